import { hasEnoughPillars } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { KlaviyoService } from '../../klaviyo/klaviyo.service.js';
import { PreferencesService } from '../../preferences/preferences.service.js';
import type { ChangeProfileRequest } from './profile.dto.js';
import type { OwnProfile } from './profile.presenter.js';
import { PillarsMissingError } from '../users.errors.js';
import { UsersService } from '../users.service.js';

/** Of the profile itself. */
type OwnFields = Omit<ChangeProfileRequest, 'voice' | 'notifications' | 'sample_post' | 'onboarding_step'>;

/**
 * A user's own profile as onboarding, profile and settings show it: one object for them, two tables for us. Voice,
 * notifications and the progress of onboarding are in user_preferences, which works without a plan here
 * (ONBOARDING-1).
 */
@Injectable()
export class OwnProfileService {
  constructor(
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly klaviyo: KlaviyoService,
    private readonly database: Database,
  ) {}

  /** @throws NotFoundError */
  async get(userId: string): Promise<OwnProfile> {
    return { profile: await this.users.get(userId), preferences: await this.preferences.find(userId) };
  }

  /**
   * All of it or nothing. A locked profile still takes notification settings: what is mailed is the user's to decide.
   * @throws ProfileLockedError when staff have locked it (ACCOUNT-9)
   * @throws PillarsMissingError when onboarding would end with fewer than three pillars
   */
  async change(userId: string, request: ChangeProfileRequest): Promise<OwnProfile> {
    const { voice, notifications, sample_post, onboarding_step, ...fields } = request;
    const settings = given({ ...voice, ...notifications });
    const onboarding = given({ sample_post, step: onboarding_step });
    const isAboutMailsAlone =
      notifications !== undefined &&
      Object.keys(given({ ...request, notifications: undefined })).length === 0;
    return this.database.transaction(async () => {
      if (!isAboutMailsAlone) await this.changeFields(userId, fields);
      if (Object.keys(settings).length > 0) await this.preferences.save(userId, settings);
      if (Object.keys(onboarding).length > 0) await this.preferences.keepOnboarding(userId, onboarding);
      return this.get(userId);
    });
  }

  private async changeFields(userId: string, fields: OwnFields): Promise<void> {
    const completes = fields.onboarding_completed === true;
    const isFirst = completes && !(await this.users.get(userId)).onboarding_completed;
    const profile = await this.users.changeOwn(userId, fields);
    if (completes && !hasEnoughPillars(profile.content_pillars)) throw new PillarsMissingError();
    if (isFirst) await this.klaviyo.note(userId, 'Completed Onboarding');
  }
}

/** The fields that were sent. */
function given(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
