import type { PostLanguage } from '@drumbeat/domain';
import { QUOTATION_MARKS } from '../quotation-marks.js';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { insideSentence, tidyPhrase } from '../phrase.js';
import { capitalized } from '../../reading/words/letters.js';
import { isNounPillar } from './noun-pillar.js';

/**
 * A content pillar as the frames use it. Users write nouns, orders, questions and whole sentences, so only certain
 * nouns go into a sentence; everything else is used complete, before a colon or in quotes.
 */
export interface Topic {
  /** "pricing with confidence", or the pillar in quotes where its words fit into no sentence. */
  readonly phrase: string;
  readonly kind: 'noun' | 'any';
  /** The pillar as it was typed, for a place before or behind a colon; in quotes where it has marks of its own. */
  readonly label: string;
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
/** An article, a noun and what hangs on it by prepositions: "Le budget d'un chantier". A verb would be one word too many. */
const NOUN_PHRASES: Readonly<Partial<Record<PostLanguage, RegExp>>> = {
  fr: /^(?:(?:le|la|les) |l['’])[\p{L}-]+(?: (?:(?:de|en|au|aux|du|des|sans|pour|dans) (?:la |l['’])?|d['’](?:une? )?)[\p{L}-]+)*$/iu,
  es: /^(?:el|la|los|las) [\p{L}-]+(?: (?:de|del|en|sin|con|para|al) (?:el |la |los |las )?[\p{L}-]+)*$/iu,
};

/** Punctuation that would conflict with the surrounding sentence. */
const OWN_MARKS = /[.,:;!?()"“”„«»…]|\s[–—-]\s/u;

const CLAUSE =
  /^[“„«"\s]*(?:what|how|why|when|where|who|which|was|wie|warum|wieso|wann|wo|wer|welche[rns]?|ce que?|comment|pourquoi|quand|qui|où|combien|lo que|qué|cómo|por qué|cuándo|cuánt[oa]s?|dónde|quién)(?![\p{L}\p{M}])/iu;

/** Behind its first word, what only a sentence has: "La mer ne lit pas les plannings"; "Pannen und was sie lehren" is none. */
const SAYING =
  /(?<=\p{L}[^\S\n]+)(?:\p{L}+n['’]t|not|never|is|are|(?<!und[^\S\n]+)was|were|has|can|must|nicht|nie|kein\p{L}*|ist|sind|war|hat|kann|muss|wird|ne|n['’]\p{L}+|est|sont|ont|peut|faut|nunca|está|están|hay|tiene|puede|es)(?![\p{L}\p{M}])|^(?:i|we|you|they|nobody|everybody|ich|wir|du|man|keiner|niemand|jeder|je|on|nous|ils?|elles?|personne|nadie|todos)[^\S\n]/iu;

/** True for a pillar that is a sentence: it can be believed and said, and is nothing that anybody does or decides. */
export const isSaying = (pillar: string) =>
  SAYING.test(pillar.trim().split(',')[0] ?? '') && !isClause(pillar);

/** True for a pillar that names two things to choose from. */
export const isChoice = (pillar: string) =>
  /(?<=\p{L}[^\S\n]+)(?:or|oder|ou|o)(?=[^\S\n]+\p{L})/iu.test(pillar);

/** True for a pillar that says something ("What horse owners get wrong"): it is known and told, and not done. */
export const isClause = (pillar: string) => CLAUSE.test(pillar);

/**
 * A pillar, as the user typed it, in the author's language; in the sentence only where it is surely a noun phrase. German ones are
 * always quoted, because they would have to be inflected.
 */
export function topicIn(pillar: string, { language }: { readonly language: PostLanguage }): Topic {
  const { noPillar } = LANGUAGE_TEXTS[language];
  const typed = typedPillar(pillar);
  const [open, close] = QUOTATION_MARKS[language];
  const quoted = `${open}${typed}${close}`;
  const label = OWN_MARKS.test(typed) ? quoted : capitalized(typed);
  if (typed === '' || label.length > LABEL_MAX)
    return { phrase: noPillar, kind: 'noun', label: capitalized(noPillar), isNoun: true };
  if (language === 'en' && SURE_NOUN.test(typed))
    return { phrase: insideSentence(typed), kind: 'noun', label, isNoun: true };
  if (NOUN_PHRASES[language]?.test(typed) === true)
    return {
      phrase: `${typed.slice(0, 1).toLowerCase()}${typed.slice(1)}`,
      kind: 'any',
      label,
      isNoun: true,
    };
  return { phrase: quoted, kind: 'any', label, isNoun: isNounPillar(typed, language) };
}

/** The pillar on one line, without list marks and the like; a question keeps its mark. '' where it says nothing. */
export function typedPillar(pillar: string): string {
  const tidy = tidyPhrase(pillar);
  if (!/[\p{L}\p{N}]/u.test(tidy)) return '';
  return /\?\s*$/u.test(pillar) ? `${tidy}?` : tidy;
}
