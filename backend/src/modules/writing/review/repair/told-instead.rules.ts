import { sentencesOf, type PlacedFinding, type TextRange } from '@drumbeat/domain';
import { isPartTalk } from '../frames/part-talk.js';
import { topicStems } from '../topic-stems.js';

/** Sentences with something wrong in them. */
interface WrongPassage {
  readonly place: TextRange;
  readonly text: string;
  readonly findings: readonly PlacedFinding[];
}

/** With fewer words of content beside what was wrong, a passage may be said in others. */
const KEPT_OF = 3;
const KEPT_SHARE = 0.34;
const OWN_SHARE = 0.5;

/**
 * True where a model says something in place of a passage: a sentence that speaks of correcting it, and has no word of it, or a text that
 * has hardly a word of what was not wrong, and is not made of what the author gave either.
 */
export function isToldInstead(
  passage: WrongPassage,
  replacement: string,
  material: readonly string[],
): boolean {
  if (replacement === '') return false;
  if (sentencesOf(replacement).some((sentence) => isPartTalk(sentence, [passage.text]))) return true;
  const right = new Set(topicStems(rightOf(passage)));
  const now = new Set(topicStems(replacement.replace(/\[[^\]]*\]/gu, ' ')));
  const kept = [...right].filter((stem) => now.has(stem)).length;
  if (right.size < KEPT_OF || kept >= right.size * KEPT_SHARE) return false;
  const known = new Set(topicStems([passage.text, ...material].join('\n')));
  return [...now].filter((stem) => known.has(stem)).length < now.size * OWN_SHARE;
}

/** Its words without those that something is wrong with. */
function rightOf({ text, place, findings }: WrongPassage): string {
  return findings.reduce((left, finding) => {
    const [from, to] = [finding.place.start - place.start, finding.place.end - place.start];
    return (
      left.slice(0, Math.max(0, from)) + ' '.repeat(Math.max(0, to - from)) + left.slice(Math.max(0, to))
    );
  }, text);
}
