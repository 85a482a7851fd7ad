import type { PostLanguage, TextRange } from '@drumbeat/domain';
import { replacedIn } from '../../../reading/denials/alternatives.js';
import { clausesOf, type Clause } from '../../../reading/clauses/clauses.js';
import { wordsAsSaid } from '../../../reading/denials/negations.js';
import { deniedPredicatesIn, predicateStem } from '../../../reading/clauses/predicates.js';
import { hasStem } from '../../../reading/words/stems.js';

/**
 * "Not guilty" told as "guilty", and the other way round, however the sentence around it was written anew: a word that the author only
 * denies and the text only says, or the other way round. What the text says it of has to be what the author does, or to be left open.
 */
export function contraryPredicates(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const sources = material.map((source) => usesOf(source, language));
  const own = usesOf(text, language);
  return own
    .filter((use) => {
      const same = (uses: readonly Use[]) => uses.filter(({ stem }) => stem === use.stem);
      const others = sources.flatMap(same);
      const isAmongDenied = use.isDenied || others.some(({ isDenied }) => isDenied);
      return (
        use.clause.isClaim &&
        isAmongDenied &&
        others.length > 0 &&
        others.every(({ isDenied }) => isDenied !== use.isDenied) &&
        same(own).every(({ isDenied }) => isDenied === use.isDenied) &&
        others.some((other) => isOfTheSame(use, other))
      );
    })
    .map(({ clause }) => clause.place);
}

/** "We thought it was working": it may not have been. */
const THOUGHT =
  /(?<!\p{L})(?:thought|believed|assumed|hoped|felt|figured|imagined|dachten?|gedacht|glaubten?|geglaubt|hofften?|gehofft|meinten?|pens(?:ait|aient|ais|é)|croyai\p{L}+|espér(?:ait|ais|aient)|pens(?:aba|ábamos|aban|é|ó)|cre[ií]a\p{L}*|esperab\p{L}+)(?!\p{L})/iu;

interface Use {
  readonly stem: string;
  /** True where a "not" stands before it. */
  readonly isDenied: boolean;
  readonly clause: Clause;
  /** What else is spoken of beside it. */
  readonly beside: ReadonlySet<string>;
}

function usesOf(text: string, language: PostLanguage): Use[] {
  const denied = deniedPredicatesIn(text, language);
  const clauses = clausesOf(text, language);
  return clauses.flatMap((clause, index) => {
    const { start, end } = clause.place;
    const own = denied.filter(({ place }) => start < place.end && place.start < end).map(({ stem }) => stem);
    const stems = wordsAsSaid(text.slice(start, end)).flatMap((one) => predicateStem(one, language) ?? []);
    const from = clause.isClaim ? start : (clauses[index - 1]?.place.start ?? start);
    const replaced = replacedIn(text.slice(start, end), language);
    const isThought = THOUGHT.test(text.slice(from, end));
    // A word or two ("Liable.") is said of what came before.
    const about = clause.stems.size > 1 ? clause.stems : (clauses[index - 1]?.stems ?? clause.stems);
    return (
      [...new Set(stems)]
        // Elsewhere in a denial it may be meant or not, and what was thought may be so or not.
        .filter((stem) => own.includes(stem) || !(clause.isDenial || isThought))
        .filter((stem) => !clause.topics.has(stem) && !replaced.has(stem))
        .map((stem) => ({
          stem,
          isDenied: own.includes(stem),
          clause,
          beside: new Set([...about].filter((one) => one !== stem)),
        }))
    );
  });
}

/** Nothing else is spoken of in the clause, or something that the author speaks of there, or both times the author themselves. */
function isOfTheSame(use: Use, other: Use): boolean {
  if (use.clause.person === 'first' && other.clause.person === 'first') return true;
  // "Two of the five were not paid" leaves open that the others were.
  if ([...other.beside].some((stem) => /^\d+$/u.test(stem) && !use.beside.has(stem))) return false;
  const beside = [...use.clause.stems].filter((stem) => stem !== use.stem);
  return beside.length === 0 || beside.some((stem) => hasStem(other.beside, stem));
}
