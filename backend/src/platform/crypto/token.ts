import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

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
