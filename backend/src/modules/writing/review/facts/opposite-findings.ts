import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { clausesOf, type Clause } from '../../reading/clauses.js';
import { distinctPlaces } from '../../reading/distinct-places.js';
import { OPPOSITES, ownOpposites, prefixedOpposites, type Opposites } from '../../reading/opposites.js';
import { perTextIn } from '../../reading/per-language.js';
import { hasStem, stemOf } from '../../reading/stems.js';

/** How much of the shorter of two clauses the other one has to say before both tell of the same. */
const SAME_FROM = 0.6;

interface Sided {
  readonly clause: Clause;
  readonly place: TextRange;
  /** Which side it says: a "not" turns it round. */
  readonly side: 0 | 1;
  /** Its words of content without those of the pair. */
  readonly stems: ReadonlySet<string>;
}

/**
 * "Toujours" for "jamais", "said no" for "said yes", "Different rope" for "Same rope": opposites that need no "not". A clause of the
 * text is held against those of the author's that tell of the same, and is told where all of these have the other side.
 */
export function contraryOpposites(
  text: string,
  told: readonly string[],
  language: PostLanguage,
): TextRange[] {
  const pairs = [
    ...OPPOSITES[language],
    ...told.flatMap(ownOpposites),
    ...prefixedOpposites(text, told, language),
  ].filter(({ sides: [one, other] }) => {
    const isTold = (side: RegExp) => told.some((source) => side.test(source));
    return (one.test(text) && isTold(other)) || (other.test(text) && isTold(one));
  });
  if (pairs.length === 0) return [];
  const sources = told.map((source) => ({ source, clauses: CLAUSES[language](source) }));
  const clauses = clausesOf(text, language);
  const found = pairs.flatMap((pair) => {
    const said = sources.flatMap(({ source, clauses: all }) => sidedIn(source, all, pair, language));
    return sidedIn(text, clauses, pair, language)
      .filter((one) => {
        const same =
          one.stems.size === 0 && OF_IT.test(text.slice(one.clause.place.start, one.clause.place.end))
            ? said.slice(0, said.length === 1 ? 1 : 0)
            : said.filter((other) => tellsOfTheSame(one, other, pair));
        return same.length > 0 && same.every(({ side }) => side !== one.side);
      })
      .map(({ place }) => place);
  });
  return distinctPlaces(found);
}

/** "We fired him": of what the notes say once, and this only points to. */
const OF_IT =
  /(?<!\p{L})(?:it|him|her|them|ihn|ihm|sie|es|le|la|les|lui|lo|los|las)(?!\p{L})|(?<!\p{L})l['’]/iu;

const CLAUSES = perTextIn((source, language): readonly Clause[] => clausesOf(source, language));

function sidedIn(text: string, clauses: readonly Clause[], pair: Opposites, language: PostLanguage): Sided[] {
  return (
    clauses
      // Of those who do not all pay late some may pay early.
      .filter(({ isClaim, reports, half }) => (isClaim || reports) && half !== 'partly')
      .flatMap((clause) => {
        const words = text.slice(clause.place.start, clause.place.end);
        const [one, other] = pair.sides.map((side) => side.exec(words));
        if (one && other) return [];
        const match = one ?? other;
        if (!match) return [];
        const own = new Set(
          match[0].split(/\s+/u).flatMap((word) => stemOf(word.toLowerCase(), language) ?? []),
        );
        const isDenied = own.size === 0 || [...own].some((stem) => hasStem(clause.denied, stem));
        const isTurned = !pair.isDenying && clause.isDenial && isDenied && !isDenial(match[0]);
        const start = clause.place.start + match.index;
        return [
          {
            clause,
            place: { start, end: start + match[0].length },
            side: (one ? 0 : 1) === (isTurned ? 1 : 0) ? (0 as const) : (1 as const),
            stems: new Set([...clause.stems].filter((stem) => !own.has(stem))),
          },
        ];
      })
  );
}

/** "Said no" denies by itself. */
const isDenial = (words: string) => /(?:^|\s)(?:no|non|nein)$/iu.test(words);

/** Most of what the shorter clause says, two words at least, or all of a clause that says but one thing beside the pair. */
function tellsOfTheSame(one: Sided, other: Sided, { isDenying, isOneWord }: Opposites): boolean {
  if (one.clause.reports !== other.clause.reports || one.clause.mood !== other.clause.mood) return false;
  const smaller = Math.min(one.stems.size, other.stems.size);
  if (smaller === 0) return false;
  const shared = [...one.stems].filter((stem) => hasStem(other.stems, stem)).length;
  if (isOneWord) return shared > 0;
  // "None of the 12 moved out" and "All 12 stayed" are the same.
  if (isDenying) return shared === smaller && shared >= Math.min(2, one.stems.size, other.stems.size);
  if (shared >= 2) return shared / smaller >= SAME_FROM;
  return shared === 1 && smaller === 1 && Math.max(one.stems.size, other.stems.size) <= SHORT_STEMS;
}

/** "La coop. a refusé l'indemnité": of a clause that a full stop cut short. */
const SHORT_STEMS = 2;
