import type { PostLanguage } from '@drumbeat/domain';
import { TO_TWELVE_SOURCE } from '../../../reading/figures/number-names.js';
import type { PerLanguage } from '../../../reading/words/per-language.js';

/** "The first month", "l'année d'avant": counted from what was told before, where the sentence does not say from when. */
const COUNTED_FROM: PerLanguage<RegExp> = {
  en: new RegExp(
    String.raw`^after (?:\p{N}+|an?|one|${TO_TWELVE_SOURCE.en}|a few) (?:minutes?|hours?|days?|weeks?|months?|years?)(?! (?:of|as|in|at|with)(?![\p{L}]))|^(?:on|in) the (?:second|third|next|following|same) (?:day|morning|week|month|year)(?![\p{L}])|(?<![\p{L}])(?:the (?:first|second|third|next|following|same) (?:day|week|month|quarter|year)(?=[,;.!]|$)|the (?:day|week|month|quarter|year) (?:before|after)(?=[,;.!]|$))`,
    'iu',
  ),
  de: new RegExp(
    String.raw`^nach (?:\p{N}+|eine[rmn]|${TO_TWELVE_SOURCE.de}) (?:Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?)(?! (?:als|in|im|mit)(?![\p{L}]))|^(?:am|im|in der) (?:zweiten|dritten|nächsten|folgenden|selben) (?:tag|morgen|woche|monat|jahr)(?![\p{L}])|(?<![\p{L}])(?:(?:im|in der|am|die|den|das) (?:ersten?|zweiten?|dritten?|nächsten?|folgenden|selben) (?:Tag|Woche|Monat|Quartal|Jahr)(?=[,;.!]|$)|(?:im|am|in der|des|das|dem) (?:ganzen )?(?:Tag|Woche|Monat|Quartal|Jahr)(?:e?s)? (?:davor|danach|zuvor))(?![\p{L}])`,
    'iu',
  ),
  fr: new RegExp(
    String.raw`^(?:après|au bout de|(?=\p{L}+ \p{L}+ (?:après|plus tard))) ?(?:\p{N}+|une?|${TO_TWELVE_SOURCE.fr}) (?:minutes?|heures?|jours?|semaines?|mois|ans?)(?! (?:de|à|comme)(?![\p{L}]))|^(?:le|la) (?:deuxième|second\p{L}*|troisième|même) (?:jour|matin|semaine|mois|année)(?![\p{L}])|(?<![\p{L}])(?:(?:le|la|l['’]) ?(?:premi[eè]re?|deuxième|second\p{L}*|troisième|même) (?:jour|semaine|mois|trimestre|année)(?=[,;.!]|$)|(?:le|la|l['’]) ?(?:jour|semaine|mois|trimestre|année) (?:d['’](?:avant|après)|précédent\p{L}*|suivant\p{L}*)|le lendemain(?! d)|la veille(?! d))(?![\p{L}])`,
    'iu',
  ),
  es: new RegExp(
    String.raw`^(?:a l[oa]s|tras|después de|al cabo de) (?:\p{N}+|un[oa]?|${TO_TWELVE_SOURCE.es}) (?:minutos?|horas?|días?|semanas?|mes(?:es)?|años?)(?! (?:de|como|en)(?![\p{L}]))|^(?:el|al|la) (?:segund[oa]|tercer[oa]?|mism[oa]) (?:día|mañana|semana|mes|año)(?![\p{L}])|(?<![\p{L}])(?:(?:el|la) (?:primer[oa]?|segund[oa]|tercer[oa]?|mism[oa]) (?:día|semana|mes|trimestre|año)(?=[,;.!]|$)|(?:el|la|al) (?:día|semana|mes|trimestre|año) (?:anterior|siguiente|de antes|de después))(?![\p{L}])`,
    'iu',
  ),
};
/** Who begins is named: "half of all new starters leave in the first month". */
const OF_ALL =
  /(?<![\p{L}])(?:new|every|each|most|half|neue[nrs]?|jede[rsnm]?|meisten|hälfte|nouve\p{L}*|chaque|plupart|moitié|nuev\p{L}*|cada|mayoría|mitad)(?![\p{L}])/iu;

/** True for a sentence that tells when by what was told before it alone. */
export const isCountedFrom = (sentence: string, language: PostLanguage): boolean =>
  COUNTED_FROM[language].test(sentence) && !OF_ALL.test(sentence);
