import { sentenceRanges } from '@drumbeat/domain';
import { randomNumbers } from './chance.js';
import { type Corpus, type CorpusPost, corpusPost } from './corpus.js';
import type { Pair } from './pair-results.js';

/**
 * The same authors with their habits kept less, as people keep theirs: this share of the sentences of each post is of another author's post on
 * the same subject, at about the same place: of whoever writes alike, else of the next one. Paragraphs stay their own. At one half two
 * authors who borrow from each other cannot be told apart by anybody.
 */
export function loosened({ language, authors }: Corpus, near: readonly Pair[], share: number): Corpus {
  const names = [...authors.keys()];
  const paired = new Set(near.flat());
  const alone = names.filter((name) => !paired.has(name));
  const lenderOf = (name: string) =>
    near.find((pair) => pair.includes(name))?.find((other) => other !== name) ??
    alone[(alone.indexOf(name) + 1) % alone.length] ??
    name;
  const random = randomNumbers(41);
  return {
    language,
    authors: new Map(
      names.map((name) => {
        const lent = new Map(authors.get(lenderOf(name))?.map((post) => [post.subject, post]));
        const posts = authors.get(name) ?? [];
        return [name, posts.map((post) => withLent(post, lent.get(post.subject), share, language, random))];
      }),
    ),
  };
}

function withLent(
  post: CorpusPost,
  lent: CorpusPost | undefined,
  share: number,
  language: Corpus['language'],
  random: () => number,
): CorpusPost {
  const own = sentenceRanges(post.text);
  const others = lent ? sentenceRanges(lent.text) : [];
  let text = '';
  let done = 0;
  for (const [at, { start, end }] of own.entries()) {
    const other = others[Math.round((at * (others.length - 1)) / Math.max(1, own.length - 1))];
    const isLent = random() < share && other !== undefined && lent !== undefined;
    text += post.text.slice(done, start);
    text += isLent ? lent.text.slice(other.start, other.end) : post.text.slice(start, end);
    done = end;
  }
  return corpusPost(post.subject, text + post.text.slice(done), language);
}
