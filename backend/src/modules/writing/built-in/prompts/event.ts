import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../../reading/words/per-language.js';
import { word } from '../../reading/words/word-patterns.js';

/** Spanish nouns that end as what "I" did. */
const NOUN_ES = 'café|carné|bebé|comité|chalé|puré|paté|canapé|cliché|consomé|tupé|rapé';

/** Of what happened in each language; where a form may be present as well, it is none. */
const PAST: Readonly<Record<PostLanguage, RegExp>> = {
  en: word(
    String.raw`was|were|had|did|went|came|said|told|got|made|took|gave|left|felt|found|thought|knew|began|kept|held|stood|rang|drew|wrote|sang|sat|paid|sold|sent|lost|ran|spoke|brought|bought|built|taught|caught|fell|grew|met|heard|threw|hid|won|yesterday|ago|agreed|freed|(?:i|we) (?:read|put|cut|set|hit|shut|let)|\p{L}{2,}(?<!e)ed`,
  ),
  de: word(
    String.raw`war(?:en|st)?|hatten?|wurden?|gingen?|kam(?:en)?|ließ(?:en)?|hielt(?:en)?|standen?|lag(?:en)?|nahm(?:en)?|gab(?:en)?|rief(?:en)?|fiel(?:en)?|lief(?:en)?|fand(?:en)?|sah(?:en)?|schrieb(?:en)?|zog(?:en)?|trug(?:en)?|fuhr(?:en)?|blieb(?:en)?|saß(?:en)?|half(?:en)?|las(?:en)?|sprach(?:en)?|traf(?:en)?|starb(?:en)?|begann(?:en)?|bekam(?:en)?|verlor(?:en)?|stritt(?:en)?|schlug(?:en)?|brachten?|dachten?|wussten?|konnten?|wollten?|mussten?|gestern|damals|neulich|(?:hab|hat|bin|wurd)\p{L}*\s[^.!?\n]*(?:ge\p{L}{3,}(?:t|en)|(?:be|ent|er|ver|zer|um|an|auf|aus|ein|zu)\p{L}{3,}(?:t|en))|(?:ist|sind)\s[^.!?\n]*(?:gegangen|gekommen|gefahren|geblieben|gefallen|geworden|worden|gewesen)`,
  ),
  fr: word(
    String.raw`hier|jadis|autrefois|étai(?:t|s|ent)|avai(?:t|s|ent)|(?:est|sont|suis|sommes)\s(?:ven|part|arriv|entr|sort|né|mort|tomb|rest|deven|mont|descend|pass|reven|repart|all)\p{L}*|(?:ai|as|a|ont|avons|avez)\s(?:\p{L}+\s)?\p{L}{2,}(?:ée?s?|ie?s?|ue?s?|ise?s?|ite?s?|erte?s?)|(?!fait|sait|plaît|parfait|souhait|portrait|retrait|extrait|contrait)\p{L}{3,}(?:ait|aient)`,
  ),
  es: word(
    String.raw`ayer|anoche|fu[ei]|fueron|dij[eo]|dijeron|hizo|hice|tuvo|tuve|vino|puso|puse|pudo|quiso|supo|era|eran|había|habían|tenía|tenían|hacía|decía|(?:he|ha|han|hemos)\s\p{L}+(?:[ai]do|to|cho)|\p{L}{2,}(?:aron|ieron|aba|aban|ó)|(?!(?:${NOUN_ES})(?!\p{L}))\p{L}{3,}é|(?:pus|quis|tuv|hic|dij|vin|fu|pud)imos|\p{L}{2,}[ai]mos(?=\s\p{N})`,
  ),
};
/** "Verdiente": weak verbs have no sign but their ending, which adjectives and nouns have as well. */
const WEAK_DE =
  /(?<![\p{L}\p{M}])(?!heute|bitte|sollte|könnte|möchte|müsste|dürfte|hätte|wäre|letzte|erste|beste|meiste|gute|alte|kalte|harte|rechte|echte|nette|satte|leichte|schlechte|späte|bekannte|interessante|spannendste|wichtigste)\p{Ll}{2,}(?:g|k|ch|s|l|r|b|f|et|en|hn|nn|rn|m|d)ten?(?![\p{L}\p{M}])/u;
/** "Die wichtigsten Fragen": what stands before a noun is an adjective. */
const BEFORE_NOUN = /^\s\p{Lu}/u;

/** How it was, or has become: nothing happened in it by itself. */
const STATE: PerLanguage<RegExp> = {
  en: word(String.raw`was|were|had|used to|knew|thought|felt|stood|(?:has|have|['’]ve) (?:\p{L}+ )?\p{L}+`),
  de: word(
    'war(?:en|st)?|hatten?|lag(?:en)?|standen?|saß(?:en)?|wussten?|konnten?|wollten?|mussten?|gehörten?',
  ),
  fr: word(String.raw`étai\p{L}+|avai\p{L}+|hier|jadis|autrefois|\p{L}{3,}(?:ait|aient)`),
  es: word(String.raw`era|eran|había|habían|tenía|tenían|hacía|decía|ayer|\p{L}{2,}(?:aba|aban)`),
};

/** Behind these begins what hangs on the sentence: "My son asked me why I work". */
const HANGING: Readonly<Record<PostLanguage, RegExp>> = {
  en: /\s(?:that|why|who|whom|which|because|how|whether|if|and|but|what)\s.*$|\s(?:me|us) (?:i|we)\s.*$/isu,
  de: /,?\s(?:dass|warum|weil|ob|wie|und|aber)\s.*$|,\s(?:der|die|das|den|dem|deren|dessen|was|wo|wer)\s.*$/isu,
  fr: /\s(?:que|pourquoi|parce|qui|dont|où|comment|si|et|mais)\s.*$|\s(?:qu|parce qu)['’].*$/isu,
  es: /\s(?:que|qué|porque|por qué|quien|cómo|si|y|pero|cuando)\s.*$/isu,
};
/** Who does it is the author: "Bridget has run my kitchen" and "The baker I work with rang" are not theirs. Notes leave "I" out: "Climbed a ladder". */
const OWN_DEED: Readonly<Record<PostLanguage, RegExp>> = {
  en: /(?<![\p{L}\p{M}]|^(?:the|an?|every|my|our|one) (?:\p{L}+ ){1,2})(?:i|we)(?![\p{L}\p{M}])|^(?:\p{L}{2,}(?<!e)ed|had|took|went|got|made|gave|drove|flew|spent|sold|bought|lost|found|saw|met) (?!by(?!\p{L}))/iu,
  de: word('ich|wir'),
  fr: word(String.raw`j|je|nous|on`),
  es: word(
    String.raw`yo|nosotr[oa]s|he|hemos|había(?=mos)|\p{L}{2,}(?:[ae]mos|imos)|(?!(?:${NOUN_ES})(?!\p{L})|aquí|allí|ahí|así|también|además|después|quizá|porqué|qué)\p{L}{2,}[éí]|fui|hice|tuve|puse|dije|vine|llevo|tengo`,
  ),
};

/** "Cuando empecé me preguntaban": what only says when is no deed and no event; without a comma it has no sure end. */
const WHEN: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:when|while|before i|after i|until i)\s[^,]*,?/iu,
  de: /^(?:als (?:ich|wir|er|sie|es|man|der|die|das|ein\p{L}*|mein\p{L}*|unser\p{L}*)|nachdem|während (?:ich|wir)|bevor)\s[^,]*,?/iu,
  fr: /^(?:(?:quand|lorsque|pendant que|avant que|après que)\s|lorsqu['’])[^,]*,?/iu,
  es: /^(?:cuando|mientras|después de que|antes de que)\s[^,]*,?/iu,
};
const withoutWhen = (sentence: string, language: PostLanguage) =>
  sentence.replace(WHEN[language], '').trimStart();

/** True for a sentence that tells what its author does or did; not for what somebody else has, knows or is, or asks the author. */
export const isOwnDeed = (sentence: string, language: PostLanguage): boolean =>
  OWN_DEED[language].test(withoutWhen(sentence, language).replace(HANGING[language], ''));

/** True where a form stands in it that is past alone. */
export const tellsOfPast = (sentence: string, language: PostLanguage): boolean =>
  PAST[language].test(sentence) || (language === 'de' && hasWeakPast(sentence));

/** Fewer are no sentence of their own. */
const FINDING_WORDS_MIN = 4;

/** True for a sentence that surely tells of something that happened, not of how it was. */
export function isEvent(sentence: string, language: PostLanguage): boolean {
  // "J’ai compté les gestes : une huître passe vingt-deux fois entre nos mains" ends with what is always so.
  const found = /\s?:\s+(\p{L}[^:]*)$/u.exec(sentence)?.[1];
  if (found !== undefined && found.split(/\s+/u).length >= FINDING_WORDS_MIN) return isEvent(found, language);
  const told = withoutWhen(sentence, language).replaceAll(new RegExp(STATE[language], 'giu'), ' ');
  return tellsOfPast(told, language);
}

/** Beside what happened: who does it, and what anything is or has. */
const SPOKEN: Readonly<Record<PostLanguage, RegExp>> = {
  en: word(String.raw`i|we|you|he|she|it|they|that|is|are|has|have|can|will|\p{L}+n['’]t`),
  de: word(String.raw`ich|wir|man|er|sie|es|ist|sind|hat|haben|wird|kann|muss|gibt`),
  fr: word(String.raw`je|j|on|nous|vous|il|elle|ils|elles|ce|c|est|sont|a|ont|fait|peut|faut`),
  es: word(String.raw`yo|se|no|es|son|está|hay|ha|han|tiene|puede|hace|\p{L}{2,}amos`),
};

/** "VHF check, No. 4 berth, Sun. night": the heading of a note, which says nothing yet. */
export const isHeading = (sentence: string, language: PostLanguage): boolean =>
  (sentence.match(/,/gu) ?? []).length >= 2 &&
  !PAST[language].test(sentence) &&
  !SPOKEN[language].test(sentence);

function hasWeakPast(sentence: string): boolean {
  const [found] = WEAK_DE.exec(sentence) ?? [];
  return found !== undefined && !BEFORE_NOUN.test(sentence.slice(sentence.indexOf(found) + found.length));
}
