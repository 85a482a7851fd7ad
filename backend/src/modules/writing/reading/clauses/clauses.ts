import { isStopWord, type PostLanguage, type TextRange } from '@drumbeat/domain';
import {
  halfDenialOf,
  isSaidOfAll,
  isSoOnceElse,
  stillDone,
  wordsBesideHalf,
  type HalfDenial,
} from '../denials/half-denials.js';
import { isAdvisedOrSupposed, isExcepted, isReport } from './claims.js';
import { moodOf } from './moods.js';
import { deniesPart, isNegator, whoIsDenied, withoutAsides, wordsAsSaid } from '../denials/negations.js';
import { wordedNumbers } from '../figures/number-words.js';
import { quotationsIn } from '../sentences/quotations.js';
import { stemOf } from '../words/stems.js';
import { undoingOf } from '../denials/undone-deeds.js';
import { perTextIn, type PerLanguage } from '../words/per-language.js';
import { plain, unelided } from '../words/word-patterns.js';
import { notedRanges } from '../sentences/written-sentences.js';

/** A statement within a sentence, as far as words alone show what it says. */
export interface Clause {
  readonly place: TextRange;
  /** Its words of content. */
  readonly stems: ReadonlySet<string>;
  /** All of its words but the "not" itself, articles and "do". */
  readonly said: ReadonlySet<string>;
  /** The words that it denies. */
  readonly denied: ReadonlySet<string>;
  readonly isDenial: boolean;
  /** The word of a denial, beside those denied, without which it says something else: its verb, where that can be told. */
  readonly verb: string | null;
  /** "Nothing would have …": what it denies is denied of everything. */
  readonly isUniversal: boolean;
  /** "Nobody checked it": what it denies is denied of everybody. */
  readonly isNobody: boolean;
  /** Whom alone it denies: "it wasn't me who found it", by the stem of their name, or "me"; null elsewhere. */
  readonly deniesWho: string | null;
  /** "Neither a lawyer nor a plan": each of them is denied. */
  readonly isNeither: boolean;
  /** "Without checking": part of what it says is not so. */
  readonly isWithout: boolean;
  /** What is not there, in "without a contract". */
  readonly lacked: ReadonlySet<string>;
  /** What it denies only in part; null for a whole denial, and for none. */
  readonly half: Exclude<HalfDenial, 'other' | 'more'> | null;
  /** "All clients", "always". */
  readonly isOfAll: boolean;
  /** Its words as typed, but for "no longer" and "still". */
  readonly typed: ReadonlySet<string>;
  /** Words of content that it says something of: "The price was fine". */
  readonly topics: ReadonlySet<string>;
  /** "It was colic", "Not colic at all", "Classic colic!": it says what something is. */
  readonly isNaming: boolean;
  /** Without a form of "to be": "Pleurisy", "Classic colic". */
  readonly isBare: boolean;
  /** All of its sentence. */
  readonly isWhole: boolean;
  /** "Before noon": what is not so then may be so after it. */
  readonly isBefore: boolean;
  /** "below" or "above", as far as it compares: one for the other is no "not". */
  readonly compares: 'low' | 'high' | null;
  /** What may or must be, and what would: of these only the same can be compared. */
  readonly mood: string;
  /** "I", or somebody else; null where its subject is no pronoun. */
  readonly person: 'first' | 'other' | null;
  /** Claims nothing that a "not" could be looked for in, but compares: "plus de gaz". */
  readonly isCompared: boolean;
  /** Tells that somebody says or thinks something: a claim about them, and not about what they say. */
  readonly reports: boolean;
  /** False for what is asked, advised, supposed, or somebody else's thought: its author claims none of that. */
  readonly isClaim: boolean;
}

const whole = (words: string) => new RegExp(`^(?:${words})$`, 'u');

const CLAUSE_END: PerLanguage<RegExp> = {
  en: /,(?!\d)|(?<!\d):|:(?!\d\d)|[;–—()“”"]|\s(?=who\s(?:never|\p{L}+n['’]t)\s)|\s(?:and|but|because|so|while|until|when)\s/giu,
  // Behind "mehr" or "höher" an "als" compares, and an "aber" may stand late in its own clause: "kostet aber weniger".
  de: /,(?!\d)|(?<!\d):|:(?!\d\d)|[;–—()„“”"]|\s(?:und|aber(?!\s(?:(?:mehr|weniger|nicht|kaum|sehr|zu|etwas|viel|noch)\s)?[\p{L}\p{N}-]+\s*(?:[.,;:!?)–]|$))|sondern|weil|denn|während|bis)\s|(?<!(?<!\p{L})(?:mehr|weniger)(?:\s[\p{L}\p{N}]+){0,4}|\p{L}{3}er(?:e[nmrs]?)?|anders)\sals\s(?=(?:ich|er|sie|es|wir|man|de[rn]|die|das|eine?)\s)/giu,
  fr: /,(?!\d)|(?<!\d):|:(?!\d\d)|[;–—()«»“”"]|(?<!(?<!\p{L})(?:que|qui|si|quand|dont|où|moi|et|mais|là|donc|puis|alors))\s(?=j['’](?:ai|avais)\s)|\s(?:et|mais|parce|car|quand|donc|(?:alors|tandis) que)\s/giu,
  es: /,(?!\d)|(?<!\d):|:(?!\d\d)|[;–—()“”«»"]|\s(?:y|pero|porque|cuando|sino|mientras)\s/giu,
};

const TURNS_BACK = /(?:^|\s)(?:but|aber|sondern|mais|pero|sino)\s$/iu;
/** In a sentence of so many parts, as people speak, what somebody said ends where the author goes on. */
const RUN_ON_FROM = 6;
const GOES_ON = /(?:^|\s)(?:and|so|because|und|weil|denn|et|donc|parce|car|y|porque)\s$/iu;
const UNIVERSAL = whole('nothing|nobody|no-one|niemand|nichts|rien|personne|nada|nadie');
/** "Without anybody having checked it" is a clause of its own, and a denial. */
const WITHOUT_THAT = unelided('ohne dass|sans que|sin que');
const WITHOUT = unelided('without|ohne|sans|sin');
const NEITHER = unelided('neither|weder|ni');
/** They deny, each in its way, and are no content of what is denied. */
const DENYING_WORDS = whole(
  'personne|single|einzige[nmrs]?|seule?|sol[oa]|davon|hardly|barely|scarcely|rarely|seldom|ever|kaum|selten|peine|rarement|guère|apenas|raramente',
);
const NOBODY = unelided(
  'nobody|no one|no-one|none of|not one|not a single one|niemand|keine[rs]? (?:de[rs]|davon|von (?:ihnen|denen))|nicht eine[rs]?|personne|aucune? d|aucune? des|pas une? seule?|nadie|ninguno de|ninguna de|ni uno|ni una',
);
const EXISTS: PerLanguage<RegExp> = {
  en: /\b(?:there (?:is|are|was|were)|there's|there (?:isn|aren|wasn|weren)'t|exists?|existed)\b/u,
  de: /(?<!\p{L})(?:(?:gibt|gab|gäbe) es|es (?:gibt|gab|gäbe)|das gibt)(?!\p{L})/u,
  fr: /y a(?!\p{L})|y avait|existe/u,
  // "Nadie le había visto": before a participle it says that something was done.
  es: /(?<!\p{L})(?:hay|(?:había|hubo)(?!\s(?:\p{L}+[aií]d[oa]s?|\p{L}*(?:visto|hecho|dicho|puesto|escrito|vuelto|abierto|roto|muerto))(?!\p{L}))|existe)(?!\p{L})/u,
};
/** Stands for "there is", which has no word of content. */
export const EXISTENCE = '\u2203';
const IS = whole(
  `is|are|was|were|it's|that's|he's|she's|they're|ist|war|waren|sind|est|était|étaient|c'est|c'était|sont|es|era|eran|fue|son|fueron`,
);
const ARTICLES = whole(
  `a|an|the|any|some|do|does|did|des|der|die|das|dem|den|ein|eine|einen|einem|einer|le|la|les|l|un|une|du|de|el|los|las|una|unos|unas|at|all|really|überhaupt|gar|also|too|again|wieder|anyway|trotzdem|dennoch|igual|him|them|ihm|ihnen|lui`,
);
const FIRST = whole("i|ich|je|yo|i'm|i'd|i've|i'll");
const OTHER = whole(`he|she|they|you|er|sie|man|du|elle|ils|elles|tu|vous|él|ella|ellos|ellas|usted`);
const LOW = whole('below|under|less|fewer|unter|weniger|moins|menos');
/** "Than before" is no time. */
const BEFORE = unelided('(?<!(?:than|as|que|als|wie) )(?:before|until|vor|bis|avant|antes|hasta)');
const HIGH = whole('above|over|more|über|mehr|plus|más');
/** In German the word that is denied may stand before its "nicht"; elsewhere it follows. */
const DENIES_BEFORE = whole('nicht|nie|niemals');
/** They deny a place of what was said before, and nothing by themselves. */
const NOWHERE = /^(?:nirgends|nirgendwo|nowhere|nulle part|en ninguna parte|en ningún)(?!\p{L})/iu;

/** The clauses of a text in their order. What a few words only deny ("Nowhere in the law.", "She needn't.") they deny of the clause before. */
export const clausesOf = (text: string, language: PostLanguage): readonly Clause[] => CLAUSES[language](text);

/** Read once: a dozen kinds of findings hold the same text against the same posts. */
const CLAUSES = perTextIn((text, language): readonly Clause[] => {
  const clauses: Clause[] = [];
  const quotations = quotationsIn(text, 1);
  for (const { start, end } of notedRanges(text)) {
    const sentence = text.slice(start, end);
    let isReported = false;
    const parts = partsOf(sentence, language);
    for (const { from, to, joint } of parts) {
      const part = sentence.slice(from, to);
      if (TURNS_BACK.test(joint) || (parts.length >= RUN_ON_FROM && GOES_ON.test(joint))) isReported = false;
      const place = {
        start: start + from + part.length - part.trimStart().length,
        end: start + from + part.trimEnd().length,
      };
      if (place.end <= place.start) continue;
      const clause = clauseAt(text, place, language);
      const isQuoted = quotations.some(
        (quotation) => quotation.start <= place.start && place.start < quotation.end,
      );
      const isOwn =
        !isReported &&
        !isAsked(sentence) &&
        !isQuoted &&
        !isExcepted(sentence.slice(to)) &&
        !isSoOnceElse(part, sentence.slice(to), language);
      const isClaim = clause.isClaim && isOwn;
      const isCompared = clause.isCompared && isOwn;
      isReported ||= clause.reports;
      clauses.push(
        ...withWhatCameBefore(
          { ...clause, isClaim, isCompared, isWhole: from === 0 && to === sentence.length },
          clauses.at(-1),
          text,
          language,
        ),
      );
    }
  }
  return clauses;
});

const isAsked = (sentence: string) => /\?["'”’»)\s]*$/u.test(sentence);

/** Whole sentences that deny nothing: cut otherwise, a statement may be one. */
export const statementsOf = (text: string, language: PostLanguage): readonly Clause[] =>
  STATEMENTS[language](text);

const STATEMENTS = perTextIn((text, language): readonly Clause[] =>
  notedRanges(text)
    .filter(({ start, end }) => !isAsked(text.slice(start, end)))
    .map((range) => clauseAt(text, range, language))
    .filter(({ isDenial, isClaim }) => isClaim && !isDenial),
);

function partsOf(sentence: string, language: PostLanguage) {
  const cuts = [...sentence.matchAll(CLAUSE_END[language])];
  return [undefined, ...cuts].map((cut, index) => ({
    from: cut === undefined ? 0 : cut.index + cut[0].length,
    to: cuts[index]?.index ?? sentence.length,
    joint: cut?.[0] ?? '',
  }));
}

const ELLIPSIS_MAX = 4;

/** "Im Mai schon", "the fuse was", "le fusible, si": what was denied before is so, there or of that. */
const YET_SO = /(?<!\p{L})(?:schon|doch|did|was|were|is|has|si|sí)[.!]*$/iu;

function withWhatCameBefore(
  clause: Clause,
  before: Clause | undefined,
  text: string,
  language: PostLanguage,
): Clause[] {
  if (before === undefined) return [clause];
  const part = text.slice(clause.place.start, clause.place.end);
  if (!clause.isDenial) {
    if (!before.isDenial || clause.said.size >= ELLIPSIS_MAX || !YET_SO.test(part)) return [clause];
    // Of what nobody did, somebody did all of it.
    const said = before.isNobody ? before.stems : before.denied;
    return [clause, { ...clause, stems: new Set([...said, ...clause.stems]), isNaming: false }];
  }
  const isPlace = NOWHERE.test(part);
  // "It was not her" has a predicate of its own, and "He got none" an object.
  const isElliptic =
    !/(?<!\p{L})(?:none|nothing|keine[nrs]?|nichts|rien|aucune?|nada|ningun[oa])(?!\p{L})/iu.test(part) &&
    clause.isBare &&
    clause.stems.size === 0 &&
    clause.said.size >= 2 &&
    clause.said.size < ELLIPSIS_MAX;
  // A clause that begins with its "not" has no subject of its own.
  const isFragment = deniesPart(part, language);
  if (!isPlace && !isElliptic && !isFragment) return [clause];
  const stems = new Set([...before.stems, ...clause.stems]);
  if (isPlace) stems.delete(EXISTENCE);
  const denied = isElliptic || isPlace ? stems : clause.denied;
  const joined = { ...clause, stems, denied, isNaming: false, mood: clause.mood || before.mood };
  return isPlace || isElliptic ? [joined] : [clause, joined];
}

/** "The funny thing is nobody …": what is told stands behind it. */
const THE_THING_IS =
  /^(?:(?:and|und|et|y)\s)?(?:the|das|le|lo)\s(?:\p{L}+\s){1,3}(?:is|was|ist|war|est|c['’]est|es|era)\s(?:that\s|que\s|qu['’])?(?=(?:nobody|no one|niemand|keiner|personne|nadie)(?!\p{L}))/iu;

function clauseAt(text: string, place: TextRange, language: PostLanguage): Clause {
  const part = text.slice(place.start, place.end);
  const small = plain(part);
  const told = withoutAsides(part).replace(THE_THING_IS, '');
  const words = wordsAsSaid(inDigits(told, language));
  const half = halfDenialOf(small, language);
  const isOwn = !isAdvisedOrSupposed(small, language);
  const isNot = (one: string) => isNegator(one, language);
  const undoing = undoingOf(small, language);
  const isDenial =
    undoing === 'undone' ||
    (undoing === null &&
      (words.some(isNot) || NOWHERE.test(part) || WITHOUT_THAT.test(small) || half === 'seldom'));
  const stems = words.map((one) =>
    isNot(one) || (isDenial && DENYING_WORDS.test(one)) ? undefined : stemOf(one, language),
  );
  const denied = words.flatMap((one, index) => {
    if (!isNot(one)) return [];
    const next = stems.slice(index + 1).find((stem) => stem !== undefined);
    const before = stems.slice(0, index).findLast((stem) => stem !== undefined);
    const either = language === 'de' && DENIES_BEFORE.test(one) ? [before, next] : [next ?? before];
    return either.flatMap((stem) => stem ?? []);
  });
  const exists = EXISTS[language].test(small) ? [EXISTENCE] : [];
  const content = new Set([...stems.flatMap((stem) => stem ?? []), ...exists]);
  const said = words.flatMap((one) => saidAs(one, language));
  const isSaid = words.some((one) => IS.test(one.replace(/n't$/u, '')));
  return {
    place,
    stems: content,
    said: new Set(said),
    denied: new Set(denied.length === 0 && isDenial ? content : denied),
    isDenial,
    verb: isDenial ? verbOf(words, stems, language) : null,
    isUniversal: words.some((one) => UNIVERSAL.test(one)),
    isNobody: isDenial && NOBODY.test(small),
    deniesWho: isDenial ? whoIsDenied(small, language) : null,
    isNeither: isDenial && NEITHER.test(small),
    isWithout: WITHOUT.test(small),
    lacked: new Set(
      words.flatMap((one, index) => (WITHOUT.test(one) ? (stems.slice(index + 1).find(Boolean) ?? []) : [])),
    ),
    half: half === 'other' || half === 'more' ? null : half,
    isOfAll: isSaidOfAll(small, language),
    typed: new Set([
      ...wordsBesideHalf(words.filter((one) => !isNot(one) && !ARTICLES.test(one))),
      ...stillDone(small, language),
    ]),
    topics: topicsOf(words, stems),
    isBare: !isSaid,
    isWhole: false,
    isNaming:
      content.size > 0 &&
      content.size <= 2 &&
      (isSaid || said.length <= 2) &&
      words.every(
        (one, index) =>
          stems[index] !== undefined || /^[àay]$/u.test(one) || isNot(one) || isStopWord(one, language),
      ),
    isBefore: BEFORE.test(small),
    compares: words.some((one) => LOW.test(one))
      ? 'low'
      : words.some((one) => HIGH.test(one))
        ? 'high'
        : null,
    mood: moodOf(words),
    person: words.some((one) => FIRST.test(one))
      ? 'first'
      : words.some((one) => OTHER.test(one))
        ? 'other'
        : null,
    reports: isReport(part, language),
    isClaim: half !== 'other' && half !== 'more' && isOwn,
    isCompared: half === 'more' && isOwn,
  };
}

/** "Ninety-one of them" are 91: a figure of several words is one word of content. */
const inDigits = (part: string, language: PostLanguage) =>
  wordedNumbers(part, language)
    .filter(({ start, end }) => /[^\p{L}\p{M}]/u.test(part.slice(start, end)))
    .reduceRight((left, { start, end, value }) => `${left.slice(0, start)}${value}${left.slice(end)}`, part);

/** "No patient waited": it follows what is denied. German participles stand last. */
function verbOf(
  words: readonly string[],
  stems: readonly (string | undefined)[],
  language: PostLanguage,
): string | null {
  const isSubject = words[0] !== undefined && NO_SUBJECT.test(words[0]);
  const [, second] = stems.filter((stem) => stem !== undefined);
  if (isSubject && second !== undefined && !/^\d/u.test(second)) return second;
  const last = stems.at(-1);
  return language === 'de' && last !== undefined ? last : null;
}
const NO_SUBJECT = whole('no|kein|keine|aucune?|ningún|ninguna');

/** What stands before a form of "to be" that says more of it. */
function topicsOf(words: readonly string[], stems: readonly (string | undefined)[]): Set<string> {
  const is = words.findIndex((one) => IS.test(one));
  const saysMore = is >= 0 && stems.slice(is + 1).some((stem) => stem !== undefined);
  return new Set(saysMore ? stems.slice(0, is).flatMap((stem) => stem ?? []) : []);
}

/** A word as it counts where two clauses are compared word for word; none for the "not" itself and what stands for nothing. */
function saidAs(one: string, language: PostLanguage): string[] {
  if (one.endsWith("n't"))
    return saidAs(one === "can't" ? 'can' : one === "won't" ? 'will' : one.slice(0, -3), language);
  if (one === 'cannot') return ['can'];
  if (isNegator(one, language) || ARTICLES.test(one)) return [];
  // A function word is itself alone, where another word is known by its stem.
  return [stemOf(one, language) ?? `(${one})`];
}
