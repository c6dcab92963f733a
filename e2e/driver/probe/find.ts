import type { Pattern, Query } from '../matchers';
import type { Probe } from './contract';

/** Runs inside the page: may use nothing from outside its own braces. */
export function installFind(): void {
  const probe = ((window as Partial<Window>).interchangeProbe ??= {} as Probe);

  const fits = (text: string | null | undefined, pattern: Pattern): boolean => {
    if (text === null || text === undefined) return false;
    return typeof pattern === 'string'
      ? text === pattern
      : new RegExp(pattern.source, pattern.flags).test(text);
  };

  const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

  const textOf = (element: Element): string => (isField(element) ? element.value : element.textContent);

  /** The innermost element with that text is the Text component; the boxes around it have the same textContent. */
  const isTextItself = (element: Element, pattern: Pattern): boolean =>
    fits(textOf(element), pattern) && ![...element.children].some((child) => fits(textOf(child), pattern));

  const matches = (element: Element, query: Query): boolean => {
    switch (query.kind) {
      case 'id':
        return fits(element.getAttribute('data-testid'), query.pattern);
      case 'label':
        return fits(element.getAttribute('aria-label'), query.pattern);
      case 'text':
        return isTextItself(element, query.pattern);
      case 'and':
        return matches(element, query.query) && matches(element, query.other);
      case 'ancestor':
        return matches(element, query.query) && hasAncestor(element, query.other);
      case 'descendant':
        return (
          matches(element, query.query) &&
          [...element.querySelectorAll('*')].some((inner) => matches(inner, query.other))
        );
    }
  };

  const hasAncestor = (element: Element, query: Query): boolean => {
    for (let at = element.parentElement; at; at = at.parentElement) if (matches(at, query)) return true;
    return false;
  };

  const isLaidOut = (element: Element): boolean => element.getClientRects().length > 0;

  /** A screen below another one stays in the page with `display: none`; what is laid out goes first. */
  probe.find = (query) => {
    const all = [...document.body.querySelectorAll('*')].filter((element) => matches(element, query));
    const laidOut = all.filter(isLaidOut);
    return laidOut.length > 0 ? laidOut : all;
  };

  const disabled = (element: Element): boolean =>
    element.closest('[aria-disabled="true"], :disabled') !== null;

  const toggleOf = (element: Element): boolean | null => {
    const kinds = 'input[type=checkbox], [role=switch], [role=checkbox], [role=radio]';
    const toggle = element.matches(kinds) ? element : element.querySelector(kinds);
    if (!toggle) return null;
    return toggle instanceof HTMLInputElement
      ? toggle.checked
      : toggle.getAttribute('aria-checked') === 'true';
  };

  const valueOf = (element: Element): string | null =>
    isField(element)
      ? element.value
      : (element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow'));

  probe.sight = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      id: element.getAttribute('data-testid') ?? '',
      text: textOf(element),
      label: element.getAttribute('aria-label') ?? textOf(element),
      placeholder: element.getAttribute('placeholder'),
      value: valueOf(element),
      toggled: toggleOf(element),
      enabled: !disabled(element),
      focused: document.activeElement !== null && element.contains(document.activeElement),
      frame: { x, y, width, height },
      seen: probe.seen(element),
    };
  };
}
