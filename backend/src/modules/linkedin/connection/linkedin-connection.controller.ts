import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiFoundResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../../../config/config.js';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { AuthorizeQuery, AuthorizeResponse } from '../linkedin.dto.js';
import { LinkedInConnectionService, STATE_LIFE_SECONDS } from './linkedin-connection.service.js';

const COOKIE_PATH = '/api/callback/linkedin';

@Controller('callback/linkedin')
@Access('subscriber')
export class LinkedInConnectionController {
  private readonly cookie: string;

  constructor(
    private readonly connection: LinkedInConnectionService,
    private readonly config: AppConfig,
  ) {
    this.cookie = config.http.secureCookies ? '__Secure-drumbeat_linkedin' : 'drumbeat_linkedin';
  }

  /** Returns the consent page that connects LinkedIn. */
  @Get('authorize')
  async authorize(
    @CurrentUser() user: AuthenticatedUser,
    @Query() { return_to }: AuthorizeQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthorizeResponse> {
    const { url, state } = await this.connection.start(user, return_to);
    void reply.setCookie(this.cookie, state, { ...this.cookieOptions, maxAge: STATE_LIFE_SECONDS });
    return { url };
  }

  /**
   * The redirect URI. Public, because the short-lived access cookie may have run out while the user was at
   * LinkedIn; the one-time state, the browser's cookie and the session that started replace it.
   */
  @Get()
  @Access('public')
  @ApiFoundResponse({ description: 'To the application, with `?linkedin=connected|cancelled|failed`' })
  async complete(
    @Req() request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { state, code, error } = request.query;
    const address = await this.connection.complete(
      { state: text(state), code: text(code), error: text(error) },
      request.cookies[this.cookie],
    );
    await reply
      .clearCookie(this.cookie, this.cookieOptions)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .redirect(address, 302);
  }

  /** Ends the connection and erases its tokens. Repeating it changes nothing. */
  @Post('disconnect')
  @HttpCode(204)
  @Access('user')
  async disconnect(@CurrentUser() user: AuthenticatedUser): Promise<void> {
    await this.connection.disconnect(user.id);
  }

  private get cookieOptions() {
    return {
      path: COOKIE_PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.http.secureCookies,
    } as const;
  }
}

/** Other parameters that LinkedIn adds to the redirect are ignored, so no validation blocks the callback. */
function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 4_000 ? value : undefined;
}
