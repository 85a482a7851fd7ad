import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../words/per-language.js';
import { saysSomething } from './main-clauses.js';

/** What a condition or a cause begins with: what "and" adds behind it may belong to it. */
const SUBORDINATE: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:if|when|while|because|unless|until|since|whether|before|after|although|though|once|as soon as|in case|so that)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:wenn|falls|weil|dass|ob|obwohl|während|bevor|nachdem|sobald|damit|solange|als|bis)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:si|quand|lorsqu\p{L}*|parce qu\p{L}*|puisqu\p{L}*|pendant que|avant que|après que|dès que|bien que|comme)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:si|cuando|porque|mientras|aunque|antes de que|después de que|como|para que|hasta que)(?![\p{L}])/iu,
};
/** What is said behind these is somebody's, and stays with them. */
const REPORTS: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:said|says|saying|told(?! \p{L}+ to)|tells(?! \p{L}+ to)|thought|thinks|asked(?! (?:\p{L}+ )?(?:to|for))|asks(?! for)|(?<=(?:he|she|they) )goes(?= (?:i|we|you|it|that['’]s|well|no|yes|yeah)(?![\p{L}]))|reckons?|reckoned|knew|knows|hoped|noticed|saw that|felt that|claims?|claimed|wrote|writes|promised|swore)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:sagt?|sagte\p{L}*|meint|meinte\p{L}*|erzählt\p{L}*|glaubt\p{L}*|dachte\p{L}*|denkt|fragt|fragte\p{L}*|schreibt|schrieb|behaupte\p{L}*|gesagt|gemeint|wusste\p{L}*|weiß)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:dis|dit|disait|disent|répond(?:s|u|ait|ent)?|explique|pense|pensait|demande|demandait|raconte|racontait|croit|croyait|écrit)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:dice|dicen|dijo|dijeron|decía|piensa|pensaba|cree|creía|pregunta|preguntó|cuenta|contó|escribe|escribió|sabía|digo|dije|contesto|contesta|contesté|contestó|pregunto|pregunté|respond[oe]|respondí|respondió)(?![\p{L}])/iu,
};
/** With it what somebody says is a clause of its own sentence, as far as it goes. */
const THAT = /^(?:\P{L}*\p{L}+){0,2}?\P{L}*(?:that|dass|que|qu['’])(?![\p{L}])/iu;
const JOINED = /\s(?:and|und|et|y|e)\s/iu;
/** Clauses of a story, by a form of the verb that is surely past. */
const PAST: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:was|were|had|did|went|came|got|made|took|gave|left|felt|found|thought|knew|began|kept|held|stood|rang|drew|wrote|sat|paid|sold|sent|lost|ran|spoke|brought|bought|built|moved|started|stopped|turned|tried|called|looked|opened|closed|changed)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:war|waren|hatten?|wurden?|ging(?:en)?|kam(?:en)?|stand(?:en)?|lag(?:en)?|sagten?|meinten?|fragten?|lief|fuhr|sah|rief|nahm|fand|blieb|saß|kaufte|wollten?|konnten?|mussten?)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:ai|a|as|ont|avons|est|sont|suis)(?: (?:pas|rien|jamais|plus|tout|bien))? (?!(?:pas|plus|midi|lui|aussi|ici)(?![\p{L}]))\p{L}{2,}(?:ée?s?|u|ue|it|is|ise|ert)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:fue|fueron|era|eran|estaba|había|tuvo|hizo|dijo|vino|puso|\p{L}{2,}(?:ó|aron|ieron|amos|imos))(?![\p{L}])/iu,
};

/** What stands behind the last word of the pattern; null where there is none. */
function behindLast(text: string, pattern: RegExp): string | null {
  const last = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].at(-1);
  return last === undefined ? null : text.slice(last.index + last[0].length);
}

/**
 * True where the next clause may be what somebody in this one says. Said with "that" it is theirs as far as they go on; without, one
 * more clause is, and none that tells the story in the past while they speak of now.
 * @param tail what stands before it, from the last comma on
 */
export function isWithinReport(tail: string, behind: string, language: PostLanguage): boolean {
  const said = behindLast(tail, REPORTS[language]);
  // "I asked the head", "said about four thousand": nothing is reported that could go on.
  if (said === null || !saysSomething(said, language)) return false;
  if (THAT.test(said)) return true;
  return !JOINED.test(said) && !(isPast(behind.slice(0, NEAR), language) && !isPast(said, language));
}
const NEAR = 25;
const REPORT_MAX = 600;
const isPast = (text: string, language: PostLanguage) => PAST[language].test(text);

/** Of whoever speaks in their own words, "I" is theirs: "he says my insurance has gone up and I want to know". */
const OWN_WORDS: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:i|my|me|we|our|you|your)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:ich|mein\p{L}*|mir|mich|wir|unser\p{L}*|du|dein\p{L}*|kann|nehm|komm)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:je|moi|mon|ma|mes|nous|notre|nos|tu|vous)(?![\p{L}])|(?<![\p{L}])[jm]['’]/iu,
  es: /(?<![\p{L}])(?:yo|mi|mis|nosotr[oa]s|usted|tú|voy|puedo|quiero|tengo|necesito|ya no \p{L}+o)(?![\p{L}])/iu,
};
const BEGINNING = /^(?:[^\s]+\s+){0,4}/u;
/** True where the clause begins with somebody who speaks of themselves or to somebody. */
export const isInOwnWords = (text: string, language: PostLanguage): boolean =>
  OWN_WORDS[language].test(BEGINNING.exec(text)?.[0] ?? '');
/** Who says it: the author's own words go on with the author. */
const BY_AUTHOR: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:i|we)(?: (?:just|then|also|had|have))? $/iu,
  de: /(?<![\p{L}])(?:ich|wir)(?: \p{L}+){0,2} $|(?<![\p{L}])(?:hab|habe|haben)(?: (?:ich|wir))?(?: \p{L}+){0,2} $/iu,
  fr: /(?<![\p{L}])(?:je|on|nous)(?: (?:l['’]|lui|leur|ai|a|avons))* $|(?<![\p{L}])j['’](?:ai|avais) $/iu,
  es: /(?<![\p{L}])(?:yo|nosotros)(?: (?:le|les))? $/iu,
};
const BY_AUTHOR_ES = /^(?:dije|digo|pregunté|pregunto|contesté|creía|creo|sabía)$/iu;
const SPEAKS_OF_I = /^(?:i|ich|je|yo)(?!\p{L})|^j['’]/iu;
const SAYS_AGAIN =
  /(?<!\p{L})(?:said|told|asked|says?|thought|gesagt|gefragt|sagte?|dachte|dit|demandé|répondu|pensé|dije|pregunté|contesté)(?!\p{L})/iu;
const FAR = 45;
const IMPERFECT_FR = /(?<!\p{L})\p{L}{2,}(?:ait|aient)(?!\p{L})/iu;
/** The author speaks again, or the story goes on. */
const ANSWERS: PerLanguage<RegExp> = {
  en: /^(?:(?:then|so|well),? )?(?:i|we) (?:just |then |also )?(?:said|told|asked|thought|says|replied|answered|laughed|went|gave|did|took|put|looked|rang|called)(?![\p{L}])|^then(?![\p{L}])/iu,
  de: /^(?:(?:dann|da) )?(?:(?:ich|wir) (?:hab|habe|haben|sag|sage|sagte|dachte|war|bin)|(?:hab|habe|haben|sag|sagte|dachte|bin) (?:ich|wir))(?![\p{L}])(?! (?:keine?[nr]?|noch|so was|nie))|^ich (?:mess|stell|guck|schau|nehm|hol|ruf|frag|prüf|tausch|bau|mach|geh|fahr|dreh|zieh|leg|setz)e? (?:das|es|die|den|ihn|sie|mal|nach|hin|auf|ihr|ihm)(?![\p{L}])|^(?:dann|danach) \p{L}+(?:te|t)? (?:er|sie|es|die|der|das)(?![\p{L}])/iu,
  fr: /^(?:(?:alors|et|moi),? )*(?:j['’]ai|je lui ai|je l['’]ai|on a|on lui a|nous avons) (?:rien )?(?:dit|répondu|demandé|pensé|fait|pris|montré|donné|appelé|changé)(?![\p{L}])|^(?:du coup|puis|ensuite|après|moi|alors|finalement)(?![\p{L}])/iu,
  es: /^(?:yo )?(?:le |les |nos )?(?:dije|digo|contesté|respondí|pregunté|pregunto|fuimos|fui|\p{L}{3,}(?:é|[aei]mos))(?![\p{L}])|^(?:luego|después|entonces|desde entonces|ahora)(?![\p{L}])/iu,
};

/**
 * True where "I" in the next clause may be whoever speaks in this one: they speak of themselves or to somebody, and the author has not
 * taken the word again.
 */
export function isOfSpeaker(given: string, behind: string, language: PostLanguage): boolean {
  const left = given.slice(-REPORT_MAX);
  const last = [...left.matchAll(new RegExp(REPORTS[language].source, 'giu'))].at(-1);
  if (last === undefined) return false;
  const said = left.slice(last.index + last[0].length);
  if (
    BY_AUTHOR[language].test(left.slice(0, last.index)) ||
    (language === 'es' && BY_AUTHOR_ES.test(last[0]))
  )
    return false;
  // "Told me my brakes are gone": to whom it is told is no word of theirs.
  const words = said.replace(/^ (?:me|us|mir|uns|zu mir)(?![\p{L}])/iu, '');
  // "The plumber said the pump was dead and I changed it": who did is not told.
  if (
    SPEAKS_OF_I.test(behind) &&
    !SAYS_AGAIN.test(behind.slice(0, FAR)) &&
    (isPast(words, language) || IMPERFECT_FR.test(words)) &&
    !JOINED.test(words) &&
    !/[,.;:]/u.test(words.trim())
  )
    return true;
  if (ANSWERS[language].test(behind)) return false;
  if (!OWN_WORDS[language].test(words)) return false;
  // "Said why don't we let them reply, so we changed that": they spoke of then, and this is what came of it.
  const spoken = words.split(/,|\s(?:because|weil|parce|porque)\s/iu)[0] ?? '';
  return !(isPast(behind.slice(0, NEAR), language) && !isPast(spoken, language));
}

/** "You", "votre": whoever is spoken to in the story. */
const SPOKEN_TO: PerLanguage<RegExp> = {
  en: /(?<![\p{L}])(?:you(?! know)|your|yours)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*|Sie|Ihnen|Ihre?[mnrs]?)(?![\p{L}])/u,
  fr: /(?<![\p{L}])(?:tu(?! (?:vois|sais))|toi|ton|ta|tes|vous(?! (?:voyez|savez))|votre|vos)(?![\p{L}])|(?<![\p{L}])t['’]/iu,
  es: /(?<![\p{L}])(?:tú|ti|tu|tus|usted|ustedes|vosotr[oa]s|vuestr[oa]s?)(?![\p{L}])/iu,
};
const CLAUSE = /^.*?(?=[.,;:!?]|\s(?:and|but|so|und|aber|et|mais|donc|y|pero)\s|$)/isu;

/**
 * True where somebody who speaks in this clause may go on in the next: it speaks to somebody, or is told behind "but" as of now, where the
 * story is in the past. "I said fine but the chimney is still there": the author said both.
 */
export function mayGoOnSpeaking(
  given: string,
  behind: string,
  isBut: boolean,
  language: PostLanguage,
): boolean {
  const said = behindLast(given.slice(-REPORT_MAX), REPORTS[language]);
  if (said === null || said.trim() === '') return false;
  if (SPOKEN_TO[language].test(CLAUSE.exec(behind)?.[0] ?? '')) return true;
  return isBut && !JOINED.test(said) && !isPast(CLAUSE.exec(behind)?.[0] ?? '', language);
}

/** True where the next clause may belong to the cause or the condition that this one ends with: the first one may, and no third. */
export function isWithinCause(tail: string, language: PostLanguage): boolean {
  const cause = SUBORDINATE[language].exec(tail);
  return cause !== null && !JOINED.test(tail.slice(cause.index));
}

/** Where a condition or a cause begins in the text. */
export const causeAt = (text: string, language: PostLanguage): number | undefined =>
  SUBORDINATE[language].exec(text)?.index;

/** True where somebody in the text says or thinks something. */
export const tellsWhatIsSaid = (text: string, language: PostLanguage): boolean =>
  REPORTS[language].test(text);
