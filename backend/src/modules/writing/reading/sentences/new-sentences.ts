import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../words/per-language.js';
import { isNounAlone } from '../german-nouns/german-nouns.js';
import { endsShorthand } from '../shorthand/shorthand-words.js';
import { beginsClause, endsWithVerb, saysSomething } from '../spoken/main-clauses.js';

/** When, where or why, before the verb: "in 10 min. she had it". */
const FRONTED: PerLanguage<RegExp> = {
  en: /^(?:and |but |so |then )?(?:in|after|within|for|since|until|at|by|on|from|before|with|about|around|over|under|if|when|while|because|although|once|as)(?![\p{L}])/iu,
  de: /^(?:und |aber |also |dann )?(?:in|nach|seit|bis|um|ab|vor|mit|bei|für|am|im|von|zu|über|unter|wenn|als|weil|obwohl|sobald|da|dann)(?![\p{L}])/iu,
  fr: /^(?:et |mais |donc |puis )?(?:en|après|dans|depuis|à|au|aux|pour|avant|vers|avec|pendant|sur|sous|quand|si|comme|parce)(?![\p{L}])/iu,
  es: /^(?:y |pero |luego )?(?:en|tras|desde|hasta|a|al|a los|por|con|para|sobre|durante|dentro|cuando|si|como|porque)(?![\p{L}])/iu,
};
/** Behind these something is missing. */
const ENDS_OPEN =
  /(?<![\p{L}])(?:the|an?|of|and|or|but|to|is|was|der|die|das|ein|eine|und|oder|ist|war|l[ea]s?|une?|des?|du|et|ou|est|el|los|las|una?|del?|y|o|es)\s+\p{L}+$/iu;
/** What belongs to the word before, or goes on from it within its sentence. */
const GOES_ON: PerLanguage<RegExp> = {
  en: /^(?:and|or|of|in|on|at|to|for|from|with|by|per|than|that|which|who|what|where|if|when|as|because|until|not|too)(?![\p{L}])/iu,
  de: /^(?:und|oder|von|in|im|an|am|auf|bei|zu|zum|zur|für|mit|pro|als|dass|der|die|das|was|wo|wenn|weil|nicht|auch)(?![\p{L}])/iu,
  fr: /^(?:et|ou|de|d|du|des|à|au|en|dans|sur|pour|par|avec|que|qui|où|si|quand|parce|pas|aussi)(?![\p{L}])/iu,
  es: /^(?:y|o|de|del|a|al|en|por|para|con|que|quien|donde|si|cuando|porque|no|también)(?![\p{L}])/iu,
};
/** True for what goes on from the words before it: "20 min. de retraso". */
export const goesOnFrom = (text: string, language: PostLanguage): boolean => GOES_ON[language].test(text);

/** Done by the author, who leaves themselves out: "told him not to buy", "fini le 28 août". */
const WITHOUT_SUBJECT: Partial<PerLanguage<RegExp>> = {
  en: /^(?:told|got|did|took|went|rang|asked|said|made|paid|sold|found|left|kept|built|put|ran|gave|came|called|fixed|changed|moved|checked|turned|opened|closed|charged|quoted)\s\p{L}/iu,
  fr: /^(?:fini|fait|\p{L}{3,}[^\P{L}t]é)\s\p{L}/iu,
  es: /^(?!(?:café|comité|bebé|porqué)(?!\p{L}))(?:\p{L}{3,}(?:é|í)|hice|fui|puse|dije|vi|di)\s\p{L}/iu,
};
/** "planning : 9 semaines". */
const LABEL = /^\p{L}[\p{L}-]*(?: \p{L}+)?\s?:\s/u;
/** "Dauer 20 min. seitdem kein anruf": since when, without a verb. */
const SINCE: PerLanguage<RegExp> = {
  en: /^(?:now|today|result)(?=\s\p{L}|:)/iu,
  de: /^(?:seitdem|seither|danach|hinterher|jetzt|nun|heute|ergebnis|fazit)(?=\s[\p{L}\p{N}]|:)/iu,
  fr: /^(?:maintenant|aujourd['’]hui|résultat)(?=\s\p{L}|\s?:)/iu,
  es: /^(?:desde entonces|después|ahora|hoy|resultado)(?=\s\p{L}|:)/iu,
};
/** "El jue. firmamos", "d. Wo. liefern wir", "la sra. preguntó": a verb follows a day or a title as often as a stop does. */
const GOES_ON_SHORT: Partial<PerLanguage<RegExp>> = {
  de: /^(?:mo|di|mi|do|fr|sa|so|wo|hr)$/u,
  fr: /^(?:lun|mar|mer|jeu|ven|vend|sam|dim|mme)$/u,
  es: /^(?:lun|mar|mié|mie|jue|vie|sáb|sab|dom|sra?|dra?|prof)$/u,
};
const DAY = /^(?:tues|weds|thurs?)$/u;
const TIME_OF_DAY = /^(?:am|pm|morning|afternoon|evening|night|lunch\p{L}*|early|late|\p{N})/iu;
const SUBJECT_WORDS_MAX = 4;

/**
 * True where what stands behind a shortened word with a full stop is surely a sentence of its own, and what is before can be one.
 */
export function beginsAnew(before: string, behind: string, language: PostLanguage): boolean {
  const left = before.trim();
  const right = behind.trim();
  if (left.split(/\s+/u).length < 2 || ENDS_OPEN.test(left)) return false;
  const last = /\p{L}+$/u.exec(left)?.[0].toLowerCase() ?? '';
  if (GOES_ON_SHORT[language]?.test(last) === true) return false;
  const isWhole = saysSomething(left, language);
  if (FRONTED[language].test(left) && !isWhole) return false;
  const goesOn = GOES_ON[language].test(right);
  if ((LABEL.test(right) && !goesOn) || WITHOUT_SUBJECT[language]?.test(right) === true) return true;
  // "No box for mgr. added one"
  if (isWhole && !goesOn && endsShorthand(last, language) === true) return true;
  if (SINCE[language].test(right)) return true;
  // "Hall job tues. damp again"
  if (language === 'en' && DAY.test(last) && !goesOn && !TIME_OF_DAY.test(right)) return true;
  // "320 whg. wanzen in vieren": flats are no measure of what follows.
  if (language === 'de' && /\p{N} \p{L}*(?:whg|pers)$/iu.test(left))
    return isNounAlone(/^\p{Ll}+/u.exec(right)?.[0] ?? '');
  // "Streitwert 1,4 mio. richterin fragt nach": millions of nothing more.
  if (
    /^(?:mio|mrd)$/u.test(last) &&
    !/^(?:euro|dollar|€|\p{N})/iu.test(right) &&
    hasBareSubject(right, language)
  )
    return true;
  const clause = beginsClause(right.replace(/^(?:but|so|then|aber|mais|pero) /iu, ''), language);
  if (clause === 'surely') return true;
  return isWhole && (clause === 'by a noun' || hasBareSubject(right, language));
}

/** "Most oversized systems are just that": a noun without an article, and its verb. */
function hasBareSubject(right: string, language: PostLanguage): boolean {
  const words = (/^[\p{L}'’ -]+/u.exec(right)?.[0] ?? '').trim().split(/\s+/u);
  const verb = words.slice(0, SUBJECT_WORDS_MAX + 1).findIndex((word) => endsWithVerb(word, language));
  return verb > 0 && words.slice(0, verb).every((word) => !GOES_ON[language].test(word));
}
