import { hashtagRanges, type TextRange } from '@drumbeat/domain';

/**
 * The text without some of its hashtags: gone where they stand among others or at an end of their line, plain words where they
 * are part of a sentence.
 * @param unwanted some of the text's `hashtagRanges`, in their order
 */
export function withoutHashtags(text: string, unwanted: readonly TextRange[]): string {
  const words = withBlankHashtags(text);
  let left = '';
  let at = 0;
  for (const { start, end } of unwanted) {
    const line = lineAround(text, start);
    const [before, after] = [words.slice(line.start, start), words.slice(end, line.end)];
    if (after.trim() === '') {
      left += text.slice(at, start).replace(/[ \t]+$/u, '');
      at = end;
    } else if (before.trim() === '' && /^\s/u.test(after)) {
      left += text.slice(at, start);
      const behind = text.slice(end, line.end);
      at = end + behind.length - behind.trimStart().length;
    } else {
      left += text.slice(at, start);
      at = start + 1;
    }
  }
  return `${left}${text.slice(at)}`.trimEnd();
}

/** Where the hashtags begin that the text ends with; its length where it ends with words. */
export function closingHashtagsAt(text: string): number {
  let end = text.length;
  for (const range of hashtagRanges(text).reverse()) {
    if (text.slice(range.end, end).trim() !== '') break;
    end = range.start;
  }
  return end;
}

/** The text with blanks for its hashtags, so that the words keep their places. */
export function withBlankHashtags(text: string): string {
  return hashtagRanges(text).reduce(
    (left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`,
    text,
  );
}

function lineAround(text: string, at: number): TextRange {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  return { start, end: end === -1 ? text.length : end };
}
