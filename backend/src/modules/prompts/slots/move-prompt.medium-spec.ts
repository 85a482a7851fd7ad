import { calendarWeek } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aPrompt, aPromptBatch } from '../../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { promptsServiceOn } from '../../../../test/support/services/prompts-service.js';
import { InvalidInputError, NotFoundError } from '../../../platform/http/errors/app-error.js';
import { AuditRepository } from '../../audit/audit.repository.js';
import { AuditService } from '../../audit/audit.service.js';
import { CalendarSlotsRepository } from './calendar-slots.repository.js';
import { MovePromptCommand } from './move-prompt.command.js';
import type { MovePromptRequest } from '../prompts.dto.js';
import { PromptStaleError } from '../prompts.errors.js';
import type { PromptsService } from '../prompts.service.js';
import { PushPromptBatchCommand } from '../batches/push-prompt-batch.command.js';
import { SlotPlanner } from './slot-planner.service.js';

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';
const WEDNESDAY = '2026-11-18';
const FRIDAY = '2026-11-20';

describe('Moving a prompt', () => {
  let connection: ConnectedDatabase;
  let prompts: PromptsService;
  let command: MovePromptCommand;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    prompts = promptsServiceOn(database);
    command = new MovePromptCommand(database, new CalendarSlotsRepository(database), prompts);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const prompt = (scheduled_date: string | null, slot: 1 | 2 | null = null) =>
    aPrompt(connection.database, userId, {
      scheduled_date,
      slot,
      pushed_to_calendar: scheduled_date !== null,
    });
  const move = (id: number, request: MovePromptRequest) => command.execute(userId, id, request);
  const onCalendar = () => prompts.findOnCalendar(userId, { from: MONDAY, to: '2026-11-22' }, []);
  /** Ids in slot 1 and 2 of a day, as the calendar displays them. */
  const drawn = async (date: string) =>
    calendarWeek(date, await onCalendar())
      .weekdays.find((day) => day.date === date)
      ?.slots.map((one) => one?.id ?? null);

  it('puts it into a free slot, on the calendar, from the library too', async () => {
    const id = await prompt(null);
    expect(await move(id, { scheduled_date: WEDNESDAY, slot: 2 })).toMatchObject({
      prompt: { id, scheduled_date: WEDNESDAY, slot: 2, pushed_to_calendar: true, version: 2 },
      displaced: null,
    });
    expect(await drawn(WEDNESDAY)).toEqual([null, id]);
  });

  it('changes places with the prompt that is drawn in the slot, and raises the version of both', async () => {
    const [mine, stays, theirs] = [await prompt(MONDAY, 1), await prompt(FRIDAY), await prompt(FRIDAY)];
    const { prompt: moved, displaced } = await move(mine, { scheduled_date: FRIDAY, slot: 2, version: 1 });
    expect(moved).toMatchObject({ id: mine, scheduled_date: FRIDAY, slot: 2, version: 2 });
    expect(displaced).toMatchObject({ id: theirs, scheduled_date: MONDAY, slot: 1, version: 2 });
    expect(await drawn(MONDAY)).toEqual([theirs, null]);
    expect(await drawn(FRIDAY)).toEqual([stays, mine]);
    expect(await prompts.get(userId, stays)).toMatchObject({ slot: 1, version: 1 });
  });

  it('is taken back by moving back', async () => {
    const [mine, theirs] = [await prompt(MONDAY, 2), await prompt(FRIDAY, 1)];
    await move(mine, { scheduled_date: FRIDAY, slot: 1 });
    await move(mine, { scheduled_date: MONDAY, slot: 2 });
    expect([await drawn(MONDAY), await drawn(FRIDAY)]).toEqual([
      [null, mine],
      [theirs, null],
    ]);
  });

  it('changes nothing where the prompt is there already', async () => {
    const id = await prompt(MONDAY, 1);
    const before = await prompts.get(userId, id);
    expect(await move(id, { scheduled_date: MONDAY, slot: 1, version: 1 })).toEqual({
      prompt: before,
      displaced: null,
    });
  });

  it('refuses a slot on a day that has none, and takes the day without one', async () => {
    const id = await prompt(MONDAY, 1);
    await expect(move(id, { scheduled_date: TUESDAY, slot: 1 })).rejects.toBeInstanceOf(InvalidInputError);
    expect(await prompts.get(userId, id)).toMatchObject({ scheduled_date: MONDAY, slot: 1, version: 1 });
    const { prompt: moved } = await move(id, { scheduled_date: TUESDAY, slot: null });
    expect(moved).toMatchObject({ scheduled_date: TUESDAY, slot: null });
  });

  it('refuses a stale version with the newer prompt, and writes nothing', async () => {
    const [id, other] = [await prompt(MONDAY, 1), await prompt(FRIDAY, 1)];
    await prompts.change(userId, id, { is_favorite: true });
    const stale = await move(id, { scheduled_date: FRIDAY, slot: 1, version: 1 }).catch(
      (error: unknown) => error,
    );
    expect(stale).toBeInstanceOf(PromptStaleError);
    expect(stale).toMatchObject({ details: { current: { id, version: 2, scheduled_date: MONDAY } } });
    expect(await prompts.get(userId, other)).toMatchObject({ scheduled_date: FRIDAY, version: 1 });
  });

  it('knows no prompt of another user, and none that is gone', async () => {
    const stranger = (await aProfile(connection.database)).id;
    const theirs = await aPrompt(connection.database, stranger);
    for (const id of [theirs, 999_999_999]) {
      await expect(move(id, { scheduled_date: MONDAY, slot: 1, version: 7 })).rejects.toBeInstanceOf(
        NotFoundError,
      );
    }
    expect(await prompts.get(stranger, theirs)).toMatchObject({ scheduled_date: null, version: 1 });
  });

  it('never moves another user’s prompt out of the same slot', async () => {
    const stranger = (await aProfile(connection.database)).id;
    const theirs = await aPrompt(connection.database, stranger, {
      scheduled_date: MONDAY,
      slot: 1,
      pushed_to_calendar: true,
    });
    expect((await move(await prompt(null), { scheduled_date: MONDAY, slot: 1 })).displaced).toBeNull();
    expect(await prompts.get(stranger, theirs)).toMatchObject({ scheduled_date: MONDAY, version: 1 });
  });

  it('loses and doubles no prompt, and no slot, when tabs move at the same instant', async () => {
    const places = [MONDAY, WEDNESDAY, FRIDAY].flatMap((date) =>
      [1, 2].map((slot) => ({ date, slot: slot as 1 | 2 })),
    );
    const ids: number[] = [];
    for (const { date, slot } of places) ids.push(await prompt(date, slot));
    for (let round = 0; round < 4; round += 1) {
      const moves = ids.flatMap((id, index) => {
        const { date, slot } = places[(index + round + 1) % places.length]!;
        return [
          move(id, { scheduled_date: date, slot }),
          // A date from the library's dialog, and a tab that takes it off, cross the moves.
          ...(index === 0 ? [prompts.change(userId, id, { scheduled_date: FRIDAY })] : []),
        ];
      });
      const results = await Promise.allSettled(moves);
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    }
    const all = await onCalendar();
    expect(all.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
    const week = calendarWeek(MONDAY, all);
    const shown = [...week.weekdays.flatMap(({ slots }) => slots), ...week.elsewhere].filter(
      (one) => one !== null,
    );
    expect(shown.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
  });

  it('and staff who put a batch on the calendar do not wait for each other', async () => {
    const { database } = connection;
    const slots = new CalendarSlotsRepository(database);
    const clock = new FixedClock(new Date(`${MONDAY}T06:00:00Z`));
    const audit = new AuditService(new AuditRepository(database), clock);
    const push = new PushPromptBatchCommand(database, slots, new SlotPlanner(slots, clock), audit);
    for (let round = 0; round < 8; round += 1) {
      const batch_id = await aPromptBatch(database, userId, { status: 'done', weeks: 12 });
      const ids = [];
      for (let index = 0; index < 4; index += 1) ids.push(await aPrompt(database, userId, { batch_id }));
      const results = await Promise.allSettled([
        ...ids.map((id, index) => move(id, { scheduled_date: FRIDAY, slot: index % 2 === 0 ? 1 : 2 })),
        push.execute(batch_id, userId),
      ]);
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
      for (const id of ids) expect(await prompts.get(userId, id)).toMatchObject({ pushed_to_calendar: true });
    }
  });

  it('lets one of two tabs win that name the version they saw', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await prompt(null);
      const results = await Promise.allSettled([
        move(id, { scheduled_date: MONDAY, slot: 1, version: 1 }),
        move(id, { scheduled_date: FRIDAY, slot: 1, version: 1 }),
        prompts.change(userId, id, { status: 'archived', version: 1 }),
      ]);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(2);
      for (const { reason } of refused) expect(reason).toBeInstanceOf(PromptStaleError);
      expect(await prompts.get(userId, id)).toMatchObject({ version: 2 });
    }
  });
});
