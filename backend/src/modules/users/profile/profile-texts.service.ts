import { hasIcpAnswers, hasPillarAnswers } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { UserAllowancesService } from '../../auth/allowances/user-allowances.service.js';
import { PreferencesService } from '../../preferences/preferences.service.js';
import { ProfileWriter, type ProfileWritingRequest } from '../../writing/profile-writer.service.js';
import type { Profile } from './profiles.repository.js';
import { AnswersMissingError, ProfileLockedError } from '../users.errors.js';
import { UsersService } from '../users.service.js';

/** Texts that the writer makes from a user's answers: suggested pillars, and the ICP summary (ONBOARDING-2, ONBOARDING-3). */
@Injectable()
export class ProfileTextsService {
  constructor(
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly writer: ProfileWriter,
    private readonly allowances: UserAllowancesService,
  ) {}

  /**
   * 3 to 5 pillars; nothing is stored.
   * @throws AnswersMissingError, TooManyAttemptsError, ModelUnavailableError, ModelOutputError
   */
  async suggestPillars(userId: string): Promise<string[]> {
    const profile = await this.users.get(userId);
    if (!hasPillarAnswers(profile)) throw new AnswersMissingError();
    await this.allowances.take('profile-texts', userId);
    return this.writer.suggestPillars(await this.requestFor(profile));
  }

  /**
   * Writes the summary and stores it. The old one stays until there is a new one.
   * @throws ProfileLockedError, AnswersMissingError, TooManyAttemptsError, ModelUnavailableError, ModelOutputError
   */
  async generateIcpSummary(userId: string): Promise<string> {
    const profile = await this.users.get(userId);
    if (profile.profile_locked) throw new ProfileLockedError();
    if (!hasIcpAnswers(profile)) throw new AnswersMissingError();
    await this.allowances.take('profile-texts', userId);
    const summary = await this.writer.summariseIcp(await this.requestFor(profile));
    await this.users.changeOwn(userId, { generated_icp_summary: summary });
    return summary;
  }

  private async requestFor(profile: Profile): Promise<ProfileWritingRequest> {
    const preferences = await this.preferences.find(profile.id);
    return {
      profile: { ...profile, full_name: profile.full_name ?? '' },
      neverUsePhrases: preferences?.never_use_phrases ?? [],
    };
  }
}
