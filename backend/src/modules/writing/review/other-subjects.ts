import { extractHashtags, type FindingOrigin } from '@drumbeat/domain';
import type { DraftWritingRequest } from '../draft-writer.service.js';
import { profileTexts } from '../brief/author-facts.js';
import { OWN_WORDS } from '../brief/settings.rules.js';
import { readingParts } from '../reading/sentences/parts.js';
import { sentencesInWords, sharedWords, type SentenceWords } from '../reading/sentences/sentence-words.js';

/** A text of the author's that is about another subject than the draft. */
interface OtherMatter {
  readonly text: string;
  readonly origin: FindingOrigin;
}

export interface Elsewhere {
  readonly subjects: readonly OtherMatter[];
  /** What holds whatever a draft is about: who the author is, and what they have said in several posts. */
  readonly standing: readonly string[];
}

/** In so many posts a fact is one that the author tells again and again. */
const STANDING_POSTS = 3;
/** In so many of few posts. */
const STANDING_OF_FEW = 2;
const FEW_POSTS = 6;
/** How many words that not many posts have make a post tell of what the draft is about. */
const SAME_MATTER = 3;
const RARE = 0.3;

/** What of the author's posts and profile is about other subjects than this draft. @param subject what the draft is about, and is made from */
export function elsewhereOf(
  { profile, preferences, examples, own_posts }: DraftWritingRequest,
  subject: readonly string[],
): Elsewhere {
  const posts = [...new Map([...own_posts, ...examples].map((post) => [post.content, post])).values()];
  const words = posts.map(({ content }) => wordsOf([content]));
  const own = wordsOf(subject);
  const rarely = Math.max(1, posts.length * RARE);
  const isRare = (word: string) => words.filter((one) => one.has(word)).length <= rarely;
  const rare = new Set([...own].filter(isRare));
  const isOfThis = (index: number) => sharedWords(rare, words[index] ?? new Set()) >= SAME_MATTER;
  const given = (value: string | readonly string[] | null) =>
    [value].flat().filter((text): text is string => text !== null && text.trim() !== '');
  const contents = posts.map(({ content }) => content);
  return {
    subjects: [
      ...posts.flatMap(({ content }, index): OtherMatter[] => {
        if (isOfThis(index)) return [];
        const on = own_posts.find((post) => post.content === content)?.posted_at ?? null;
        return readingParts(content).map((text) => ({
          text,
          origin: { of: 'post', on: on?.toISOString().slice(0, 10) ?? null },
        }));
      }),
      ...profileTexts(profile, 'others').map((text): OtherMatter => ({
        text,
        origin: { of: 'profile', on: null },
      })),
    ],
    standing: [
      ...profileTexts(profile, 'author'),
      ...(preferences === null ? [] : OWN_WORDS.flatMap((name) => given(preferences[name]))),
      ...contents.filter((_, index) => isOfThis(index)),
      ...contents.flatMap(ofThemselves),
      ...saidAgain(contents),
    ],
  };
}

const wordsOf = (texts: readonly string[]): SentenceWords =>
  new Set(sentencesInWords(texts).flatMap(({ words }) => [...words]));

const OWN =
  /(?<![\p{L}\p{M}])(?:i|i['’](?:m|ve|d)|my|we|our|ich|mein\p{L}*|wir|unser\p{L}*|je|j['’](?:ai|étais)|mon|ma|mes|nous|notre|nos|yo|mi|mis|nosotr[oa]s|nuestr\p{L}+|soy|llevo|llevamos|tengo|tenemos)(?![\p{L}\p{M}])/iu;
const FOR_GOOD =
  /(?<![\p{L}\p{M}])(?:years?|since|seit|jahren?|depuis|ans|années|desde|hace|años|founded|gegründet|fondé\p{L}*|fund\p{L}+|born|born|live[sd]?|wohn\p{L}+|lebe\p{L}*|habit\p{L}+|vivo|vivimos)(?![\p{L}\p{M}])/iu;

/** Sentences in which the author says how long they have been at it, or where they live. */
const ofThemselves = (post: string) =>
  sentencesInWords([post]).flatMap(({ sentence }) =>
    OWN.test(sentence) && FOR_GOOD.test(sentence) ? [sentence] : [],
  );

/** Names and figures that several posts have, as words: the firm, the partner, the town. */
function saidAgain(posts: readonly string[]): string[] {
  const least = posts.length < FEW_POSTS ? STANDING_OF_FEW : STANDING_POSTS;
  const counts = new Map<string, number>();
  for (const post of posts) {
    const said =
      post.match(/(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{M}’'-]+|\p{N}[\p{N}.,]*\p{N}|\p{N}+)/gu) ?? [];
    for (const word of new Set([...said, ...extractHashtags(post)]))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= least).map(([word]) => word);
}
