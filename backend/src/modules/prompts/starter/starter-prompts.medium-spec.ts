import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aPrompt, aPromptBatch } from '../../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { RecordingJobQueue } from '../../../../test/support/worker/recording-job-queue.js';
import { testConfig } from '../../../../test/support/test-config.js';
import { StarterPromptsRepository } from './starter-prompts.repository.js';
import { StarterPromptsService } from './starter-prompts.service.js';

const NONE = { status: 'none', created_count: 0, first_date: null };
const QUEUED = { status: 'queued', created_count: 0, first_date: null };

describe('Starter prompts', () => {
  let connection: ConnectedDatabase;
  let queue: RecordingJobQueue;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(() => {
    queue = new RecordingJobQueue(connection.database);
  });

  const service = (environment: Record<string, string> = {}) => {
    const { database } = connection;
    const config = testConfig({ DATABASE_URL: 'postgres://nobody', ...environment });
    return new StarterPromptsService(new StarterPromptsRepository(database), database, queue, config);
  };
  const newUser = async (overrides: Parameters<typeof aProfile>[1] = {}) =>
    (await aProfile(connection.database, { onboarding_completed: true, ...overrides })).id;
  const batchesOf = (userId: string) =>
    connection.database.query(
      `select origin, requested_by, count, pillars, weeks, push_to_calendar, start_date, status
         from prompt_batches where user_id = $1`,
      [userId],
    );

  it('are one batch of three for the next three beats, ordered by nobody but the answers', async () => {
    const userId = await newUser();
    expect(await service().start(userId)).toEqual(QUEUED);
    expect(await batchesOf(userId)).toEqual([
      {
        origin: 'starter',
        requested_by: null,
        count: 3,
        pillars: [],
        weeks: 1,
        push_to_calendar: true,
        start_date: null,
        status: 'queued',
      },
    ]);
    expect(queue.added).toHaveLength(1);
  });

  it('are ordered once, however often and at how many places at once it is asked', async () => {
    const userId = await newUser();
    const answers = await Promise.all(Array.from({ length: 6 }, () => service().start(userId)));
    expect(answers).toEqual(Array.from({ length: 6 }, () => QUEUED));
    expect(await batchesOf(userId)).toHaveLength(1);
    expect(queue.added).toHaveLength(1);
  });

  it('are not ordered again after they failed', async () => {
    const userId = await newUser();
    await service().start(userId);
    await connection.database.query(
      `update prompt_batches set status = 'failed', error = 'The model is away' where user_id = $1`,
      [userId],
    );
    expect(await service().start(userId)).toEqual({ ...QUEUED, status: 'failed' });
    expect(await batchesOf(userId)).toHaveLength(1);
  });

  it('say where they begin once they are there', async () => {
    const userId = await newUser();
    const batch_id = await aPromptBatch(connection.database, userId, {
      origin: 'starter',
      requested_by: null,
      status: 'done',
      created_count: 2,
    });
    for (const scheduled_date of ['2026-11-25', '2026-11-23']) {
      await aPrompt(connection.database, userId, { batch_id, scheduled_date, pushed_to_calendar: true });
    }
    expect(await service().find(userId)).toEqual({
      status: 'done',
      created_count: 2,
      first_date: '2026-11-23',
    });
  });

  it('are left to the staff where the setting says so', async () => {
    const userId = await newUser();
    expect(await service({ STARTER_PROMPTS: 'false' }).start(userId)).toEqual(NONE);
    expect(await batchesOf(userId)).toEqual([]);
  });

  it.each([
    ['has not answered the questions', { onboarding_completed: false }],
    ['has named no pillar', { content_pillars: [] }],
    ['is staff', { is_admin: true }],
  ])('are none for somebody who %s', async (_, overrides) => {
    expect(await service().start(await newUser(overrides))).toEqual(NONE);
  });

  it('are none for somebody whom the staff has thought of already', async () => {
    const [ordered, written] = [await newUser(), await newUser()];
    await aPromptBatch(connection.database, ordered);
    await aPrompt(connection.database, written);
    expect(await service().start(ordered)).toEqual(NONE);
    expect(await service().start(written)).toEqual(NONE);
    expect(queue.added).toEqual([]);
  });
});
