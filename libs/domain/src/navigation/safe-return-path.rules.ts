/** Longer addresses are no bookmark of ours; proxies cut them too. */
const RETURN_PATH_MAX = 2_048;

/** The characters that an address of this site needs. No space, control character, quote, bracket or backslash among them. */
const PATH_CHARACTERS = /^\/[A-Za-z0-9\-._~!$&'()*+,;=:@%/]*$/;
const QUERY_AND_FRAGMENT_CHARACTERS = /^[A-Za-z0-9\-._~!$&'()*+,;=:@%/?#]*$/;

/** Pages for signing in or hand-overs, and the API: not valid as return paths. Each with all below it. */
const NEVER_RETURNED_TO = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/auth',
  '/callback',
  '/api',
];

/**
 * The target after signing in (`next`), or null when the value is not valid. Only a plain absolute path of
 * this site passes, with its query and fragment, as it is (NAVIGATION-9):
 *
 * - no host in any disguise: `//`, `\`, dot segments, a scheme, control characters, and each of them percent-encoded once
 *  or more often (browsers and servers disagree on when they decode);
 * - no page of the sign-in itself as the target, so that nothing loops and no link spends itself.
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > RETURN_PATH_MAX) return null;
  const pathEnd = value.search(/[?#]/);
  const path = pathEnd < 0 ? value : value.slice(0, pathEnd);
  const rest = value.slice(path.length);
  if (!PATH_CHARACTERS.test(path) || !QUERY_AND_FRAGMENT_CHARACTERS.test(rest)) return null;

  const segments = path.split('/').slice(1).map(decodedSegment);
  // Only the last one may be empty: a slash at the end.
  if (segments.some((segment, index) => !isPlain(segment, index === segments.length - 1))) return null;

  const plainPath = `/${segments.join('/')}`.toLowerCase();
  const isOff = NEVER_RETURNED_TO.some((page) => plainPath === page || plainPath.startsWith(`${page}/`));
  return isOff ? null : value;
}

/** null when the percent encoding is invalid. */
function decodedSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** A segment that stays what it is however often it is decoded, and means nothing but itself. */
function isPlain(segment: string | null, isLast: boolean): boolean {
  if (segment === null || segment === '.' || segment === '..') return false;
  if (segment === '') return isLast;
  return !/[%/\\?#\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(segment);
}
