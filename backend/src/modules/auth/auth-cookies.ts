import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../../config/config.js';
import { accessCookieName, refreshCookieName } from '../../platform/auth/access-token.js';
import type { SignedIn } from './sessions.service.js';

/** The refresh token goes only where it is needed. */
const REFRESH_PATH = '/api/auth';

/** Tokens live in httpOnly cookies: no script of a page can read them. */
@Injectable()
export class AuthCookies {
  private readonly accessName: string;
  private readonly refreshName: string;
  private readonly secure: boolean;

  constructor(config: AppConfig) {
    this.secure = config.http.secureCookies;
    this.accessName = accessCookieName(this.secure);
    this.refreshName = refreshCookieName(this.secure);
  }

  write(reply: FastifyReply, { accessToken, refreshToken }: SignedIn): void {
    reply.setCookie(this.accessName, accessToken.value, {
      ...this.attributes('/'),
      expires: accessToken.expiresAt,
    });
    reply.setCookie(this.refreshName, refreshToken.value, {
      ...this.attributes(REFRESH_PATH),
      expires: refreshToken.expiresAt,
    });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.accessName, this.attributes('/'));
    reply.clearCookie(this.refreshName, this.attributes(REFRESH_PATH));
  }

  accessToken(request: FastifyRequest): string | undefined {
    return request.cookies[this.accessName];
  }

  refreshToken(request: FastifyRequest): string | undefined {
    return request.cookies[this.refreshName];
  }

  private attributes(path: string) {
    return { path, httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }
}
