/** The requested scopes, all self-serve. One scope that the app does not have fails the whole consent. */
export const LINKEDIN_SCOPES = ['openid', 'profile', 'email', 'w_member_social'] as const;

/** The scope without which nothing can be posted. */
export const POSTING_SCOPE = 'w_member_social';

/** Granted scopes, each once, sorted: LinkedIn separates them by commas or by spaces (LINKEDIN-6). */
export function parseScopes(raw: string | readonly string[] | null | undefined): string[] {
  const text = raw === null || raw === undefined ? '' : typeof raw === 'string' ? raw : raw.join(' ');
  return [...new Set(text.split(/[\s,]+/).filter((scope) => scope !== ''))].sort();
}

/** The wanted scopes that were not granted. Email is optional to posting, so only the posting scope is wanted by default. */
export function missingScopes(
  granted: readonly string[],
  wanted: readonly string[] = [POSTING_SCOPE],
): string[] {
  return wanted.filter((scope) => !granted.includes(scope));
}
