import { learnVoice, measures, type Reference, type Standing, standing } from '@drumbeat/domain';
import type { Corpus, CorpusPost } from './corpus.js';
import { plainLikeness, plainTrigrams } from './plain-trigrams.js';

/** One text held against one voice that knows none of its author's posts on that subject, nor of anybody's. */
export interface Trial {
  /** Whose voice. */
  readonly voice: string;
  readonly author: string;
  readonly post: CorpusPost;
  readonly standing: Standing;
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
      trials.push(...trialsOf({ authors, voice, reference, isAsked: (each) => each === subject }));
    }
  }
  return trials;
}

/** Every author's voice from one half of the subjects, held against everybody's posts on the other half. */
export function halfAgainstHalf({ authors }: Pick<Corpus, 'authors'>, reference: Reference): Trial[] {
  const subjects = [...new Set([...authors.values()].flat().map(({ subject }) => subject))].sort();
  return [0, 1].flatMap((half) => {
    const asked = new Set(subjects.filter((_, at) => at % 2 === half));
    const isAsked = (subject: string) => asked.has(subject);
    return [...authors.keys()].flatMap((voice) => trialsOf({ authors, voice, reference, isAsked }));
  });
}

interface Asked {
  readonly authors: Corpus['authors'];
  readonly voice: string;
  readonly reference: Reference;
  /** True for a subject that the voice is not learned from. */
  readonly isAsked: (subject: string) => boolean;
}

function trialsOf({ authors, voice, reference, isAsked }: Asked): Trial[] {
  const known = (authors.get(voice) ?? []).filter(({ subject }) => !isAsked(subject)).map(({ text }) => text);
  const learned = learnVoice(known, reference);
  if (!learned) throw new Error(`${voice} has too few posts: six of 60 words are enough`);
  const plain = plainTrigrams(known);
  return [...authors].flatMap(([author, theirs]) =>
    theirs
      .filter(({ subject }) => isAsked(subject))
      .map((post) => {
        const stands = standing(post.masked, learned);
        const plainly = plainLikeness(post.text, plain);
        return {
          voice,
          author,
          post,
          standing: stands,
          values: { joined: stands.likeness, ...measures(post.masked, learned), plain: plainly },
        };
      }),
  );
}
