import { isStopWord, type PostLanguage } from '@drumbeat/domain';
import { writtenFigures } from '../../../reading/figures/written-figures.js';
import { endsWithVerb } from '../../../reading/spoken/main-clauses.js';
import { tellsOfOneDay, wordsOf } from '../sentence-signs.js';
import type { PerLanguage } from '../../../reading/words/per-language.js';
import { TO_TWELVE_SOURCE } from '../../../reading/figures/number-names.js';

/** An article or "all" with a number that nothing follows which it counts: "la 7", "the 3". Of a day ("le 21", "el 3", "den 3.") there is none. */
const BARE_NUMBER: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:the|all) (\p{N}+)(?![\p{N}.,:%]*[\p{N}%]|(?:st|nd|rd|th))(?=\s+(\p{L}+)|\P{L}*$|[,;])/giu,
  de: /(?<![\p{L}])(?:die|der|das|alle) (\p{N}+)(?![\p{N}.,:%]*[\p{N}%]|\.)(?=\s+(\p{L}+)|\P{L}*$|[,;])/giu,
  fr: /(?<![\p{L}])(?:la|les) (\p{N}+)(?![\p{N}.,:%]*[\p{N}%])(?=\s+(\p{L}+)|\P{L}*$|[,;])/giu,
  es: /(?<!(?<![\p{L}])(?:a|de|desde|hasta|sobre|hacia) )(?<![\p{L}])(?:la|las|los) (\p{N}+)(?![\p{N}.,:%]*[\p{N}%])(?=\s+(\p{L}+)|\P{L}*$|[,;])/giu,
};

/** "11 were left", "quedaban 3": what was counted stands in another sentence. */
const COUNTED_BEFORE: PerLanguage<RegExp> = {
  en: /(?<![\p{L}\p{N}.,:])\p{N}+ (?:were|was|are|is|left|stayed|remained|came|went|had|have|didn['’]t|did)(?![\p{L}])/iu,
  de: /(?<![\p{L}\p{N}.,:])\p{N}+ (?:waren|sind|blieben|bleiben|kamen|gingen|hatten|haben|fehlten)(?![\p{L}])/iu,
  fr: /(?<![\p{L}\p{N}.,:])\p{N}+ (?:étaient|sont|restent|restaient|ont|avaient)(?![\p{L}])|(?<![\p{L}])il en (?:rest\p{L}+|manqu\p{L}+) \p{N}+/iu,
  es: /(?<![\p{L}\p{N}.,:])\p{N}+ (?:eran|son|quedan|quedaban|han|habían)(?![\p{L}])|(?<![\p{L}])qued\p{L}+ \p{N}+[.!]*$/iu,
};

/** "bzgl. Autobahn", "mE ist das so", "wrt the roof": written for oneself; a title has a name behind it. */
const SHORTENED_FIRST =
  /^(?:\p{L}{1,6}\.\s+\p{Ll}|\p{L}{1,6}\.\p{L}\.|\p{Ll}\p{Lu}(?!\p{L})|(?!my |by |why |try |fly )[b-df-hj-np-tv-xz]{2,4}(?=[\s.]))/u;

/** "Devis concurrent 9 000 € av. redorure": of shortened words those that everybody prints are no notes. */
const SHORTENED_WITHIN =
  /(?<![\p{L}\p{M}.])(?!(?:ca|bzw|inkl|max|min|vs|etc|usw|evtl|ggf|env|aprox|approx|st|dr|mr|mrs|no|sr|sra|mme)\.)\p{Ll}{1,4}\.\s\p{Ll}/u;

/** "Ist das der Moment", "c’est ça": what "that" is was told before. */
const POINTS_BACK: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])that(?:['’]s| is| was) (?:it|why|how|all|the (?:moment|point|reason|thing))(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:ist|war|sind|waren|heißt|macht) das(?![\p{L}]|[^\S\n]+\p{Lu})/u,
  fr: /(?<![\p{L}])c['’](?:est|était) (?:ça|là|pour ça|pourquoi|comme ça)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:es|era|fue) (?:eso|esto|así|por eso)(?![\p{L}])/iu,
};

/** "Der hat fünf Leute": who that is was told before; an article has its noun behind it. */
const DEMONSTRATIVE_DE = /^(?:der|die|das|den|dem|denen) (\p{Ll}+)(?!\p{L})/iu;
const isOfDemonstrative = (said: string) => endsWithVerb(DEMONSTRATIVE_DE.exec(said)?.[1] ?? '', 'de');

/** "Fünf haben Notizen gemacht": of whom was told before. */
const COUNT_ALONE: PerLanguage<RegExp> = {
  en: new RegExp(String.raw`^(?:${TO_TWELVE_SOURCE.en}|some|most|both|others) (?=\p{L})`, 'iu'),
  de: new RegExp(
    String.raw`^(?:${TO_TWELVE_SOURCE.de}|einer|eine|manche|einige|beide|andere) (?=\p{L})`,
    'iu',
  ),
  fr: new RegExp(String.raw`^(?:${TO_TWELVE_SOURCE.fr}|certains|certaines|d['’]autres) (?=\p{L})`, 'iu'),
  es: new RegExp(String.raw`^(?:${TO_TWELVE_SOURCE.es}|algunos|algunas|otros|otras) (?=\p{L})`, 'iu'),
};
const isCountAlone = (said: string, language: PostLanguage) => {
  const counted = COUNT_ALONE[language].exec(said)?.[0];
  const next = counted === undefined ? undefined : /^[\p{L}'’]+/u.exec(said.slice(counted.length))?.[0];
  return next !== undefined && endsWithVerb(next, language);
};

/** "He didn't know about the twins", "also nobody knew": whom and what that goes on from comes later, if at all. */
const OF_UNNAMED: PerLanguage<RegExp> = {
  en: /^(?:he|she|they|him|her|his|their|them|also|and|but|so|then|that (?:was|is|one|made|meant)|that['’]s|this (?:was|is|one)|these|those|it (?:had|did|does|didn['’]t|broke|failed|stopped|cost|worked|took me))(?![\p{L}])/iu,
  de: /^(?:er|sie (?:hat|ist|war|sagt|sagte|hatte|wollte|will|kam|kommt)|ihn|ihm|ihnen|sein\p{L}* (?!bleiben)|auch|außerdem|und|aber|dann|danach|deshalb|deswegen|(?:das|dies) (?:war|ist|hat)|dies[ernms]*)(?![\p{L}])/iu,
  fr: /^(?:ils? (?!y a|faut|fait|pleu|est (?:temps|clair|vrai|rare))|elles? |lui |aussi|et|mais|donc|puis|ensuite|ça|cela|c['’](?:était|est) (?:lui|elle|ça)|ceux|celui|celle|son |sa |ses |leurs? )/iu,
  es: /^(?:él|ella|ellos|ellas|también|y|e|pero|luego|entonces|después|eso|esto|aquello|est[eao]s? (?:era|es|fue)|su |sus )(?![\p{L}])/iu,
};

/** True for a first sentence that speaks of somebody or something that none before it has named. */
export const opensUnnamed = (sentence: string, language: PostLanguage): boolean => {
  const said = sentence.replace(/^["“„«¿¡(•\s]+/u, '');
  return OF_UNNAMED[language].test(said) || (language === 'de' && isOfDemonstrative(said));
};

/** "The choir has to come down to it": nothing in the sentence brings up what "it" is. */
const ENDS_POINTING: Readonly<Partial<Record<PostLanguage, RegExp>>> = {
  en: /(?<![\p{L}])(?:to|for|of|from|with|by|about|at|into|behind|over) (?:it|them|that)[.!…]*$/iu,
  de: /(?<![\p{L}])(?:dr(?:in|an|auf|aus|um|unter|über)|da(?:für|mit|von|vor|zu|bei|gegen|hinter|neben|nach|r(?:auf|an|aus|in|über|um)))(?: leben| klarkommen| zufrieden)?[.!…]*$/iu,
};
const BRINGS_UP =
  /(?<![\p{L}])(?:an?|my|our|one|every|each|(?:k|m|d|s)?eine?[mnrs]?|unsere?[mnrs]?|jede[mnrs]?)\s/iu;

/** "I only wanted 120": of what, and in what, stands in another sentence. An age is said so. */
const FIGURE_ALONE: PerLanguage<RegExp> = {
  en: /^(?:i|we|you)(?!['’]m|['’]re)[^\S\n](?!am |are |was |were |turned? )(?:(?:only|just) )?\p{L}+ (?:(?:only|just|about|nearly|almost|roughly|over|under|for|all) ){0,2}(?!(?:19|20)\p{N}\p{N}\P{N})\p{N}+[.!…]*$/iu,
  de: /^(?:ich|wir)[^\S\n](?!bin |war |werde |wurde |sind )(?:\p{Ll}+ ){1,4}(?!(?:19|20)\p{N}\p{N}\P{N})\p{N}+[.!…]*$/iu,
  fr: /^(?:je |j['’]|nous |on )(?!suis |étais |est |était |sommes |étions )(?:[\p{L}'’]+ ){1,4}(?!(?:19|20)\p{N}\p{N}\P{N})\p{N}+[.!…]*$/iu,
  es: /^(?:yo |nosotros |solo |sólo )?(?!tengo|tenía|cumpl)\p{L}+(?:é|í|ía|aba|amos|imos|íamos)(?: \p{L}{1,4}){0,2} (?!(?:19|20)\p{N}\p{N}\P{N})\p{N}+[.!…]*$/iu,
};

/** Of two figures the first has named what is counted: "214 customers got a letter and 3 left". */
function isCountedBefore(said: string, language: PostLanguage): boolean {
  const { index } = COUNTED_BEFORE[language].exec(said) ?? {};
  return index !== undefined && !COUNTS_SOMETHING.test(said.slice(0, index));
}
const COUNTS_SOMETHING =
  /\p{N}+ (?!(?:min|hour|day|week|month|year|stund|tag|woche|monat|jahr|heure|jour|semaine|mois|ans?(?!\p{L})|hora|día|mes|año)\p{L}*)\p{L}{3,}/iu;

/** "The first four", "eins von 140", "31 years": what was counted is named nowhere in it. */
const COUNTED_NOWHERE: PerLanguage<RegExp> = {
  en: new RegExp(
    String.raw`(?<!\p{L})the (?:first|last|next|other) (?:${TO_TWELVE_SOURCE.en}|\p{N}+)(?=\P{L}*$|,)|^(?:one|two|three|\p{N}+) (?:of|in|out of) \p{N}+\P{L}*$`,
    'iu',
  ),
  de: new RegExp(
    String.raw`(?<!\p{L})(?:die|den|der) (?:ersten|letzten|nächsten|anderen) (?:${TO_TWELVE_SOURCE.de}|\p{N}+)(?=\P{L}*$|,)|^(?:eins|eine[rs]?|zwei|drei|\p{N}+) (?:von|aus) \p{N}+\P{L}*$`,
    'iu',
  ),
  fr: new RegExp(
    String.raw`(?<!\p{L})les (?:(?:${TO_TWELVE_SOURCE.fr}|\p{N}+) (?:premi[eè]re?s|derni[eè]re?s|autres))(?=\P{L}*$|,)|^(?:une?|deux|trois|\p{N}+) sur \p{N}+\P{L}*$`,
    'iu',
  ),
  es: new RegExp(
    String.raw`(?<!\p{L})l[oa]s (?:(?:${TO_TWELVE_SOURCE.es}|\p{N}+) (?:primer[oa]s|últim[oa]s)|(?:primer[oa]s|últim[oa]s) (?:${TO_TWELVE_SOURCE.es}|\p{N}+))(?=\P{L}*$|,)|^(?:un[oa]?|dos|tres|\p{N}+) de(?: cada)? \p{N}+\P{L}*$`,
    'iu',
  ),
};
/** "Thirty-one years.": of what, or whose, was told before. */
const TIME_ALONE =
  /^((?:[\p{L}\p{N}-]+ ){1,4})(?:years|months|weeks|days|hours|Jahre|Monate|Wochen|Tage|Stunden|ans|mois|semaines|jours|heures|años|meses|semanas|días|horas)[.!…]*$/iu;
const JOINS_NUMBERS = /^(?:and|und|et|y|one|une?|un[oa]?|eine?)$/iu;
const isTimeAlone = (said: string, language: PostLanguage) => {
  const counted = TIME_ALONE.exec(said)?.[1]?.trim().split(' ') ?? [];
  return (
    counted.length > 0 &&
    counted.every(
      (word) => JOINS_NUMBERS.test(word) || writtenFigures(word.toLowerCase(), language).length > 0,
    )
  );
};

/** "The second question" of those that were named before, where nothing says of which kind it is. */
const ONE_OF_LIST: PerLanguage<RegExp> = {
  en: /(?<!\p{L})the (?:first|second|third|last) (?:question|answer|point|reason)(?! (?:that|which|I|you|we|they|people|of|in|is|was|on|to|from|for|at|about)(?!\p{L}))(?![\p{L}’'])/iu,
  de: /(?<!\p{L})(?:die|der|den) (?:erste|zweite|dritte|letzte)n? (?:(?:Frage|Antwort|Punkt|Grund)(?!,? (?:die|der|den|in|im|an|am|bei|ist|war|lautete?|heißt|eines|des|von|für)(?!\p{L}))(?!\p{L})|(?=und|nahezu|oder))/iu,
  fr: /(?<!\p{L})(?:la|le) (?:premi[eè]re?|deuxième|second[e]?|troisième|dernière?) (?:question|réponse|point|raison)(?! (?:que|qui|de|du|des|est|était|à|pour|sur)(?!\p{L})| d['’]| qu['’])(?!\p{L})/iu,
  es: /(?<!\p{L})(?:la|el) (?:primera?|segund[oa]|tercera?|últim[oa]) (?:pregunta|respuesta|punto|razón)(?! (?:que|de|del|es|era|en|a|para|sobre)(?!\p{L}))(?!\p{L})/iu,
};

/** "Die zahlen jetzt bar.": the verb in the plural, and no noun behind it that the article could belong to. */
const THEY_DE =
  /^die \p{Ll}+en (?:jetzt|nun|heute|immer|nicht|nur|auch|schon|noch|da|dann|alles|mir|uns|mich|das|den|die|sich|es|bar|bei|in|mit|an|auf|zu|von|für|gern)(?!\p{L})/u;
/** "Das Gesetz kennt hier keine Nachsicht": where that is was told before. */
const HERE_DE =
  /(?<=\p{L} )(?<!(?:wir|bin|sind|ich|von|bis|uns|das|dies|d[ei][rem]|die|den) )hier(?! (?:in|im|auf|am|an|bei|oben|unten|vorn\p{L}*|draußen|drinnen)(?!\p{L}))(?!\p{L})/u;

const isPointingDe = (said: string) =>
  THEY_DE.test(`${said.slice(0, 1).toLowerCase()}${said.slice(1)}`) || HERE_DE.test(said);

/** False for a sentence that asks its reader what a number, a shortened word or "that" stands for. */
export function isUnderstoodAlone(sentence: string, language: PostLanguage): boolean {
  const said = sentence.replace(/^["“„«¿¡(•\s]+/u, '');
  if (language === 'de' && (isOfDemonstrative(said) || isPointingDe(said))) return false;
  if (COUNTED_NOWHERE[language].test(said) || isTimeAlone(said, language)) return false;
  if (ONE_OF_LIST[language].test(said)) return false;
  if (SHORTENED_FIRST.test(said) || SHORTENED_WITHIN.test(said) || POINTS_BACK[language].test(said))
    return false;
  if (FIGURE_ALONE[language].test(said) || isCountedBefore(said, language) || isCountAlone(said, language))
    return false;
  if (ENDS_POINTING[language]?.test(said) && !BRINGS_UP.test(said)) return false;
  return [...said.matchAll(BARE_NUMBER[language])].every(([, , counted]) => {
    return counted !== undefined && !isStopWord(counted.toLowerCase(), language);
  });
}

/** "The director wanted a scanner": who is known by a role alone, in a story, was brought up before. */
const BY_ROLE: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])the (?:director|manager|boss|owner|client|customer|founder|controller|patient|buyer|foreman|apprentice|lad|guy|man|woman|lady|girl|boy|driver|supplier|landlord|tenant|team|other|others|two|three)(?![\p{L}'’-])(?! (?:of|who|in|from|with) )/iu,
  de: /(?<![\p{L}])(?:der|die|dem|den|beim|vom|zum) (?:Chefs?|Chefin|Kund(?:e|en|in)|Direktor|Leiter(?:in)?|Meister|Inhaber(?:in)?|Besitzer(?:in)?|Patient(?:en|in)?|Mandant(?:en|in)?|Fahrer|Lehrling|Mann|Frau|Junge|Team|Lieferant|Vermieter|Mieter(?:in)?|anderen?|beiden)(?![\p{L}-])/iu,
  fr: /(?<![\p{L}])(?:le|la|au|du) (?:directeur|directrice|chef|patron|patronne|client|cliente|gérant|gérante|patient|patiente|chauffeur|apprenti|apprentie|propriétaire|fournisseur|mère|père|maman|dame|monsieur|gars|équipe|autre)(?![\p{L}-])/iu,
  es: /(?<![\p{L}])(?:el|la|al|del) (?:director|directora|jefe|jefa|cliente|clienta|dueño|dueña|encargado|encargada|paciente|chófer|conductor|aprendiz|proveedor|señora|señor|hombre|mujer|equipo|otro|otra)(?![\p{L}-])/iu,
};

/** True where a sentence of a story speaks of somebody that its readers do not know yet. */
export const isOfKnownRole = (sentence: string, language: PostLanguage): boolean =>
  BY_ROLE[language].test(sentence) && tellsOfOneDay(sentence, language);

const PUNCH_WORDS = { min: 4, max: 8 };
const OF_NOBODY: PerLanguage<RegExp> = {
  en: /^(?:nobody|no one|not one \p{L}+|everybody|everyone)(?! (?:of them|else)(?![\p{L}])) /iu,
  de: /^(?:niemand|keiner|kein \p{Lu}\p{L}+|alle|jeder)(?! (?:davon|von ihnen|sonst)(?![\p{L}])) /iu,
  fr: /^(?:personne|aucune? \p{L}+|tout le monde)(?! (?:d['’]entre|d['’]autre)) /iu,
  es: /^(?:nadie|ning[uú]n\p{L}* \p{L}+|todo el mundo|todos)(?! (?:de ellos|más)(?![\p{L}])) /iu,
};
const PRONOUN: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:it|him|her|them|that|this|there|so|ours|mine|yours|theirs|hers)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:es|ihn|ihm|ihr|ihnen|sie|das|dies\p{L}*|dort|da\p{L}{0,4}|so|(?:uns(?:er)?|mein|dein)e?[rnms])(?![\p{L}])(?!\s\p{Lu})/u,
  fr: /(?<![\p{L}])(?:l['’](?:ai?|as|ont|av\p{L}+)|(?:ne|n['’]) ?(?:les?|la|lui|leur|y|en) \p{L}+|ça|cela|lui|(?:mien|nôtre|vôtre|leur)s?)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:lo|le|les|eso|esto|allí|ahí|(?:(?:el|la|los|las|al|del) )(?:mí[oa]|nuestr[oa]|suy[oa])s?)(?![\p{L}])/iu,
};

/** "Nobody had asked the porter.": what notes end with, short and of everybody or nobody, judges the whole story. */
export function isPunchLine(sentence: string, language: PostLanguage): boolean {
  const { length } = wordsOf(sentence);
  return (
    length >= PUNCH_WORDS.min &&
    length <= PUNCH_WORDS.max &&
    OF_NOBODY[language].test(sentence) &&
    !PRONOUN[language].test(sentence) &&
    !/[\p{N}?:]/u.test(sentence)
  );
}
