import type { TextRange } from '@drumbeat/domain';
import { quotationsIn } from '../../reading/quotations.js';
import { matterOf, plain } from '../words.js';

/** Who wrote, or is known to have said so themselves. */
export interface Author {
  readonly material: readonly string[];
  readonly ownPosts: readonly string[];
  /** As the profile has it; a text does not speak to its own author. */
  readonly name?: string | null;
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

/** How much of the notes words have, beside those that any talk of a text is made of: its words of matter; null where it quotes, or has a figure of theirs. */
export function matterShared(words: string, roles: readonly RegExp[], { material }: Author): number | null {
  const given = plain(material.join('\n'));
  const figures = new Set(given.match(/\p{N}+/gu));
  const isTold = (words.match(/\p{N}+/gu) ?? []).some((figure) => figures.has(figure));
  if (isTold || quotationsIn(words).length > 0) return null;
  const known = new Set(matterOf(given));
  return new Set(matterLeft(words, roles).filter((stem) => known.has(stem))).size;
}

/** The words that carry a matter, but for those of these kinds. */
export const matterLeft = (words: string, roles: readonly RegExp[]): string[] =>
  matterOf(
    roles.reduce((left, role) => left.replace(new RegExp(role.source, `${role.flags}g`), ' '), plain(words)),
  );
