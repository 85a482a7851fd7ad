import { createHash, randomBytes, timingSafeEqual, createHmac, hkdfSync } from 'node:crypto';

/** Unguessable text, URL-safe; 32 bytes are 256 bits. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** Hash for storing random tokens: they have enough entropy, so a fast hash without salt is right. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Constant-time comparison of two texts of any length. */
export function isSameText(left: string, right: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(left).digest(),
    createHash('sha256').update(right).digest(),
  );
}

/**
 * A token that is computed from an id with our secret, 256 bits as base64url. So it can be put into a mail later
 * without being stored in a queue or a table, and a reader of the id cannot compute it. @param purpose selects a
 * separate key for each use: a token for one is invalid for another
 */
export function derivedToken(secret: string, purpose: string, id: string): string {
  const key = hkdfSync('sha256', secret, '', `drumbeat ${purpose}`, 32);
  return createHmac('sha256', Buffer.from(key)).update(id).digest('base64url');
}
