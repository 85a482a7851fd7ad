import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../../reading/words/per-language.js';
import { word } from '../../reading/words/word-patterns.js';
import { isVerdict } from '../drafts/openings/verdicts.js';
import { tellsOfOneDay } from '../drafts/sentence-signs.js';
import { isEvent, isOwnDeed, tellsOfPast } from './event.js';

/**
 * What a sentence of the author's is, which decides what can be asked about it: something that happened, what holds in general, what
 * its author thinks of something, what they are, have or do, what they do or meet again and again, or what is still to come; `unsure` for what is surely none of these, as a
 * figure or how it once was.
 */
export type SentenceKind = 'event' | 'claim' | 'opinion' | 'self' | 'habit' | 'future' | 'unsure';

/** A day or week to come, whoever does it. */
const TO_COME: PerLanguage<RegExp> = {
  en: word(
    String.raw`tomorrow|next (?:week|month|year|spring|summer|autumn|winter|\p{L}+day)|(?:i|we) (?:shall|will)|(?:i|we)['’]ll|(?:am|are|['’]m|['’]re) going to`,
  ),
  de: /(?<!\p{L})(?:übermorgen|(?<!heute )morgen (?!früh um)|[Nn]ächste[nrs]? (?:Woche|Monat|Jahr|Frühling|Sommer|Herbst|Winter|\p{L}+tag|Mittwoch)|(?:ich werde|wir werden|werde ich|werden wir)(?!\p{L})[^.!?]*\p{Ll}(?<!ge\p{Ll}+)(?:en|ern|eln)\P{L}*$)/u,
  fr: word(
    String.raw`demain|(?:semaine|année) prochaine|(?:mois|an|printemps|été|automne|hiver) prochain|(?:lun|mar|mercre|jeu|vendre|same)di prochain|(?:je vais|nous allons|on va) \p{L}+(?:er|ir|re)|(?:je|j['’]|nous) ?\p{L}+(?:erai|irai|drai|erons|irons|drons)`,
  ),
  es: word(
    String.raw`(?<!esta |la |una |de |por )mañana|(?:semana|mes|año) que viene|próxim[oa] (?:semana|mes|año|\p{L}+)|(?:voy|vamos) a \p{L}+r|\p{L}+(?:aremos|eremos|iremos)`,
  ),
};

/** What its author thinks, and what is best of all that they have seen: it has no sequel, and happened on no day. */
const THOUGHT: PerLanguage<RegExp> = {
  en: /^(?:\p{L}+,? ){0,3}i (?:think|believe|find|feel|love|hate|prefer|like|doubt|guess|suspect)(?!\p{L})|(?<!\p{L})(?:in my (?:opinion|view|book)|the (?:best|worst|nicest|\p{L}{3,}est|most \p{L}+) [^.]*(?:i|we)(?:['’]ve| have)? ever)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:(?:ich (?:finde|glaube|denke|meine|halte|mag|liebe|hasse))|(?:finde|glaube|denke|halte) ich|meine[rs] (?:Meinung|Erachtens)|(?:der|die|das) (?:\p{L}*(?:beste|schlechteste|schönste|schlimmste)) [^.]*(?:jemals|je)(?!\p{L}))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je (?:pense|crois|trouve|préfère|déteste|doute)|j['’](?:aime|adore)|à mon avis|selon moi|(?:le|la) (?:meilleure?|pire|plus \p{L}+) [^.]*jamais)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:creo que|pienso que|opino|me parece|prefiero|odio|en mi opinión|a mi juicio|(?:el|la) (?:mejor|peor|más \p{L}+) [^.]*(?:nunca|jamás)|(?:el|la) (?:mejor|peor) \p{L}+ que he)(?!\p{L})/iu,
};
/** What ought to be, of a sentence that tells nothing past. */
const OUGHT: PerLanguage<RegExp> = {
  en: word('should|ought'),
  de: word('sollten?|dürfte[nt]?|müssten?'),
  fr: word(String.raw`devr(?:ait|aient|ions|iez)|faudrait`),
  es: word(String.raw`deber[íi]a[ns]?|habría que|tendría que`),
};

/** What is so at any time, beside a figure: "A 300 metre ship does not stop". */
const PRESENT: PerLanguage<RegExp> = {
  en: word(
    String.raw`is|are|has|have|does|do|can|can['’]t|cannot|must|will|won['’]t|isn['’]t|aren['’]t|doesn['’]t|don['’]t|costs?|needs?|takes?|means?|gets?|makes?`,
  ),
  de: word(
    'ist|sind|hat|haben|kann|können|muss|müssen|wird|werden|gibt|kostet|kosten|braucht|brauchen|heißt|dauert',
  ),
  fr: word(String.raw`est|sont|a|ont|peut|peuvent|faut|fait|font|coûtent?|prend|prennent|sert|vaut`),
  es: word(
    'es|son|está|están|hay|tiene|tienen|puede|pueden|cuesta|cuestan|hace|hacen|vale|lleva|llevan|necesita',
  ),
};

/** "My office is in a container", "En mi pueblo no hay banco", "Unser Lager hat drei Tore". */
const OF_THE_AUTHOR: PerLanguage<RegExp> = {
  en: /^(?:i|we|i['’]m|we['’]re|(?:\p{L}+ ){0,2}(?:my|our))(?![\p{L}])/iu,
  de: /^(?:ich|wir|(?:\p{L}+ ){0,2}(?:mein(?:e[rsnm]?)?|unser(?:e[rsnm]?)?))(?!\p{L})/iu,
  fr: /^(?:je|nous|(?:\p{L}+ ){0,2}(?:mon|ma|mes|notre|nos))(?!\p{L})|^j['’]/iu,
  es: /^(?:yo|nosotr[oa]s|(?:\p{L}+ ){0,2}(?:mis?|nuestr[oa]s?)|soy|somos|tengo|tenemos|llevo|llevamos|trabajo|vivo|estoy|estamos)(?!\p{L})/iu,
};

/** "I was a postman for 22 years", "in elf Jahren": years have no day. */
const OF_YEARS: PerLanguage<RegExp> = {
  en: word(
    String.raw`(?:for|in|over|during) (?:more than |almost |nearly |about |the (?:last|past) )?[\p{N}\p{L}-]+ (?:years|decades)(?! ago)|(?:always|never|every (?:day|week|month|year))`,
  ),
  de: word(
    String.raw`(?:in|seit|über) [\p{N}\p{L}]+ (?:Jahren|Jahrzehnten)|[\p{N}\p{L}]+ Jahre(?: lang)?|jahrelang|immer|noch nie`,
  ),
  fr: word(String.raw`(?:en|depuis|pendant) [\p{N}\p{L}-]+ ans|toujours|jamais`),
  es: word(String.raw`(?:en|desde hace|durante|llev\p{L}+) [\p{N}\p{L}]+ años|siempre|nunca|jamás`),
};
/** What its author is, whatever they tell behind it. */
const IS: PerLanguage<RegExp> = {
  en: /^(?:i am|i['’]m|we are|we['’]re) /iu,
  de: /^(?:ich bin|wir sind) (?!\p{Ll}+(?:t|en)\P{L}*$)(?:\p{Lu}|ein|kein|der|die)/u,
  fr: /^(?:je suis|nous sommes) (?!\p{L}+(?:ée?|ie?|ue?)s? )/iu,
  es: /^(?:yo )?(?:soy|somos|estoy|estamos) /iu,
};

/** "Ich werde gelegentlich gefragt": it is of no day. */
const AGAIN_AND_AGAIN: PerLanguage<RegExp> = {
  en: word(
    String.raw`often|usually|sometimes|occasionally|regularly|rarely|seldom|now and then|from time to time|most (?:days|weeks|mornings)|every (?:day|week|month|year|morning|time|winter|summer|spring|autumn)|always|never`,
  ),
  de: word(
    String.raw`oft|öfter|häufig|meist|meistens|manchmal|gelegentlich|regelmäßig|selten|ab und zu|hin und wieder|immer|nie|jede[nrs]? (?:Tag|Woche|Monat|Jahr|Morgen|Mal|Winter|Sommer)`,
  ),
  fr: word(
    String.raw`souvent|parfois|d['’]habitude|régulièrement|rarement|toujours|jamais|de temps en temps|chaque \p{L}+|tous les (?:jours|matins|soirs|mois|ans)`,
  ),
  es: word(
    String.raw`a menudo|a veces|normalmente|suelo|solemos|suelen|siempre|nunca|de vez en cuando|cada \p{L}+|todos los (?:días|años|meses)`,
  ),
};

/** "I often get asked", "People ask me": one form in English is that of what happened. */
const ASKED_AGAIN: PerLanguage<RegExp> = {
  en: /^(?:(?:i|we) (?:\p{L}+ )?(?:am|are|get) (?:\p{L}+ )?asked|i['’]m (?:\p{L}+ )?asked|(?:people|clients|customers) (?:\p{L}+ )?ask (?:me|us))(?!\p{L})/iu,
  de: /^(?:ich werde|wir werden|(?:leute|kunden) fragen (?:mich|uns)|man fragt (?:mich|uns))(?!\p{L})(?=.*frag)/iu,
  fr: /^(?:on|les gens|les clients) (?:me|nous) demandent?(?!\p{L})/iu,
  es: /^(?:(?:la gente|los clientes) )?(?:me|nos) preguntan?(?!\p{L})/iu,
};

/** What holds at any time and of anybody: one may hold it, learn it and contradict it. */
const isGeneral = (sentence: string, language: PostLanguage): boolean =>
  isVerdict(`${sentence}.`, language) ||
  (PRESENT[language].test(sentence) && !tellsOfOneDay(sentence, language));

export function sentenceKindOf(sentence: string, language: PostLanguage): SentenceKind {
  if (ASKED_AGAIN[language].test(sentence)) return 'habit';
  const isPast = tellsOfPast(sentence, language);
  if (!isPast && TO_COME[language].test(sentence)) return 'future';
  if (THOUGHT[language].test(sentence) || (!isPast && OUGHT[language].test(sentence))) return 'opinion';
  if (IS[language].test(sentence)) return 'self';
  const isOfAuthor = OF_THE_AUTHOR[language].test(sentence) || isOwnDeed(sentence, language);
  if (isPast && OF_YEARS[language].test(sentence)) return isOfAuthor ? 'self' : 'unsure';
  if (isPast) return isEvent(sentence, language) ? 'event' : 'unsure';
  if (isOfAuthor) return AGAIN_AND_AGAIN[language].test(sentence) ? 'habit' : 'self';
  return isGeneral(sentence, language) ? 'claim' : 'unsure';
}
