import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../../../reading/words/per-language.js';
import { saysSomething } from '../../../reading/spoken/main-clauses.js';
import { beginsAtUnnamedPlace } from './place-without-noun.js';
import { TO_TWELVE_SOURCE } from '../../../reading/figures/number-names.js';

/** What goes on from a story that was told before. */
const GOES_ON: PerLanguage<RegExp> = {
  en: /^(?:in the end|turns out|anyway|so far so good)(?![\p{L}])/iu,
  de: /^(?:am ende|im endeffekt|schließlich|jedenfalls)(?![\p{L}])/iu,
  fr: /^(?:du coup|en fait|au final|finalement|sinon|en tout cas)(?![\p{L}])/iu,
  es: /^(?:al final|por fin|o sea|en cualquier caso)(?![\p{L}])/iu,
};

/** "We set one every metre": one of what was named before. */
const ONE_OF_THEM: PerLanguage<RegExp> = {
  en: new RegExp(
    String.raw`(?<!(?<![\p{L}])(?:no|number|day|page|week|step|chapter|phase|room|level|each|every|any) )(?<![\p{L}-])(?:one|ones|some|another)(?=,? (?:every|each|in(?! (?:${TO_TWELVE_SOURCE.en}|\p{N}+)(?!\p{L}))|on|at|from|for|to|with|per|and|but|because|when|before|after|under|over|instead|too|again|by|myself|ourselves)(?![\p{L}])|[.,;!?]|$)`,
    'iu',
  ),
  de: /(?<![\p{L}])(?:eine[nmrs]|eins|welche[nrms]?)(?=,? (?:alle|jede[nrms]?|pro|je|im|in|am|an|auf|bei|nach|vor|mit|für|und|aber|weil|statt|davon)(?![\p{L}])|[.,;!?]|$)/u,
  fr: /(?<![\p{L}])(?:une?|quelques-un[es]+|certain[es]+)(?= (?:tous|toutes|par|à chaque|chaque|dans|sur|et|mais)(?![\p{L}])|[.,;!?]|$)/iu,
  es: /(?<!cada )(?<![\p{L}])(?:uno|una|unos|unas|algun[oa]s?)(?= (?:cada|por|en|y|pero|a la|al|sobre)(?![\p{L}])|[.,;!?]|$)/iu,
};
/** "A stone costs £3, and we set one every metre" names it, and so does a noun that the sentence begins with. */
const NAMES_IT: PerLanguage<RegExp> = {
  en: new RegExp(
    String.raw`(?<![\p{L}])(?:an?|my|our|every|each|most|many|all|${TO_TWELVE_SOURCE.en}|\p{N}+) \p{L}{3,}|^(?!(?:we|he|she|they|you|then|here|there|so|only|just)(?![\p{L}]))\p{L}{3,}s(?![\p{L}])`,
    'iu',
  ),
  de: new RegExp(
    String.raw`(?<![\p{L}])(?:(?:k|m|d|s)?eine?[nmrs]?|unsere?[nmr]?|jede[nmrs]?|viele|alle|${TO_TWELVE_SOURCE.de}|\p{N}+) (?:\p{Ll}+ )?\p{Lu}\p{L}+`,
    'u',
  ),
  fr: new RegExp(
    String.raw`(?<![\p{L}])(?:une?|mon|ma|mes|notre|nos|chaque|l[ea]s?|des|${TO_TWELVE_SOURCE.fr}|\p{N}+) \p{L}{3,}`,
    'iu',
  ),
  es: new RegExp(
    String.raw`(?<![\p{L}])(?:una?|mi|mis|nuestr[oa]s?|cada|el|la|los|las|${TO_TWELVE_SOURCE.es}|\p{N}+) \p{L}{3,}`,
    'iu',
  ),
};

/** "Letztes Jahr keiner zu spät": who that is was told before, and so was what they do. */
const OF_THEM: PerLanguage<RegExp> = {
  en: /(?<=[\p{L}\p{N}],? )(?:none|nobody|no one|everyone|everybody|both|all)(?! (?:of|the|my|our|\p{L}+s)(?![\p{L}]))(?![\p{L}])/iu,
  de: /(?<=[\p{L}\p{N}],? )(?:keiner|keine[nms]?|niemand|alle|beide)(?![\p{L}])(?! (?:\p{Ll}+e[nrms]? )?\p{Lu})/u,
  fr: /(?<=[\p{L}\p{N}],? )(?:personne|aucune?(?! \p{L}{4,})|tous|toutes|les deux)(?![\p{L}])(?! les)/iu,
  es: /(?<=[\p{L}\p{N}],? )(?:nadie|ninguno|ninguna(?! \p{L}{4,})|todos|todas|los dos|ambos)(?![\p{L}])(?! l[oa]s)/iu,
};

/** "We were actually third, not first": in what was told before. "Safety comes first" says it of all. */
const PLACED: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:was|were|wasn['’]t|weren['’]t|came|finished|ended up) (?:\p{L}+ ){0,2}(?:first|second|third|fourth|fifth|last)(?=[,.;!?]|$)/iu,
  de: /(?<![\p{L}])(?:waren?|wurden?|kam(?:en)?) (?:\p{L}+ ){0,3}(?:erste|zweite|dritte|vierte|fünfte|letzte)[rnms]?(?=[,.;!?]|$)/iu,
  fr: /(?<![\p{L}])(?:étai\p{L}+|été|fûmes|arrivée?s?|finie?s?) (?:\p{L}+ ){0,3}(?:premi(?:er|ère)s?|seconde?s?|deuxièmes?|troisièmes?|quatrièmes?|derni(?:er|ère)s?)(?=\s?[,.;!?]|$)/iu,
  es: /(?<![\p{L}])(?:fui|fuimos|fueron|éramos|era|eran|qued[ée]|quedamos|quedó|quedaron|llegué|llegamos|llegó) (?:\p{L}+ ){0,3}(?:primer[oa]s?|segund[oa]s?|tercer[oa]s?|cuart[oa]s?|últim[oa]s?)(?=[,.;!?]|$)/iu,
};

/** True for a sentence that speaks of something named before by a word that stands for it, or leaves out what was said of it. */
export function hangsOnBefore(sentence: string, language: PostLanguage): boolean {
  if (beginsAtUnnamedPlace(sentence, language)) return true;
  if (GOES_ON[language].test(sentence) || PLACED[language].test(sentence)) return true;
  const one = ONE_OF_THEM[language].exec(sentence);
  if (one !== null && !NAMES_IT[language].test(sentence.slice(0, one.index))) return true;
  return OF_THEM[language].test(sentence) && !saysSomething(sentence, language);
}
