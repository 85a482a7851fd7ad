import { insideSentence, phrasesOf } from '../phrase.js';

/** The people that the user named, complete and in their words, for the middle of a sentence. */
export interface People {
  readonly phrase: string;
  /** "founders of small agencies"; false for "the person who signs the cheque". */
  readonly isPlural: boolean;
}

const PEOPLE_MAX = 72;
/** After one of these anything may follow: the clause belongs to the people before it. */
const RELATIVE = new Set('who whom whose that which'.split(' '));
/** Words that end the group of words around the first noun. */
const FUNCTION_WORDS = new Set(
  `, of at in on for from with without to by over under between after before around across near and or & as than about into
  through during within outside behind beyond inside against per`.split(/\s+/),
);
const PRONOUN =
  /^(?:i|we|my|our|you|your|they|their|he|his|she|her|it|its|to|this|these|those|anyone|everyone|everybody|all)$/iu;
const DETERMINED = /^(?:an?|the|one|somebody|someone)$/iu;
const PLURAL = /(?:[^siu'’]s|\p{Lu}s|[Pp]eople|[Mm]en|[Cc]hildren|[Ss]taff)$/u;
const PARTICIPLE = /\p{L}{3}(?:ing|ed)$/u;

/**
 * The people that a typed text names, when it is certainly a noun phrase; null for everything else, because a sentence around
 * anything else would break. The phrase is never cut: returns the complete first sentence of the text.
 */
export function peopleOf(text: string | null): People | null {
  const [phrase = ''] = phrasesOf(text);
  if (phrase === '' || phrase.length > PEOPLE_MAX || /[^\p{L}\p{M}\p{N}\s,'’&/-]/u.test(phrase)) return null;
  const words = phrase.replaceAll(',', ' , ').split(/\s+/u);
  const [first = ''] = words;
  // "Helping people" is an activity, and "working mothers" cannot be distinguished from it.
  if (PRONOUN.test(first) || /ing$/iu.test(first)) return null;
  const isPlural = isPluralPhrase(words);
  if (!isPlural && !isOnePerson(words)) return null;
  return { phrase: insideSentence(phrase), isPlural };
}

function isBoundary(word: string): boolean {
  return FUNCTION_WORDS.has(word.toLowerCase()) || RELATIVE.has(word.toLowerCase());
}

function headOf(words: readonly string[]): readonly string[] {
  const end = words.findIndex(isBoundary);
  return end === -1 ? words : words.slice(0, end);
}

function isPluralPhrase(words: readonly string[]): boolean {
  const head = headOf(words);
  const last = PARTICIPLE.test(head.at(-1) ?? '') && head.length > 1 ? head.at(-2) : head.at(-1);
  if (DETERMINED.test(head[0] ?? '') || !PLURAL.test(last ?? '')) return false;
  return !hasVerbBehindPlural(words, head.length);
}

/** "Coaches need clients" is a sentence, and so may be anything else in which an ordinary word follows a plural. */
function hasVerbBehindPlural(words: readonly string[], headLength: number): boolean {
  const relative = words.findIndex((word) => RELATIVE.has(word.toLowerCase()));
  const checked = relative === -1 ? words : words.slice(0, relative + 1);
  return checked.some((word, index) => {
    const next = checked[index + 1];
    if (next === undefined || isBoundary(word) || isBoundary(next) || !PLURAL.test(word)) return false;
    if (PARTICIPLE.test(next)) return false;
    // "Sales managers" is one noun; "Maria helps founders" is a sentence.
    return !(PLURAL.test(next) && (index === 0 || index >= headLength));
  });
}

/** "A founder of an agency", "the person who signs": a determiner, few words and then a modifier. */
function isOnePerson(words: readonly string[]): boolean {
  const head = headOf(words);
  if (words.includes(',')) return false;
  const isFollowed = head.length < words.length;
  return (
    DETERMINED.test(head[0] ?? '') && head.length <= (isFollowed ? 4 : 2) && !PLURAL.test(head.at(-1) ?? '')
  );
}
