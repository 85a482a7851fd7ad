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
import { VerifiedTokens, type VerifiedClaims } from './verified-tokens.js';

/** Resolves the access token in its httpOnly cookie to the account, or to nobody. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  private readonly verified = new VerifiedTokens();
  private readonly tokenOf: (request: FastifyRequest) => string | null;

  constructor(
    config: AppConfig,
    private readonly accounts: AccountReader,
  ) {
    const cookie = accessCookieName(config.http.secureCookies);
    const tokenOf = (request: FastifyRequest) => request.cookies[cookie] ?? null;
    super({
      jwtFromRequest: (request: unknown) => tokenOf(request as FastifyRequest),
      passReqToCallback: true,
      // A text would be tried as a public key first and fail, in each request. jsonwebtoken takes key objects; the
      // types of passport-jwt, which passes it on, do not know it.
      secretOrKey: createSecretKey(Buffer.from(config.auth.secret)) as unknown as Buffer,
      algorithms: [ACCESS_TOKEN_ALGORITHM],
      issuer: ACCESS_TOKEN_ISSUER,
      audience: ACCESS_TOKEN_AUDIENCE,
    });
    this.tokenOf = tokenOf;
  }

  /** Passport's entry point: skips verification of a token that was verified before. */
  override authenticate(...[request, options]: Parameters<Strategy['authenticate']>): void {
    const token = this.tokenOf(request as unknown as FastifyRequest);
    const claims = token === null ? null : this.verified.recall(token, Date.now());
    if (claims === null) {
      super.authenticate(request, options);
      return;
    }
    this.accountOf(claims).then(
      (user) => (user ? this.success(user) : this.fail(401)),
      (error: unknown) =>
        this.error(
          error instanceof Error ? error : new Error('The account cannot be read', { cause: error }),
        ),
    );
  }

  /** Called by passport with a token that it has just verified. */
  async validate(
    request: FastifyRequest,
    claims: AccessTokenClaims & { readonly exp?: number },
  ): Promise<AuthenticatedUser | false> {
    // The library takes a token without an end for one that never ends.
    const { exp } = claims;
    if (exp === undefined) return false;
    const token = this.tokenOf(request);
    if (token !== null) this.verified.remember(token, { ...claims, exp });
    return this.accountOf({ ...claims, exp });
  }

  private async accountOf(claims: VerifiedClaims): Promise<AuthenticatedUser | false> {
    const account = await this.accounts.findBySession(claims.sub, claims.sid);
    if (account?.token_version !== claims.ver) return false;
    const { token_version: _, ...user } = account;
    return { ...user, session_id: claims.sid };
  }
}
