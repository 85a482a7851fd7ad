import { DAY_MS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { ANALYSIS_DAYS, AnalysisRetentionSweeper } from './analysis-retention.sweeper.js';
import { StyleAnalysesRepository } from './style-analyses.repository.js';

const NOW = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

describe('Old analyses', () => {
  let connection: ConnectedDatabase;
  let analyses: StyleAnalysesRepository;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    analyses = new StyleAnalysesRepository(connection.database);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  /** One that ended so many days ago, or did not end yet. */
  const analysis = async (days: number, status: 'done' | 'failed' | 'queued' = 'done') => {
    const [row] = await connection.database.query<{ id: string }>(
      `insert into style_analyses (user_id, status, post_count, created_at, posts, result, error, finished_at)
       values ($1, $2, 1, $3, case when $2 = 'queued' then '{x}'::text[] end, case when $2 = 'done' then '{}'::jsonb end,
               case when $2 = 'failed' then 'Broken' end, case when $2 <> 'queued' then $3::timestamptz end)
       returning id`,
      [userId, status, daysAgo(days)],
    );
    return row!.id;
  };
  const kept = async () => {
    const rows = await connection.database.query<{ id: string }>(
      'select id from style_analyses where user_id = $1 order by created_at desc',
      [userId],
    );
    return rows.map(({ id }) => id);
  };
  const sweep = () => new AnalysisRetentionSweeper(analyses, new FixedClock(NOW)).sweep();

  it('go half a year after their end', async () => {
    const young = [await analysis(1), await analysis(ANALYSIS_DAYS - 1, 'failed')];
    await analysis(ANALYSIS_DAYS + 1);
    await analysis(ANALYSIS_DAYS + 1, 'failed');
    await sweep();
    expect(await kept()).toEqual(young);
  });

  it('stay while they are under way or the last that was done', async () => {
    const waiting = await analysis(ANALYSIS_DAYS + 1, 'queued');
    await analysis(ANALYSIS_DAYS + 2, 'failed');
    const last = await analysis(ANALYSIS_DAYS + 3);
    await analysis(ANALYSIS_DAYS + 4);
    await sweep();
    expect(await kept()).toEqual([waiting, last]);
    expect((await analyses.findLatestDone(userId))?.id).toBe(last);
  });

  it('go in portions, the oldest first', async () => {
    const last = await analysis(1);
    for (const days of [1, 2, 3]) await analysis(ANALYSIS_DAYS + days);
    const removed = () => analyses.deleteEndedBefore(daysAgo(ANALYSIS_DAYS), 2);
    expect(await removed()).toBe(2);
    expect([await removed(), await removed()]).toEqual([1, 0]);
    expect(await kept()).toEqual([last]);
  });
});
