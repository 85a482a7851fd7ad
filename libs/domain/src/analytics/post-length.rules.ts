/** Posts by their characters: what LinkedIn shows without "more", what a phone's screen holds, and what is read on purpose. */
export const POST_LENGTHS = ['short', 'medium', 'long'] as const;
export type PostLength = (typeof POST_LENGTHS)[number];

/** Characters that a short and a medium post have at most. */
export const POST_LENGTH_MAX: Readonly<Record<Exclude<PostLength, 'long'>, number>> = {
  short: 600,
  medium: 1_300,
};

export function postLength(characters: number): PostLength {
  if (characters <= POST_LENGTH_MAX.short) return 'short';
  return characters <= POST_LENGTH_MAX.medium ? 'medium' : 'long';
}
