import { isQuestion, MONTH_NAMES, SECOND_NAMES, WEEKDAY_NAMES, type PostLanguage } from '@drumbeat/domain';
import type { FormOfPost } from './form-of-post.js';
import { perLanguage } from '../../reading/words/per-language.js';
import { NUMBER_NAMES, numberSource } from '../../reading/figures/number-names.js';
import { word } from '../../reading/words/word-patterns.js';

type Signs = Readonly<Record<PostLanguage, RegExp>>;

const dates = (language: PostLanguage) =>
  [...MONTH_NAMES[language], ...WEEKDAY_NAMES[language]]
    // "may" and "march" are verbs as well: their dates show by a figure or a preposition.
    .filter((name) => name !== 'May' && name !== 'March')
    .join('|');
const YEAR = String.raw`(?:19|20)\d\d`;

const TIMES: Signs = {
  en: word(
    `${dates('en')}|in (?:march|may)|yesterday|today|tonight|last (?:week|month|year|night)|this (?:week|morning|month|year)|\\d{1,2}\\s?[ap]m|\\p{L}+ (?:weeks?|months?|years?|days?) ago|in ${YEAR}`,
  ),
  de: word(
    `${dates('de')}|${SECOND_NAMES.january}|${SECOND_NAMES.saturday}|gestern|vorgestern|heute|neulich|(?:in |seit )?(?:letzte|vorige|diese|vergangene)[rnsm]? (?:Woche|Monat|Jahr|Nacht)|vor \\p{L}+ (?:Wochen|Monaten|Jahren|Tagen)|heute (?:früh|morgen)|um (?:\\d{1,2}|\\p{L}+) Uhr|${YEAR}`,
  ),
  fr: word(
    `${dates('fr')}|hier|avant-hier|ce matin|cette (?:semaine|année|nuit)|ce mois-ci|(?:la semaine|le mois|l[’']année|l[’']an) derni(?:er|ère)|il y a \\p{L}+ (?:jours|semaines|mois|ans)|en ${YEAR}`,
  ),
  es: word(
    `${dates('es')}|ayer|anteayer|hoy|anoche|esta (?:semana|mañana|noche)|este (?:mes|año)|(?:la semana|el mes|el año) pasad[oa]|hace \\p{L}+ (?:días|semanas|meses|años)|en ${YEAR}`,
  ),
};

/** Kin, people by their age, and those whom work brings: a name alone cannot be told from a firm's. */
const PEOPLE: Signs = {
  en: word(
    `(?:my|her|his|their|our|an?|the|one|two|three|old|young) (?:\\p{L}+ ){0,2}(?:man|woman|boy|girl|mother|father|mum|dad|son|daughter|husband|wife|sister|brother|grand(?:mother|father)|aunt|uncle|friend|neighbour|neighbor|client|customer|patient|owner|founder|boss|colleague|apprentice|driver|farmer|fella|guy|lady|couple|kid|student)`,
  ),
  de: word(
    `Mann|Frau|Junge|Mädchen|Mutter|Vater|Sohn|Tochter|Schwester|Bruder|Groß(?:mutter|vater)|Oma|Opa|Tante|Onkel|Nachbar(?:in)?|Freund(?:in)?|Kund(?:e|in)|Patient(?:in)?|Chef(?:in)?|Kolleg(?:e|in)|Azubi|Auszubildende[rn]?|Gründer(?:in)?|Witwer?|Herr`,
  ),
  fr: word(
    `homme|femme|garçon|fille|mère|père|fils|sœur|frère|grand-(?:mère|père)|tante|oncle|voisine?|amie?|cliente?|patiente?|patronne?|collègue|apprentie?|dirigeante?|gérante?|monsieur|dame`,
  ),
  es: word(
    `hombre|mujer|chic[oa]|niñ[oa]|madre|padre|hij[oa]|herman[oa]|abuel[oa]|tí[oa]|vecin[oa]|amig[oa]|client[ea]|paciente|jef[ea]|compañer[oa]|aprendiz|dueñ[oa]|señora?`,
  ),
};

/** A verb of saying with the clause that hangs on it. */
const REPORTED: Signs = {
  en: word(
    `(?:said|says|told \\p{L}+|asked(?: \\p{L}+)?|asks|wanted to know|explained|admitted|thought) (?:that|if|whether|why|how|what|where|who|when|he|she|it|they|we|i|the|a|nobody|there)`,
  ),
  de: word(
    `(?:sagt?e?|sagten|gesagt|fragte?|fragten|gefragt|erzählte?|erzählt|meinte?|gemeint|erklärte?|erklärt|wollte wissen|wissen wollte)[^.!?\\n]{0,24}, (?:dass|ob|wer|was|wie|warum|wann|wo|wohin|sie|er|es|die|der|das|man|ich)`,
  ),
  fr: word(
    `(?:dit|disait|demande|demandait|demandé|raconté|racontait|expliqué|expliquait|répondu|avoué)(?: \\p{L}+)? (?:que|si|ce que|ce qui|pourquoi|comment|où|quand)|(?:dit|disait|raconté|expliqué|répondu|avoué) qu[’']\\p{L}+`,
  ),
  es: word(
    `(?:dijo|decía|dice|preguntó|preguntaba|contó|explicó|respondió|admitió|dicho|preguntado|contado)(?: \\p{L}+)? (?:que|si|qué|por qué|cómo|dónde|cuándo|quién)`,
  ),
};

const signs = (of: Signs, language: PostLanguage | null, text: string) =>
  language !== null && of[language].test(text);

/** True where the first sentence says when: a day, a month, a year, "last week". A question does not tell anything. */
export function beginsWithTime({ language, sentences: [first] }: FormOfPost): boolean {
  return first !== undefined && !isQuestion(first) && signs(TIMES, language, first.text);
}

/** True where somebody comes on in the first sentence. */
export function beginsWithPerson({ language, sentences: [first] }: FormOfPost): boolean {
  return first !== undefined && !isQuestion(first) && signs(PEOPLE, language, first.text);
}

/** True where somebody's words are told in a clause. */
export function reportsSpeech({ language, sentences }: FormOfPost): boolean {
  return sentences.some(({ text }) => !/["“„«»”]/u.test(text) && signs(REPORTED, language, text));
}

/** Words by which a quotation is somebody's sentence, not a term that is set apart. */
const SPEECH_WORDS = 3;

/** True where somebody's words stand between quotation marks. */
export function quotesSpeech({ sentences }: Pick<FormOfPost, 'sentences'>): boolean {
  return sentences.some(({ words }) => words.filter(({ isQuoted }) => isQuoted).length >= SPEECH_WORDS);
}

const numbers = (language: PostLanguage, from: number, to: number) =>
  `(?:${numberSource(NUMBER_NAMES[language], (value) => from <= value && value <= to)})`;
const NUMBER_WORDS: Readonly<Record<PostLanguage, string>> = {
  en: String.raw`${numbers('en', 11, 19)}|${numbers('en', 20, 90)}(?:-\p{L}+)?|(?:\p{L}+ )?(?:hundred|thousand|million)`,
  de: String.raw`${numbers('de', 11, 19)}|(?:\p{L}+und)?${numbers('de', 20, 90)}|\p{L}*(?:hundert|tausend)|Millionen?`,
  fr: String.raw`${numbers('fr', 11, 16)}|dix-\p{L}+|${numbers('fr', 20, 90)}(?:[- ](?:et )?\p{L}+)?|quatre-vingts?|cents?|mille|millions?`,
  es: String.raw`dieci\p{L}+|veinti?\p{L}*|${numbers('es', 11, 90)}|cien|cientos|\p{L}+cient[oa]s|mil|millones`,
};
/** Digits with their marks; a year says when, and the number of an item which. */
const DIGITS = String.raw`(?!(?:19|20)\d\d(?![\p{N}.,]\d))\d+(?:[.,:]\d+|[\u00A0\u202F ]\d{3}(?!\d))*`;
/** "2.4 million" and "sixty four" are one figure. */
const FIGURES = perLanguage((language) => {
  const one = String.raw`(?:${DIGITS}|(?:${NUMBER_WORDS[language]})(?![\p{L}\p{M}]))`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}.,])${one}(?:\s${one})*`, 'giu');
});

/** Number of figures in a post, those in words from eleven on: smaller ones are often no figures ("one of them"). */
export function figureCount({ language, sentences }: Pick<FormOfPost, 'language' | 'sentences'>): number {
  if (language === null) return 0;
  return sentences.reduce((sum, { text }) => sum + (text.match(FIGURES[language])?.length ?? 0), 0);
}
