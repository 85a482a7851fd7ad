import { capitalized } from '../../reading/words/letters.js';

/** Subjects that have the problem: "They", "she", "my clients". */
const SUBJECT = String.raw`(?:they|she|he|we|i|you|people|(?:my|our|the|their)\s+(?:clients|customers|people|team))`;
const CANNOT = new RegExp(
  String.raw`^(?:${SUBJECT}\s+)?(?:cannot|can't|can’t|can not|are unable to|is unable to|struggle to|fail to|find it hard to)\s+(?=\p{Ll})`,
  'iu',
);
const NOT_KNOWING = new RegExp(
  String.raw`^(?:${SUBJECT}\s+)?(?:do not|don't|don’t|does not|doesn't|doesn’t)\s+know\s+(?=(?:how|what|where|when|which|whom?)\s+to\s)`,
  'iu',
);
const QUESTION =
  /^(how|what|where|when)\s+(?:do|does|can|could|should)\s+(?:i|we|you|they|she|he|one)\s+(?=\p{Ll})/iu;
/**
 * A client's problem as a pillar: what they cannot do becomes how to do it, everything else stays as typed.
 * @param problem in the user's words
 */
export function problemPillar(problem: string): string {
  const able = problem.replace(CANNOT, 'how to ').replace(NOT_KNOWING, '').replace(QUESTION, asInfinitive);
  return capitalized(able === problem ? problem : toTheReader(able));
}

function asInfinitive(_: string, word: string): string {
  return `${word.toLowerCase()} to `;
}

/** "How to get my kid off the phone" is the reader's question. */
function toTheReader(text: string): string {
  return text.replace(/\bmy\b/giu, 'your').replace(/\btheir\b/giu, 'your');
}
