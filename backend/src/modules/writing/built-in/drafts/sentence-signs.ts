import { isStopWord, type PostLanguage } from '@drumbeat/domain';
import { writtenFigures } from '../../reading/figures/written-figures.js';
import { possibleNames } from '../../reading/names/names.js';
import { isQuoted } from '../../reading/sentences/quotations.js';
import type { PerLanguage } from '../../reading/words/per-language.js';
import { TO_TWELVE_SOURCE } from '../../reading/figures/number-names.js';
import { bare } from '../../reading/words/word-patterns.js';

/** The words of a sentence in lower case. */
export function wordsOf(sentence: string): string[] {
  return sentence
    .split(/\s+/u)
    .map((token) => bare(token).toLowerCase())
    .filter((word) => word !== '');
}

/** Figures, names and what somebody said: what a text cannot lose without losing what it tells. */
export function hasFacts(sentence: string, language: PostLanguage | null): boolean {
  return (
    writtenFigures(sentence, language).length > 0 ||
    possibleNames(sentence, language).length > 0 ||
    isQuoted(sentence)
  );
}

/** Two things set against each other. */
const CONTRAST: PerLanguage<RegExp> = {
  en: /\bnot\b.+\bbut\b|\bfrom \P{L}*\p{N}.*\bto \P{L}*\p{N}|, not\b|\binstead of\b|\brather than\b|\bexcept\b|n['’]t\b.+\bbut\b|\bonly\b.+\bnot\b/iu,
  de: /\bnicht\b.+\bsondern\b|\bvon \P{L}*\p{N}.*\bauf \P{L}*\p{N}|\bkein\p{L}*\b.+\bsondern\b|, nicht\b|\bstatt\b|\baußer\b|\bobwohl\b/iu,
  fr: /\bpas\b.+\bmais\b|\bde \P{L}*\p{N}.* à \P{L}*\p{N}|, pas\b|\bau lieu d|\bplutôt qu|\bsauf\b|\bcontre\b|\balors qu/iu,
  es: /\bno\b.+\bsino\b|\bde \P{L}*\p{N}.*\ba \P{L}*\p{N}|, no\b|\ben lugar de\b|\ben vez de\b|\bsalvo\b|\bexcepto\b|\baunque\b/iu,
};

export function isContrast(sentence: string, language: PostLanguage): boolean {
  return CONTRAST[language].test(sentence);
}

/** What tells of one day rather than of all: past tenses and the people who were there. */
const TELLING: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:i|we|my|our|me|us|was|were|had|did|went|came|said|told|got|made|took|gave|left|felt|found|thought|knew|began|asked|kept|held|stood|rang|drew|wrote|sang|sat|paid|sold|sent|lost|ran|spoke|brought|bought|built|taught|caught|fell|grew|met|heard|threw|hid|won|today|yesterday|tomorrow|currently|\p{L}{3,}ed)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:ich|wir|mein\p{L}*|unser\p{L}*|mir|mich|uns|du|war|waren|hatte|hatten|habe|haben|hat|wurde|wurden|ging\p{L}*|kam\p{L}*|sagte|hielt\p{L}*|ließ\p{L}*|stand\p{L}*|lag\p{L}*|nahm\p{L}*|gab\p{L}*|rief\p{L}*|fiel\p{L}*|lief\p{L}*|fand\p{L}*|sah\p{L}*|schrieb\p{L}*|zog\p{L}*|trug\p{L}*|fuhr\p{L}*|blieb\p{L}*|saß\p{L}*|half\p{L}*|las|sprach\p{L}*|traf\p{L}*|starb\p{L}*|begann\p{L}*|bekam\p{L}*|verlor\p{L}*|heute|gestern|morgen|ge\p{L}{3,}t|(?:ist|sind) (?:\p{L}+ ){0,6}(?:ab|an|auf|aus|ein|mit|vor|weg|los|zurück)?ge(?!gen)\p{L}{3,}en|\p{L}{2,}te)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:je|j|nous|mon|ma|mes|notre|nos|moi|on|vous|était|étaient|avait|avaient|ai|a|ont|avons|fut|hier|demain|(?:est|sont) (?:(?:re|de)?venu|(?:re)?parti|sorti|descendu|tombé|resté|monté|arrivé|r?entré|retourné|passé|mort|né|allé)e?s?|s (?:est|sont) \p{L}+(?:é|i|u|is|it)e?s?|\p{L}{3,}(?:ait|aient))(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:yo|nosotros|mi|mis|nuestr\p{L}+|me|nos|tú|tu|era|eran|fue|fueron|ha|han|he|hemos|había|ayer|mañana|\p{L}{3,}(?:ó|aron|ieron|aba|aban|ía|ían|amos|imos|emos))(?![\p{L}])/iu,
};
const HAS_VERB: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:is|are|has|have|do|does|can|will|\p{L}{2,}s|hide|stay|leave|need|make|take|cost|know|want|work|mean|happen|lie|buy|sell|pay)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:ist|sind|hat|wird|kann|muss|soll|darf|gibt|heißt|\p{Ll}{3,}(?:t|en))(?![\p{L}])/u,
  fr: /(?<![\p{L}])(?:est|sont|fait|font|vaut|faut|peut|doit|\p{L}{3,}(?:e|ent|it|ez))(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:es|son|está|hay|hace|puede|debe|\p{L}{3,}(?:a|e|an|en))(?![\p{L}])/iu,
};

export function tellsOfOneDay(sentence: string, language: PostLanguage): boolean {
  return TELLING[language].test(sentence.replace(/['’]/gu, ' '));
}

export const hasVerb = (sentence: string, language: PostLanguage): boolean =>
  HAS_VERB[language].test(sentence);

/** A sentence that turns what was said before it. */
const TURN: PerLanguage<RegExp> = {
  en: /^(?:but|yet|however|still|instead|then|until|so|and then)\b/iu,
  de: /^(?:aber|doch|dann|jedoch|trotzdem|stattdessen|also|bis|seitdem|deshalb|gleichzeitig)(?![\p{L}])/iu,
  fr: /^(?:mais|pourtant|puis|alors|cependant|donc|jusqu|depuis)(?![\p{L}])/iu,
  es: /^(?:pero|sin embargo|entonces|luego|hasta|así que|por eso|ahora|desde entonces)(?![\p{L}])/iu,
};

export function isTurn(sentence: string, language: PostLanguage): boolean {
  return TURN[language].test(sentence.replace(/^["“„«¿¡(]+/u, ''));
}

/** What came next: "Then he rang", "danach", "après ça". */
const NEXT_STEP: PerLanguage<RegExp> = {
  en: new RegExp(
    String.raw`^(?:and )?(?:then|next|after(?: that| this|wards?)|later|so|but|until|since then|(?:${TO_TWELVE_SOURCE.en}|a few|\p{N}+) \p{L}+ later|the (?:next|same|following) \p{L}+|that (?:day|night|evening|morning|week|afternoon))(?![\p{L}])`,
    'iu',
  ),
  de: new RegExp(
    String.raw`^(?:und )?(?:dann|danach|daraufhin|später|anschließend|also|aber|doch|seitdem|seither|bis|am nächsten \p{L}+|(?:${TO_TWELVE_SOURCE.de}|\p{N}+) \p{L}+ (?:später|danach))(?![\p{L}])`,
    'iu',
  ),
  fr: new RegExp(
    String.raw`^(?:et )?(?:puis|ensuite|après(?: ça| cela|,)|plus tard|alors|donc|mais|depuis|le lendemain|(?:un|${TO_TWELVE_SOURCE.fr}|\p{N}+) \p{L}+ (?:après|plus tard))(?![\p{L}])`,
    'iu',
  ),
  es: new RegExp(
    String.raw`^(?:y )?(?:entonces|luego|después|más tarde|así que|pero|desde entonces|al día siguiente|(?:un|${TO_TWELVE_SOURCE.es}|\p{N}+) \p{L}+ (?:después|más tarde))(?![\p{L}])`,
    'iu',
  ),
};

/** True where `next` tells what followed the step that the sentence tells: neither is told without the other. */
export const isStepBefore = (sentence: string, next: string, language: PostLanguage): boolean =>
  NEXT_STEP[language].test(next.replace(/^["“„«¿¡(]+/u, '')) && tellsOfOneDay(sentence, language);

/** Share of function words: the more, the less the sentence says. */
export function emptiness(sentence: string, language: PostLanguage): number {
  const all = wordsOf(sentence);
  return all.length === 0 ? 1 : all.filter((word) => isStopWord(word, language)).length / all.length;
}

/** Its words that are no function words. */
export function tellingWords(sentence: string, language: PostLanguage): string[] {
  return wordsOf(sentence).filter((word) => !isStopWord(word, language));
}

/** "Avec le reste", "whether that was enough": each leans on the figures before it. */
const LEFT_OVER: PerLanguage<RegExp> = {
  en: /(?<!\p{L})(?:(?:the|with the) (?:rest|remainder|difference)|(?:if|whether) (?:that|this|it) (?:was|is|were))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:der|vom|mit dem|den) rest|(?:die|der) differenz|ob das (?:\p{L}+ ){0,3}(?:sei|ist|wäre|war|reicht|reiche))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:(?:le|du) reste|la différence|si (?:c['’](?:était|est)|cela suffi))/iu,
  es: /(?<!\p{L})(?:(?:el|del) resto|lo demás|la diferencia|si (?:eso|esto) (?:no )?(?:era|es|basta))(?!\p{L})/iu,
};

export const tellsWhatIsLeft = (sentence: string, language: PostLanguage): boolean =>
  LEFT_OVER[language].test(sentence);
