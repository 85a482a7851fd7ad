import { sha256 } from '../../platform/crypto/token.js';

/** A pasted text normalised for comparison: case, white space and Unicode form are ignored. */
export function comparablePaste(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}

/** The hash by which training posts are compared. */
export function contentHash(content: string): string {
  return sha256(comparablePaste(content));
}
