import { emailProblem, normalizeEmail, safeReturnPath } from '@drumbeat/domain';
import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock/clock.js';
import { AttemptLimitsService } from '../allowances/attempt-limits.service.js';
import { GoogleUnavailableError } from '../auth.errors.js';
import type { Client } from '../sessions/client.js';
import type { SignedIn } from '../sessions/sessions.service.js';
import { SignInLog } from '../sign-in/sign-in-log.js';
import { GoogleClient, GoogleRefusalError } from './google.client.js';
import { TRANSACTION_SECONDS, type GoogleTransaction } from './google-cookie.js';
import { SignInWithGoogleCommand } from './sign-in-with-google.command.js';

/** Values of the `error` parameter of /auth/callback. */
export type GoogleFailure =
  'google.cancelled' | 'google.failed' | 'google.email_unverified' | 'google.expired';

/** Data from before the redirect to Google; all but `next` is for a newcomer's account. */
export interface GoogleBeginning {
  readonly next?: string | undefined;
  readonly source?: string | undefined;
  /** IANA name. */
  readonly timezone?: string | undefined;
}

export interface GoogleReturn {
  /** The browser's redirect target. */
  readonly address: string;
  readonly signedIn: SignedIn | null;
}

/** Google's OAuth flow (SIGNIN-4). */
@Injectable()
export class GoogleSignInService {
  private readonly logger = new Logger(GoogleSignInService.name);

  constructor(
    private readonly google: GoogleClient,
    private readonly signIn: SignInWithGoogleCommand,
    private readonly limits: AttemptLimitsService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly log: SignInLog,
  ) {}

  /** @throws TooManyAttemptsError, GoogleUnavailableError */
  async start(
    { next, source, timezone }: GoogleBeginning,
    client: Client,
  ): Promise<{ url: string; transaction: GoogleTransaction }> {
    if (!this.config.google) throw new GoogleUnavailableError();
    await this.limits.beforeLinkUse(client.address);
    try {
      const { url, checks } = await this.google.authorization();
      const transaction = {
        state: checks.state,
        nonce: checks.nonce,
        code_verifier: checks.codeVerifier,
        next: safeReturnPath(next),
        source,
        time_zone: timezone,
        expires_at: this.clock.now().getTime() + TRANSACTION_SECONDS * 1000,
      };
      return { url, transaction };
    } catch (error) {
      this.logger.error({ err: error }, 'Google cannot be reached');
      throw new GoogleUnavailableError();
    }
  }

  /** Google sent the browser back. Never throws for what Google, the browser or the person did wrong. */
  async finish(
    answer: URLSearchParams,
    transaction: GoogleTransaction | null,
    client: Client,
  ): Promise<GoogleReturn> {
    this.log.write('google', Object.fromEntries(answer));
    const outcome = transaction
      ? await this.outcome(answer, transaction, client)
      : ('google.expired' as const);
    // Sealed by us, but checked again: the rule may have become stricter since.
    const next = safeReturnPath(transaction?.next);
    const way: Record<string, string> = next === null ? {} : { next };
    if (typeof outcome === 'string') {
      this.log.refused(outcome, client);
      return { address: this.callbackPage({ error: outcome, ...way }), signedIn: null };
    }
    return { address: this.callbackPage(way), signedIn: outcome };
  }

  private async outcome(
    answer: URLSearchParams,
    { state, nonce, code_verifier, source, time_zone }: GoogleTransaction,
    client: Client,
  ): Promise<SignedIn | GoogleFailure> {
    try {
      const person = await this.google.person(answer, { state, nonce, codeVerifier: code_verifier });
      const email = normalizeEmail(person.email ?? '');
      if (!person.emailVerified || emailProblem(email) !== null) return 'google.email_unverified';
      return (await this.signIn.execute({ ...person, email, source, time_zone }, client)) ?? 'google.failed';
    } catch (error) {
      if (!(error instanceof GoogleRefusalError)) throw error;
      if (error.reason === 'failed') this.logger.warn({ err: error }, 'A sign-in with Google failed');
      return `google.${error.reason}`;
    }
  }

  private callbackPage(query: Record<string, string>): string {
    const address = new URL('/auth/callback', this.config.http.publicUrl);
    address.search = new URLSearchParams(query).toString();
    return address.href;
  }
}
