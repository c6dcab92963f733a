/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react-native';
import { useKeys } from '@/features/play/use-keys.web';
import { useModalFocus } from '@/ui/use-modal-focus.web';
import type * as MockRouter from './mock-router';

jest.mock('expo-router', () => jest.requireActual<typeof MockRouter>('./mock-router').mockRouter());

const keys = { onLetter: jest.fn(), onStep: jest.fn(), onConfirm: jest.fn(), onClear: jest.fn() };
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const pressAll = () => ['a', '+', 'Enter', 'Escape'].forEach(press);
const handlers = Object.values(keys);

beforeEach(() => jest.clearAllMocks());

it('gives the keys to the table', () => {
  const { unmount } = renderHook(() => useKeys({ ...keys, onClose: null }));
  pressAll();
  for (const handler of handlers) expect(handler).toHaveBeenCalledTimes(1);
  unmount();
});

it('lets Escape close what lies over the table, and no key through to it', () => {
  const onClose = jest.fn();
  const { unmount } = renderHook(() => useKeys({ ...keys, onClose }));
  pressAll();
  expect(onClose).toHaveBeenCalledTimes(1);
  for (const handler of handlers) expect(handler).not.toHaveBeenCalled();
  unmount();
});

it('holds the focus in the sheet while it is open and gives it back', () => {
  document.body.innerHTML =
    '<button id="ask"></button><button id="other"></button><div id="sheet"><button id="close"></button></div>';
  const focusOn = (id: string) => document.getElementById(id)!.focus();
  const focused = () => document.activeElement?.id;
  focusOn('ask');
  const { unmount } = renderHook(() => {
    const sheet = useModalFocus();
    // What the ref of a view is on the web.
    sheet.current = document.getElementById('sheet') as unknown as typeof sheet.current;
  });
  expect(focused()).toBe('close');
  focusOn('other');
  expect(focused()).toBe('close');
  unmount();
  expect(focused()).toBe('ask');
  focusOn('other');
  expect(focused()).toBe('other');
});
