import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { randomToken } from '../../../platform/crypto/token.js';

/**
 * The refresh tokens of a session. The first is random; each further one is computed from the one before with
 * our secret. So a client that repeats a request gets the same successor although only hashes are stored, and
 * a thief of the database or of an old token cannot compute anything.
 */
@Injectable()
export class TokenChain {
  constructor(private readonly config: AppConfig) {}

  first(): string {
    return randomToken();
  }

  successorOf(token: string): string {
    return createHmac('sha256', this.config.auth.secret)
      .update(`drumbeat refresh token: ${token}`)
      .digest('base64url');
  }
}
