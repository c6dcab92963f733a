import type { WindowGround } from './window-ground';

/** The page behind the app, its own scroll bars and menus, and the browser's frame. */
export function paintWindow({ color, dark, language }: WindowGround): void {
  const page = document.documentElement;
  page.lang = language;
  page.style.backgroundColor = color;
  page.style.colorScheme = dark ? 'dark' : 'light';
  document.body.style.backgroundColor = color;
  themeColor().content = color;
}

function themeColor(): HTMLMetaElement {
  const known = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (known) return known;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.append(meta);
  return meta;
}
