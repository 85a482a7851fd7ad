import { defaultWritingProfile } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile, PILLARS } from '../../../test/builders/profile.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from '../../../test/support/connected-database.js';
import { PreferencesExistError } from './preferences.errors.js';
import { PreferencesRepository } from './preferences.repository.js';
import { PreferencesService } from './preferences.service.js';

describe('The preferences of a user', () => {
  let connection: ConnectedDatabase;
  let service: PreferencesService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    service = new PreferencesService(new PreferencesRepository(connection.database), connection.database);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  it('are null before there are any', async () => {
    expect(await service.find(userId)).toBeNull();
  });

  it('begin with the spec’s defaults, the same in the table and in the domain', async () => {
    const expected = { ...defaultWritingProfile(), content_pillars: PILLARS, sample_posts: [] };
    expect(await service.createDefault(userId, {})).toMatchObject(expected);

    await connection.database.query('delete from user_preferences where user_id = $1', [userId]);
    expect(await service.save(userId, {})).toMatchObject(expected);
  });

  it('are created once', async () => {
    const [first, second] = await Promise.allSettled([
      service.createDefault(userId, { energy_level: 9 }),
      service.createDefault(userId, { energy_level: 9 }),
    ]);
    expect([first, second].filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(service.createDefault(userId, {})).rejects.toBeInstanceOf(PreferencesExistError);
    expect((await service.find(userId))?.energy_level).toBe(9);
  });

  it('change in the fields that are saved and in no other', async () => {
    const before = await service.createDefault(userId, { humor_usage: 'frequent' });
    const after = await service.save(userId, {
      never_use_phrases: ['synergy', 'it’s {not} "quoted", \\ fine'],
      personalization_data: { last_analysis: null, analysis_insights: ['Short'], learning_summary: 'S' },
      sample_posts: [{ content: 'A post' }],
      onboarding_data: { step: 3 },
      writing_style_tone: 'casual',
      marketing_emails: true,
      updated_at: '2000-01-01',
    });
    expect(after).toEqual({
      ...before,
      never_use_phrases: ['synergy', 'it’s {not} "quoted", \\ fine'],
      personalization_data: { last_analysis: null, analysis_insights: ['Short'], learning_summary: 'S' },
      sample_posts: [{ content: 'A post' }],
      onboarding_data: { step: 3 },
      writing_style_tone: 'casual',
      marketing_emails: true,
      updated_at: expect.any(Date),
    });
    expect(after.updated_at.getTime()).toBeGreaterThanOrEqual(before.updated_at.getTime());
    expect(await service.find(userId)).toEqual(after);
  });

  it('show the pillars of the profile, whatever an older client sends', async () => {
    await service.save(userId, { content_pillars: ['Something else'] });
    expect((await service.find(userId))?.content_pillars).toEqual(PILLARS);
    await connection.database.query(`update profiles set content_pillars = '{New}' where id = $1`, [userId]);
    expect((await service.find(userId))?.content_pillars).toEqual(['New']);
  });

  it('belong to one user', async () => {
    await service.save(userId, { energy_level: 1 });
    expect(await service.find((await aProfile(connection.database)).id)).toBeNull();
  });
});
