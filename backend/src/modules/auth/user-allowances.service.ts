import { Injectable } from '@nestjs/common';
import { sha256 } from '../../platform/crypto/token.js';
import { AttemptLimitsRepository, type Wait } from './attempt-limits.repository.js';
import { TooManyAttemptsError } from './auth.errors.js';
import { USER_ALLOWANCES, type UserAllowance } from './user-allowances.limits.js';

/** How often one user may ask for what costs much: a model's work, a file to clean, a guess at the password. */
@Injectable()
export class UserAllowancesService {
  private readonly counters: Readonly<Record<UserAllowance, (key: string) => Promise<Wait>>>;

  constructor(repository: AttemptLimitsRepository) {
    const counter = (name: UserAllowance) => repository.allowance(`user-${name}`, USER_ALLOWANCES[name]);
    this.counters = {
      'profile-texts': counter('profile-texts'),
      'style-analysis': counter('style-analysis'),
      uploads: counter('uploads'),
      writing: counter('writing'),
      reauthentication: counter('reauthentication'),
      messages: counter('messages'),
      tracking: counter('tracking'),
      'calendar-feed': counter('calendar-feed'),
    };
  }

  /** @throws TooManyAttemptsError */
  async take(allowance: UserAllowance, userId: string): Promise<void> {
    // Hashed as the other keys are: a counter outlives the account that it counted for.
    const wait = await this.counters[allowance](sha256(userId));
    if (wait !== null) throw new TooManyAttemptsError(Math.max(1, Math.ceil(wait / 1000)));
  }
}
