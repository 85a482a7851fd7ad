import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../../../reading/words/per-language.js';

/** What may follow a number word that stands for a thing itself: no noun that it would be an article of. */
const ENDS = String.raw`(?=\s?[.,;:!?…]|$| (?:`;

/**
 * A number word that stands for things instead of a figure: "Now we have one left.", "Jetzt haben wir noch einen.", "Il en reste un.", "Queda uno."
 * In doubt it counts.
 */
const COUNTS: PerLanguage<RegExp> = {
  en: new RegExp(
    String.raw`(?<!\p{L})(?:(?<!(?:this|that|which|the|no|any|some|every|each|another) )one${ENDS}left|more|less|of (?:them|us|mine|ours)|in|on|at|for|with|now|still|and|but)(?!\p{L}))|both|neither|none|half of|(?:all|some|few|most|several|plenty|enough|nothing|anything|any)(?: of (?:it|them|us))?(?: (?:is|are|was|were))?(?: still)? left)(?!\p{L})`,
    'iu',
  ),
  de: new RegExp(
    String.raw`(?<!\p{L})(?:(?<!(?:so|wie|was für|irgend) )(?:eine[nrs]?|eins|welche[nrs]?|mehrere|einige|wenige)${ENDS}übrig|da|weniger|mehr|zu|davon|von|im|in|am|an|auf|bei|mit|für|und|aber|oder|gekauft|verkauft|behalten)(?!\p{L}))|beide[nrsm]?|keine[nrsm]?|(?:etwas|nichts|alles?|viele?|genug) (?:\p{Ll}+ )?übrig)(?!\p{L})`,
    'iu',
  ),
  fr: new RegExp(
    String.raw`(?<!\p{L})(?:(?:en|s['’]en) (?:[\p{L}'’]+ ){1,4}?(?:une?|aucune?|plusieurs|quelques-un[es]+|la moitié)${ENDS}seule?|de (?:plus|moins|trop)|en|dans|à|au|pour|sur|et|mais|ici|là)(?!\p{L}))|(?:il )?(?:n['’])?en rest\p{L}+|(?:tous|toutes)? ?les deux${ENDS}sont|étaient|ont|avaient|en|dans|à|et|mais|se)(?!\p{L})))(?!\p{L})`,
    'iu',
  ),
  es: new RegExp(
    String.raw`(?<!\p{L})(?:qued\p{L}+ (?:(?:ya|s[oó]lo|solamente|todavía|aún|nada más que|más que) )*(?:un[oa]s?|algun[oa]s?|vari[oa]s|poc[oa]s|l[oa]s dos|amb[oa]s|ningun[oa]|ninguno)|(?<!(?:cada|lo|de|a) )un[oa]${ENDS}s[oó]lo|de (?:menos|más)|más|menos|en|por|para|con|y|pero|todavía|aún|ya)(?!\p{L}))|amb[oa]s|ningun[oa]|(?:l[oa]s|tod[oa]s l[oa]s) dos${ENDS}son|eran|están|estaban|en|y|pero)(?!\p{L})))(?!\p{L})`,
    'iu',
  ),
};

/** True for a sentence that says how many of something there are, also without a figure. */
export const tellsHowMany = (sentence: string, language: PostLanguage): boolean =>
  COUNTS[language].test(sentence);
