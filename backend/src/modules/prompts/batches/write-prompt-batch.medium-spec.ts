import { pillarWhy } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { PILLARS } from '../../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../../test/builders/prompt.builder.js';
import { BatchHarness } from '../../../../test/support/writing/batch-harness.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { plainPrompts } from '../../../../test/support/writing/scripted-prompt-writer.js';
import { ModelOutputError } from '../../../platform/ai/model.errors.js';
import type { PromptWritingRequest, PromptWritingResult } from '../../writing/prompt-writer.service.js';

describe('Writing a prompt batch', () => {
  let connection: ConnectedDatabase;
  let harness: BatchHarness;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    harness = await BatchHarness.open(connection.database);
  });

  it('gives the prompts the next free slots and ends the batch', async () => {
    await aPrompt(harness.database, harness.userId, {
      scheduled_date: '2026-11-16',
      slot: 1,
      pushed_to_calendar: true,
    });
    await aPrompt(harness.database, harness.userId, { scheduled_date: '2026-11-18', slot: 2 });
    const id = await harness.order({ count: 3, weeks: 1, pillars: [2] });
    await harness.run(id);

    // Monday's other slot; Wednesday's second one is free, because that prompt was never pushed.
    expect(await harness.places(id)).toEqual([
      ['2026-11-16', 2],
      ['2026-11-18', 1],
      ['2026-11-20', 1],
    ]);
    expect(await harness.batch(id)).toMatchObject({
      status: 'done',
      created_count: 3,
      writer: 'Scripted writer',
      error: null,
      lease_id: null,
    });
    expect(
      (await harness.written(id)).every((prompt) => prompt.pushed_to_calendar && prompt.pillar_number === 2),
    ).toBe(true);
  });

  it('tells the writer who it writes for, what was there before, and the same seed for each try', async () => {
    await aPrompt(harness.database, harness.userId, {
      hook: 'An older hook',
      category: 'Rant',
      pillar_number: 2,
    });
    await harness.database.query(
      `insert into user_preferences (user_id, never_use_phrases) values ($1, '{synergy}')`,
      [harness.userId],
    );
    const id = await harness.order({ count: 2, pillars: [1, 3] });
    await harness.run(id);
    expect(harness.writer.requests).toEqual([
      expect.objectContaining({
        count: 2,
        pillars: [1, 3],
        existing: [{ hook: 'An older hook', category: 'Rant', pillar_number: 2, frame_id: null }],
        seed: id,
        profile: expect.objectContaining({ full_name: 'Ada Example', target_audience: null }),
        preferences: expect.objectContaining({
          never_use_phrases: ['synergy'],
          writing_style_tone: 'professional',
        }),
      }),
    ]);
  });

  it('keeps of which frame a prompt was made, and tells the next batch', async () => {
    harness.writer.script.push(async (request) => {
      const { prompts, writer } = plainPrompts(request);
      return {
        writer,
        prompts: prompts.map((one, index) => (index === 0 ? { ...one, frame_id: 'aFrame' } : one)),
      };
    });
    const id = await harness.order({ count: 2 });
    await harness.run(id);
    expect((await harness.written(id)).map(({ frame_id }) => frame_id)).toEqual(['aFrame', null]);
    await harness.run(await harness.order({ count: 1 }));
    expect(harness.writer.requests.at(-1)?.existing.map(({ frame_id }) => frame_id)).toEqual([
      null,
      'aFrame',
    ]);
  });

  it('starts with the user’s own today where no start is given, or it is over', async () => {
    harness.clock.set(new Date('2026-11-20T12:30:00Z'));
    // Saturday the 21st in Auckland, so that Friday the 20th is over there.
    await harness.database.query(`update profiles set time_zone = 'Pacific/Auckland' where id = $1`, [
      harness.userId,
    ]);
    const unset = await harness.order({ count: 1, weeks: 1 });
    const past = await harness.order({ count: 1, weeks: 1, start_date: '2026-11-02' });
    const later = await harness.order({ count: 1, weeks: 1, start_date: '2026-12-01' });
    await harness.run(unset);
    await harness.run(past);
    await harness.run(later);
    expect(await harness.places(unset)).toEqual([['2026-11-23', 1]]);
    expect(await harness.places(past)).toEqual([['2026-11-25', 1]]);
    expect(await harness.places(later)).toEqual([['2026-12-02', 1]]);
  });

  it('takes the days and slots that the order names, and no others', async () => {
    const id = await harness.order({ count: 3, weeks: 2, days: [3], slots: [1] });
    await harness.run(id);
    expect(await harness.places(id)).toEqual([
      ['2026-11-18', 1],
      ['2026-11-25', 1],
      [null, null],
    ]);
  });

  it('leaves prompts without a slot undated and off the calendar', async () => {
    const id = await harness.order({ count: 8, weeks: 1 });
    await harness.run(id);
    const prompts = await harness.written(id);
    expect(prompts.filter(({ date }) => date !== null)).toHaveLength(6);
    expect(prompts.slice(6).map(({ date, pushed_to_calendar }) => [date, pushed_to_calendar])).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  it('keeps the prompts of a batch that staff wants to read first off the calendar', async () => {
    const id = await harness.order({ push_to_calendar: false });
    await harness.run(id);
    expect(await harness.places(id)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  it('does nothing the second time', async () => {
    const id = await harness.order();
    await harness.run(id);
    await harness.run(id);
    expect(await harness.written(id)).toHaveLength(3);
    expect(harness.writer.requests).toHaveLength(1);
  });

  it('is done by one of two workers that take it up at once', async () => {
    const id = await harness.order();
    await Promise.all([harness.run(id), harness.run(id)]);
    expect(await harness.written(id)).toHaveLength(3);
    expect(harness.writer.requests).toHaveLength(1);
  });

  it('gives two batches of a user that are saved at once different slots', async () => {
    const [first, second] = [
      await harness.order({ count: 6, weeks: 2 }),
      await harness.order({ count: 6, weeks: 2 }),
    ];
    await Promise.all([harness.run(first), harness.run(second)]);
    const taken = [...(await harness.places(first)), ...(await harness.places(second))].map(String);
    expect(new Set(taken).size).toBe(12);
  });

  describe('without saying anything again', () => {
    /** An existing prompt of the user: the first of the plain prompts of this seed. */
    const alreadyThere = async (seed: string, count: number) => {
      const { prompts } = plainPrompts({ ...(await anyRequest()), count, seed });
      for (const { hook, prompt_text, pillar_number } of prompts) {
        await aPrompt(harness.database, harness.userId, { hook, prompt_text, pillar_number });
      }
    };
    const anyRequest = async () => {
      await harness.run(await harness.order());
      return harness.writer.requests.shift()!;
    };

    it('asks once more for what came too close to something', async () => {
      const id = await harness.order({ count: 3 });
      await alreadyThere(id, 2);
      await harness.run(id);
      expect(harness.writer.requests).toMatchObject([
        { count: 3, seed: id },
        { count: 2, seed: `${id} again` },
      ]);
      const [first] = harness.writer.requests;
      const [, again] = harness.writer.requests;
      // The refused ones are taken as well.
      expect(again!.existing.length).toBe(first!.existing.length + 3);
      expect(again!.reasons).toHaveLength(2);
      expect(await harness.written(id)).toHaveLength(3);
      expect(await harness.batch(id)).toMatchObject({ status: 'done', created_count: 3 });
    });

    const ofAModel = async (request: PromptWritingRequest): Promise<PromptWritingResult> => ({
      ...plainPrompts(request),
      writer: { kind: 'model', label: 'A model' },
    });

    it('has the built-in writer, which costs nothing, write again until the batch is whole', async () => {
      const id = await harness.order({ count: 3 });
      await alreadyThere(id, 2);
      const repeat = async (request: PromptWritingRequest) => plainPrompts({ ...request, seed: id });
      harness.writer.script.push(repeat, repeat, repeat);
      await harness.run(id);
      expect(harness.writer.requests.map(({ seed }) => seed)).toEqual([
        id,
        `${id} again`,
        `${id} again 2`,
        `${id} again 3`,
      ]);
      expect(await harness.batch(id)).toMatchObject({ status: 'done', created_count: 3 });
    });

    it('ends with fewer where a model, asked twice, says nothing else', async () => {
      const id = await harness.order({ count: 3, weeks: 1 });
      await alreadyThere(id, 2);
      const repeat = (request: PromptWritingRequest) => ofAModel({ ...request, seed: id });
      harness.writer.script.push(repeat, repeat);
      await harness.run(id);
      expect(await harness.written(id)).toHaveLength(1);
      expect(await harness.batch(id)).toMatchObject({
        status: 'done',
        count: 3,
        created_count: 1,
        error: null,
      });
      // Added in the first slot free after the batch that `anyRequest` wrote.
      expect((await harness.places(id))[0]![0]).not.toBeNull();
    });

    it('keeps what is good when the second answer is unusable', async () => {
      const id = await harness.order({ count: 3 });
      await alreadyThere(id, 1);
      harness.writer.script.push(ofAModel, () =>
        Promise.reject(new ModelOutputError(['hook must not be empty.'])),
      );
      await harness.run(id);
      expect(await harness.batch(id)).toMatchObject({ status: 'done', created_count: 2 });
    });

    it('gives two batches that say the same and are saved at once no prompt in common', async () => {
      const same = async (request: PromptWritingRequest) => plainPrompts({ ...request, seed: 'the same' });
      const [first, second] = [await harness.order({ count: 4 }), await harness.order({ count: 4 })];
      const [bothWrote, wrote] = meeting(2);
      harness.writer.script.push(
        ...[1, 2].map(() => async (request: PromptWritingRequest) => {
          wrote();
          await bothWrote;
          return same(request);
        }),
      );
      await Promise.all([harness.run(first), harness.run(second)]);
      const hooks = [...(await harness.written(first)), ...(await harness.written(second))].map(
        ({ hook }) => hook,
      );
      expect(new Set(hooks).size).toBe(hooks.length);
      // The second one to be saved may have asked for others.
      expect(hooks.filter((hook) => hook.endsWith('of the same'))).toHaveLength(4);
    });
  });

  describe('says why each prompt suits the user', () => {
    const whys = async (batchId: string) => (await harness.written(batchId)).map(({ why }) => why);
    const reasons = () => harness.writer.requests.at(-1)!.reasons;

    it('and keeps the sentence with the prompt', async () => {
      const id = await harness.order({ count: 2 });
      await harness.run(id);
      expect(await whys(id)).toEqual(['Reason 1.', 'Reason 2.']);
    });

    it('by the season of the dates that the prompts get', async () => {
      await harness.run(await harness.order({ count: 3, start_date: '2026-12-07' }));
      expect(reasons()).toEqual([
        { kind: 'pillar' },
        { kind: 'pillar' },
        { kind: 'season', season: 'year_end' },
      ]);
      await harness.run(await harness.order({ count: 3, push_to_calendar: false, start_date: '2026-12-07' }));
      expect(reasons().map(({ kind }) => kind)).toEqual(['pillar', 'pillar', 'pillar']);
    });

    it('and takes a season back where the date has left it meanwhile', async () => {
      const id = await harness.order({ count: 3, weeks: 4, start_date: '2027-01-13' });
      harness.writer.script.push(async (request) => {
        // Fills the last days of the period.
        for (const scheduled_date of ['2027-01-13', '2027-01-15', '2027-01-18', '2027-01-20']) {
          for (const slot of [1, 2] as const) {
            await aPrompt(harness.database, harness.userId, {
              scheduled_date,
              slot,
              pushed_to_calendar: true,
            });
          }
        }
        return plainPrompts(request);
      });
      await harness.run(id);
      expect(reasons()[2]).toEqual({ kind: 'season', season: 'year_start' });
      expect((await harness.places(id))[2]).toEqual(['2027-01-27', 1]);
      expect(await whys(id)).toEqual(['Reason 1.', 'Reason 2.', pillarWhy(PILLARS[0]!)]);
    });

    it('by what the user rated best', async () => {
      const winner = await aPrompt(harness.database, harness.userId, { hook: 'My best', pillar_number: 3 });
      await insertRow(harness.database, 'feedback', {
        user_id: harness.userId,
        prompt_id: winner,
        rating: 5,
      });
      await harness.run(await harness.order({ count: 3 }));
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
});

/** A promise and the function that resolves it. */
function gate(): [Promise<void>, () => void] {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}

/** A promise that resolves after this many arrivals, and the function to arrive. */
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
