import { suggestedPillarProblems } from '@drumbeat/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { preferencesServiceOn } from '../../../../test/support/services/preferences-service.js';
import { ModelUnavailableError } from '../../../platform/ai/model.errors.js';
import { AttemptLimitsRepository } from '../../auth/allowances/attempt-limits.repository.js';
import { TooManyAttemptsError } from '../../auth/auth.errors.js';
import { USER_ALLOWANCES } from '../../auth/allowances/user-allowances.limits.js';
import { UserAllowancesService } from '../../auth/allowances/user-allowances.service.js';
import type { PreferencesService } from '../../preferences/preferences.service.js';
import { BuiltInProfileWriter } from '../../writing/built-in/built-in-profile.js';
import { ProfileTextsService } from './profile-texts.service.js';
import { ProfilesRepository } from './profiles.repository.js';
import { AnswersMissingError, ProfileLockedError } from '../users.errors.js';
import { UsersService } from '../users.service.js';

const ANSWERED = { ideal_target_client: 'Studio owners', client_pain_points: 'Slow hiring' };

describe('Texts about a person', () => {
  let connection: ConnectedDatabase;
  let users: UsersService;
  let preferences: PreferencesService;
  let allowances: UserAllowancesService;
  let texts: ProfileTextsService;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database, source } = connection;
    const clock = new FixedClock(new Date('2026-11-20T12:00:00Z'));
    users = new UsersService(new ProfilesRepository(database), database, clock);
    preferences = preferencesServiceOn(database);
    allowances = new UserAllowancesService(new AttemptLimitsRepository(source));
    texts = new ProfileTextsService(users, preferences, new BuiltInProfileWriter(), allowances);
  });
  afterAll(() => connection.close());

  const aPerson = async (overrides: Parameters<typeof aProfile>[1] = ANSWERED) =>
    (await aProfile(connection.database, overrides)).id;

  it('are pillars to choose from, and nothing is stored', async () => {
    const id = await aPerson();
    const before = await users.get(id);
    const pillars = await texts.suggestPillars(id);
    expect(suggestedPillarProblems(pillars, [])).toEqual([]);
    expect(pillars).toContain('Slow hiring');
    expect(await users.get(id)).toEqual(before);
  });

  it('keep to the phrases that must never be used', async () => {
    const id = await aPerson();
    await preferences.save(id, { never_use_phrases: ['hiring', 'lessons'] });
    expect((await texts.suggestPillars(id)).join(' ')).not.toMatch(/hiring|lessons/i);
    expect(await texts.generateIcpSummary(id)).not.toMatch(/hiring/i);
  });

  it('are a summary, which stands in the profile then', async () => {
    const id = await aPerson();
    const summary = await texts.generateIcpSummary(id);
    expect(summary).toBe('Ideal client: Studio owners. What troubles them: Slow hiring.');
    expect(await users.get(id)).toMatchObject({ ...ANSWERED, generated_icp_summary: summary });
  });

  it('need an answer to be made from', async () => {
    const nothing = await aPerson({});
    await expect(texts.suggestPillars(nothing)).rejects.toThrow(AnswersMissingError);
    await expect(texts.generateIcpSummary(nothing)).rejects.toThrow(AnswersMissingError);
    const audience = await aPerson({ target_audience: 'Founders' });
    expect(await texts.suggestPillars(audience)).toContain('Questions from founders');
  });

  it('leave the old summary where the model is away, or the profile locked', async () => {
    const generated_icp_summary = 'The old one';
    const away = new ProfileTextsService(
      users,
      preferences,
      {
        suggestPillars: () => Promise.reject(new ModelUnavailableError('timeout')),
        summariseIcp: () => Promise.reject(new ModelUnavailableError('timeout')),
      },
      allowances,
    );
    const id = await aPerson({ ...ANSWERED, generated_icp_summary });
    await expect(away.generateIcpSummary(id)).rejects.toThrow(ModelUnavailableError);
    const locked = await aPerson({ ...ANSWERED, generated_icp_summary, profile_locked: true });
    await expect(texts.generateIcpSummary(locked)).rejects.toThrow(ProfileLockedError);
    for (const each of [id, locked]) expect(await users.get(each)).toMatchObject({ generated_icp_summary });
  });

  it('are written so often for one user, and for others all the same', async () => {
    const [id, other] = [await aPerson(), await aPerson()];
    for (let made = 0; made < USER_ALLOWANCES['profile-texts'].points; made += 1) {
      await (made % 2 === 0 ? texts.suggestPillars(id) : texts.generateIcpSummary(id));
    }
    await expect(texts.suggestPillars(id)).rejects.toThrow(TooManyAttemptsError);
    await expect(texts.generateIcpSummary(id)).rejects.toThrow(TooManyAttemptsError);
    expect(await texts.suggestPillars(other)).not.toEqual([]);
  });
});
