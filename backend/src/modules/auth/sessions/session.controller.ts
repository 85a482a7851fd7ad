import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { AuthCookies } from './auth-cookies.service.js';
import { CurrentSessionResponse } from '../auth.dto.js';
import { SessionsService } from './sessions.service.js';
import { presentSession } from '../accounts/user.presenter.js';

@Controller('beta/auth/session')
@Access('public')
export class SessionController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookies: AuthCookies,
  ) {}

  /**
   * Who is signed in. Both null when nobody is, and when the access token has expired: POST /auth/refresh
   * then decides.
   */
  @Get()
  async get(@Req() request: FastifyRequest): Promise<CurrentSessionResponse> {
    const current = await this.sessions.current(this.cookies.accessToken(request));
    return current ? presentSession(current) : { session: null, user: null };
  }
}
