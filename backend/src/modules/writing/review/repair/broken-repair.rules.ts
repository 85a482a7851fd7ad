import { wordSet } from '../../reading/words/word-patterns.js';

/** Words of English, German, French and Spanish by what they do in a sentence; one that means something else elsewhere does no harm. */
const ARTICLES = wordSet(
  'a an the der die das ein eine einen einem einer eines le la les un une des du el los las una unos unas',
);
const POSSESSIVES = wordSet(
  'my our your his her their its mein meine meinen meiner unser unsere unseren unserer dein deine ihr ihre ihren ihrer mon ma mes notre nos votre vos leur leurs mi mis nuestro nuestra nuestros nuestras tu tus su sus this that these diese dieser dieses cette ce este esta',
);
const PREPOSITIONS = wordSet(
  'in on at by with for since after before from to of into through during in im am an bei mit von vom zu zum zur seit nach vor für durch dans en à au aux avec pour depuis par chez de del al con por para desde and or und oder et ou y e',
);
const COPULAS = wordSet('is are was were be ist sind war waren est sont était es son era fue');

const LETTERS = String.raw`[\p{L}\p{M}\p{N}]`;
const TOKEN = new RegExp(String.raw`${LETTERS}+(?:['’-]${LETTERS}+)*|[^\s]`, 'gu');
const WORD = new RegExp(`^${LETTERS}`, 'u');
const ADVERB = /(?:ly|ment|mente)$/u;

/** What striking words leaves behind: each is counted, since the author may write so. */
const HOLES: readonly RegExp[] = [
  /\s[.,](?=\s|$)/gu,
  /^[ \t]*[,.;:!?](?!\.)/gmu,
  /\S {2,}\S/gu,
  /,\s*[,.;:!?]|\(\s*\)|“\s*”|„\s*“|«\s*»/gu,
];
const SMALL_HEAD = /(?:^|[.!?]\s+)\p{Ll}/gu;

/**
 * True for the new text of a passage that only lost words and is no sentence any more: "is a .", "We data.". Striking a clause, a
 * phrase with its preposition at the end, an adverb, or a word between an article and its noun leaves a sentence.
 */
export function isBrokenRepair(passage: string, replacement: string): boolean {
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (HOLES.some((hole) => count(replacement, hole) > count(passage, hole))) return true;
  if (endsOpen(replacement) && !endsOpen(passage)) return true;
  const struck = struckRuns(passage, replacement);
  // Small letters alone may be what was asked for.
  if (struck.length > 0 && count(replacement, SMALL_HEAD) > count(passage, SMALL_HEAD)) return true;
  return struck.some((run) => !leavesSentence(run));
}

/** True where a sentence ends with a word that needs another behind it. */
function endsOpen(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.some(
    (token, index) =>
      (ARTICLES.has(token) || COPULAS.has(token)) && /^[.!?,]$/u.test(tokens[index + 1] ?? '.'),
  );
}

interface StruckRun {
  readonly before: string | undefined;
  readonly words: readonly string[];
  readonly after: string | undefined;
}

/** The runs of words that the replacement has lost; none where it has words of its own. */
function struckRuns(passage: string, replacement: string): StruckRun[] {
  const old = tokensOf(passage);
  const kept = tokensOf(replacement).filter(isWord);
  const runs: { from: number; to: number }[] = [];
  let next = 0;
  for (const [index, token] of old.entries()) {
    if (!isWord(token)) continue;
    if (token === kept[next]) next += 1;
    else if (runs.at(-1)?.to === index)
      runs[runs.length - 1] = { from: runs.at(-1)?.from ?? index, to: index + 1 };
    else runs.push({ from: index, to: index + 1 });
  }
  if (next < kept.length || kept.length === 0) return [];
  return runs.map(({ from, to }) => ({ before: old[from - 1], words: old.slice(from, to), after: old[to] }));
}

function leavesSentence({ before, words, after }: StruckRun): boolean {
  const [isHead, isTail] = [!isWord(before), !isWord(after)];
  if (isHead && isTail) return true;
  const [first = ''] = words;
  if (isTail && PREPOSITIONS.has(first)) return true;
  if (words.length === 1 && ADVERB.test(first)) return true;
  const isDeterminer = ARTICLES.has(before ?? '') || POSSESSIVES.has(before ?? '');
  return isDeterminer && !isTail && !PREPOSITIONS.has(after ?? '') && !COPULAS.has(after ?? '');
}

const tokensOf = (text: string) => text.toLowerCase().match(TOKEN) ?? [];
const isWord = (token: string | undefined): token is string => token !== undefined && WORD.test(token);
