import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PILLARS, aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { klaviyoServiceOn } from '../../../../test/support/services/klaviyo-service.js';
import { preferencesServiceOn } from '../../../../test/support/services/preferences-service.js';
import { OwnProfileService } from './own-profile.service.js';
import type { ChangeProfileRequest } from './profile.dto.js';
import { presentProfile } from './profile.presenter.js';
import { ProfilesRepository } from './profiles.repository.js';
import { PillarsMissingError, ProfileLockedError } from '../users.errors.js';
import { UsersService } from '../users.service.js';

const VOICE = {
  writing_style_tone: 'casual',
  writing_style_formality: 3,
  directness_level: 9,
  confidence_level: 7,
  energy_level: 2,
} as const;
const NO_MAILS = {
  email_notifications: false,
  content_reminders: false,
  weekly_insights: false,
  marketing_emails: false,
};

describe('A user’s own profile', () => {
  let connection: ConnectedDatabase;
  let profiles: OwnProfileService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    const clock = new FixedClock(new Date('2026-11-20T12:00:00Z'));
    profiles = new OwnProfileService(
      new UsersService(new ProfilesRepository(database), database, clock),
      preferencesServiceOn(database),
      klaviyoServiceOn(database, clock),
      database,
    );
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database, { onboarding_completed: false })).id;
  });

  const shown = async () => presentProfile(await profiles.get(userId));
  const change = async (request: ChangeProfileRequest) =>
    presentProfile(await profiles.change(userId, request));
  const preferenceRows = () =>
    connection.database.query('select * from user_preferences where user_id = $1', [userId]);

  it('reads no training posts, which it does not show', async () => {
    await change({ notifications: NO_MAILS });
    const statements = jest.spyOn(connection.database, 'query');
    await shown();
    await change({ voice: VOICE });
    expect(statements).toHaveBeenCalled();
    expect(statements.mock.calls.filter(([sql]) => sql.includes('sample_post_analytics'))).toEqual([]);
    statements.mockRestore();
  });

  it('shows the defaults before anything was chosen, and stores none', async () => {
    expect(await shown()).toMatchObject({
      voice: { writing_style_tone: 'professional', directness_level: 5, energy_level: 5 },
      notifications: { email_notifications: true, marketing_emails: false },
      sample_post: null,
      onboarding_step: 1,
    });
    expect(await preferenceRows()).toEqual([]);
  });

  it('keeps answers, voice, notifications and progress in one step', async () => {
    const changed = await change({
      industry: 'Design',
      voice: VOICE,
      notifications: NO_MAILS,
      sample_post: 'What I learned.\n\nA lot.',
      onboarding_step: 3,
    });
    expect(changed).toMatchObject({
      industry: 'Design',
      voice: VOICE,
      notifications: NO_MAILS,
      sample_post: 'What I learned.\n\nA lot.',
      onboarding_step: 3,
    });
    expect(await shown()).toEqual(changed);
  });

  it('changes what is sent, and nothing besides', async () => {
    const before = await change({ voice: VOICE, sample_post: 'A post', onboarding_step: 2 });
    const after = await change({ voice: { energy_level: 8 }, onboarding_step: 4 });
    expect(after).toEqual({
      ...before,
      voice: { ...VOICE, energy_level: 8 },
      onboarding_step: 4,
      updated_at: after.updated_at,
    });
    expect(await change({ sample_post: null })).toMatchObject({ sample_post: null, onboarding_step: 4 });
  });

  it('leaves what older clients keep in onboarding_data alone', async () => {
    await connection.database.query(
      `insert into user_preferences (user_id, onboarding_data) values ($1, '{"step": "second", "goal": "clients"}')`,
      [userId],
    );
    expect((await shown()).onboarding_step).toBe(1);
    await change({ onboarding_step: 2 });
    expect(await preferenceRows()).toMatchObject([{ onboarding_data: { step: 2, goal: 'clients' } }]);
  });

  describe('at the end of onboarding', () => {
    it.each([0, 1, 2])('asks for more than %i pillars, and keeps nothing of the request', async (count) => {
      const content_pillars = PILLARS.slice(0, count);
      await expect(change({ onboarding_completed: true, content_pillars, voice: VOICE })).rejects.toThrow(
        PillarsMissingError,
      );
      expect(await shown()).toMatchObject({ onboarding_completed: false, content_pillars: PILLARS });
      expect(await preferenceRows()).toEqual([]);
    });

    it('takes the pillars that are saved, or those that come with it', async () => {
      expect(await change({ onboarding_completed: true })).toMatchObject({ onboarding_completed: true });
      const content_pillars = [...PILLARS, 'Another one'];
      expect(await change({ onboarding_completed: true, content_pillars })).toMatchObject({
        content_pillars,
      });
    });

    it('asks for pillars at that point only', async () => {
      expect(await change({ content_pillars: ['One'] })).toMatchObject({ content_pillars: ['One'] });
    });
  });

  it('that staff have locked takes notification settings, and nothing else', async () => {
    await connection.database.query('update profiles set profile_locked = true where id = $1', [userId]);
    for (const request of [
      { voice: VOICE },
      { sample_post: 'x' },
      { industry: 'x', notifications: NO_MAILS },
    ]) {
      await expect(change(request)).rejects.toThrow(ProfileLockedError);
    }
    expect(await preferenceRows()).toEqual([]);
    expect(await change({ notifications: NO_MAILS })).toMatchObject({ notifications: NO_MAILS });
  });
});
