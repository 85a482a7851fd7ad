import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiFoundResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { AuthCookies } from '../sessions/auth-cookies.service.js';
import { GoogleCookie } from './google-cookie.js';
import { GoogleSignInService } from './google-sign-in.service.js';
import { GoogleStartRequest, GoogleStartResponse } from './google.dto.js';

/** Sign-in and sign-up with Google (SIGNIN-4). */
@Controller()
@Access('public')
export class GoogleController {
  constructor(
    private readonly google: GoogleSignInService,
    private readonly transactions: GoogleCookie,
    private readonly cookies: AuthCookies,
  ) {}

  /** Where to send the browser. 503 `google.unavailable`. */
  @Post('beta/auth/google')
  @HttpCode(200)
  async start(
    @Body() beginning: GoogleStartRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GoogleStartResponse> {
    const { url, transaction } = await this.google.start(beginning, this.cookies.client(request));
    this.transactions.write(reply, transaction);
    return { url };
  }

  /** The redirect URI: Google sends the browser here, and it continues to /auth/callback. */
  @Get('auth/google/callback')
  @ApiFoundResponse({ description: 'To /auth/callback, with `?next=` or `?error=google.…`' })
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { address, signedIn } = await this.google.finish(
      new URLSearchParams(request.url.split('?')[1]),
      this.transactions.read(request),
      this.cookies.client(request),
    );
    this.transactions.clear(reply);
    if (signedIn) this.cookies.write(reply, signedIn);
    await reply
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .redirect(address, 302);
  }
}
