import type { PerLanguage } from '../words/per-language.js';

/** Behind it stands what was meant. */
export const TAKES_BACK: PerLanguage<string> = {
  en: 'no,? wait|no,? sorry|sorry|i tell a lie|scratch that|or rather',
  de: '(?:äh )?(?:nee|nein|quatsch|nee quatsch|sorry|falsch|stimmt nicht|moment)',
  fr: 'non,? pardon|pardon|non,? attends|enfin non|non',
  es: 'no,? perdón|perdón|no,? espera|no,? miento',
};
/** Behind these a name is, where another one follows. German nouns have capitals as names do: there the word itself says it was wrong. */
export const NAME_BACK: PerLanguage<string> = {
  en: 'no|no,? wait|no,? sorry|sorry|i mean|or rather',
  de: '(?:nee|nein),? (?:[Qq]uatsch|sorry|falsch|[Mm]oment)|[Qq]uatsch|sorry',
  fr: 'non,? pardon|pardon|non,? attends|enfin non',
  es: 'no,? perdón|perdón|no,? espera|no,? miento',
};
/** Behind these a thing is, where another one of the same person follows. */
export const NO_MEANT: PerLanguage<string> = {
  en: 'no,? i mean|no,? wait|no,? sorry|i tell a lie|or rather',
  de: '(?:nee|nein|quatsch),? (?:ich meine?|quatsch|moment)|quatsch',
  fr: 'non,? je veux dire|non,? pardon|pardon|non,? attends|enfin non',
  es: 'no,? digo|no,? perdón|perdón|no,? quiero decir|no,? espera',
};
export const OWN: PerLanguage<string> = {
  en: 'my|our|his|her|their|the|an?',
  de: 'mein\\p{L}*|unser\\p{L}*|sein\\p{L}*|ihr\\p{L}*|der|die|das|den|dem|eine?n?',
  fr: 'mon|ma|mes|notre|nos|sa|son|ses|l[ea]s?|une?',
  es: 'mis?|nuestr\\p{L}+|sus?|el|la|los|las|una?',
};
/** Behind these one word of a kind is taken back, where another one of it follows. Spanish "tres no cuatro" says what it is not. */
export const TAKES_KIND_BACK: PerLanguage<string> = {
  en: 'no,? wait|no,? sorry|no,? i mean|sorry|i tell a lie|scratch that|or rather|no|well|i mean',
  de: '(?:nee|nein),? (?:quatsch|sorry|falsch|moment)|ach nein|nee|nein|quatsch|sorry|falsch|stimmt nicht|moment|ach|ich meine?|besser gesagt',
  fr: 'non,? pardon|pardon|non,? attends|enfin non|non|enfin|je veux dire|plutôt',
  es: 'no,? perdón|perdón|no,? espera|no,? miento|no,? digo|mejor dicho|quiero decir|bueno no|bueno|digo',
};
/** Days that are named from today. */
export const DAYS: PerLanguage<string> = {
  en: 'yesterday|the day before yesterday|today|tomorrow',
  de: 'gestern|vorgestern|heute|heut|morgen',
  fr: "hier|avant-hier|aujourd['’]hui|demain",
  es: 'ayer|anteayer|hoy|mañana',
};
export const IT_WAS: PerLanguage<string> = {
  en: "it was|it['’]s|they were",
  de: 'es waren|es war|das waren|das war',
  fr: "c['’]était|c['’]est",
  es: 'eran|era|fueron',
};
