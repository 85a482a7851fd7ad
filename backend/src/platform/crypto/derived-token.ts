import { createHmac, hkdfSync } from 'node:crypto';

/**
 * A token that is computed from an id with our secret, 256 bits as base64url. So it can be put into a mail later
 * without being stored in a queue or a table, and a reader of the id cannot compute it. @param purpose selects a
 * separate key for each use: a token for one is invalid for another
 */
export function derivedToken(secret: string, purpose: string, id: string): string {
  const key = hkdfSync('sha256', secret, '', `drumbeat ${purpose}`, 32);
  return createHmac('sha256', Buffer.from(key)).update(id).digest('base64url');
}
