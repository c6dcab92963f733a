/** Runs inside the page, so it may use nothing from outside its own body. */
export function markPainted(ids: { readonly board: string; readonly confirm: string }): Promise<number> {
  const find = (id: string) => document.querySelector(`[data-testid="${id}"]`);
  const [board, confirm] = [find(ids.board), find(ids.confirm)];
  if (board === null || confirm === null) throw new Error('the board or its Confirm is missing');
  return new Promise((resolve) => {
    let pressed = 0;
    const onClick = (event: Event) => {
      pressed = event.timeStamp;
    };
    confirm.addEventListener('click', onClick, { capture: true, once: true });
    const watch = new MutationObserver(() => {
      if (pressed === 0) return;
      watch.disconnect();
      // A task posted from within a frame comes after its paint; this urgent, nothing comes between.
      requestAnimationFrame(() => {
        const done = () => resolve(performance.now() - pressed);
        void scheduler.postTask(done, { priority: 'user-blocking' });
      });
    });
    for (const svg of board.querySelectorAll('svg')) {
      watch.observe(svg, { subtree: true, childList: true, attributes: true, attributeFilter: ['d'] });
    }
  });
}
