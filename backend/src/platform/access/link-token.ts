import { derivedToken } from '../crypto/token.js';

/** The token of a one-time link, from the link's id. */
export function linkToken(authSecret: string, linkId: string): string {
  return derivedToken(authSecret, 'one-time link', linkId);
}
