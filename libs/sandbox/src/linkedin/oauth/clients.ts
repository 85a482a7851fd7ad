import { createHash, timingSafeEqual } from 'node:crypto';

/** An application registered with the stand-in. */
export interface ClientRegistration {
  clientId: string;
  clientSecret: string;
  /** Shown on the consent page. */
  name?: string;
  /** Exact addresses beyond those on this computer, which are always accepted. */
  redirectUris?: readonly string[];
  /** Scopes that the application's products allow. */
  scopes?: readonly string[];
}

export type Client = Required<ClientRegistration>;

/** The scopes of the two self-serve products: Sign In with LinkedIn using OpenID Connect, Share on LinkedIn. */
export const selfServeScopes = ['openid', 'profile', 'email', 'w_member_social'] as const;

export const demoClient = {
  clientId: 'drumbeat-sandbox',
  clientSecret: 'drumbeat-sandbox-secret',
  name: 'Drumbeat',
  // As if its Community Management API had been approved, so that first comments and figures can be tried (LINKEDIN_EXTRA_SCOPES).
  scopes: [...selfServeScopes, 'w_member_social_feed', 'r_member_postAnalytics'],
} as const satisfies ClientRegistration;

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

export class Clients {
  readonly #clients: ReadonlyMap<string, Client>;

  constructor(registrations: readonly ClientRegistration[]) {
    this.#clients = new Map(
      registrations.map((registration) => [
        registration.clientId,
        { name: registration.clientId, redirectUris: [], scopes: selfServeScopes, ...registration },
      ]),
    );
  }

  find(clientId: unknown): Client | null {
    return typeof clientId === 'string' ? (this.#clients.get(clientId) ?? null) : null;
  }

  /** The client whose id and secret these are, or null. */
  authenticate(clientId: unknown, clientSecret: unknown): Client | null {
    const client = this.find(clientId);
    if (!client || typeof clientSecret !== 'string') return null;
    return timingSafeEqual(digest(client.clientSecret), digest(clientSecret)) ? client : null;
  }
}
