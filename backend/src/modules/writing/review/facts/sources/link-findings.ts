import type { TextRange } from '@drumbeat/domain';

/** An address of a page, with or without "https"; "z.B.de" and an address of a mail are none. */
const LINK =
  /(?<![\p{L}\p{N}@./-])(?:https?:\/\/[^\s()<>"“”„«»]+|(?:www\.)?[\p{L}\p{N}-]{2,63}(?:\.[\p{L}\p{N}-]{2,63})*\.(?:com|org|net|info|io|ai|app|dev|shop|blog|eu|uk|de|at|ch|fr|be|es|mx|us)(?![\p{L}\p{N}.-]*\p{L})(?:\/[^\s()<>"“”„«»]*)?)/giu;

/** The links of the text that no source has: a page that nobody gave was made up, its path as much as its host. */
export function unsourcedLinks(text: string, sources: readonly string[]): TextRange[] {
  const found = [...text.matchAll(LINK)];
  if (found.length === 0) return [];
  const known = new Set(sources.flatMap((source) => [...source.matchAll(LINK)].map(([link]) => plain(link))));
  return found.flatMap(({ 0: link, index }) => {
    const bare = link.replace(/[.,;:!?]+$/u, '');
    return known.has(plain(bare)) ? [] : [{ start: index, end: index + bare.length }];
  });
}

const plain = (link: string) =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/[/.,;:!?]+$/u, '');
