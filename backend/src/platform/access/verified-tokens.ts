import type { AccessTokenClaims } from './access-token.js';

/** Claims of a token whose signature, issuer and audience were found good; `exp` in seconds since 1970. */
export type VerifiedClaims = AccessTokenClaims & { readonly exp: number };

/** More than the browsers that one process serves within the life of a token; each takes less than a kilobyte. */
const REMEMBERED_MAX = 5_000;

/**
 * Tokens that were verified, with what they say. A browser sends the same one with every request for ten minutes, and
 * verifying it each time is the most expensive part of a request besides its statements. Only what never changes is
 * cached: a token's expiry is checked each time here, its session and revocation version each time in the database.
 */
export class VerifiedTokens {
  private readonly claims = new Map<string, VerifiedClaims>();

  constructor(private readonly max = REMEMBERED_MAX) {}

  remember(token: string, claims: VerifiedClaims): void {
    if (this.claims.size >= this.max) {
      const [oldest] = this.claims.keys();
      if (oldest !== undefined) this.claims.delete(oldest);
    }
    this.claims.set(token, claims);
  }

  /** Null for a token that is not known, or has ended; `now` in milliseconds since 1970. */
  recall(token: string, now: number): VerifiedClaims | null {
    const claims = this.claims.get(token);
    if (claims === undefined) return null;
    if (claims.exp > Math.floor(now / 1000)) return claims;
    this.claims.delete(token);
    return null;
  }
}
