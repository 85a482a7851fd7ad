/** A text with its selection, in UTF-16 units. */
export interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type ListKind = 'bullet' | 'numbered';

/** LinkedIn shows characters only: a list is lines that begin with these (LINKEDIN-12). */
const BULLET = '• ';
const ITEM = /^(?:• |\d{1,3}\. )/u;
const OF_KIND: Readonly<Record<ListKind, RegExp>> = { bullet: /^• /u, numbered: /^\d{1,3}\. /u };

/**
 * Makes the selected lines a list of this kind, or plain lines again where all of them are one. Blank lines between them stay
 * blank. What was selected stays selected.
 */
export function toggleList({ text, start, end }: TextSelection, kind: ListKind): TextSelection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const isList = written.length > 0 && written.every((line) => OF_KIND[kind].test(line));
  let number = 0;
  const changed = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line;
    const plain = line.replace(ITEM, '');
    if (isList) return plain;
    number += 1;
    return (kind === 'bullet' ? BULLET : `${number}. `) + plain;
  });
  const block = changed.join('\n');
  const firstGrew = (changed[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  const grew = block.length - (to - from);
  const place = (at: number, by: number) => Math.max(from, at + by);
  return {
    text: text.slice(0, from) + block + text.slice(to),
    start: place(start, start === end ? grew : firstGrew),
    end: place(end, grew),
  };
}

/**
 * The text after Enter in a list: the next item begins, or the list ends where the item was still empty. Null where the
 * cursor is in no list, or something is selected.
 */
export function continueList({ text, start, end }: TextSelection): TextSelection | null {
  if (start !== end) return null;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const mark = ITEM.exec(line)?.[0];
  if (mark === undefined) return null;
  const rest = text.slice(start);
  if (line === mark && (rest === '' || rest.startsWith('\n'))) {
    return { text: text.slice(0, from) + rest, start: from, end: from };
  }
  const next = mark === BULLET ? BULLET : `${Number.parseInt(mark, 10) + 1}. `;
  const at = start + 1 + next.length;
  return { text: `${text.slice(0, start)}\n${next}${rest}`, start: at, end: at };
}
