import { pillarWhy } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { insertRow } from '../../../test/builders/insert-row.js';
import { PILLARS, aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt, aPromptBatch } from '../../../test/builders/prompt.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from '../../../test/support/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { plainPrompts, ScriptedPromptWriter } from '../../../test/support/scripted-prompt-writer.js';
import { ModelAwayError, ModelOutputError } from '../../platform/ai/model.errors.js';
import { PreferencesRepository } from '../preferences/preferences.repository.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import type { PromptWritingRequest } from '../writing/prompt-writer.service.js';
import { CalendarSlotsRepository } from './calendar-slots.repository.js';
import type { PromptBatchEntity } from './prompt-batch.entity.js';
import { PromptBatchLeaseRepository } from './prompt-batch-lease.repository.js';
import type { PromptEntity } from './prompt.entity.js';
import { DistinctPrompts } from './distinct-prompts.service.js';
import { LessonsRepository } from './lessons.repository.js';
import { LessonsService } from './lessons.service.js';
import { RatedWinners } from './past-winners.js';
import { RepetitionsRepository } from './repetitions.repository.js';
import { PromptWritingRepository } from './prompt-writing.repository.js';
import { SlotPlanner } from './slot-planner.service.js';
import { WritePromptBatchCommand } from './write-prompt-batch.command.js';

/** A Monday, half past nine in Berlin. */
const MONDAY = new Date('2026-11-16T08:30:00Z');

describe('Writing a prompt batch', () => {
  let connection: ConnectedDatabase;
  let clock: FixedClock;
  let writer: ScriptedPromptWriter;
  let writing: PromptWritingRepository;
  let command: WritePromptBatchCommand;
  let userId: string;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { database } = connection;
    clock = new FixedClock(MONDAY);
    writer = new ScriptedPromptWriter();
    writing = new PromptWritingRepository(database);
    const lessons = new LessonsRepository(database);
    const repetitions = new RepetitionsRepository(database);
    command = new WritePromptBatchCommand(
      database,
      new PromptBatchLeaseRepository(database),
      writing,
      new SlotPlanner(new CalendarSlotsRepository(database), clock),
      new PreferencesService(new PreferencesRepository(database), database),
      new LessonsService(lessons),
      new RatedWinners(lessons),
      new DistinctPrompts(writer, repetitions),
      repetitions,
    );
    userId = (await aProfile(database)).id;
  });

  const order = (overrides?: Parameters<typeof aPromptBatch>[2]) =>
    aPromptBatch(connection.database, userId, overrides);
  const run = (batchId: string, signal = new AbortController().signal) => command.run(batchId, signal);
  const batch = async (id: string) =>
    (
      await connection.database.query<PromptBatchEntity>('select * from prompt_batches where id = $1', [id])
    )[0]!;
  const written = (batchId: string) =>
    connection.database.query<PromptEntity & { date: string | null }>(
      'select *, scheduled_date::text as date from content_prompts where batch_id = $1 order by id',
      [batchId],
    );
  const places = async (batchId: string) => (await written(batchId)).map(({ date, slot }) => [date, slot]);
  /** What a killed worker leaves behind: a lease that nobody renews. */
  const expireLease = (batchId: string) =>
    connection.database.query(
      `update prompt_batches set lease_until = now() - interval '1 second' where id = $1`,
      [batchId],
    );

  it('gives the prompts the next free slots and ends the batch', async () => {
    await aPrompt(connection.database, userId, {
      scheduled_date: '2026-11-16',
      slot: 1,
      pushed_to_calendar: true,
    });
    await aPrompt(connection.database, userId, { scheduled_date: '2026-11-18', slot: 2 });
    const id = await order({ count: 3, weeks: 1, pillars: [2] });
    await run(id);

    // Monday's other slot; Wednesday's second one is free, because that prompt was never pushed.
    expect(await places(id)).toEqual([
      ['2026-11-16', 2],
      ['2026-11-18', 1],
      ['2026-11-20', 1],
    ]);
    expect(await batch(id)).toMatchObject({
      status: 'done',
      created_count: 3,
      writer: 'Scripted writer',
      error: null,
      lease_id: null,
    });
    expect(
      (await written(id)).every((prompt) => prompt.pushed_to_calendar && prompt.pillar_number === 2),
    ).toBe(true);
  });

  it('tells the writer who it writes for, what was there before, and the same seed for each try', async () => {
    await aPrompt(connection.database, userId, { hook: 'An older hook', category: 'Rant', pillar_number: 2 });
    await connection.database.query(
      `insert into user_preferences (user_id, never_use_phrases) values ($1, '{synergy}')`,
      [userId],
    );
    const id = await order({ count: 2, pillars: [1, 3] });
    await run(id);
    expect(writer.requests).toEqual([
      expect.objectContaining({
        count: 2,
        pillars: [1, 3],
        existing: [{ hook: 'An older hook', category: 'Rant', pillar_number: 2 }],
        seed: id,
        profile: expect.objectContaining({ full_name: 'Ada Example', target_audience: null }),
        preferences: expect.objectContaining({
          never_use_phrases: ['synergy'],
          writing_style_tone: 'professional',
        }),
      }),
    ]);
  });

  it('starts with the user’s own today where no start is given, or it is over', async () => {
    clock.set(new Date('2026-11-20T12:30:00Z'));
    // Saturday the 21st in Auckland, so that Friday the 20th is over there.
    await connection.database.query(`update profiles set time_zone = 'Pacific/Auckland' where id = $1`, [
      userId,
    ]);
    const unset = await order({ count: 1, weeks: 1 });
    const past = await order({ count: 1, weeks: 1, start_date: '2026-11-02' });
    const later = await order({ count: 1, weeks: 1, start_date: '2026-12-01' });
    await run(unset);
    await run(past);
    await run(later);
    expect(await places(unset)).toEqual([['2026-11-23', 1]]);
    expect(await places(past)).toEqual([['2026-11-25', 1]]);
    expect(await places(later)).toEqual([['2026-12-02', 1]]);
  });

  it('leaves prompts without a slot undated and off the calendar', async () => {
    const id = await order({ count: 8, weeks: 1 });
    await run(id);
    const prompts = await written(id);
    expect(prompts.filter(({ date }) => date !== null)).toHaveLength(6);
    expect(prompts.slice(6).map(({ date, pushed_to_calendar }) => [date, pushed_to_calendar])).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  it('keeps the prompts of a batch that staff wants to read first off the calendar', async () => {
    const id = await order({ push_to_calendar: false });
    await run(id);
    expect(await places(id)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  it('does nothing the second time', async () => {
    const id = await order();
    await run(id);
    await run(id);
    expect(await written(id)).toHaveLength(3);
    expect(writer.requests).toHaveLength(1);
  });

  it('is done by one of two workers that take it up at once', async () => {
    const id = await order();
    await Promise.all([run(id), run(id)]);
    expect(await written(id)).toHaveLength(3);
    expect(writer.requests).toHaveLength(1);
  });

  it('gives two batches of a user that are saved at once different slots', async () => {
    const [first, second] = [await order({ count: 6, weeks: 2 }), await order({ count: 6, weeks: 2 })];
    await Promise.all([run(first), run(second)]);
    const taken = [...(await places(first)), ...(await places(second))].map(String);
    expect(new Set(taken).size).toBe(12);
  });

  it('leaves nothing behind when it breaks between the prompts and the end, and can be repeated', async () => {
    const id = await order();
    const insert = writing.insert.bind(writing);
    writing.insert = async (...parameters) => {
      await insert(...parameters);
      throw new Error('the connection broke');
    };
    await expect(run(id)).rejects.toThrow('the connection broke');
    expect(await written(id)).toHaveLength(0);
    expect(await batch(id)).toMatchObject({ status: 'queued', attempts: 1, lease_id: null });

    writing.insert = insert;
    await run(id);
    expect(await written(id)).toHaveLength(3);
    expect((await batch(id)).status).toBe('done');
  });

  it('is taken over from a worker that was lost, whose late end changes nothing', async () => {
    const id = await order();
    const [paused, goOn] = gate();
    const [started, start] = gate();
    writer.script.push(async (request) => {
      start();
      await paused;
      return plainPrompts(request);
    });
    const lost = run(id);
    await started;

    await run(id);
    expect(await written(id)).toHaveLength(0);

    await expireLease(id);
    await run(id);
    expect((await batch(id)).status).toBe('done');
    expect(await written(id)).toHaveLength(3);

    goOn();
    await lost;
    expect(await written(id)).toHaveLength(3);
    expect(await batch(id)).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('fails in words once several workers were lost over it', async () => {
    const id = await order();
    const leases = new PromptBatchLeaseRepository(connection.database);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await leases.claim(id);
      await expireLease(id);
    }
    await run(id);
    expect(await batch(id)).toMatchObject({
      status: 'failed',
      error: 'The writing was interrupted several times. Please try again.',
    });
    expect(writer.requests).toHaveLength(0);
  });

  it('fails at once, with the reason in words, when the model’s answer is unusable', async () => {
    const id = await order();
    writer.script.push(() => Promise.reject(new ModelOutputError(['hook must not be empty.'])));
    await run(id);
    expect(await batch(id)).toMatchObject({ status: 'failed', created_count: 0 });
    expect((await batch(id)).error).toContain('hook must not be empty.');
  });

  it('saves nothing of a writer that broke a rule itself', async () => {
    const id = await order();
    writer.script.push(async (request) => {
      const result = plainPrompts(request);
      return { ...result, prompts: result.prompts.map((prompt) => ({ ...prompt, why: ' ' })) };
    });
    await run(id);
    expect((await batch(id)).error).toContain('why must not be empty');
    expect(await written(id)).toHaveLength(0);
  });

  describe('without saying anything again', () => {
    /** What the user has: the first of the plain prompts of this seed. */
    const alreadyThere = async (seed: string, count: number) => {
      const { prompts } = plainPrompts({ ...(await anyRequest()), count, seed });
      for (const { hook, prompt_text, pillar_number } of prompts) {
        await aPrompt(connection.database, userId, { hook, prompt_text, pillar_number });
      }
    };
    const anyRequest = async () => {
      await run(await order());
      return writer.requests.shift()!;
    };

    it('asks once more for what came too close to something', async () => {
      const id = await order({ count: 3 });
      await alreadyThere(id, 2);
      await run(id);
      expect(writer.requests).toMatchObject([
        { count: 3, seed: id },
        { count: 2, seed: `${id} again` },
      ]);
      const [first] = writer.requests;
      const [, again] = writer.requests;
      // The refused ones are taken as well.
      expect(again!.existing.length).toBe(first!.existing.length + 3);
      expect(again!.reasons).toHaveLength(2);
      expect(await written(id)).toHaveLength(3);
      expect(await batch(id)).toMatchObject({ status: 'done', created_count: 3 });
    });

    it('ends with fewer where nothing else comes', async () => {
      const id = await order({ count: 3, weeks: 1 });
      await alreadyThere(id, 2);
      const repeat = async (request: PromptWritingRequest) => plainPrompts({ ...request, seed: id });
      writer.script.push(repeat, repeat);
      await run(id);
      expect(await written(id)).toHaveLength(1);
      expect(await batch(id)).toMatchObject({ status: 'done', count: 3, created_count: 1, error: null });
      // In the first slot that is free after the batch that `anyRequest` had written.
      expect((await places(id))[0]![0]).not.toBeNull();
    });

    it('keeps what is good when the second answer is unusable', async () => {
      const id = await order({ count: 3 });
      await alreadyThere(id, 1);
      writer.script.push(
        async (request) => plainPrompts(request),
        () => Promise.reject(new ModelOutputError(['hook must not be empty.'])),
      );
      await run(id);
      expect(await batch(id)).toMatchObject({ status: 'done', created_count: 2 });
    });

    it('gives two batches that say the same and are saved at once no prompt in common', async () => {
      const same = async (request: PromptWritingRequest) => plainPrompts({ ...request, seed: 'the same' });
      const [first, second] = [await order({ count: 4 }), await order({ count: 4 })];
      const [bothWrote, wrote] = meeting(2);
      writer.script.push(
        ...[1, 2].map(() => async (request: PromptWritingRequest) => {
          wrote();
          await bothWrote;
          return same(request);
        }),
      );
      await Promise.all([run(first), run(second)]);
      const hooks = [...(await written(first)), ...(await written(second))].map(({ hook }) => hook);
      expect(new Set(hooks).size).toBe(hooks.length);
      expect(hooks).toHaveLength(4);
    });
  });

  describe('says why each prompt suits the user', () => {
    const whys = async (batchId: string) => (await written(batchId)).map(({ why }) => why);
    const reasons = () => writer.requests.at(-1)!.reasons;

    it('and keeps the sentence with the prompt', async () => {
      const id = await order({ count: 2 });
      await run(id);
      expect(await whys(id)).toEqual(['Reason 1.', 'Reason 2.']);
    });

    it('by the season of the dates that the prompts get', async () => {
      await run(await order({ count: 3, start_date: '2026-12-07' }));
      expect(reasons()).toEqual([
        { kind: 'pillar' },
        { kind: 'pillar' },
        { kind: 'season', season: 'year_end' },
      ]);
      await run(await order({ count: 3, push_to_calendar: false, start_date: '2026-12-07' }));
      expect(reasons().map(({ kind }) => kind)).toEqual(['pillar', 'pillar', 'pillar']);
    });

    it('and takes a season back where the date has left it meanwhile', async () => {
      const id = await order({ count: 3, weeks: 4, start_date: '2027-01-13' });
      writer.script.push(async (request) => {
        // Somebody fills the last days of the season.
        for (const scheduled_date of ['2027-01-13', '2027-01-15', '2027-01-18', '2027-01-20']) {
          for (const slot of [1, 2] as const) {
            await aPrompt(connection.database, userId, { scheduled_date, slot, pushed_to_calendar: true });
          }
        }
        return plainPrompts(request);
      });
      await run(id);
      expect(reasons()[2]).toEqual({ kind: 'season', season: 'year_start' });
      expect((await places(id))[2]).toEqual(['2027-01-27', 1]);
      expect(await whys(id)).toEqual(['Reason 1.', 'Reason 2.', pillarWhy(PILLARS[0]!)]);
    });

    it('by what the user rated best', async () => {
      const winner = await aPrompt(connection.database, userId, { hook: 'My best', pillar_number: 3 });
      await insertRow(connection.database, 'feedback', { user_id: userId, prompt_id: winner, rating: 5 });
      await run(await order({ count: 3 }));
      expect(reasons()[1]).toEqual({
        kind: 'past_winner',
        winner: {
          kind: 'prompt',
          title: 'My best',
          category: 'First-person anecdote',
          pillar_number: 3,
          evidence: { by: 'rating', stars: 5 },
        },
      });
    });
  });

  it('waits for a model that is away, three times, and then says so', async () => {
    const id = await order();
    const away = () => Promise.reject(new ModelAwayError('unreachable'));
    writer.script.push(away, away, away);
    await expect(run(id)).rejects.toBeInstanceOf(ModelAwayError);
    expect((await batch(id)).status).toBe('queued');
    await expect(run(id)).rejects.toBeInstanceOf(ModelAwayError);
    await run(id);
    expect(await batch(id)).toMatchObject({
      status: 'failed',
      error: new ModelAwayError('unreachable').message,
    });
  });

  it('does not try again where the model refuses the request', async () => {
    const id = await order();
    writer.script.push(() => Promise.reject(new ModelAwayError('refused', 401)));
    await run(id);
    expect((await batch(id)).error).toBe(new ModelAwayError('refused').message);
  });

  it('is handed back by a worker that has to stop, and this try does not count', async () => {
    const id = await order();
    const stopping = new AbortController();
    writer.script.push(async (_, signal) => {
      stopping.abort(new Error('shutting down'));
      signal?.throwIfAborted();
      throw new Error('The signal did not reach the writer');
    });
    await expect(run(id, stopping.signal)).rejects.toThrow('shutting down');
    expect(await batch(id)).toMatchObject({ status: 'queued', attempts: 0 });
  });

  it('fails in words when the user has lost their content pillars meanwhile', async () => {
    const id = await order();
    await connection.database.query(`update profiles set content_pillars = '{}' where id = $1`, [userId]);
    await run(id);
    expect((await batch(id)).error).toContain('Ada Example has no content pillars');
  });

  it('does nothing for a batch that is gone', async () => {
    await run('00000000-0000-4000-8000-000000000000');
    expect(writer.requests).toHaveLength(0);
  });
});

/** A promise, and what keeps it. */
function gate(): [Promise<void>, () => void] {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}

/** A promise that is kept when so many have come, and how to come. */
function meeting(count: number): [Promise<void>, () => void] {
  const [met, open] = gate();
  let missing = count;
  return [
    met,
    () => {
      missing -= 1;
      if (missing === 0) open();
    },
  ];
}
