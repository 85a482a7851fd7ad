import { Parser } from 'htmlparser2';

/** An article of the archive. */
export interface ReadArticle {
  readonly title: string;
  readonly url: string;
  /** As written, such as 2026-02-24 00:09; empty where the page has none. */
  readonly date: string;
  readonly text: string;
}

const BLOCKS = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'li',
  'blockquote',
  'div',
  'pre',
  'figcaption',
  'hr',
  'tr',
]);
const UNREAD = new Set(['script', 'style', 'head', 'noscript', 'template', 'figcaption']);

/** The words of an article's page (LINKEDIN-27): its title stands in `h1`, its dates in paragraphs of their own class. */
export function readArticle(html: string): ReadArticle {
  const found = { title: '', url: '', created: '', published: '', text: '' };
  let place: 'title' | 'created' | 'published' | 'text' = 'text';
  let unread = 0;
  const parser = new Parser({
    onopentag(name, { class: kind, href }) {
      if (UNREAD.has(name)) unread += 1;
      if (name === 'h1') place = 'title';
      else if (name === 'p' && (kind === 'created' || kind === 'published')) place = kind;
      else if (name === 'br') found.text += '\n';
      else if (BLOCKS.has(name) && place === 'text') found.text += '\n\n';
      if (name === 'a' && place === 'title' && href !== undefined) found.url = href;
    },
    ontext(text) {
      if (unread === 0) found[place] += place === 'text' ? text.replace(/\s+/gu, ' ') : text;
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1;
      if (name === 'h1' || name === 'p') place = 'text';
      if (BLOCKS.has(name)) found.text += '\n\n';
    },
  });
  parser.end(html);
  const date = /\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?/u.exec(found.published || found.created)?.[0] ?? '';
  const text = found.text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return { title: found.title.replace(/\s+/gu, ' ').trim(), url: found.url, date, text };
}
