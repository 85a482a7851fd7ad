import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../../../config/config.js';
import { accessCookieName, refreshCookieName } from '../../../platform/access/access-token.js';
import { USER_AGENT_MAX } from '../auth.limits.js';
import type { Client } from './client.js';
import type { SignedIn } from './sessions.service.js';

/** The refresh token goes only where it is needed. */
const REFRESH_PATH = '/api/auth';

/** Tokens live in httpOnly cookies: no script of a page can read them. */
@Injectable()
export class AuthCookies {
  private readonly accessName: string;
  private readonly refreshName: string;
  private readonly deviceName: string;
  private readonly secure: boolean;

  constructor(config: AppConfig) {
    this.secure = config.http.secureCookies;
    this.accessName = accessCookieName(this.secure);
    this.refreshName = refreshCookieName(this.secure);
    this.deviceName = this.secure ? '__Secure-drumbeat_device' : 'drumbeat_device';
  }

  write(reply: FastifyReply, { accessToken, refreshToken, deviceToken }: SignedIn): void {
    reply.setCookie(this.accessName, accessToken.value, {
      ...this.attributes('/'),
      expires: accessToken.expiresAt,
    });
    reply.setCookie(this.refreshName, refreshToken.value, {
      ...this.attributes(REFRESH_PATH),
      expires: refreshToken.expiresAt,
    });
    if (!deviceToken) return;
    reply.setCookie(this.deviceName, deviceToken.value, {
      ...this.attributes(REFRESH_PATH),
      expires: deviceToken.expiresAt,
    });
  }

  /** Signs the browser out, which keeps none of its answers (CACHE-2); it stays a known one. */
  clear(reply: FastifyReply): void {
    void reply.header('clear-site-data', '"cache"');
    reply.clearCookie(this.accessName, this.attributes('/'));
    reply.clearCookie(this.refreshName, this.attributes(REFRESH_PATH));
  }

  accessToken(request: FastifyRequest): string | undefined {
    return request.cookies[this.accessName];
  }

  refreshToken(request: FastifyRequest): string | undefined {
    return request.cookies[this.refreshName];
  }

  client(request: FastifyRequest): Client {
    return {
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
      deviceToken: request.cookies[this.deviceName],
      refreshToken: this.refreshToken(request),
    };
  }

  private attributes(path: string) {
    return { path, httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }
}
