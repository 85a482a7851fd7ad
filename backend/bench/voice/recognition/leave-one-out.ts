import { learnVoice, likeness, measures, type Reference } from '@drumbeat/domain';
import type { Corpus, CorpusPost } from './corpus.js';
import { plainLikeness, plainTrigrams } from './plain-trigrams.js';

/** One text held against one voice that knows none of its author's posts on that subject, nor of anybody's. */
export interface Trial {
  /** Whose voice. */
  readonly voice: string;
  readonly author: string;
  readonly post: CorpusPost;
  /** By method, the higher the likelier. */
  readonly values: Readonly<Record<Method, number>>;
}

export const METHODS = ['joined', 'words', 'letters', 'layout', 'plain'] as const;
/** The joined measure, each of its parts, and the 3-grams of letters of the text as it is. */
export type Method = (typeof METHODS)[number];

/** Every author's voice without each subject, held against everybody's post on it. */
export function leaveOneOut({ authors }: Corpus, reference: Reference): Trial[] {
  const trials: Trial[] = [];
  for (const [voice, posts] of authors) {
    for (const subject of new Set(posts.map((post) => post.subject))) {
      const others = posts.filter((post) => post.subject !== subject).map(({ text }) => text);
      const learned = learnVoice(others, reference);
      if (!learned) throw new Error(`${voice} has too few posts: six of 60 words are enough`);
      const plain = plainTrigrams(others);
      for (const [author, theirs] of authors)
        for (const post of theirs.filter((each) => each.subject === subject))
          trials.push({
            voice,
            author,
            post,
            values: {
              joined: likeness(post.masked, learned),
              ...measures(post.masked, learned),
              plain: plainLikeness(post.text, plain),
            },
          });
    }
  }
  return trials;
}
