import { capitalized } from './phrase.js';

/** "They", "she", "my clients": whose problem it is. */
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
const THEY = /^they\s+(?!(?:cannot|can)\b)(?=\p{Ll})/iu;
/** Ends a noun phrase of which more is said: "clients who change their mind". */
const RELATIVE = /\s(?:who|that|which)\s/iu;
const DOING = /^(?!being\b)\p{L}+ing\s+\S+\s+\S+/iu;
const VERBS =
  `am are is was were has have had do does did get gets take takes ask asks buy buys keep keeps go goes come comes eat
  eats hate want wants grow grows lose loses burn burns feel feels fail fails make makes sell sells don't doesn't don’t doesn’t
  cannot can't can’t will won't won’t`.split(/\s+/);
/** These may be nouns as well ("sick leave", "food costs"): verbs they are behind a plural and before something else. */
const NOUNS_TOO = `change cost drop fall leave miss need pay rise run stay stop wait`.split(/\s+/);
/** A verb of the sentence, with one to four words before it. */
const SENTENCE = new RegExp(
  String.raw`^(?!being\b)(?:[\p{L}\p{N}'’-]+\s+){0,3}?(?:[\p{L}\p{N}'’-]+\s+(?:${VERBS.join('|')})(?:\s|$)|[\p{L}'’-]+s\s+(?:${NOUNS_TOO.join('|')})\s)`,
  'iu',
);

/**
 * A client's problem as the title of a pillar. People write sentences, questions and bare nouns: what they cannot do becomes
 * how to do it, a sentence the case that it describes, and what is none of these keeps its words behind a colon.
 * @param problem a phrase in the user's words, small at its start
 * @param audience the people whose problem it is, where they are known
 */
export function problemPillar(problem: string, audience: string | null): string {
  const able = problem.replace(CANNOT, 'how to ').replace(NOT_KNOWING, '').replace(QUESTION, asInfinitive);
  if (able !== problem) return capitalized(toTheReader(able));
  const asked = THEY.test(problem) && audience !== null ? problem.replace(THEY, `${audience} who `) : problem;
  if (asked !== problem || RELATIVE.test(problem) || DOING.test(problem)) return capitalized(asked);
  if (SENTENCE.test(problem)) return `When ${problem.replace(/^their\b/iu, 'the')}`;
  return capitalized(`${problem}: what helps`);
}

function asInfinitive(_: string, word: string): string {
  return `${word.toLowerCase()} to `;
}

/** "How to get my kid off the phone" is asked by the reader. */
function toTheReader(text: string): string {
  return text.replace(/\bmy\b/giu, 'your').replace(/\btheir\b/giu, 'your');
}
