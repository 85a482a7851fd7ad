import { isStopWord, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { clausesOf, type Clause } from '../../../reading/clauses/clauses.js';
import { hasStem, stemOf } from '../../../reading/words/stems.js';

/** Function words that say how something is. */
const SAYS_HOW = /^(?:neu|weg|zu|gut|mejor|menos|bien|mieux)$/u;

/** A clause of two words: a thing, and how it is or what becomes of it. */
interface State {
  readonly clause: Clause;
  readonly words: readonly [string, string];
}

/**
 * "The drive stays, the cabin is new" of "drive new, cabin stays": two things of which the author tells one thing each, side by side, and
 * the text tells it the other way round.
 */
export function exchangedStates(
  text: string,
  language: PostLanguage,
  material: readonly string[],
): TextRange[] {
  const sources = material.map((source) => clausesOf(source, language));
  const pairs = sources.flatMap((clauses) =>
    clauses.flatMap((clause, index) => {
      const [one] = stateOf(clause, language);
      const next = clauses[index + 1];
      const [other] = next === undefined ? [] : stateOf(next, language);
      const isPair = one && other && !one.words.some((word) => other.words.includes(word));
      return isPair && one.clause.isDenial === other.clause.isDenial ? [[one, other] as const] : [];
    }),
  );
  if (pairs.length === 0) return [];
  const all = sources.flat().map((clause) => new Set(wordsOf(clause, language)));
  return clausesOf(text, language)
    .flatMap((clause) => stateOf(clause, language))
    .filter(({ clause, words: [a, b] }) => {
      const isInMaterial = all.some((words) => hasStem(words, a) && hasStem(words, b));
      const isExchanged = (thing: State, state: State) =>
        [
          [a, b],
          [b, a],
        ].some(([one = '', other = '']) => isSame(thing.words[0], one) && isSame(state.words[1], other));
      return (
        !isInMaterial &&
        pairs.some(
          ([one, other]) =>
            one.clause.isDenial === clause.isDenial && (isExchanged(one, other) || isExchanged(other, one)),
        )
      );
    })
    .map(({ clause }) => clause.place);
}

const isSame = (a: string, b: string) => hasStem(new Set([a]), b);

function wordsOf(clause: Clause, language: PostLanguage): string[] {
  return [...clause.typed].flatMap((word) => {
    if (isStopWord(word, language) && !SAYS_HOW.test(word)) return [];
    return [stemOf(word, language) ?? word];
  });
}

function stateOf(clause: Clause, language: PostLanguage): State[] {
  const [first, second, ...more] = wordsOf(clause, language);
  if (!clause.isClaim || first === undefined || second === undefined || more.length > 0) return [];
  return [first, second].some((word) => /^\d/u.test(word)) ? [] : [{ clause, words: [first, second] }];
}
