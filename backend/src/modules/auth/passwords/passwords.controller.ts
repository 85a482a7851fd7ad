import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { AuthCookies } from '../sessions/auth-cookies.service.js';
import { LinkRequest, SentResponse } from '../links/links.dto.js';
import { SendLinkCommand } from '../links/send-link.command.js';
import { presentSession } from '../accounts/user.presenter.js';
import { ChangePasswordCommand } from './change-password.command.js';
import { ChangePasswordRequest, PasswordResetResponse, ResetPasswordRequest } from './passwords.dto.js';
import { ResetPasswordCommand } from './reset-password.command.js';

@Controller('auth')
export class PasswordsController {
  constructor(
    private readonly sendLink: SendLinkCommand,
    private readonly resetPassword: ResetPasswordCommand,
    private readonly changePassword: ChangePasswordCommand,
    private readonly cookies: AuthCookies,
  ) {}

  /** Mails a link to choose a new password; an address without an account gets a mail that leads to sign-up. 429, 503. */
  @Post('forgot-password')
  @HttpCode(200)
  @Access('public')
  async forgot(@Body() { email, next }: LinkRequest, @Req() request: FastifyRequest): Promise<SentResponse> {
    await this.sendLink.execute('recovery', { email, next }, this.cookies.client(request));
    return { sent: true };
  }

  /** Sets a new password with the token of the link, ends all sessions and opens a new one. 410 `auth.link_…`. */
  @Post('reset-password')
  @HttpCode(200)
  @Access('public')
  async reset(
    @Body() { token, password }: ResetPasswordRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasswordResetResponse> {
    const { signedIn, next } = await this.resetPassword.execute(
      { token, password },
      this.cookies.client(request),
    );
    this.cookies.write(reply, signedIn);
    return { ...presentSession(signedIn), next };
  }

  /** Ends all other sessions. 401 `auth.wrong_password`, 409 `auth.no_password`, 429. */
  @Post('change-password')
  @HttpCode(204)
  @Access('user')
  async change(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { current_password, password }: ChangePasswordRequest,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.changePassword.execute(user, { current_password, password }, this.cookies.client(request));
  }
}
