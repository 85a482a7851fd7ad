import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AppConfig } from '../../../config/config.js';
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_AUDIENCE,
  ACCESS_TOKEN_ISSUER,
  type AccessTokenClaims,
} from '../../../platform/access/access-token.js';
import { createHmac } from 'node:crypto';
import { randomToken } from '../../../platform/crypto/token.js';

/** Signs and reads access tokens; on guarded routes platform/access's JwtStrategy reads them. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly config: AppConfig,
  ) {}

  async sign(claims: AccessTokenClaims, issuedAt: Date, expiresAt: Date): Promise<string> {
    return this.jwt.signAsync(
      { ...claims, iat: wholeSeconds(issuedAt), exp: wholeSeconds(expiresAt) },
      {
        secret: this.config.auth.secret,
        algorithm: ACCESS_TOKEN_ALGORITHM,
        issuer: ACCESS_TOKEN_ISSUER,
        audience: ACCESS_TOKEN_AUDIENCE,
      },
    );
  }

  /** Null for anything but a token of ours that has not expired at `now`. */
  async read(token: string, now: Date): Promise<AccessTokenClaims | null> {
    try {
      const claims = await this.jwt.verifyAsync<AccessTokenClaims & { readonly exp?: number }>(token, {
        secret: this.config.auth.secret,
        algorithms: [ACCESS_TOKEN_ALGORITHM],
        issuer: ACCESS_TOKEN_ISSUER,
        audience: ACCESS_TOKEN_AUDIENCE,
        clockTimestamp: wholeSeconds(now),
      });
      // The library takes a token without an end for one that never ends.
      return claims.exp === undefined ? null : claims;
    } catch {
      return null;
    }
  }
}

function wholeSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/**
 * The refresh tokens of a session. The first is random; each further one is computed from the one before with
 * our secret. So a client that repeats a request gets the same successor although only hashes are stored, and
 * a thief of the database or of an old token cannot compute anything.
 */
@Injectable()
export class TokenChain {
  constructor(private readonly config: AppConfig) {}

  first(): string {
    return randomToken();
  }

  successorOf(token: string): string {
    return createHmac('sha256', this.config.auth.secret)
      .update(`drumbeat refresh token: ${token}`)
      .digest('base64url');
  }
}
