import { sentenceRanges, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { clausesOf, type Clause } from '../../../reading/clauses/clauses.js';
import { distinctPlaces } from '../../../reading/words/distinct-places.js';
import { isNegator, wordsAsSaid } from '../../../reading/denials/negations.js';
import {
  COMPARES,
  LESS,
  OPPOSITES,
  ownOpposites,
  prefixedOpposites,
  type Opposites,
} from '../../../reading/opposites/opposites.js';
import type { PerLanguage } from '../../../reading/words/per-language.js';
import { hasStem, stemOf } from '../../../reading/words/stems.js';

/** How much of the shorter of two clauses the other one has to say before both tell of the same. */
const SAME_FROM = 0.6;

interface Sided {
  /** The text that it stands in. */
  readonly source: string;
  /** The word of the pair, as typed. */
  readonly word: string;
  readonly clause: Clause;
  readonly place: TextRange;
  /** Which side it says: a "not" turns it round. */
  readonly side: 0 | 1;
  /** Its words of content without those of the pair. */
  readonly stems: ReadonlySet<string>;
  /** The words of content next to it, before and behind; '' where none is. */
  readonly next: readonly [before: string, behind: string];
  /** What is compared with what: the words of content on both sides of a "than". */
  readonly compared: Compared | null;
  /** Of the clauses of its sentence that stand before it: they name whom it is said of where it does not. */
  readonly above: ReadonlySet<string>;
  /** Of two that are compared before it either may be meant: "…, and they tip less". */
  readonly isOfEither: boolean;
  /** "Accepted it": of something that is named elsewhere. */
  readonly pointsTo: boolean;
  /** "Than before" compares with another time, and "Before, they stayed longer" tells of that. */
  readonly time: 'now' | 'former' | null;
}
type Compared = readonly [one: ReadonlySet<string>, other: readonly string[]];

/**
 * "Toujours" for "jamais", "said no" for "said yes", "Different rope" for "Same rope": opposites that need no "not". A clause of the
 * text is held against those of the author's that tell of the same, and is told where all of these have the other side.
 */
export function contraryOpposites(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const isComparing = [text, ...material].every((one) => THAN[language].test(one));
  const pairs = [
    ...OPPOSITES[language],
    ...material.flatMap(ownOpposites),
    ...prefixedOpposites(text, material, language),
  ].filter(({ sides: [one, other] }) => {
    const isInMaterial = (side: RegExp) => material.some((source) => side.test(source));
    const isSwapped = isComparing && [one, other].some((side) => side.test(text) && isInMaterial(side));
    return isSwapped || (one.test(text) && isInMaterial(other)) || (other.test(text) && isInMaterial(one));
  });
  if (pairs.length === 0) return [];
  const sources = material.map((source) => ({ source, clauses: clausesOf(source, language) }));
  const clauses = clausesOf(text, language);
  const found = pairs.flatMap((pair) => {
    const said = sources.flatMap(({ source, clauses: all }) => sidedIn(source, all, pair, language));
    return sidedIn(text, clauses, pair, language)
      .filter((one) => {
        if (isTurnedAlone(one, said, text, material)) return true;
        const same =
          one.stems.size === 0 && isOfIt(one, text)
            ? said.slice(0, said.length === 1 ? 1 : 0)
            : said.filter((other) => tellsOfTheSame(one, other, pair));
        return (
          same.length > 0 &&
          same.every((other) => (other.side !== one.side) !== areSwapped(one, other)) &&
          !said.some((other) => isWholly(one, other))
        );
      })
      .map(({ place }) => place);
  });
  return distinctPlaces(found);
}

/** Behind a comparison: what follows is the other of the two. */
const THAN: PerLanguage<RegExp> = {
  en: /(?<!\p{L})than(?!\p{L})/iu,
  de: /(?<!\p{L})als(?!\p{L})/iu,
  fr: /(?<!\p{L})qu(?:e(?!\p{L})|['’])/iu,
  es: /(?<!\p{L})(?:que|de lo que)(?!\p{L})/iu,
};

const POINTS_TO = /(?<!\p{L})(?:it|him|her|them|ihn|ihm|es|lui|lo)(?!\p{L})/iu;
const THAN_BEFORE = /^\s?(?:before|earlier|früher|zuvor|vorher|avant|auparavant|antes)(?!\s?\p{L})/iu;
const FORMERLY =
  /^(?:before|avant|auparavant),|(?<!\p{L})(?:used to|früher|damals|autrefois)(?!\p{L})|^antes(?! (?:de|que)(?!\p{L}))(?!\p{L})/iu;
const THEY =
  /^(?:(?:and|but|und|aber|et|mais|y|pero)\s)?(?:he|she|they|er|sie|ils?|elles?|ell[oa]s?|él)(?!\p{L})/iu;

/** "Cheaper", "höher", "mejor": compares by itself. */
const COMPARATIVE =
  /(?:er|ere[nmrs]?)$|^(?:more|less|worse|mejor(?:es)?|peor(?:es)?|mayor(?:es)?|menor(?:es)?|mieux|meilleure?s?|pires?|más|plus)(?!\p{L})/iu;

/** "We fired him": of what the notes say once, and this only points to. */
const OF_IT =
  /(?<!\p{L})(?:it|him|her|them|ihn|ihm|sie|es|le|la|les|lui|lo|los|las)(?!\p{L})|(?<!\p{L})l['’]/iu;

const isOfIt = ({ clause: { place } }: Sided, text: string) => OF_IT.test(text.slice(place.start, place.end));
const isIn = (material: readonly string[], word: string) =>
  material.some((source) => source.toLowerCase().includes(word));
/** "I", "we", and Spanish verbs that say so, at the beginning of what is said last. */
const FIRST_PERSON =
  /^(?:(?:and|but|so|then|und|aber|dann|et|mais|alors|y|pero|entonces)\s)*(?:(?:I|we|ich|wir|je|nous|on)\s|j['’])|^(?:\p{L}+(?:é|í|amos|imos)|dije|quise)(?!\p{L})/iu;
const OBJECTS = /^(?:it|him|her|them|that|es|das|ihn|sie|le|la|les|l['’]|lo|los|las)$/iu;

/**
 * "I accepted" of "He offered 500 euros, I refused": their authors say it of themselves, in a clause that names nothing else, and
 * nowhere the other one.
 */
function isTurnedAlone(
  one: Sided,
  said: readonly Sided[],
  text: string,
  material: readonly string[],
): boolean {
  if (!isAlone(lastPart(text, one), one.word) || isIn(material, one.word.toLowerCase())) return false;
  const alone = said.filter(({ source, word, ...other }) => isAlone(lastPart(source, other), word));
  return alone.length > 0 && alone.length === said.length && alone.every(({ side }) => side !== one.side);
}

/** From the last comma, or "and", before the word to the end of its clause. */
function lastPart(text: string, { clause, place }: Pick<Sided, 'clause' | 'place'>): string {
  const before = text.slice(clause.place.start, place.start);
  const begins = /(?:^|[,;:–—]|(?<!\p{L})(?:and|und|et|y)(?!\p{L}))(?=[^,;:–—]*$)/u.exec(before);
  return text.slice(clause.place.start + (begins?.index ?? 0), clause.place.end).replace(/^[\s,;:–—]+/u, '');
}

/** Nothing but who did it, the word itself and what it points to. */
function isAlone(part: string, word: string): boolean {
  const said = part.replace(/[\s.!…]+$/u, '');
  if (!FIRST_PERSON.test(said)) return false;
  const rest = said
    .replace(word, ' ')
    .split(/[\s]+/u)
    .filter((one) => one !== '' && !OBJECTS.test(one));
  return rest.every((one) => ALONE.test(one));
}
const ALONE =
  /^(?:and|but|so|then|und|aber|dann|et|mais|alors|y|pero|entonces|i|we|ich|wir|je|nous|on|j['’](?:ai)?|ai|avons|a|have|['’]ve|habe|haben|hab|hemos|he)$/iu;

function sidedIn(text: string, clauses: readonly Clause[], pair: Opposites, language: PostLanguage): Sided[] {
  const sentences = sentenceRanges(text);
  return (
    clauses
      // Of those who do not all pay late some may pay early.
      .filter(
        ({ isClaim, isCompared, reports, half }) =>
          (isClaim || isCompared || reports) && half !== 'partly' && !(pair.isInPlace && half === 'ended'),
      )
      .flatMap((clause) => {
        const words = text.slice(clause.place.start, clause.place.end);
        const [one, other] = pair.sides.map((side) => side.exec(words));
        if (one && other) return [];
        const match = one ?? other;
        if (!match) return [];
        const sentence = sentences.find(
          ({ start, end }) => start <= clause.place.start && clause.place.start < end,
        ) ?? { start: 0, end: text.length };
        const above = clauses.filter(
          ({ place }) => sentence.start <= place.start && place.end <= clause.place.start,
        );
        const last = above.at(-1);
        const typed = match[0].split(/\s+/u);
        // Of a verb in two parts ("nahm den Antrag an") what stands between is not its own.
        const own = new Set(
          [typed[0] ?? '', typed.at(-1) ?? ''].flatMap((word) => stemOf(word.toLowerCase(), language) ?? []),
        );
        const isDenied = own.size === 0 || [...own].some((stem) => hasStem(clause.denied, stem));
        const isTurned = !pair.isDenying && clause.isDenial && isDenied && !isDenial(match[0]);
        const [before, behind] = [words.slice(0, match.index), words.slice(match.index + match[0].length)];
        const isOther = (one === null) !== (isTurned !== (!pair.isInPlace && LESS.test(before)));
        const start = clause.place.start + match.index;
        const stemsIn = (part: string) =>
          wordsAsSaid(part).flatMap((word) =>
            isNegator(word, language) ? [] : (stemOf(word, language) ?? []),
          );
        const than = THAN[language].exec(behind);
        const isComparative = COMPARATIVE.test(match[0]) || COMPARES.test(before);
        const isCompared = than !== null && (pair.isInPlace === true || isComparative);
        const rest = than === null ? '' : behind.slice(than.index + than[0].length);
        return [
          {
            source: text,
            word: match[0],
            clause,
            place: { start, end: start + match[0].length },
            side: isOther ? (1 as const) : (0 as const),
            stems: new Set([...clause.stems].filter((stem) => !own.has(stem))),
            next: [stemsIn(before).at(-1) ?? '', stemsIn(behind)[0] ?? ''] as const,
            compared: !isCompared
              ? null
              : ([new Set(stemsIn(`${before} ${behind.slice(0, than.index)}`)), stemsIn(rest)] as const),
            above: new Set(above.flatMap(({ stems }) => [...stems])),
            isOfEither:
              last !== undefined &&
              THEY.test(words) &&
              THAN[language].test(text.slice(last.place.start, last.place.end)),
            pointsTo: POINTS_TO.test(words),
            time:
              !isComparative && !pair.isInPlace
                ? null
                : isCompared && THAN_BEFORE.test(rest)
                  ? ('now' as const)
                  : FORMERLY.test(text.slice(sentence.start, sentence.end))
                    ? ('former' as const)
                    : null,
          },
        ];
      })
  );
}

/** All that the clause says, said so by the author, whoever they say it of: "dice que su abuela no respira bien". */
const isWholly = (own: Sided, told: Sided) =>
  own.side === told.side &&
  own.compared === null &&
  own.stems.size >= 2 &&
  own.clause.isDenial === told.clause.isDenial &&
  [...own.stems].every((stem) => hasStem(told.stems, stem));

/** "The old one more than the new one" of "the new one more than the old one": whoever stands there is turned round. */
function areSwapped(own: Sided, told: Sided): boolean {
  if (own.time !== null && told.time !== null && own.time !== told.time) return true;
  const [one, other] = [own.compared, told.compared];
  // "Cloth is easier to clean" says that it is, and what it is compared with is not.
  if (one === null) return other !== null && isOfTheOther(other, own.stems);
  if (other === null) return isOfTheOther(one, told.stems);
  const [[ownFirst, [ownOther = '']], [theirFirst, [theirOther = '']]] = [one, other];
  if (ownOther === '' || theirOther === '' || hasStem(new Set([theirOther]), ownOther)) return false;
  return hasStem(theirFirst, ownOther) && hasStem(ownFirst, theirOther);
}

const isOfTheOther = ([first, [second = '']]: Compared, stems: ReadonlySet<string>) =>
  second !== '' &&
  hasStem(stems, second) &&
  !hasStem(first, second) &&
  [...first].some((stem) => !hasStem(stems, stem));

/** "Said no" denies by itself. */
const isDenial = (words: string) => /(?:^|\s)(?:no|non|nein)$/iu.test(words);

/** Most of what the shorter clause says, two words at least, or all of a clause that says but one thing beside the pair. */
function tellsOfTheSame(one: Sided, other: Sided, { isDenying, isOneWord, isInPlace }: Opposites): boolean {
  if (one.clause.reports !== other.clause.reports || one.clause.mood !== other.clause.mood) return false;
  if (isInPlace && !isInSamePlace(one, other)) return false;
  if (one.isOfEither && !other.isOfEither) return false;
  // "Seven passed" and "two failed" may both be so.
  if (haveOtherNumbers(one.stems, other.stems) && haveOtherNumbers(other.stems, one.stems)) return false;
  if (!isDenying && saysItOfTheSame(one, other, isOneWord === true)) return true;
  const smaller = Math.min(one.stems.size, other.stems.size);
  // "Because it was too weak": nothing is named, and all other words are the same.
  if (smaller === 0) return one.stems.size === other.stems.size && isSameFrame(one, other);
  const shared = [...one.stems].filter((stem) => hasStem(other.stems, stem)).length;
  if (isOneWord) return shared > 0;
  // "None of the 12 moved out" and "All 12 stayed" are the same.
  if (isDenying) return shared === smaller && shared >= Math.min(2, one.stems.size, other.stems.size);
  if (shared >= 2) return shared / smaller >= SAME_FROM;
  return shared === 1 && smaller === 1 && Math.max(one.stems.size, other.stems.size) <= SHORT_STEMS;
}

/** "Drivers complain more, but tip less": of whom, stands in the clause before. */
function saysItOfTheSame(one: Sided, other: Sided, isOneWord: boolean): boolean {
  const [less, more] = one.stems.size <= other.stems.size ? [one, other] : [other, one];
  const added = [...more.stems].filter((stem) => !hasStem(less.stems, stem));
  if (less.pointsTo || (more.compared !== null && less.compared === null)) return false;
  return (
    added.length > 0 &&
    (less.stems.size === 1 || (isOneWord && less.stems.size === 0)) &&
    [...less.stems].every((stem) => hasStem(more.stems, stem)) &&
    added.every((stem) => hasStem(less.above, stem))
  );
}

const haveOtherNumbers = (own: ReadonlySet<string>, theirs: ReadonlySet<string>) =>
  [...own].some((stem) => /^\d+$/u.test(stem) && !theirs.has(stem));

/** "More gas": before the same word, or, where it is compared or nothing follows, behind the same one. */
function isInSamePlace(one: Sided, other: Sided): boolean {
  const [[before, behind], [theirBefore, theirBehind]] = [one.next, other.next];
  const isSame = (a: string, b: string) => a !== '' && hasStem(new Set([b]), a);
  const isLast = (sided: Sided) => sided.next[1] === '' || sided.compared !== null;
  return isSame(behind, theirBehind) || (isLast(one) && isLast(other) && isSame(before, theirBefore));
}

const FRAME_WORDS = 3;
function isSameFrame(one: Sided, other: Sided): boolean {
  const [own, theirs] = [one, other].map(({ clause }) =>
    [...clause.said].filter((word) => word.startsWith('(')),
  );
  return (
    own !== undefined &&
    own.length >= FRAME_WORDS &&
    own.length === theirs?.length &&
    own.every((word) => theirs.includes(word))
  );
}

/** "La coop. a refusé l'indemnité": of a clause that a full stop cut short. */
const SHORT_STEMS = 2;
