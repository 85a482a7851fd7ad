import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { PILLARS, aProfile } from '../../../../test/builders/profile.builder.js';
import { aPromptBatch } from '../../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { authorsServiceOn } from '../../../../test/support/services/authors-service.js';
import { BuiltInPromptWriter } from '../../writing/built-in/built-in-prompt-writer.js';
import { familiarWords, SAME_ANGLE_FROM } from '../batches/near-duplicate.rules.js';
import { CalendarSlotsRepository } from '../slots/calendar-slots.repository.js';
import { DistinctPrompts } from '../batches/distinct-prompts.service.js';
import { LessonsRepository } from './lessons.repository.js';
import { LessonsService } from './lessons.service.js';
import { PromptBatchLeaseRepository } from '../batches/prompt-batch-lease.repository.js';
import { PromptWritingRepository } from '../batches/prompt-writing.repository.js';
import type { PromptEntity } from '../prompt.entity.js';
import { RepetitionsRepository } from '../batches/repetitions.repository.js';
import { SlotPlanner } from '../slots/slot-planner.service.js';
import { WritingRequests } from '../batches/writing-requests.service.js';
import { WritePromptBatchCommand } from '../batches/write-prompt-batch.command.js';

const ANECDOTE = 'First-person anecdote';

const PROFILE = {
  target_audience: 'Founders of small agencies in Northern Europe',
  industry: 'Design and branding studios',
  client_pain_points: 'Churn in the first 90 days. Projects run over budget.',
};

describe('Batch after batch of the built-in writer', () => {
  let connection: ConnectedDatabase;
  let command: WritePromptBatchCommand;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    const repetitions = new RepetitionsRepository(database);
    command = new WritePromptBatchCommand(
      database,
      new PromptBatchLeaseRepository(database),
      new PromptWritingRepository(database),
      new SlotPlanner(
        new CalendarSlotsRepository(database),
        new FixedClock(new Date('2026-11-16T08:30:00Z')),
      ),
      new WritingRequests(
        authorsServiceOn(database),
        new PromptWritingRepository(database),
        new LessonsService(new LessonsRepository(database)),
      ),
      new DistinctPrompts(new BuiltInPromptWriter(), repetitions),
      repetitions,
    );
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database, PROFILE)).id;
  });

  /** Writes a batch and returns its prompts. */
  const nextBatch = async (count = 24): Promise<PromptEntity[]> => {
    const id = await aPromptBatch(connection.database, userId, { count, weeks: 12 });
    await command.execute({ batch_id: id }, new AbortController());
    return connection.database.query<PromptEntity>('select * from content_prompts where batch_id = $1', [id]);
  };
  const anecdotes = (prompts: readonly PromptEntity[]) =>
    prompts.filter(({ category }) => category === ANECDOTE);
  const rateAnecdotes = async (prompts: readonly PromptEntity[], rating: number) => {
    for (const { id: prompt_id } of anecdotes(prompts)) {
      await insertRow(connection.database, 'feedback', { user_id: userId, prompt_id, rating });
    }
  };

  it('has fewer of a kind after bad ratings, and more after good ones', async () => {
    const first = await nextBatch();
    expect(anecdotes(first)).toHaveLength(4);
    await rateAnecdotes(first, 1);
    const second = await nextBatch();
    expect(anecdotes(second).length).toBeLessThan(4);
    await connection.database.query('update feedback set rating = 5 where user_id = $1', [userId]);
    await rateAnecdotes(second, 5);
    expect(anecdotes(await nextBatch()).length).toBeGreaterThan(4);
  });

  it('brings as many as were ordered, none of which says again what another one says', async () => {
    for (let batch = 0; batch < 4; batch += 1) expect(await nextBatch(30)).toHaveLength(30);
    const [closest] = await connection.database.query<{ similarity: number }>(
      `with p as (select id, pillar_number, regexp_replace(hook || ' ' || prompt_text, $2, '', 'gi') as angle
                    from content_prompts where user_id = $1)
       select max(similarity(a.angle, b.angle)) as similarity
         from p a join p b on b.id < a.id and b.pillar_number = a.pillar_number`,
      [userId, `\\m(?:${familiarWords([...PILLARS, ...Object.values(PROFILE)]).join('|')})\\M`],
    );
    expect(closest!.similarity).toBeLessThan(SAME_ANGLE_FROM);
  });

  it('says why each of them suits the user, in many words', async () => {
    const whys = (await nextBatch(30)).map(({ why }) => why ?? '');
    expect(whys).not.toContain('');
    expect(new Set(whys).size).toBeGreaterThan(20);
    expect(whys.some((why) => why.includes('the last weeks of the year'))).toBe(true);
  });
});
