import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, ForAnybody } from '../../platform/access/access.decorator.js';
import { SignInRequiredError } from '../../platform/access/access.guard.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { AuthCookies } from './sessions/auth-cookies.service.js';
import {
  LoginRequest,
  LogoutRequest,
  SignUpRequest,
  SignedInResponse,
  SignedUpResponse,
} from './auth.dto.js';
import { SessionEndedError, SessionLeftError } from './auth.errors.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInCommand } from './sign-in/sign-in.command.js';
import { SignOutCommand } from './sign-in/sign-out.command.js';
import { SignUpCommand } from './sign-in/sign-up.command.js';
import { presentSession } from './accounts/user.presenter.js';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly signUp: SignUpCommand,
    private readonly signIn: SignInCommand,
    private readonly signOut: SignOutCommand,
    private readonly sessions: SessionsService,
    private readonly cookies: AuthCookies,
  ) {}

  /**
   * Makes an account and signs in, or mails a link where the email has to be confirmed first. 409 `auth.email_taken`, 429.
   */
  @Post('signup')
  @Access('public')
  async signup(
    @Body() { email, password, full_name, source, timezone, next }: SignUpRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedUpResponse> {
    const account = { email, password, full_name, signup_source: source, time_zone: timezone };
    const signedIn = await this.signUp.execute(account, this.cookies.client(request), next);
    if (!signedIn) return { user: null, session: null, email_confirmation_required: true };
    this.cookies.write(reply, signedIn);
    const { user, session } = presentSession(signedIn);
    return { user, session, email_confirmation_required: false };
  }

  /** 401 `auth.invalid_credentials`, 403 `auth.email_not_confirmed`, 429. */
  @Post('login')
  @HttpCode(200)
  @Access('public')
  async login(
    @Body() credentials: LoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInResponse> {
    const signedIn = await this.signIn.execute(credentials, this.cookies.client(request));
    this.cookies.write(reply, signedIn);
    return presentSession(signedIn);
  }

  /** Trades the refresh cookie for fresh cookies. 401 when the session is over; a token that was already traded ends it. */
  @Post('refresh')
  @HttpCode(200)
  @Access('public')
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInResponse> {
    const token = this.cookies.refreshToken(request);
    if (token === undefined) throw new SignInRequiredError();
    try {
      const signedIn = await this.sessions.refresh(token, this.cookies.client(request));
      this.cookies.write(reply, signedIn);
      return presentSession(signedIn);
    } catch (error) {
      // A call of another tab that was on its way while somebody signed in here must not sign them out.
      const isLeft = error instanceof SessionLeftError;
      if (error instanceof SessionEndedError && !isLeft) this.cookies.clear(reply);
      throw error;
    }
  }

  /**
   * Signs out, on every device unless the scope is `local`. `everything` also forgets the user's other
   * browsers, and stops mailed links and the address for calendar programs. A broken page uses it too, which
   * may not know whose session it has.
   */
  @Post('logout')
  @HttpCode(204)
  @Access('user')
  @ForAnybody()
  async logout(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { scope = 'global' }: LogoutRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.signOut.execute(user, scope, this.cookies.client(request));
    this.cookies.clear(reply);
  }
}
