import type { Source } from './sources.ts';

/** A paragraph, list item or table cell of a page, and the number of its first line. */
interface Point {
  readonly at: number;
  readonly text: string;
}

const FENCE = /^\s*```/u;
const ITEM = /^\s*(?:-|\d+\.) /u;
const ROW = /^\s*\|/u;
const WORD = /[\p{L}\d]/u;

/** Points of a page with more words than that, as `path:line: n words`. */
export function longPoints(page: Source, most: number): string[] {
  return pointsOf(page)
    .map(({ at, text }) => ({ at, words: text.split(/\s+/u).filter((word) => WORD.test(word)).length }))
    .filter(({ words }) => words > most)
    .map(({ at, words }) => `${page.path}:${at}: ${words} words`);
}

/** Points of a page; what stands between fences is quoted, and no point. */
function pointsOf({ lines }: Source): Point[] {
  const points: Point[] = [];
  let isQuoted = false;
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const at = index + 1;
    if (FENCE.test(line)) isQuoted = !isQuoted;
    const isText = !isQuoted && !FENCE.test(line) && !line.startsWith('#') && line.trim() !== '';
    const last = points.at(-1);
    if (isText && ROW.test(line)) points.push(...line.split('|').map((text) => ({ at, text })));
    else if (isText && isOpen && last && !ITEM.test(line)) {
      points[points.length - 1] = { at: last.at, text: `${last.text} ${line}` };
    } else if (isText) points.push({ at, text: line });
    isOpen = isText && !ROW.test(line);
  }
  return points;
}
