import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../config/config.js';
import { sha256 } from '../../platform/crypto/token.js';
import { AttemptLimitsRepository, type DelayedAttempts, type Wait } from './attempt-limits.repository.js';
import { networkOf } from './attempts.policy.js';
import { TooManyAttemptsError } from './auth.errors.js';
import { SIGN_IN_LIMITS, SIGN_UP_LIMITS, type Allowance } from './auth.limits.js';

/** How often one may try to sign in and to sign up. */
@Injectable()
export class AttemptLimitsService {
  private readonly signInsOfAddress: (key: string) => Promise<Wait>;
  private readonly signUpsOfAddress: (key: string) => Promise<Wait>;
  private readonly attemptsOfPair: DelayedAttempts;
  private readonly attemptsOnAccount: DelayedAttempts;

  constructor(repository: AttemptLimitsRepository, config: AppConfig) {
    const scaled = ({ points, windowSeconds }: Allowance): Allowance => ({
      points: Math.max(1, Math.round(points * config.auth.rateLimitScale)),
      windowSeconds,
    });
    this.signInsOfAddress = repository.allowance('sign-in-address', scaled(SIGN_IN_LIMITS.perAddress));
    this.signUpsOfAddress = repository.allowance('sign-up-address', scaled(SIGN_UP_LIMITS.perAddress));
    this.attemptsOfPair = repository.growingDelay('sign-in-pair', SIGN_IN_LIMITS.perAccountAndAddress);
    this.attemptsOnAccount = repository.growingDelay('sign-in-account', SIGN_IN_LIMITS.perAccount);
  }

  /** @throws TooManyAttemptsError */
  async beforeSignUp(address: string): Promise<void> {
    refuseWhile(await this.signUpsOfAddress(networkOf(address)));
  }

  /**
   * Counts an attempt before the password is looked at; a known and an unknown account are treated alike.
   * @throws TooManyAttemptsError
   */
  async beforeSignIn(email: string, address: string): Promise<void> {
    const network = networkOf(address);
    refuseWhile(await this.signInsOfAddress(network));
    refuseWhile(await this.attemptsOfPair.take(pairKey(email, network)));
    refuseWhile(await this.attemptsOnAccount.take(sha256(email)));
  }

  async afterSignIn(email: string, address: string): Promise<void> {
    await this.attemptsOfPair.forget(pairKey(email, networkOf(address)));
    await this.attemptsOnAccount.forget(sha256(email));
  }
}

/** Hashed: the counters need no addresses of people, and their keys have a bounded length. */
function pairKey(email: string, network: string): string {
  return sha256(`${network} ${email}`);
}

function refuseWhile(wait: Wait): void {
  if (wait !== null) throw new TooManyAttemptsError(Math.max(1, Math.ceil(wait / 1000)));
}
