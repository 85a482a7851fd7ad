import { isCommonWord, isStopWord, type PostLanguage } from '@drumbeat/domain';
import { writtenFigures } from '../../../reading/figures/written-figures.js';
import { isCertainNoun, isNounOrVerb } from '../../../reading/german-nouns/german-nouns.js';
import { GIVEN_NAMES } from '../../../reading/names/known-names.js';
import { possibleNames } from '../../../reading/names/names.js';
import { isQuoted } from '../../../reading/sentences/quotations.js';
import { wordSet } from '../../../reading/words/word-patterns.js';
import { hasVerb, tellsOfOneDay, wordsOf } from '../sentence-signs.js';

const VERDICT_WORDS = { min: 3, max: 14 };

/** "You can't collect what you never billed": what anybody did is no day of the story. */
const OF_ANYBODY: Readonly<Record<PostLanguage, RegExp>> = {
  en: /(?<![\p{L}])(?:what|whatever|which|that|when) (?:you|people|nobody|anybody|someone) .*$/iu,
  de: /(?<![\p{L}])(?:was|das|die|den|wenn) (?:man|niemand|keiner|jemand) .*$/iu,
  fr: /(?<![\p{L}])(?:ce )?(?:qu['’]on|que (?:personne|les gens|quelqu['’]un)) .*$/iu,
  es: /(?<![\p{L}])lo que (?:uno|nadie|alguien|la gente) .*$/iu,
};

/** "… I know", "… que je connaisse": who judges says how far they have looked, and tells of no day. */
const AS_FAR_AS_KNOWN: Readonly<Record<PostLanguage, RegExp>> = {
  en: /,? ?(?<!\p{L})(?:(?:that|which|whom?) )?i(?: (?:know|can think of|have ever (?:known|seen|met|had))|['’]ve ever (?:known|seen|met|had))(?: of)?[.!]*$/iu,
  de: /,? (?:(?:d(?:en|ie|as)|was) )?ich (?:kenne|je gesehen habe)[.!]*$/iu,
  fr: / que je connai(?:s|sse)[.!]*$/iu,
  es: / que (?:yo )?(?:conozco|conozca)[.!]*$/iu,
};
/** "Whoever wants less noise should measure first": what ought to be is no past, though its verb may look so. */
const OUGHT: Readonly<Partial<Record<PostLanguage, RegExp>>> = {
  de: /(?<=^(?:wer|man)(?!\p{L}).*)(?<!\p{L})(?:sollte|könnte|müsste|dürfte|bräuchte)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:devr|pourr|faudr|vaudr)(?:ait|aient)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:deber|podr|convendr|habr)ían?(?!\p{L})/iu,
};
/** Read as past or as done by their letters: "gewinnt", "der günstigste", "gute Pläne". */
const NO_PAST_DE =
  /(?<!\p{L})(?:gewinnt|gehört|gefällt|gelingt|genügt|geschieht|gehorcht|gerät|genießt|\p{Ll}+ste[nmrs]?|(?:gut|alt|erst|recht|breit|leicht|hart|kalt|weit|spät|laut|dicht|echt|nett|satt|fest|schlecht)e[nmrs]?)(?!\p{L})/giu;
/** "Lager", "Gehalt", "Zertifikate": no past of a verb, though they begin or end like one. */
const withoutNouns = (sentence: string) =>
  sentence.replace(/(?<!\p{L})\p{Lu}\p{L}+/gu, (word, at: number) =>
    at > 0 || isNoun(word.toLowerCase()) ? word.slice(0, 1) : word,
  );
const isNoun = (word: string) => isNounOrVerb(word) || isCertainNoun(word, '') || ABSTRACT.test(word);
const ABSTRACT = /.{3}(?:sein|heit|keit|ung|schaft|nis|tum|tät|ion|arbeit)$/u;

const ofNoDay = (sentence: string, language: PostLanguage): string =>
  (language === 'de' ? withoutNouns(sentence).replace(NO_PAST_DE, '') : sentence)
    .replace(AS_FAR_AS_KNOWN[language], '.')
    .replace(OUGHT[language] ?? /^$/u, '')
    .replace(OF_ANYBODY[language], '');

/** A judgement that holds beyond the day: short, in the present, without a figure or a name. */
export function isVerdict(sentence: string, language: PostLanguage): boolean {
  if (isShortVerdict(sentence, language)) return true;
  const { length } = wordsOf(sentence);
  return (
    length >= VERDICT_WORDS.min &&
    length <= VERDICT_WORDS.max &&
    !/[?:]/u.test(sentence) &&
    !hasFactsBeside(sentence.replace(AS_FAR_AS_KNOWN[language], '.'), language) &&
    !tellsOfOneDay(ofNoDay(sentence, language), language) &&
    hasVerb(sentence, language)
  );
}

/** Figures, quotations and names, but for German nouns, and "doppelt", which counts nothing. */
const hasFactsBeside = (sentence: string, language: PostLanguage): boolean =>
  isQuoted(sentence) ||
  writtenFigures(sentence.replace(/(?<!\p{L})doppelt(?!\p{L})/iu, ''), language).length > 0 ||
  namesIn(sentence, language).length > 0;

/**
 * Verbs of judgements. In three words a verb cannot be told by its ending ("Long working days."), so only these show one. The English ones get
 * their "s" by their subject.
 */
const VERBS: Readonly<Record<PostLanguage, ReadonlySet<string>>> = {
  en: wordSet(
    `lie hide cost win lose sell train read kill jam peel scale matter fail work pay help need mean beat make take break leak hurt wait
     travel teach build buy eat drive burn save slow scare lead follow rot rust spread sink rule bite stick age expire die grow`,
  ),
  de: wordSet(
    `ist sind wird werden kostet kosten lügt lügen liest lesen erzieht erziehen schützt schützen hilft helfen lohnt lohnen zählt zählen
     gewinnt gewinnen verliert verlieren bleibt bleiben macht machen braucht brauchen frisst fressen tötet töten täuscht täuschen rettet
     retten heilt bremst bremsen wächst stirbt sterben scheitert scheitern trügt trügen schlägt schlagen ersetzt ersetzen hält halten`,
  ),
  fr: wordSet(
    `est sont coûte coûtent ment mentent trompe trompent tue tuent gagne gagnent perd perdent paie paient aide aident compte comptent
     suffit suffisent rassure rassurent fatigue fatiguent cache cachent vend vendent dure durent rapporte rapportent`,
  ),
  es: wordSet(
    `es son cuesta cuestan miente mienten mata matan gana ganan vende venden lee leen engaña engañan paga pagan ayuda ayudan dura duran
     vale valen falla fallan enseña enseñan roba roban pesa pesan ahorra ahorran pierde pierden`,
  ),
};

/** Function words that a subject begins with; others point to what was told ("That always helps."). */
const DETERMINERS: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:most|all|no|few|many|some|good|new|more|less)$/u,
  de: /^(?:alle|viele|wenige|gutes?|neues?|mehr|weniger)$/u,
  fr: /^(?:l[ea]s?|chaque)$/u,
  es: /^(?:el|la|los|las|lo|cada)$/u,
};
/** Function words that are a subject by themselves. */
const SUBJECTS: Readonly<Record<PostLanguage, RegExp>> = {
  en: /^(?:nobody|nothing|everybody|everyone)$/u,
  de: /^(?:niemand|nichts|keiner|jeder|alles)$/u,
  fr: /^(?:personne|rien|tout|l['’]\p{L}+)$/u,
  es: /^(?:nadie|nada|todos?)$/u,
};
const ADVERBS = /^(?:always|never|only|rarely|often|still)$/u;
const NOUNS =
  /^(?:costs|works|breaks|trains|drives|leads|rules|bites|sticks|talks|helps|needs|waits|scales|burns|ages)$/u;

/** "Most budgets lie.", "Angst kostet Geld.": a verdict of three words, whose subject and verb are certain. */
export function isShortVerdict(sentence: string, language: PostLanguage): boolean {
  const [first = '', second = '', third = '', ...more] = wordsOf(sentence);
  if (third === '' || more.length > 0 || /[,;()–—]/u.test(sentence)) return false;
  if (/[?:]/u.test(sentence) || isQuoted(sentence) || tellsOfOneDay(sentence, language)) return false;
  if (writtenFigures(sentence, language).length > 0 || namesIn(sentence, language).length > 0) return false;
  const isDetermined = DETERMINERS[language].test(first);
  if (isStopWord(first, language) && !isDetermined && !SUBJECTS[language].test(first)) return false;
  if (language !== 'en') return VERBS[language].has(isDetermined ? third : second);
  if (ADVERBS.test(second)) return isVerbOf(first, third);
  if (!isDetermined && isVerbOf(first, second)) return true;
  // "High labour costs": a verb behind a plural alone, or where it is surely no noun.
  return isPlural(second) ? VERBS.en.has(third) : isVerbOf(second, third) && !NOUNS.test(third);
}

/** "Geld" has a capital, and is nobody's name. */
const namesIn = (sentence: string, language: PostLanguage) =>
  possibleNames(sentence, language).filter(
    (name) =>
      !(
        language === 'de' &&
        (isCommonWord(name.toLowerCase(), 'de') || isNoun(name.toLowerCase())) &&
        !GIVEN_NAMES.has(name)
      ),
  );

const isPlural = (word: string) => /[^s]s$/u.test(word);
function isVerbOf(subject: string, word: string): boolean {
  if (isPlural(subject)) return word === 'are' || VERBS.en.has(word);
  return word === 'is' || (word.endsWith('s') && VERBS.en.has(word.replace(/(?<=sh|ch|ss|x)es$|s$/u, '')));
}
