import { createHash, randomBytes } from 'node:crypto';

/** 60 days less a second, as seen on the live service (LINKEDIN-6). */
export const tokenLifetimeSeconds = 5_183_999;
const maxTokens = 5_000;

/** The stored data of a token, without the token itself. */
export interface AccessToken {
  hash: string;
  sub: string;
  client_id: string;
  scopes: string[];
  created_at: string;
  expires_at: string;
  revoked: boolean;
}

export type TokenStatus = 'active' | 'expired' | 'revoked';

export function tokenStatus(token: AccessToken, now: Date): TokenStatus {
  if (token.revoked) return 'revoked';
  return Date.parse(token.expires_at) <= now.getTime() ? 'expired' : 'active';
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Opaque access tokens. Stored by their hash, so that a data file reveals none. */
export class AccessTokens {
  readonly #tokens = new Map<string, AccessToken>();

  constructor(private readonly onChange: () => void) {}

  /** Makes a token and returns its text, which is not stored. */
  issue(
    sub: string,
    clientId: string,
    scopes: readonly string[],
    now: Date,
    expiresIn = tokenLifetimeSeconds,
  ): string {
    const text = `AQ${randomBytes(96).toString('base64url')}`;
    this.#put({
      hash: hashOf(text),
      sub,
      client_id: clientId,
      scopes: [...scopes],
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + expiresIn * 1000).toISOString(),
      revoked: false,
    });
    this.onChange();
    return text;
  }

  find(text: string): AccessToken | null {
    return this.#tokens.get(hashOf(text)) ?? null;
  }

  /** Changes the token with this text, or all tokens of a member; returns their number. */
  revoke(which: { accessToken: string } | { sub: string }): number {
    return this.#change(which, (token) => ({ ...token, revoked: true }));
  }

  expire(which: { accessToken: string } | { sub: string }, now: Date): number {
    return this.#change(which, (token) => ({ ...token, expires_at: now.toISOString() }));
  }

  all(): AccessToken[] {
    return [...this.#tokens.values()];
  }

  restore(tokens: readonly AccessToken[]): void {
    for (const token of tokens) this.#put(token);
  }

  clear(): void {
    this.#tokens.clear();
    this.onChange();
  }

  #change(
    which: { accessToken: string } | { sub: string },
    change: (token: AccessToken) => AccessToken,
  ): number {
    const hash = 'accessToken' in which ? hashOf(which.accessToken) : null;
    const chosen = this.all().filter((token) =>
      'sub' in which ? token.sub === which.sub : token.hash === hash,
    );
    for (const token of chosen) this.#tokens.set(token.hash, change(token));
    if (chosen.length > 0) this.onChange();
    return chosen.length;
  }

  #put(token: AccessToken): void {
    this.#tokens.set(token.hash, token);
    if (this.#tokens.size <= maxTokens) return;
    const oldest = this.#tokens.keys().next();
    if (!oldest.done) this.#tokens.delete(oldest.value);
  }
}
