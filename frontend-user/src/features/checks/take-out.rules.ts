import { sentenceRanges, type TextFinding } from '@drumbeat/domain';
import { foreignPlaces } from '../../entities/posts/foreign-places.rules';

/** A text without a part of it, and where that stood, in UTF-16 units. */
interface ClosedText {
  readonly text: string;
  readonly at: number;
}

/** The text without the sentences that have the words of a finding first; null where it has them no more. */
export function withoutSentenceOf(text: string, finding: TextFinding): ClosedText | null {
  const [place] = foreignPlaces(text, [finding]);
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
