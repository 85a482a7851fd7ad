import { Injectable, Logger } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { sha256 } from '../../../platform/crypto/token.js';
import {
  AttemptLimitsRepository,
  type DelayedAttempts,
  type Wait,
  networkOf,
} from './attempt-limits.repository.js';
import { TooManyAttemptsError } from '../auth.errors.js';
import { LINK_LIMITS, MAIL_LIMITS, SIGN_IN_LIMITS, SIGN_UP_LIMITS, type Allowance } from '../auth.limits.js';

/** Limits of sign-in, sign-up and mail requests. */
@Injectable()
export class AttemptLimitsService {
  private readonly logger = new Logger(AttemptLimitsService.name);
  private readonly signInsOfAddress: (key: string) => Promise<Wait>;
  private readonly signUpsOfAddress: (key: string) => Promise<Wait>;
  private readonly attemptsOfPair: DelayedAttempts;
  private readonly attemptsOnAccount: DelayedAttempts;
  private readonly mailsOfAddress: (key: string) => Promise<Wait>;
  private readonly mailsOfKind: (key: string) => Promise<Wait>;
  private readonly mailsToRecipient: DelayedAttempts;
  private readonly linksOfAddress: (key: string) => Promise<Wait>;

  constructor(repository: AttemptLimitsRepository, config: AppConfig) {
    const scaled = ({ points, windowSeconds }: Allowance): Allowance => ({
      points: Math.max(1, Math.round(points * config.auth.rateLimitScale)),
      windowSeconds,
    });
    this.signInsOfAddress = repository.allowance('sign-in-address', scaled(SIGN_IN_LIMITS.perAddress));
    this.signUpsOfAddress = repository.allowance('sign-up-address', scaled(SIGN_UP_LIMITS.perAddress));
    this.attemptsOfPair = repository.growingDelay('sign-in-pair', SIGN_IN_LIMITS.perAccountAndAddress);
    this.attemptsOnAccount = repository.growingDelay('sign-in-account', SIGN_IN_LIMITS.perAccount);
    this.mailsOfAddress = repository.allowance('mail-address', scaled(MAIL_LIMITS.perAddress));
    this.mailsOfKind = repository.allowance('mail-kind', MAIL_LIMITS.perRecipientAndKind);
    this.mailsToRecipient = repository.growingDelay('mail-recipient', MAIL_LIMITS.perRecipient);
    this.linksOfAddress = repository.allowance('link-address', scaled(LINK_LIMITS.perAddress));
  }

  /** @throws TooManyAttemptsError */
  async beforeSignUp(address: string): Promise<void> {
    this.refuseWhile('sign-up-address', await this.signUpsOfAddress(networkOf(address)));
  }

  /**
   * Counts an attempt before the password is looked at; a known and an unknown account are treated alike.
   * @throws TooManyAttemptsError
   */
  async beforeSignIn(email: string, address: string): Promise<void> {
    const network = networkOf(address);
    this.refuseWhile('sign-in-address', await this.signInsOfAddress(network));
    this.refuseWhile('sign-in-pair', await this.attemptsOfPair.take(pairKey(email, network)));
    this.refuseWhile('sign-in-account', await this.attemptsOnAccount.take(sha256(email)));
  }

  async afterSignIn(email: string, address: string): Promise<void> {
    await this.attemptsOfPair.forget(pairKey(email, networkOf(address)));
    await this.attemptsOnAccount.forget(sha256(email));
  }

  /**
   * Counts a request for a mail, whether one is sent or not.
   * @throws TooManyAttemptsError
   */
  async beforeAskingForMail(address: string): Promise<void> {
    this.refuseWhile('mail-address', await this.mailsOfAddress(networkOf(address)));
  }

  /**
   * Counts a mail that is sent; addresses with and without an account are treated alike.
   * @throws TooManyAttemptsError
   */
  async beforeMail(kind: string, recipient: string): Promise<void> {
    this.refuseWhile('mail-kind', await this.mailsOfKind(sha256(`${kind} ${recipient}`)));
    this.refuseWhile('mail-recipient', await this.mailsToRecipient.take(sha256(recipient)));
  }

  /**
   * Counts a try with the token of a link, or a start for Google.
   * @throws TooManyAttemptsError
   */
  async beforeLinkUse(address: string): Promise<void> {
    this.refuseWhile('link-address', await this.linksOfAddress(networkOf(address)));
  }

  private refuseWhile(wall: string, wait: Wait): void {
    if (wait === null) return;
    this.logger.warn({ wall }, 'Too many attempts');
    throw new TooManyAttemptsError(Math.max(1, Math.ceil(wait / 1000)));
  }
}

/** Hashed: the counters need no email addresses, and their keys have a bounded length. */
function pairKey(email: string, network: string): string {
  return sha256(`${network} ${email}`);
}
