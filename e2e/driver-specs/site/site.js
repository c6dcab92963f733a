/* global document, location, localStorage, navigator, setTimeout, clearTimeout */
const at = (id) => document.querySelector(`[data-testid="${id}"]`);

let presses = 0;
at('press').addEventListener('click', () => {
  presses += 1;
  at('count').textContent = String(presses);
  localStorage.setItem('presses', String(presses));
});
at('disabled').addEventListener('click', (event) => {
  if (event.currentTarget.getAttribute('aria-disabled') !== 'true') at('count').textContent = 'wrong';
});

let timer;
at('hold').addEventListener('pointerdown', () => {
  timer = setTimeout(() => (at('hold').textContent = 'Held'), 500);
});
at('hold').addEventListener('pointerup', () => clearTimeout(timer));

const fingers = new Map();
at('pad').addEventListener('pointerdown', (event) =>
  fingers.set(event.pointerId, [event.clientX, event.clientY]),
);
at('pad').addEventListener('pointermove', (event) => {
  const start = fingers.get(event.pointerId);
  const dx = Math.round(event.clientX - start[0]);
  const dy = Math.round(event.clientY - start[1]);
  at('pad').textContent =
    `${fingers.size} finger ${dx < 0 ? 'left' : dx > 0 ? 'right' : ''}${dy < 0 ? 'up' : dy > 0 ? 'down' : ''}`;
});

setTimeout(() => (at('late').style.visibility = 'visible'), 600);
at('stored').textContent = localStorage.getItem('presses') ?? 'nothing';
at('place').textContent = location.pathname;
at('language').textContent = navigator.language;
