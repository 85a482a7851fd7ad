import { Injectable } from '@nestjs/common';
import { sha256 } from '../../../platform/crypto/token.js';
import { AttemptLimitsRepository, type Wait } from './attempt-limits.repository.js';
import { TooManyAttemptsError } from '../auth.errors.js';
import { USER_ALLOWANCES, type UserAllowance } from './user-allowances.limits.js';

/** Limits of one user's costly calls: a model's work, a file to clean, a password check. */
@Injectable()
export class UserAllowancesService {
  private readonly counters: Readonly<Record<UserAllowance, (key: string, count?: number) => Promise<Wait>>>;

  constructor(repository: AttemptLimitsRepository) {
    const counter = (name: UserAllowance) => repository.allowance(`user-${name}`, USER_ALLOWANCES[name]);
    this.counters = {
      'profile-texts': counter('profile-texts'),
      'style-analysis': counter('style-analysis'),
      uploads: counter('uploads'),
      imports: counter('imports'),
      writing: counter('writing'),
      reauthentication: counter('reauthentication'),
      messages: counter('messages'),
      'linkedin-connections': counter('linkedin-connections'),
      tracking: counter('tracking'),
      'tracked-sessions': counter('tracked-sessions'),
      'tracked-events': counter('tracked-events'),
      'calendar-feed': counter('calendar-feed'),
    };
  }

  /** @throws TooManyAttemptsError */
  async take(allowance: UserAllowance, userId: string): Promise<void> {
    const wait = await this.wait(allowance, userId, 1);
    if (wait !== null) throw new TooManyAttemptsError(Math.max(1, Math.ceil(wait / 1000)));
  }

  /** Takes this many at once, if as many are left. */
  async has(allowance: UserAllowance, userId: string, count: number): Promise<boolean> {
    return (await this.wait(allowance, userId, count)) === null;
  }

  private wait(allowance: UserAllowance, userId: string, count: number): Promise<Wait> {
    // Hashed as the other keys are: a counter outlives the account that it counted for.
    return this.counters[allowance](sha256(userId), count);
  }
}
