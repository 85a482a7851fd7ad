import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { AppConfig } from '../../config/config.js';
import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_AUDIENCE,
  ACCESS_TOKEN_ISSUER,
  accessCookieName,
  type AccessTokenClaims,
} from './access-token.js';
import { AccountReader } from './account-reader.js';
import type { AuthenticatedUser } from './authenticated-user.js';

/** Access token from its httpOnly cookie → the account, or nobody. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    config: AppConfig,
    private readonly accounts: AccountReader,
  ) {
    const cookie = accessCookieName(config.http.secureCookies);
    super({
      jwtFromRequest: (request: unknown) => (request as FastifyRequest).cookies[cookie] ?? null,
      // A text would be tried as a public key first and fail, in each request. jsonwebtoken takes key objects; the types of
      // passport-jwt, which hands it through, do not know it.
      secretOrKey: createSecretKey(Buffer.from(config.auth.secret)) as unknown as Buffer,
      algorithms: [ACCESS_TOKEN_ALGORITHM],
      issuer: ACCESS_TOKEN_ISSUER,
      audience: ACCESS_TOKEN_AUDIENCE,
    });
  }

  async validate(claims: AccessTokenClaims): Promise<AuthenticatedUser | false> {
    const account = await this.accounts.findBySession(claims.sub, claims.sid);
    if (account?.token_version !== claims.ver) return false;
    const { id, email, is_admin, subscription_active } = account;
    return { id, email, is_admin, subscription_active, session_id: claims.sid };
  }
}
