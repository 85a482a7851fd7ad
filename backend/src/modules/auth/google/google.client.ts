import { Injectable } from '@nestjs/common';
import * as openid from 'openid-client';
import { AppConfig } from '../../../config/config.js';

const TIMEOUT_SECONDS = 10;

/** Google refused, or its response cannot be trusted. */
export class GoogleRefusalError extends Error {
  constructor(
    readonly reason: 'cancelled' | 'failed',
    cause: unknown,
  ) {
    super(`Google sign-in: ${reason}`, { cause });
    this.name = 'GoogleRefusalError';
  }
}

export interface GooglePerson {
  /** Google's stable id of the account. */
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
}

export interface GoogleChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** OpenID Connect with Google through the certified openid-client: authorization code with PKCE, state and nonce. */
@Injectable()
export class GoogleClient {
  private discovered: Promise<openid.Configuration> | undefined;

  constructor(private readonly config: AppConfig) {}

  get redirectUri(): string {
    return `${this.config.http.publicUrl}/api/auth/google/callback`;
  }

  /** The consent page for a new attempt, and the values to check its response against. */
  async authorization(): Promise<{ url: string; checks: GoogleChecks }> {
    const configuration = await this.configuration();
    const checks = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      codeVerifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.redirectUri,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    return { url: url.href, checks };
  }

  /**
   * Trades the code of the redirect for who it is. The library checks state, issuer, audience, nonce, signature and times.
   * @throws GoogleRefusalError
   */
  async person(answer: URLSearchParams, checks: GoogleChecks): Promise<GooglePerson> {
    const address = new URL(this.redirectUri);
    address.search = answer.toString();
    try {
      const tokens = await openid.authorizationCodeGrant(await this.configuration(), address, {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('There is no ID token');
      return {
        subject: claims.sub,
        email: typeof claims.email === 'string' ? claims.email : null,
        emailVerified: claims.email_verified === true,
        name: typeof claims.name === 'string' ? claims.name : null,
      };
    } catch (error) {
      throw new GoogleRefusalError(isCancelled(error) ? 'cancelled' : 'failed', error);
    }
  }

  /** Discovered once. A failure is not cached: the next sign-in tries again. */
  private configuration(): Promise<openid.Configuration> {
    this.discovered ??= this.discover().catch((error: unknown) => {
      this.discovered = undefined;
      throw error;
    });
    return this.discovered;
  }

  private async discover(): Promise<openid.Configuration> {
    const { google } = this.config;
    if (!google) throw new Error('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not set');
    const discover = () =>
      openid.discovery(new URL(google.issuer), google.clientId, google.clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        execute: [
          // The signature too, not only that the token came from Google by TLS (OWASP ASVS 5.0, 9.1.1).
          openid.enableNonRepudiationChecks,
          ...(google.sandbox ? [openid.allowInsecureRequests] : []),
        ],
      });
    // One lost packet must not fail a sign-in.
    return discover().catch(discover);
  }
}

/** The person pressed "Cancel". */
function isCancelled(error: unknown): boolean {
  return error instanceof openid.AuthorizationResponseError && error.error === 'access_denied';
}
