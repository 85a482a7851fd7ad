import { insideSentence, tidyPhrase } from '../phrase.js';
import { capitalized } from '../../reading/letters.js';
import { isNounPillar } from './noun-pillar.js';

/**
 * A content pillar as the frames use it. Users write nouns, orders, questions and whole sentences, so only certain
 * nouns go into a sentence; everything else is used complete, before a colon or in quotes.
 */
export interface Topic {
  /** "pricing with confidence", or "this subject" when the words fit into no sentence. */
  readonly phrase: string;
  readonly kind: 'noun' | 'any';
  /** The pillar as it was typed, for a place before or behind a colon; in quotes where it has marks of its own. */
  readonly label: string;
  /** The pillar as typed, in quotes. */
  readonly quoted: string;
  /** False for an infinitive, an order or a sentence, which stand in a sentence only as the name of a subject. */
  readonly isNoun: boolean;
}

const LABEL_MAX = 84;
/** Endings that only nouns and gerunds have. */
const NOUN = String.raw`(?=\p{L}{6})\p{L}*(?:ing|tion|sion|ship|ness|ity|ism|ics|ance|ence|hood)`;
/** After a preposition a single word fits that cannot be read as a sentence. */
const SURE_NOUN = new RegExp(
  String.raw`^${NOUN}(?: (?:and|&) ${NOUN})?(?: (?:in|for|with|without|at|on|after|before) (?:an? |the )?[\p{L}\p{N}-]+)?$`,
  'iu',
);
/** Punctuation that would conflict with the surrounding sentence. */
const OWN_MARKS = /[.,:;!?()"“”„«»…]|\s[–—-]\s/u;

const CLAUSE =
  /^[“„«"\s]*(?:what|how|why|when|where|who|which|was|wie|warum|wieso|wann|wo|wer|welche[rns]?|ce que?|comment|pourquoi|quand|qui|où|combien|lo que|qué|cómo|por qué|cuándo|cuánt[oa]s?|dónde|quién)(?![\p{L}\p{M}])/iu;

/** Behind its first word, what only a sentence has: "La mer ne lit pas les plannings". */
const SAYING =
  /(?<=\p{L}[^\S\n]+)(?:\p{L}+n['’]t|not|never|is|are|was|were|has|can|must|nicht|nie|kein\p{L}*|ist|sind|war|hat|kann|muss|wird|ne|n['’]\p{L}+|est|sont|ont|peut|faut|nunca|está|están|hay|tiene|puede|es)(?![\p{L}\p{M}])|^(?:i|we|you|they|nobody|everybody|ich|wir|du|man|keiner|niemand|jeder|je|on|nous|ils?|elles?|personne|nadie|todos)[^\S\n]/iu;

/** True for a pillar that is a sentence: it can be believed and said, and is nothing that anybody does or decides. */
export const isSaying = (pillar: string) =>
  SAYING.test(pillar.trim().split(',')[0] ?? '') && !isClause(pillar);

/** True for a pillar that names two things to choose from. */
export const isChoice = (pillar: string) =>
  /(?<=\p{L}[^\S\n]+)(?:or|oder|ou|o)(?=[^\S\n]+\p{L})/iu.test(pillar);

/** True for a pillar that says something ("What horse owners get wrong"): it is known and told, and not done. */
export const isClause = (pillar: string) => CLAUSE.test(pillar);

/**
 * @param pillar as the user typed it
 * @param fallback a noun phrase for a pillar without any word in it, or with too many
 */
export function topicOf(pillar: string, fallback: string): Topic {
  const typed = typedPillar(pillar);
  const label = OWN_MARKS.test(typed) ? `“${typed}”` : capitalized(typed);
  if (typed === '' || label.length > LABEL_MAX) return fallbackTopic(fallback);
  return SURE_NOUN.test(typed)
    ? { phrase: insideSentence(typed), kind: 'noun', label, quoted: `“${typed}”`, isNoun: true }
    : {
        phrase: 'this subject',
        kind: 'any',
        label,
        quoted: `“${typed}”`,
        isNoun: isNounPillar(typed, 'en'),
      };
}

/** The pillar on one line, without list marks and the like; a question keeps its mark. '' where it says nothing. */
export function typedPillar(pillar: string): string {
  const tidy = tidyPhrase(pillar);
  if (!/[\p{L}\p{N}]/u.test(tidy)) return '';
  return /\?\s*$/u.test(pillar) ? `${tidy}?` : tidy;
}

export function fallbackTopic(phrase: string): Topic {
  return { phrase, kind: 'noun', label: capitalized(phrase), quoted: phrase, isNoun: true };
}
