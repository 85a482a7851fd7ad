/** The permission of a granted scope, as text for the settings (LINKEDIN-4, LINKEDIN-7, LINKEDIN-14). */
const MEANINGS = new Map([
  ['w_member_social', 'Post in your name, with images or a document'],
  ['w_member_social_feed', 'Write the first comment under your posts'],
  ['r_member_postAnalytics', 'Read how your posts did'],
  ['r_member_social', 'Read your posts, to see whether one went out'],
  ['openid', 'Know which LinkedIn account is yours'],
  ['profile', 'Show your name'],
  ['email', 'See your email address on LinkedIn'],
]);

export interface ScopeMeaning {
  /** LinkedIn's name of it, such as 'w_member_social'. */
  readonly scope: string;
  /** As text, without a full stop. */
  readonly allows: string;
}

/** The granted scopes with what each allows: what Drumbeat uses most first, unknown ones last and said to be unused. */
export function scopeMeanings(granted: readonly string[]): ScopeMeaning[] {
  const known = [...MEANINGS.keys()].filter((scope) => granted.includes(scope));
  const unknown = granted.filter((scope) => !MEANINGS.has(scope));
  return [...known, ...unknown].map((scope) => ({
    scope,
    allows: MEANINGS.get(scope) ?? 'Granted by LinkedIn, not used by Drumbeat',
  }));
}
