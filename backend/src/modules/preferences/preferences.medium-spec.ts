import { defaultWritingProfile } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile, PILLARS } from '../../../test/builders/profile.builder.js';
import { aTrainingPost } from '../../../test/builders/training-post.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { preferencesServiceOn } from '../../../test/support/services/preferences-service.js';
import type { VoiceChangeEntity } from './voice-change.entity.js';
import {
  PreferencesExistError,
  PreferencesStaleError,
  type PreferencesService,
} from './preferences.service.js';

import { VOICE_HISTORY } from './voice-history.service.js';

describe('The preferences of a user', () => {
  let connection: ConnectedDatabase;
  let service: PreferencesService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    service = preferencesServiceOn(connection.database);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  it('are null before there are any', async () => {
    expect(await service.find(userId)).toBeNull();
  });

  it('begin with the defaults of a new profile, the same in the table and in the domain', async () => {
    const expected = { ...defaultWritingProfile(), content_pillars: PILLARS };
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

  it('are changed from the version that their user saw, where it is named', async () => {
    const { version } = await service.createDefault(userId, {});
    const saves = await Promise.allSettled([
      service.save(userId, { version, energy_level: 9 }),
      service.save(userId, { version, energy_level: 2 }),
    ]);
    const saved = saves.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = saves.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(saved).toHaveLength(1);
    expect(refused).toEqual([expect.any(PreferencesStaleError)]);
    expect(refused).toMatchObject([{ details: { current: { ...saved[0], version: version + 1 } } }]);
    await service.save(userId, { confidence_level: 8 });
    expect(await service.find(userId)).toMatchObject({
      energy_level: saved[0]?.energy_level,
      version: version + 2,
    });
  });

  it('change in the fields that are saved and in no other', async () => {
    const before = await service.createDefault(userId, { humor_usage: 'frequent' });
    const after = await service.save(userId, {
      never_use_phrases: ['synergy', 'it’s {not} "quoted", \\ fine'],
      personalization_data: { last_analysis: null, analysis_insights: ['Short'], learning_summary: 'S' },
      onboarding_data: { step: 3 },
      writing_style_tone: 'casual',
      marketing_emails: true,
      updated_at: '2000-01-01',
    });
    expect(after).toEqual({
      ...before,
      version: before.version + 1,
      never_use_phrases: ['synergy', 'it’s {not} "quoted", \\ fine'],
      personalization_data: { last_analysis: null, analysis_insights: ['Short'], learning_summary: 'S' },
      onboarding_data: { step: 3 },
      writing_style_tone: 'casual',
      marketing_emails: true,
      updated_at: expect.any(Date),
    });
    expect(after.updated_at.getTime()).toBeGreaterThanOrEqual(before.updated_at.getTime());
    expect(await service.find(userId)).toEqual(after);
  });

  it('take a list shorter that is too long from before there was a bound, and refuse one that grows too long', async () => {
    const list = Array.from({ length: 40 }, (_, item) => `${item} `.padEnd(100, 'x'));
    await service.save(userId, {});
    await connection.database.query('update user_preferences set industry_jargon = $2 where user_id = $1', [
      userId,
      list,
    ]);
    expect(await service.save(userId, { industry_jargon: list.slice(1) })).toMatchObject({
      industry_jargon: list.slice(1),
    });
    const refused = { code: 'validation.failed', details: [{ field: 'industry_jargon' }] };
    await expect(service.save(userId, { industry_jargon: list })).rejects.toMatchObject(refused);
    await expect(service.save(userId, { never_use_phrases: list })).rejects.toMatchObject({
      details: [{ field: 'never_use_phrases' }],
    });
    expect(await service.find(userId)).toMatchObject({
      industry_jargon: list.slice(1),
      never_use_phrases: [],
    });
  });

  it('show the pillars of the profile, whatever an older client sends', async () => {
    await service.save(userId, { content_pillars: ['Something else'] });
    expect((await service.find(userId))?.content_pillars).toEqual(PILLARS);
    await connection.database.query(`update profiles set content_pillars = '{New}' where id = $1`, [userId]);
    expect((await service.find(userId))?.content_pillars).toEqual(['New']);
  });

  describe('keep the history of the voice', () => {
    const history = async () => {
      const rows = await connection.database.query<VoiceChangeEntity>(
        'select * from voice_changes where user_id = $1 order by created_at, id',
        [userId],
      );
      return rows.map(({ cause, changes }) => ({ cause, changes }));
    };
    const CREATED = { cause: 'created', changes: [] };

    it('from the default profile on, whoever makes it', async () => {
      await service.createDefault(userId, defaultWritingProfile());
      expect(await history()).toEqual([CREATED]);
      await connection.database.query('delete from user_preferences where user_id = $1', [userId]);
      await service.keepOnboarding(userId, { step: 2 });
      expect(await history()).toEqual([CREATED, CREATED]);
    });

    it('with what the user really changed', async () => {
      await service.save(userId, { energy_level: 8, confidence_level: 5, industry_jargon: ['churn'] });
      await service.save(userId, { energy_level: 8 });
      expect(await history()).toEqual([
        CREATED,
        {
          cause: 'user',
          changes: expect.arrayContaining([
            { field: 'energy_level', from: 5, to: 8 },
            { field: 'industry_jargon', from: [], to: ['churn'] },
          ]),
        },
      ]);
      expect((await history())[1]?.changes).toHaveLength(2);
    });

    it('and of lists what was added and what was removed, not what stayed', async () => {
      await service.save(userId, { industry_jargon: ['churn', 'ARR'] });
      await service.save(userId, { industry_jargon: ['ARR', 'runway'] });
      expect((await history()).at(-1)?.changes).toEqual([
        { field: 'industry_jargon', from: ['churn'], to: ['runway'] },
      ]);
    });

    it('up to so many steps and bytes, the oldest falling away, and knows for ever what was set by hand', async () => {
      await service.save(userId, { energy_level: 9 });
      const lists = (round: number) =>
        Array.from({ length: 50 }, (_, item) => `${round}-${item}-`.padEnd(60, 'x'));
      for (let round = 0; round < 30; round += 1) {
        await service.save(userId, { industry_jargon: lists(round), never_use_phrases: lists(-round) });
      }
      const [kept] = await connection.database.query<{ bytes: number; steps: number }>(
        `select sum(octet_length(changes::text))::int as bytes, count(*)::int as steps
           from voice_changes where user_id = $1`,
        [userId],
      );
      expect(kept!.bytes).toBeLessThanOrEqual(VOICE_HISTORY.bytes);
      expect(kept!.steps).toBeGreaterThan(5);
      expect((await history()).at(-1)?.changes[0]).toMatchObject({ from: lists(28), to: lists(29) });
      const found = { energy_level: 2, confidence_level: 8 };
      const personalization_data = { last_analysis: null, analysis_insights: [], learning_summary: '' };
      const [analysis] = await connection.database.query<{ id: string }>(
        `insert into style_analyses (user_id, posts, post_count) values ($1, '{}', 1) returning id`,
        [userId],
      );
      expect(
        await service.applyAnalysis(userId, { analysis_id: analysis!.id, found, personalization_data }),
      ).toEqual(['energy_level']);
      expect(await service.find(userId)).toMatchObject({ energy_level: 9, confidence_level: 8 });

      for (let step = 0; step < VOICE_HISTORY.steps; step += 1) {
        await service.save(userId, { energy_level: 1 + (step % 2) });
      }
      expect(await history()).toHaveLength(VOICE_HISTORY.steps);
    });

    it('and loses one that is too large by itself to the next, but no other', async () => {
      await service.save(userId, { energy_level: 9 });
      await connection.database.query(
        `update user_preferences set industry_jargon = array(select 'churn ' || n from generate_series(1, 20000) n)
          where user_id = $1`,
        [userId],
      );
      await service.save(userId, { industry_jargon: ['ARR'] });
      const fields = async () =>
        (await history()).map(({ changes }) => (changes as { field: string }[])[0]?.field);
      expect(await fields()).toEqual([undefined, 'energy_level', 'industry_jargon']);
      await service.save(userId, { confidence_level: 3 });
      expect(await fields()).toEqual([undefined, 'energy_level', 'confidence_level']);
    });

    it('and of nothing else: mails and onboarding are no voice', async () => {
      await service.save(userId, { marketing_emails: true, onboarding_data: { step: 3 } });
      await service.keepOnboarding(userId, { step: 4 });
      expect(await history()).toEqual([CREATED]);
    });

    it('in the order of what happened, when two save at once', async () => {
      await service.save(userId, {});
      await Promise.all([
        service.save(userId, { energy_level: 7 }),
        service.save(userId, { energy_level: 9 }),
      ]);
      const steps = (await history()).flatMap(({ changes }) => changes);
      expect(steps.map(({ from }) => from)).toEqual([5, steps[0]?.to]);
      expect((await service.find(userId))?.energy_level).toBe(steps[1]?.to);
    });
  });

  it('show the training posts, newest first, whatever an older client sends or leaves out', async () => {
    const { database } = connection;
    await service.createDefault(userId, { sample_posts: [{ content: 'Of an older client' }] });
    const older = await aTrainingPost(database, userId, {
      post_content: 'Older, "quoted"',
      created_at: new Date('2026-11-01T08:00:00Z'),
    });
    const newer = await aTrainingPost(database, userId, {
      ...{ impressions: 1_000, likes: 20, comments: 5, shares: 8, engagement_rate: 3.3 },
      post_content: 'Newer',
      post_date: '2026-10-30',
      created_at: new Date('2026-11-02T08:00:00Z'),
    });
    await aTrainingPost(database, userId, { post_content: 'Said below a post', kind: 'comment' });
    await aTrainingPost(database, (await aProfile(database)).id);
    const expected = [
      {
        content: 'Newer',
        added_at: expect.stringMatching(/^2026-11-02T/),
        analytics: {
          engagement_rate: 3.3,
          impressions: 1_000,
          likes: 20,
          comments: 5,
          shares: 8,
          post_date: '2026-10-30',
        },
        performance_insights: { analytics_id: newer },
      },
      {
        content: 'Older, "quoted"',
        added_at: expect.stringMatching(/^2026-11-01T/),
        analytics: {
          engagement_rate: null,
          impressions: 0,
          likes: 0,
          comments: 0,
          shares: 0,
          post_date: null,
        },
        performance_insights: { analytics_id: older },
      },
    ];
    const saved = await service.save(userId, { sample_posts: [] });
    expect((await service.withSamplePosts(saved)).sample_posts).toEqual(expected);
  });

  it('belong to one user', async () => {
    await service.save(userId, { energy_level: 1 });
    expect(await service.find((await aProfile(connection.database)).id)).toBeNull();
  });
});
