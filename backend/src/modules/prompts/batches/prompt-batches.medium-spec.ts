import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aPrompt, aPromptBatch } from '../../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { RecordingJobQueue } from '../../../../test/support/worker/recording-job-queue.js';
import { InvalidInputError, NotFoundError } from '../../../platform/http/errors/app-error.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { AuditRepository } from '../../audit/audit.repository.js';
import { AuditService } from '../../audit/audit.service.js';
import { CalendarSlotsRepository } from '../slots/calendar-slots.repository.js';
import { PromptBatchLeaseRepository } from './prompt-batch-lease.repository.js';
import { PromptBatchSweeper } from './prompt-batch.sweeper.js';
import {
  BatchNotDoneError,
  BatchNotFailedError,
  NoPillarsError,
  UnknownPillarError,
} from './prompt-batches.errors.js';
import { PromptBatchesRepository } from './prompt-batches.repository.js';
import { PromptBatchesService } from './prompt-batches.service.js';
import { PushPromptBatchCommand } from './push-prompt-batch.command.js';
import { SlotPlanner } from '../slots/slot-planner.service.js';

const MONDAY = new Date('2026-11-16T08:30:00Z');
const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('Prompt batches', () => {
  let connection: ConnectedDatabase;
  let queue: RecordingJobQueue;
  let service: PromptBatchesService;
  let push: PushPromptBatchCommand;
  let userId: string;
  let staffId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { database } = connection;
    const clock = new FixedClock(MONDAY);
    const audit = new AuditService(new AuditRepository(database), clock);
    const slots = new CalendarSlotsRepository(database);
    queue = new RecordingJobQueue(database);
    service = new PromptBatchesService(database, new PromptBatchesRepository(database), queue, audit, clock);
    push = new PushPromptBatchCommand(database, slots, new SlotPlanner(slots, clock), audit);
    userId = (await aProfile(database, { full_name: 'Grace Example' })).id;
    staffId = (await aProfile(database, { is_admin: true })).id;
  });

  const request = (overrides: object = {}) => ({
    user_id: userId,
    count: 4,
    pillars: [1, 2],
    weeks: 2,
    push_to_calendar: true,
    ...overrides,
  });
  const auditOf = (batchId: string) =>
    connection.database.query<{ action: string; actor_id: string }>(
      'select action, actor_id from audit_log where entity_id = $1 order by id',
      [batchId],
    );
  const listQuery = (overrides: Partial<AdminListQuery>) => Object.assign(new AdminListQuery(), overrides);

  describe('when ordered', () => {
    it('are written down with their order, and wake a worker', async () => {
      const batch = await service.order(request({ start_date: '2026-11-23' }), staffId);
      expect(batch).toMatchObject({
        user_id: userId,
        user_name: 'Grace Example',
        requested_by: staffId,
        status: 'queued',
        pillars: [1, 2],
        start_date: '2026-11-23',
        created_count: 0,
        notice: null,
      });
      expect(queue.added).toEqual([
        { name: 'write-prompt-batch', data: { batch_id: batch.id }, jobId: `prompt-batch-${batch.id}` },
      ]);
      expect(await auditOf(batch.id)).toEqual([{ action: 'prompt_batch.ordered', actor_id: staffId }]);
    });

    it('are refused where they are to be read first and go to the calendar at once, or begin on a day that is over everywhere', async () => {
      const both = request({ for_review: true });
      await expect(service.order(both, staffId)).rejects.toMatchObject({
        ...{ status: 422, code: 'prompt_batch.review_or_push' },
      });
      const over = request({ start_date: '2026-11-14' });
      await expect(service.order(over, staffId)).rejects.toMatchObject({
        ...{ status: 422, code: 'prompt_batch.past_start' },
      });
      const many = { ...both, order_id: NOBODY, user_ids: [userId] };
      await expect(service.orderForMany(many, staffId)).rejects.toMatchObject({
        code: 'prompt_batch.review_or_push',
      });
      // It is still Sunday where the day ends last.
      const yesterday = await service.order(request({ start_date: '2026-11-15' }), staffId);
      expect(yesterday).toMatchObject({ start_date: '2026-11-15' });
      expect(queue.added).toHaveLength(1);
    });

    it('are one for each of many users, with a job and an audit row each, and no second one when it is sent again', async () => {
      const [other, bare] = [
        await aProfile(connection.database, { content_pillars: ['Only one'] }),
        await aProfile(connection.database, { content_pillars: [], full_name: 'Bare Example' }),
      ];
      const { user_id: _, ...size } = request({
        pillars: [1, 2],
        days: [5],
        slots: [2],
        tone: 'Calm',
        brief: '',
      });
      const order = {
        ...size,
        order_id: '00000000-0000-4000-8000-00000000cafe',
        user_ids: [userId, other.id, bare.id, NOBODY],
      };
      const once = await service.orderForMany(order, staffId);
      expect(once).toEqual({
        ordered: [userId, other.id],
        refused: [
          {
            user_id: bare.id,
            code: 'prompt_batch.no_pillars',
            message: new NoPillarsError('Bare Example').message,
          },
          { user_id: NOBODY, code: 'not_found', message: 'The user was not found.' },
        ],
      });
      expect(await service.orderForMany(order, staffId)).toEqual(once);
      const { data } = await service.list(listQuery({ filter: { order_id: order.order_id } }));
      const byUser = new Map(data.map((batch) => [batch.user_id, batch]));
      expect(data).toHaveLength(2);
      expect(byUser.get(userId)).toMatchObject({
        ...{ pillars: [1, 2], days: [5], slots: [2], tone: 'Calm', brief: null },
      });
      expect(byUser.get(other.id)).toMatchObject({ pillars: [1], status: 'queued', requested_by: staffId });
      expect(queue.added.map(({ jobId }) => jobId).toSorted()).toEqual(
        data.map(({ id }) => `prompt-batch-${id}`).toSorted(),
      );
      for (const { id } of data) {
        expect(await auditOf(id)).toEqual([{ action: 'prompt_batch.ordered', actor_id: staffId }]);
      }
    });

    it('wake nobody when the order is rolled back', async () => {
      const work = connection.database.transaction(async () => {
        await service.order(request(), staffId);
        throw new Error('no');
      });
      await expect(work).rejects.toThrow('no');
      expect(queue.added).toEqual([]);
    });

    it('are refused for a user without content pillars, for pillars that the user lacks, and for nobody', async () => {
      const bare = await aProfile(connection.database, { content_pillars: [], full_name: 'Bare Example' });
      await expect(service.order(request({ user_id: bare.id, pillars: [] }), staffId)).rejects.toThrow(
        new NoPillarsError('Bare Example'),
      );
      await expect(service.order(request({ pillars: [4] }), staffId)).rejects.toBeInstanceOf(
        UnknownPillarError,
      );
      await expect(service.order(request({ user_id: NOBODY }), staffId)).rejects.toBeInstanceOf(
        NotFoundError,
      );
      expect(queue.added).toEqual([]);
    });
  });

  describe('that failed', () => {
    it('can be tried again, and only those', async () => {
      const id = await aPromptBatch(connection.database, userId, {
        status: 'failed',
        error: 'No.',
        attempts: 3,
      });
      expect(await service.retry(id, staffId)).toMatchObject({
        status: 'queued',
        error: null,
        finished_at: null,
      });
      expect(queue.added).toHaveLength(1);
      await expect(service.retry(id, staffId)).rejects.toBeInstanceOf(BatchNotFailedError);
      await expect(service.retry(NOBODY, staffId)).rejects.toBeInstanceOf(NotFoundError);
      expect(await auditOf(id)).toEqual([{ action: 'prompt_batch.retried', actor_id: staffId }]);
    });
  });

  it.each([
    [
      1,
      'Only 1 of 3 prompts could be written: the others came too close to prompts that are there, or broke a rule (length, phrases never to use, facts that nobody gave).',
    ],
    [
      0,
      'None of 3 prompts could be written: the others came too close to prompts that are there, or broke a rule (length, phrases never to use, facts that nobody gave).',
    ],
    [3, null],
  ])('say so when %i of three prompts were written', async (created_count, notice) => {
    const id = await aPromptBatch(connection.database, userId, { status: 'done', created_count });
    expect((await service.get(id)).notice).toBe(notice);
  });

  describe('when pushed', () => {
    const done = () =>
      aPromptBatch(connection.database, userId, {
        status: 'done',
        created_count: 3,
        push_to_calendar: false,
        weeks: 1,
      });
    const places = (batchId: string) =>
      connection.database.query(
        `select scheduled_date::text as date, slot, pushed_to_calendar as pushed
           from content_prompts where batch_id = $1 order by id`,
        [batchId],
      );

    it('put dated prompts on their date and the others into free slots, leaving used and archived ones', async () => {
      const id = await done();
      const prompt = (overrides: object) =>
        aPrompt(connection.database, userId, { batch_id: id, ...overrides });
      await prompt({ scheduled_date: '2026-11-16' });
      await prompt({});
      await prompt({ status: 'archived' });
      await prompt({ status: 'used' });
      await push.execute(id, staffId);
      expect(await places(id)).toEqual([
        { date: '2026-11-16', slot: null, pushed: true },
        { date: '2026-11-18', slot: 1, pushed: true },
        { date: null, slot: null, pushed: false },
        { date: null, slot: null, pushed: false },
      ]);
      expect(await auditOf(id)).toEqual([{ action: 'prompt_batch.pushed', actor_id: staffId }]);
      await push.execute(id, staffId);
      expect(await auditOf(id)).toHaveLength(1);
    });

    it('put prompts on the days and slots of their order alone', async () => {
      const id = await aPromptBatch(connection.database, userId, {
        ...{ status: 'done', created_count: 3, push_to_calendar: false, weeks: 1, days: [1, 5], slots: [2] },
      });
      for (let index = 0; index < 3; index += 1) await aPrompt(connection.database, userId, { batch_id: id });
      await push.execute(id, staffId);
      expect(await places(id)).toEqual([
        { date: '2026-11-16', slot: 2, pushed: true },
        { date: '2026-11-20', slot: 2, pushed: true },
        { date: null, slot: null, pushed: false },
      ]);
    });

    it('say how many found no slot, and place those when pushed again', async () => {
      const id = await done();
      for (let index = 0; index < 7; index += 1) await aPrompt(connection.database, userId, { batch_id: id });
      await push.execute(id, staffId);
      expect(await service.get(id)).toMatchObject({
        pushed_count: 6,
        undated_count: 1,
        notice: '1 prompt found no free slot within 1 week and stayed without a date.',
      });
      await connection.database.query(
        'delete from content_prompts where id = (select min(id) from content_prompts where batch_id = $1)',
        [id],
      );
      await push.execute(id, staffId);
      expect(await service.get(id)).toMatchObject({ pushed_count: 6, undated_count: 0, notice: null });
    });

    it('are refused before they are written', async () => {
      const id = await aPromptBatch(connection.database, userId);
      await expect(push.execute(id, staffId)).rejects.toBeInstanceOf(BatchNotDoneError);
      await expect(push.execute(NOBODY, staffId)).rejects.toBeInstanceOf(NotFoundError);
    });
  });

  it('are listed with the names of the people, filtered and sorted', async () => {
    const first = await aPromptBatch(connection.database, userId, { requested_by: staffId });
    const second = await aPromptBatch(connection.database, userId, { status: 'done', created_count: 3 });
    const all = await service.list(
      listQuery({ filter: { user_id: userId }, sort: 'created_at', order: 'ASC' }),
    );
    expect(all.total).toBe(2);
    expect(all.data.map(({ id }) => id)).toEqual([first, second]);
    const found = await service.list(listQuery({ filter: { q: 'GRACE', user_id: userId, status: 'done' } }));
    expect(found.data).toMatchObject([{ id: second, user_name: 'Grace Example' }]);
    await expect(service.list(listQuery({ filter: { secret: 1 } }))).rejects.toBeInstanceOf(
      InvalidInputError,
    );
    await expect(service.list(listQuery({ sort: 'lease_id' }))).rejects.toBeInstanceOf(InvalidInputError);
  });

  describe('that no job woke', () => {
    const longAgo = new Date('2026-01-01T00:00:00Z');
    const later = new Date('2100-01-01T00:00:00Z');
    const lease = { status: 'writing', lease_id: NOBODY, woken_at: longAgo } as const;

    it('are woken by one sweeper, those of lost workers too', async () => {
      const { database } = connection;
      const waiting = await aPromptBatch(database, userId, { woken_at: longAgo });
      const lost = await aPromptBatch(database, userId, { ...lease, lease_until: longAgo });
      const busy = await aPromptBatch(database, userId, { ...lease, lease_until: later });
      const fresh = await aPromptBatch(database, userId);
      const done = await aPromptBatch(database, userId, {
        status: 'done',
        created_count: 3,
        woken_at: longAgo,
      });

      const leases = new PromptBatchLeaseRepository(database);
      const sweepers = [new PromptBatchSweeper(leases, queue), new PromptBatchSweeper(leases, queue)];
      await Promise.all(sweepers.map((sweeper) => sweeper.sweep()));
      await sweepers[0]?.sweep();

      const woken = queue.added.map(({ data }) => (data as { batch_id: string }).batch_id);
      const ours = [waiting, lost, busy, fresh, done];
      expect(woken.filter((id) => ours.includes(id)).toSorted()).toEqual([waiting, lost].toSorted());
    });
  });
});
