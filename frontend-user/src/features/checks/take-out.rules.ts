import { sentenceRanges, standingFindings, type TextFinding, type TextRange } from '@drumbeat/domain';

/** A text without a part of it, and where that stood, in UTF-16 units. */
interface ClosedText {
  readonly text: string;
  readonly at: number;
}

/**
 * The text without the sentences that have the words of a finding; null where it has them no more.
 * @param at where the words were in the text that was checked: in one typed on since then it is the nearest of their places
 */
export function withoutSentenceOf(text: string, finding: TextFinding, at: TextRange): ClosedText | null {
  const distance = ({ place }: { readonly place: TextRange }) => Math.abs(place.start - at.start);
  const place = standingFindings(text, [finding]).sort((a, b) => distance(a) - distance(b))[0]?.place;
  if (place === undefined) return null;
  const sentences = sentenceRanges(text, { keepsMarks: true }).filter(
    ({ start, end }) => start < place.end && end > place.start,
  );
  const before = text.slice(0, sentences[0]?.start ?? place.start);
  const after = text.slice(sentences.at(-1)?.end ?? place.end);
  const head = before.trimEnd();
  const tail = after.trimStart();
  if (head === '' || tail === '') return { text: head + tail, at: head.length };
  const gaps = [before.slice(head.length), after.slice(0, after.length - tail.length)];
  const [gap = ' '] = gaps.sort((a, b) => lines(b) - lines(a) || b.length - a.length);
  return { text: `${head}${gap}${tail}`, at: head.length };
}

const lines = (gap: string) => gap.split('\n').length;
