import { isStopWord, POST_LANGUAGES, type PostLanguage, type TextRange } from '@drumbeat/domain';
import { quotationsIn } from '../../reading/sentences/quotations.js';
import { plain } from '../../reading/words/word-patterns.js';
import { topicStems } from '../topic-stems.js';
import type { FrameSigns } from './frame-signs.js';
import { FRAME_WORDS } from './frame.words.js';

/** Who wrote, or is known to have said so themselves. */
export interface Author {
  readonly material: readonly string[];
  readonly ownPosts: readonly string[];
  /** As the profile has it; a text does not speak to its own author. */
  readonly name?: string | null;
  /** True for a part of a post. */
  readonly isPart?: boolean;
  /** What is written anew. */
  readonly rewritten?: string | null;
}

/** Surely the model's talk is taken off; what an author may say as well stays, and is marked. */
export type Certainty = 'surely' | 'maybe';

export interface Framed {
  readonly place: TextRange;
  readonly certainty: Certainty;
}

/** True where the author has the sign in what they gave or wrote: it may be theirs here. */
export const isOwn = (sign: RegExp, { material, ownPosts }: Author) =>
  [...material, ...ownPosts].some((source) => sign.test(plain(source)));

const TITLES = 'dear|liebe[rs]?|cher|chère|querid[oa]|frau|herr|mr|mrs|ms|madame|monsieur|señora?|doña|don';

/** Words without the name of the author that they speak to: "I hope this helps, Moira!" Whoever signs with their name says it themselves. */
export function withoutCall(words: string, { name, ownPosts }: Author): string {
  const names = (plain(name ?? '').match(/[\p{L}\p{M}]{3,}/gu) ?? []).join('|');
  if (names === '') return words;
  const signed = new RegExp(String.raw`(?:^|\n)[^\p{L}\n]*(?:(?:${names})[^\p{L}\n]*)+$`, 'iu');
  if (ownPosts.some((post) => signed.test(plain(post).trimEnd()))) return words;
  const called = String.raw`\s?,\s?(?:(?:${TITLES})\s)?(?:${names})(?:[\s-](?:${names}))*`;
  return words
    .replace(new RegExp(String.raw`${called}(?=\s?[.,!?…]|\s*$)`, 'giu'), '')
    .replace(
      new RegExp(
        String.raw`^(?:${TITLES.split('|').slice(0, 6).join('|')}|(?=\p{L}))\s?(?:${names})\s?,\s`,
        'iu',
      ),
      '',
    );
}

/** How much of the notes words have, beside those that any talk of a text is made of: its words of content; null where it quotes, or has a figure of theirs. */
export function matterShared(words: string, roles: readonly RegExp[], { material }: Author): number | null {
  const given = plain(material.join('\n'));
  const figures = new Set(given.match(/\p{N}+/gu));
  const isTold = (words.match(/\p{N}+/gu) ?? []).some((figure) => figures.has(figure));
  if (isTold || quotationsIn(words).length > 0) return null;
  const known = new Set(topicStems(given));
  return new Set(matterLeft(words, roles).filter((stem) => known.has(stem))).size;
}

/** The words that carry a topic, but for those of these kinds. */
export const matterLeft = (words: string, roles: readonly RegExp[]): string[] =>
  topicStems(
    roles.reduce((left, role) => left.replace(new RegExp(role.source, `${role.flags}g`), ' '), plain(words)),
  );

/** Every kind of word that talk on a text is made of. */
const rolesOf = (words: FrameSigns): readonly RegExp[] => [
  words.polite,
  words.yours,
  words.given,
  words.you,
  words.text,
  words.craft,
  words.work,
  words.wouldTell,
  words.handsOver,
  words.manner,
  words.praise,
  words.matter,
  words.facts,
  words.otherwise,
  words.counts,
  words.besideCounts,
  words.ofPosts,
];

/** True where nothing is said but of a text: whatever else stands there may be what its author tells. */
export function isTalkAlone(words: string, language: PostLanguage): boolean {
  const left = rolesOf(FRAME_WORDS[language]).reduce(
    (rest, role) => rest.replace(new RegExp(role.source, `${role.flags}g`), ' '),
    words,
  );
  const isSmall = (one: string) => one.length < LETTERS_MIN || isStopWord(one, language);
  return (left.match(/[\p{L}\p{M}]+/gu) ?? []).every(isSmall);
}
const LETTERS_MIN = 3;

/** In the first language in which it is surely so, or else may be: what one language says is no sign in another. */
export function certaintyIn(certaintyOf: (language: PostLanguage) => Certainty | null): Certainty | null {
  const found = POST_LANGUAGES.map(certaintyOf);
  return found.find((one) => one === 'surely') ?? found.find((one) => one !== null) ?? null;
}
