import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { AuthCookies } from '../sessions/auth-cookies.service.js';
import { presentSession } from '../accounts/user.presenter.js';
import { LinkRequest, SentResponse, VerifiedResponse, VerifyRequest } from './links.dto.js';
import { RedeemLinkCommand } from './redeem-link.command.js';
import { SendLinkCommand } from './send-link.command.js';

/** Links in mails. They lead to a page whose button calls `verify`: what only opens a link, as mail scanners do, spends nothing. */
@Controller('auth')
@Access('public')
export class LinksController {
  constructor(
    private readonly sendLink: SendLinkCommand,
    private readonly redeemLink: RedeemLinkCommand,
    private readonly cookies: AuthCookies,
  ) {}

  /** Mails a sign-in link, once in 60 s for an address; one without an account gets a mail that leads to sign-up. 429, 503. */
  @Post('magic-link/send')
  @HttpCode(200)
  async sendMagicLink(
    @Body() { email, next }: LinkRequest,
    @Req() request: FastifyRequest,
  ): Promise<SentResponse> {
    await this.sendLink.execute('magiclink', { email, next }, this.cookies.client(request));
    return { sent: true };
  }

  /** Mails the confirmation link again. 429, 503. */
  @Post('confirmation/send')
  @HttpCode(200)
  async sendConfirmation(
    @Body() { email, next }: LinkRequest,
    @Req() request: FastifyRequest,
  ): Promise<SentResponse> {
    await this.sendLink.execute('signup', { email, next }, this.cookies.client(request));
    return { sent: true };
  }

  /** Signs in with the token of a link, which confirms the email. 410 `auth.link_used`, `auth.link_expired`, `auth.link_invalid`. */
  @Post('verify')
  @HttpCode(200)
  async verify(
    @Body() link: VerifyRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifiedResponse> {
    const { signedIn, next, passwordRemoved } = await this.redeemLink.execute(
      link,
      this.cookies.client(request),
    );
    this.cookies.write(reply, signedIn);
    return { ...presentSession(signedIn), next, password_removed: passwordRemoved };
  }
}
