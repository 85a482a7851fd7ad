import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../words/per-language.js';
import { beginsClause, beginsWithTime, endsWithVerb } from './main-clauses.js';
import { DAY_SOURCE } from '../times/calendar-names.js';

/** What stands before a noun that is said for the first time in its clause: "the rota", "l'ordre". */
const NOUN_LAST: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:the|an?|my|our|his|her|their|its|this|that|every|each|no)\s(?:[\p{L}-]+\s)?[\p{L}-]+$/iu,
  de: /(?<![\p{L}])(?:\p{Lu}[\p{L}-]+)$/u,
  fr: /(?<![\p{L}])(?:(?:l[ea]s?|une?|des|mon|ma|mes|notre|nos|son|sa|ses|leurs?|ce|cet|cette|ces|au|aux|du)\s(?:[\p{L}-]+\s)?|[ld]['’])[\p{L}-]+$/iu,
  es: /(?<![\p{L}])(?:el|la|los|las|una?|unos|unas|mis?|nuestr[oa]s?|sus?|est[ea]|es[ea]|al|del)\s(?:[\p{L}-]+\s)?[\p{L}-]+$/iu,
};
/** A noun of its own, which the one before cannot have right behind it. */
const NOUN_NEXT: PerLanguage<RegExp> = {
  en: /^(?:the|every|each|both|my|our|his|her|their)\s/iu,
  de: /^(?:der|die|das|den|ein|eine|einen|alle|jede[rs]?)\s/iu,
  fr: /^(?:(?:les?|la|des|une?|mon|ma|mes|notre|nos|chaque)\s|l['’])/iu,
  es: /^(?:el|la|los|las|una?|mis?|nuestr[oa]s?|cada)\s/iu,
};
/** Of two nouns behind these the first is who gets the second: "we gave the client the keys". */
const GIVES: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:g[ai]v(?:e[sn]?|ing)|tell(?:s|ing)?|told|show(?:s|ed|n|ing)?|sen[dt]s?|sending|pa(?:y|ys|id|ying)|offer(?:s|ed|ing)?|len[dt]s?|teach(?:es|ing)?|taught|cost|costs|ask(?:s|ed|ing)?|bring|brought|hand(?:s|ed)|sold|promised|owe[sd]?|cal(?:l|ls|led)|made)(?![\p{L}])/iu,
  // A verb that is still to come closes the clause: "haben dem Kunden die Schlüssel gegeben".
  de: /(?<![\p{L}])(?:hat|habe|hab|haben|hatten?|ist|sind|war|waren|wird|werden|wurden?|kann|können|konnten?|muss|müssen|mussten?|will|wollen|wollten?|soll|sollen|sollten?|dem|einem|meinem|unserem|ihm|ihr|ihnen|uns|mir)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:donn|montr|envoy|rend|prêt|dis|dit|racont|appris|offr|offert|vend|pay|pos|demand|lui|leur)\p{L}*(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:d(?:i|io|imos|ieron|an?|oy|amos|ado)|le|les|nos|me|enseñ\p{L}+|mand\p{L}+|pag\p{L}+|cont\p{L}+|pid\p{L}+|dij\p{L}+)(?![\p{L}])/iu,
};
/** The clause is complete: "geändert, äh, die Großen zuerst". */
const PARTICIPLE_LAST =
  /(?<![\p{L}])(?:\p{L}{0,5}ge\p{L}{2,}(?:t|en)|(?:be|ent|er|ver|zer)\p{L}{3,}(?:t|en))$/u;

/** When and where: no noun stands apart from these, and neither do they from it. */
const HOW_OR_WHERE: PerLanguage<RegExp> = {
  en: /^(?:in|on|at|to|from|for|with|by|of|near|under|over|into|about|around|through|without|between|before|after|since|until|because|than|as|like|\p{L}+ly|here|there|again|too|very|quite|only|just|still|never|always|every (?:day|week|month|year|time|morning|night)|the (?:next|same|other) \p{L}+|last \p{L}+|next \p{L}+)(?![\p{L}])/iu,
  de: /^(?:in|im|ins|an|am|ans|auf|aus|bei|beim|mit|nach|von|vom|zu|zum|zur|für|über|unter|vor|um|gegen|durch|ohne|seit|hier|dort|da|dann|wieder|auch|sehr|ganz|nur|noch|nie|immer|als|wie|(?:jede|letzte|nächste|diese)[nrs]? \p{L}+)(?![\p{L}])/iu,
  fr: new RegExp(
    String.raw`^(?:à|au|aux|en|dans|sur|sous|pour|par|avec|sans|chez|de|du|vers|près|avant|après|depuis|ici|là|encore|aussi|très|trop|bien|pas|plus|jamais|toujours|comme|que|\p{L}+ment|d['’]\p{L}+|le (?:lendemain|${DAY_SOURCE.fr}|matin|soir)|la semaine \p{L}+)(?![\p{L}])`,
    'iu',
  ),
  es: new RegExp(
    String.raw`^(?:a|al|en|con|por|para|sin|de|del|sobre|hasta|desde|hacia|aquí|allí|ahí|otra vez|también|muy|más|ya|nunca|siempre|como|\p{L}+mente|el (?:${DAY_SOURCE.es}|otro día)|la semana \p{L}+|(?:este|esta|cada) \p{L}+)(?![\p{L}])`,
    'iu',
  ),
};
/** What tells more of the noun before: its commas are two. */
const RELATIVE: PerLanguage<RegExp> = {
  en: /^(?:who|which|whose|where)(?![\p{L}])/iu,
  de: /^(?:der|die|das|dem|den|dessen|deren|wo)(?![\p{L}])(?=[^,.!?]* \p{Ll}+(?:t|en|te|ten)(?:[,.!?]|$))/iu,
  fr: /^(?:qui|dont|où)(?![\p{L}])/iu,
  es: /^(?:que|quien|quienes|donde)(?![\p{L}])/iu,
};
const APPOSITION_WORDS_MAX = 5;

/** What a condition or a time begins with: the main clause stands behind a comma. */
const SUBORDINATE: PerLanguage<RegExp> = {
  en: /^(?:and |but |so )?(?:if|when|while|because|unless|until|since|before|after|although|once)(?![\p{L}])/iu,
  de: /^(?:und |aber )?(?:wenn|falls|weil|dass|ob|obwohl|während|bevor|nachdem|sobald|solange|als|bis|seit)(?![\p{L}])/iu,
  fr: /^(?:et |mais )?(?:si|quand|lorsqu\p{L}*|parce qu\p{L}*|puisqu\p{L}*|dès qu\p{L}*|comme)(?![\p{L}])/iu,
  es: /^(?:y |pero )?(?:si|cuando|porque|mientras|aunque|como)(?![\p{L}])/iu,
};
/** "In 2019, nobody came." */
const FRONTED_YEAR = /^(?:in|since|by|en|depuis|desde|im jahr|seit) (?:19|20)\d\d$/iu;
/** "Er sagt, er kommt": what somebody says without "that" stands behind a comma, but for English. */
const SAYS: Partial<PerLanguage<RegExp>> = {
  de: /(?<![\p{L}])(?:sagt|sagte|meint|meinte|denk|denke|dachte|glaubt|glaube)(?: (?:mir|uns|ihm|ihr|zu mir))?$/iu,
  fr: /(?<![\p{L}])(?:dis|dit|disait|demande|répond)$/iu,
};
/** A subject and a verb in the past, which no list has. */
const ENGLISH_CLAUSE = /^(?:the|every|each|my|our|all the)\s(?:[\p{L}-]+\s){1,2}?\p{L}{2,}ed(?![\p{L}])/iu;

const clauseOf = (before: string) => /[^.!?;:\n]*$/u.exec(before)?.[0].trim() ?? '';
const untilComma = (behind: string) => /^[^,.!?;:\n]*(?=(,)?)/u.exec(behind);

/**
 * True where what is said before and behind a sound of hesitation would have a comma between without it.
 * @param before ends with its last word
 * @param isOpen true where no word can end a clause that this one ends with: "the", "of"
 */
export function isPartedByComma(
  before: string,
  behind: string,
  language: PostLanguage,
  isOpen: boolean,
): boolean {
  const clause = clauseOf(before);
  const begins = beginsClause(behind, language);
  if (FRONTED_YEAR.test(clause)) return true;
  if (SAYS[language]?.test(clause) === true && begins !== null) return true;
  // "The, um, bereavement groups": nothing is parted from what it opens.
  if (isOpen) return false;
  if (SUBORDINATE[language].test(clause) && !clause.includes(',') && closesSubordinate(behind, language))
    return true;
  if (endsWithVerb(clause, language) && !NOUN_LAST[language].test(clause)) return false;
  if (language === 'en' && ENGLISH_CLAUSE.test(behind)) return true;
  if (HOW_OR_WHERE[language].test(behind) || beginsWithTime(behind, language)) return false;
  if (language === 'de' && PARTICIPLE_LAST.test(clause)) return NOUN_NEXT.de.test(behind);
  if (isApposition(clause, behind, language)) return true;
  const isGiven = GIVES[language].test(clause);
  return !isGiven && NOUN_LAST[language].test(clause) && NOUN_NEXT[language].test(behind);
}

/** "Wenn es pfeift, nimmt er es raus": German turns the verb around, Spanish leaves out who did it, the others begin with them. */
const closesSubordinate = (behind: string, language: PostLanguage): boolean =>
  language === 'de'
    ? beginsWithVerb(behind, 'de')
    : beginsClause(behind, language) !== null ||
      (language === 'es' && beginsWithVerb(behind.replace(/^no /iu, ''), 'es'));

/** "Ruth, the porter, rang", "chairs, tables, lamps": a comma behind it closes what the sound interrupted. */
function isApposition(clause: string, behind: string, language: PostLanguage): boolean {
  const found = untilComma(behind);
  const said = found?.[0].trim() ?? '';
  const isRelative = RELATIVE[language].test(behind);
  if (language === 'de' && isRelative && NOUN_LAST.de.test(clause) && !GIVES.de.test(clause)) return true;
  if (found?.[1] === undefined || said === '') return false;
  if (language === 'de' && GIVES.de.test(clause) && !/^\p{Lu}/u.test(said)) return false;
  const isOne = said.split(/\s+/u).length <= APPOSITION_WORDS_MAX;
  return isOne && (isRelative || (beginsClause(said, language) === null && !beginsWithVerb(said, language)));
}

const beginsWithVerb = (said: string, language: PostLanguage) =>
  endsWithVerb(/^[\p{L}'’]+/u.exec(said)?.[0] ?? '', language);
