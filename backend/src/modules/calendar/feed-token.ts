import { isUUID } from 'class-validator';
import { isSameText, derivedToken } from '../../platform/crypto/token.js';

const PURPOSE = 'calendar feed';

/** The token of a feed: its id, and what only we can compute from it. */
export function feedToken(secret: string, feedId: string): string {
  return `${feedId}_${derivedToken(secret, PURPOSE, feedId)}`;
}

/** The feed that the token is for; null for one that we did not make. Without a database query. */
export function feedOfToken(secret: string, token: string): string | null {
  const [feedId = ''] = token.split('_', 1);
  return isUUID(feedId) && isSameText(token, feedToken(secret, feedId)) ? feedId : null;
}
