import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AppConfig } from '../../../config/config.js';
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_AUDIENCE,
  ACCESS_TOKEN_ISSUER,
  type AccessTokenClaims,
} from '../../../platform/access/access-token.js';

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
