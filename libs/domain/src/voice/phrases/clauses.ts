import type { ReadPost, ReadSentence, ReadWord } from '../reading/read-posts.js';

/** Words of the author's own between two marks of a sentence, or a whole sentence. */
export interface Clause {
  readonly sentence: ReadSentence;
  readonly words: readonly ReadWord[];
  /** True where it begins its sentence, and ends it. */
  readonly begins: boolean;
  readonly ends: boolean;
  /** True in the first sentence of its post, and in the last one. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const MARK = /[^\p{L}\p{N}\s'’.&/-]|[.]{2}/u;

/** The clauses of a post without quoted speech. A sentence of more than one clause also stands as a whole. */
export function clausesOf({ sentences }: ReadPost): Clause[] {
  return sentences.flatMap((sentence, at) => {
    const isFirst = at === 0;
    const isLast = at === sentences.length - 1;
    const runs = runsOf(sentence);
    const clauses = runs.map((words) => ({
      sentence,
      words,
      begins: words[0] === sentence.words[0],
      ends: words.at(-1) === sentence.words.at(-1),
      isFirst,
      isLast,
    }));
    const isWhole = clauses.length > 1 && sentence.words.every(({ isQuoted }) => !isQuoted);
    return isWhole
      ? [...clauses, { sentence, words: sentence.words, begins: true, ends: true, isFirst, isLast }]
      : clauses;
  });
}

function runsOf({ text, words }: ReadSentence): ReadWord[][] {
  const runs: ReadWord[][] = [];
  let before: ReadWord | undefined;
  for (const word of words) {
    const run = runs.at(-1);
    const isNew = run === undefined || before === undefined || MARK.test(text.slice(before.end, word.start));
    before = word.isQuoted ? undefined : word;
    if (word.isQuoted) continue;
    if (isNew) runs.push([word]);
    else run.push(word);
  }
  return runs;
}
