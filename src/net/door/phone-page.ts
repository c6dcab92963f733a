import { type HttpAnswer, plain } from './http-answer';
import type { HttpHead } from './http-head';

/** What a browser is told that came to a phone: title and text in the host's language. */
export interface PhonePageWords {
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter]!);

/** A phone serves no web app: it says so, and that a table on a computer does. */
export function phonePage(words: () => PhonePageWords): (head: HttpHead) => HttpAnswer {
  return ({ method, target }) => {
    if (method !== 'GET' || target.split('?', 1)[0] !== '/') return plain(404, 'Not found.');
    const { language, title, text } = words();
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
    const style = `<style>body{font:18px/1.5 system-ui;max-width:32em;margin:3em auto;padding:0 1em}</style>`;
    const main = `<h1>${escape(title)}</h1><p>${escape(text)}</p>`;
    const body = `<!doctype html><html lang="${escape(language)}"><head>${head}<title>${escape(title)}</title>${style}</head><body>${main}</body></html>`;
    return { status: 200, type: 'text/html', body };
  };
}
