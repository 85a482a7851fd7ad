import { capitalized, insideSentence, tidyPhrase } from './phrase.js';

/**
 * A content pillar as the frames use it. Users write nouns, orders, questions and whole sentences, so only what is surely a
 * noun goes into a sentence; everything else stands whole, before a colon or in quotes.
 */
export interface Topic {
  /** "pricing with confidence", or "this subject" where the words fit into no sentence. */
  readonly phrase: string;
  readonly kind: 'noun' | 'any';
  /** The pillar as it was typed, for a place before or behind a colon; in quotes where it has marks of its own. */
  readonly label: string;
  /** The pillar as it was typed, in quotes. */
  readonly quoted: string;
}

const LABEL_MAX = 84;
/** Endings that only nouns and gerunds have. */
const NOUN = String.raw`(?=\p{L}{6})\p{L}*(?:ing|tion|sion|ship|ness|ity|ism|ics|ance|ence|hood)`;
/** Behind a preposition one word fits that no verb can turn into a sentence. */
const SURE_NOUN = new RegExp(
  String.raw`^${NOUN}(?: (?:and|&) ${NOUN})?(?: (?:in|for|with|without|at|on|after|before) (?:an? |the )?[\p{L}\p{N}-]+)?$`,
  'iu',
);
/** Marks that would mix with those of the sentence around. */
const OWN_MARKS = /[.,:;!?()"“”„«»…]|\s[–—-]\s/u;

/**
 * @param pillar as the user typed it
 * @param fallback a noun phrase for a pillar without any word in it, or with too many
 */
export function topicOf(pillar: string, fallback: string): Topic {
  const typed = typedPillar(pillar);
  const label = OWN_MARKS.test(typed) ? `“${typed}”` : capitalized(typed);
  if (typed === '' || label.length > LABEL_MAX) return fallbackTopic(fallback);
  return SURE_NOUN.test(typed)
    ? { phrase: insideSentence(typed), kind: 'noun', label, quoted: `“${typed}”` }
    : { phrase: 'this subject', kind: 'any', label, quoted: `“${typed}”` };
}

/** The pillar on one line, without list marks and the like; a question keeps its mark. '' where it says nothing. */
export function typedPillar(pillar: string): string {
  const tidy = tidyPhrase(pillar);
  if (!/[\p{L}\p{N}]/u.test(tidy)) return '';
  return /\?\s*$/u.test(pillar) ? `${tidy}?` : tidy;
}

export function fallbackTopic(phrase: string): Topic {
  return { phrase, kind: 'noun', label: capitalized(phrase), quoted: phrase };
}
