import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../../../config/config.js';
import { Clock } from '../../../platform/clock/clock.js';
import { SecretBox, SecretBoxError } from '../../../platform/crypto/secret-box.js';
import { z } from 'zod';

/** State kept between the redirect to Google and the callback. */
export const googleTransaction = z.object({
  state: z.string(),
  nonce: z.string(),
  code_verifier: z.string(),
  next: z.string().nullable(),
  /** Stored with a newcomer's account. */
  source: z.string().optional(),
  time_zone: z.string().optional(),
  /** Milliseconds since 1970. */
  expires_at: z.number(),
});

export type GoogleTransaction = z.infer<typeof googleTransaction>;

/** Time enough to find a second factor at Google. */
export const TRANSACTION_SECONDS = 10 * 60;

const COOKIE_PATH = '/api/auth/google';
const SEALED_FOR = 'cookie:google-sign-in';

/** Keeps a sign-in with Google in the browser that began it, sealed: nobody else's browser can finish it, and no script reads it. */
@Injectable()
export class GoogleCookie {
  private readonly name: string;

  constructor(
    private readonly box: SecretBox,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.name = config.http.secureCookies ? '__Secure-drumbeat_google' : 'drumbeat_google';
  }

  write(reply: FastifyReply, transaction: GoogleTransaction): void {
    void reply.setCookie(this.name, this.box.seal(JSON.stringify(transaction), SEALED_FOR), {
      ...this.attributes,
      maxAge: TRANSACTION_SECONDS,
    });
  }

  /** Null when there is none, when it is too old, and when it was tampered with. */
  read(request: FastifyRequest): GoogleTransaction | null {
    const sealed = request.cookies[this.name];
    if (sealed === undefined) return null;
    try {
      const transaction = googleTransaction.parse(JSON.parse(this.box.open(sealed, SEALED_FOR)));
      return transaction.expires_at > this.clock.now().getTime() ? transaction : null;
    } catch (error) {
      if (error instanceof SecretBoxError) return null;
      throw error;
    }
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes);
  }

  private get attributes() {
    // Lax, not strict: Google's redirect is a navigation from another site.
    return {
      path: COOKIE_PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.http.secureCookies,
    } as const;
  }
}
