import type { Probe } from './contract';

/** Runs inside the page: may use nothing from outside its own braces. */
export function installMove(): void {
  const probe = ((window as Partial<Window>).interchangeProbe ??= {} as Probe);
  let lastChange = performance.now();

  const watch = (): void => {
    const seen = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(() => (lastChange = performance.now())).observe(document, seen);
  };
  watch();

  const isAnimating = (): boolean =>
    document.getAnimations().some((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return animation.playState === 'running' && typeof end === 'number' && Number.isFinite(end);
    });

  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

  probe.settle = async (quiet, limit) => {
    const started = performance.now();
    while (performance.now() - started < limit) {
      await frame();
      const calm = performance.now() - lastChange >= quiet && document.readyState === 'complete';
      if (calm && !isAnimating()) return;
    }
  };

  const scrolls = (element: Element, sideways: boolean): boolean => {
    const style = getComputedStyle(element);
    const overflow = sideways ? style.overflowX : style.overflowY;
    const room = sideways
      ? element.scrollWidth - element.clientWidth
      : element.scrollHeight - element.clientHeight;
    return room > 0 && (overflow === 'auto' || overflow === 'scroll');
  };

  probe.scroll = (element, x, y) => {
    const view = [element, ...element.querySelectorAll('*')].find((at) => scrolls(at, x !== 0));
    if (!view) return { scrollable: false, moved: 0 };
    const before = view.scrollLeft + view.scrollTop;
    view.scrollBy({ left: x, top: y, behavior: 'instant' });
    return { scrollable: true, moved: Math.abs(view.scrollLeft + view.scrollTop - before) };
  };
}
