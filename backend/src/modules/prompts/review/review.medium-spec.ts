import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aPrompt, aPromptBatch } from '../../../../test/builders/prompt.builder.js';
import { BatchHarness } from '../../../../test/support/writing/batch-harness.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { RecordingJobQueue } from '../../../../test/support/worker/recording-job-queue.js';
import { ModelUnavailableError } from '../../../platform/ai/model.errors.js';
import { AuditRepository } from '../../audit/audit.repository.js';
import { AuditService } from '../../audit/audit.service.js';
import { AdminPromptsRepository } from '../admin/admin-prompts.repository.js';
import { AdminPromptsService } from '../admin/admin-prompts.service.js';
import { PushPromptBatchCommand } from '../batches/push-prompt-batch.command.js';
import { LessonsRepository } from '../lessons/lessons.repository.js';
import { LessonsService } from '../lessons/lessons.service.js';
import { PromptsRepository } from '../prompts.repository.js';
import { CalendarSlotsRepository } from '../slots/calendar-slots.repository.js';
import { SlotPlanner } from '../slots/slot-planner.service.js';
import { PromptRewritesRepository } from './prompt-rewrites.repository.js';
import { PromptRewriteSweeper } from './prompt-rewrite.sweeper.js';
import { ReviewRepository } from './review.repository.js';
import { ReviewService } from './review.service.js';
import { RewritePromptCommand } from './rewrite-prompt.command.js';

const PAGE = { limit: 50, after: null };

describe('Prompts that staff read first', () => {
  let connection: ConnectedDatabase;
  let harness: BatchHarness;
  let review: ReviewService;
  let push: PushPromptBatchCommand;
  let prompts: AdminPromptsService;
  let rewriting: RewritePromptCommand;
  let queue: RecordingJobQueue;
  let staffId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { database } = connection;
    harness = await BatchHarness.open(database);
    const audit = new AuditService(new AuditRepository(database), harness.clock);
    const calendar = new CalendarSlotsRepository(database);
    const slots = new SlotPlanner(calendar, harness.clock);
    const rewrites = new PromptRewritesRepository(database);
    queue = new RecordingJobQueue(database);
    prompts = new AdminPromptsService(database, new AdminPromptsRepository(database), calendar, audit);
    push = new PushPromptBatchCommand(database, calendar, slots, audit);
    const repository = new ReviewRepository(database);
    review = new ReviewService(database, repository, prompts, calendar, slots, rewrites, queue, audit);
    rewriting = new RewritePromptCommand(database, rewrites, harness.requests, harness.distinct, audit);
    staffId = (await aProfile(database, { is_admin: true })).id;
  });

  /** Three prompts of a batch, written and proposed for Monday, Wednesday and Friday. */
  const written = async (): Promise<{ batchId: string; ids: number[] }> => {
    const batchId = await harness.order({ count: 3, weeks: 1, push_to_calendar: false, for_review: true });
    await harness.run(batchId);
    return { batchId, ids: (await harness.written(batchId)).map(({ id }) => Number(id)) };
  };
  const decide = (
    id: number,
    decision: 'to_read' | 'approved' | 'left_out',
    version: number,
    reason?: string,
  ) => review.decide(id, { decision, version, ...(reason === undefined ? {} : { reason }) }, staffId);
  const library = async () =>
    (await new PromptsRepository(connection.database).findPage(harness.userId, {}, PAGE)).rows.map(({ id }) =>
      Number(id),
    );
  const auditOf = (id: number) =>
    connection.database.query<{ action: string; details: unknown }>(
      `select action, details from audit_log where entity = 'content_prompts' and entity_id = $1 order by id`,
      [String(id)],
    );

  it('are proposed with dates, and their user sees none of them before they are pushed', async () => {
    const { batchId, ids } = await written();
    expect(await harness.places(batchId)).toEqual([
      ['2026-11-16', 1],
      ['2026-11-18', 1],
      ['2026-11-20', 1],
    ]);
    expect(await library()).toEqual([]);
    const own = new PromptsRepository(connection.database);
    expect(await own.findById(harness.userId, ids[0]!)).toBeNull();
    expect(await own.update(harness.userId, ids[0]!, { is_favorite: true })).toBeNull();
    expect(await own.countForLibrary(harness.userId)).toMatchObject({ total: 0, new: 0 });
  });

  it('are pushed when they are approved; what is left out or undecided never is', async () => {
    const { batchId, ids } = await written();
    const [first, second, third] = ids as [number, number, number];
    expect(await decide(first, 'approved', 1)).toMatchObject({
      review: 'approved',
      version: 2,
      is_held: true,
    });
    expect(await decide(second, 'left_out', 1, 'Too general')).toMatchObject({
      review: 'left_out',
      left_out_reason: 'Too general',
    });
    await push.execute(batchId, staffId);
    expect(await library()).toEqual([first]);
    await review.approveRest(batchId, staffId);
    await push.execute(batchId, staffId);
    expect((await library()).toSorted()).toEqual([first, third]);
    expect(await prompts.get(second)).toMatchObject({ is_held: true, pushed_to_calendar: false });
    await expect(prompts.change(second, { pushed_to_calendar: true }, staffId)).rejects.toMatchObject({
      code: 'prompt.left_out',
    });
    await expect(decide(first, 'left_out', 3, 'Late')).rejects.toMatchObject({ code: 'prompt.on_calendar' });
  });

  it('keep each decision with its before and after, and it can be taken back', async () => {
    const { ids } = await written();
    const [id] = ids as [number];
    await decide(id, 'left_out', 1, 'Too general');
    expect(await decide(id, 'to_read', 2)).toMatchObject({
      review: 'to_read',
      left_out_reason: null,
      is_held: true,
    });
    const nothing = { review: 'to_read', left_out_reason: null };
    const out = { review: 'left_out', left_out_reason: 'Too general' };
    expect(await auditOf(id)).toEqual([
      { action: 'content_prompt.decided', details: { to_version: 2, before: nothing, after: out } },
      { action: 'content_prompt.decided', details: { to_version: 3, before: out, after: nothing } },
    ]);
  });

  it('are decided by one of two staff at once; the other one is told what came of it', async () => {
    const { ids } = await written();
    const [id] = ids as [number];
    const outcomes = await Promise.allSettled([decide(id, 'approved', 1), decide(id, 'left_out', 1, 'No')]);
    const [refused] = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(refused?.reason).toMatchObject({
      status: 409,
      code: 'prompt.stale',
      details: { current: await prompts.get(id) },
    });
    await expect(prompts.change(id, { hook: 'Another', version: 1 }, staffId)).rejects.toMatchObject({
      code: 'prompt.stale',
    });
    await expect(decide(987_654, 'approved', 1)).rejects.toMatchObject({ status: 404 });
  });

  it('teach the next batch why they were left out', async () => {
    const { ids } = await written();
    const lessons = new LessonsService(new LessonsRepository(connection.database));
    expect((await lessons.find(harness.userId)).past).toEqual([]);
    await decide(ids[0]!, 'left_out', 1, 'They have said this already');
    const { disliked } = await lessons.describe(harness.userId);
    expect(disliked).toContainEqual(
      expect.stringMatching(/^“Hook 1 .+” \(left out by staff\): “They have said this already”$/),
    );
  });

  it('change places within their batch, and get no slot that is over or taken', async () => {
    const { batchId, ids } = await written();
    const [first, second] = ids as [number, number];
    const place = (id: number, scheduled_date: string | null, slot: 1 | 2 | null, version: number) =>
      review.propose(id, { scheduled_date, slot, version }, staffId);
    await place(first, '2026-11-18', 1, 1);
    expect((await harness.places(batchId)).slice(0, 2)).toEqual([
      ['2026-11-18', 1],
      ['2026-11-16', 1],
    ]);
    await aPrompt(connection.database, harness.userId, {
      ...{ scheduled_date: '2026-11-20', slot: 2, pushed_to_calendar: true },
    });
    await expect(place(second, '2026-11-20', 2, 2)).rejects.toMatchObject({ code: 'prompt.slot_taken' });
    await expect(place(second, '2026-11-13', 1, 2)).rejects.toMatchObject({ code: 'prompt.slot_taken' });
    await expect(place(second, '2026-11-17', 1, 2)).rejects.toMatchObject({ status: 400 });
    await expect(place(second, null, 1, 2)).rejects.toMatchObject({ status: 400 });
    expect(await place(second, null, null, 2)).toMatchObject({ scheduled_date: null, slot: null });
  });

  it('leave to another batch what that one proposes already', async () => {
    const { ids } = await written();
    const later = await written();
    expect(await harness.places(later.batchId)).toEqual([
      ['2026-11-16', 2],
      ['2026-11-18', 2],
      ['2026-11-20', 2],
    ]);
    const place = (version: number) =>
      review.propose(later.ids[0]!, { scheduled_date: '2026-11-18', slot: 1, version }, staffId);
    await expect(place(1)).rejects.toMatchObject({ code: 'prompt.slot_taken' });
    // Left out there, it is free for this one.
    await decide(ids[1]!, 'left_out', 1, 'No');
    expect(await place(1)).toMatchObject({ scheduled_date: '2026-11-18', slot: 1 });
  });

  it('find another slot when theirs was taken before they are pushed', async () => {
    const { batchId } = await written();
    await aPrompt(connection.database, harness.userId, {
      ...{ scheduled_date: '2026-11-16', slot: 1, pushed_to_calendar: true },
    });
    await review.approveRest(batchId, staffId);
    harness.clock.set(new Date('2026-11-19T08:30:00Z'));
    await push.execute(batchId, staffId);
    // Wednesday is over, and Friday keeps its own.
    expect(await harness.places(batchId)).toEqual([
      ['2026-11-23', 1],
      ['2026-11-25', 1],
      ['2026-11-20', 1],
    ]);
  });

  describe('and have written again', () => {
    const order = async (id: number, version = 1): Promise<string> => {
      await review.rewrite(id, version, staffId);
      return (queue.added.at(-1)!.data as { rewrite_id: string }).rewrite_id;
    };
    const run = (rewrite_id: string) =>
      rewriting.execute({ rewrite_id }, { signal: new AbortController().signal });

    it('are another prompt for the same pillar and date, to be read again', async () => {
      const { batchId, ids } = await written();
      const [id] = ids as [number];
      const frame = `update content_prompts set frame_id = 'aFrame' where id = $1`;
      await connection.database.query(frame, [id]);
      await decide(id, 'left_out', 1, 'Too general');
      const before = await prompts.get(id);
      const rewriteId = await order(id, 2);
      expect(await prompts.get(id)).toMatchObject({ rewrite_status: 'queued' });
      await expect(decide(id, 'approved', 2)).rejects.toMatchObject({ code: 'prompt.being_rewritten' });
      await Promise.all([run(rewriteId), run(rewriteId)]);
      const after = await prompts.get(id);
      expect(after).toMatchObject({
        ...{ review: 'to_read', left_out_reason: null, rewrite_status: 'done', version: 3 },
        ...{ pillar_number: before.pillar_number, scheduled_date: before.scheduled_date, slot: before.slot },
      });
      expect(after.hook).not.toBe(before.hook);
      expect((await harness.written(batchId))[0]).toMatchObject({ id: String(id), frame_id: null });
      expect((await auditOf(id)).at(-1)).toMatchObject({
        action: 'content_prompt.rewritten',
        details: { before: { hook: before.hook }, after: { hook: after.hook } },
      });
      expect(harness.writer.requests.at(-1)).toMatchObject({ count: 1, pillars: [before.pillar_number] });
    });

    it('stay as they are where staff changed them meanwhile, and say so', async () => {
      const { ids } = await written();
      const [id] = ids as [number];
      const rewriteId = await order(id);
      await prompts.change(id, { hook: 'By hand' }, staffId);
      await run(rewriteId);
      expect(await prompts.get(id)).toMatchObject({
        ...{ hook: 'By hand', rewrite_status: 'failed' },
        rewrite_error: 'The prompt was changed meanwhile, and stays as it is.',
      });
    });

    it('wait for a model that is away, and are woken when their job is lost', async () => {
      const { ids } = await written();
      const rewriteId = await order(ids[0]!);
      harness.writer.script.push(async () => {
        throw new ModelUnavailableError('unreachable');
      });
      await expect(run(rewriteId)).rejects.toBeInstanceOf(ModelUnavailableError);
      await connection.database.query(
        `update prompt_rewrites set woken_at = now() - interval '5 minutes' where id = $1`,
        [rewriteId],
      );
      queue.added.length = 0;
      await new PromptRewriteSweeper(new PromptRewritesRepository(connection.database), queue).sweep();
      expect(queue.added).toEqual([
        { name: 'rewrite-prompt', data: { rewrite_id: rewriteId }, jobId: `prompt-rewrite-${rewriteId}` },
      ]);
      await run(rewriteId);
      expect(await prompts.get(ids[0]!)).toMatchObject({ rewrite_status: 'done' });
    });
  });

  it('of an order that was not to be read come into the library as before', async () => {
    const id = await aPromptBatch(connection.database, harness.userId, { push_to_calendar: false, count: 2 });
    await harness.run(id);
    expect(await library()).toHaveLength(2);
  });
});
