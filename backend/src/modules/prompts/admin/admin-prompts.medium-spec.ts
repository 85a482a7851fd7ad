import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aPrompt, aPromptBatch } from '../../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { InvalidInputError, NotFoundError } from '../../../platform/http/errors/app-error.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { AuditRepository } from '../../audit/audit.repository.js';
import { AuditService } from '../../audit/audit.service.js';
import { AdminPromptsRepository } from './admin-prompts.repository.js';
import { AdminPromptsService } from './admin-prompts.service.js';
import { CalendarSlotsRepository } from '../slots/calendar-slots.repository.js';

describe('Prompts in the console', () => {
  let connection: ConnectedDatabase;
  let service: AdminPromptsService;
  let userId: string;
  let staffId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    const audit = new AuditService(
      new AuditRepository(database),
      new FixedClock(new Date('2026-11-16T08:30:00Z')),
    );
    service = new AdminPromptsService(
      database,
      new AdminPromptsRepository(database),
      new CalendarSlotsRepository(database),
      audit,
    );
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database, { full_name: 'Grace Example' })).id;
    staffId = (await aProfile(connection.database, { is_admin: true })).id;
  });

  const prompt = (overrides?: Parameters<typeof aPrompt>[2]) =>
    aPrompt(connection.database, userId, overrides);
  const list = (filter: Record<string, unknown>, overrides: Partial<AdminListQuery> = {}) =>
    service.list(
      Object.assign(new AdminListQuery(), { filter: { user_id: userId, ...filter }, ...overrides }),
    );
  const auditOf = (promptId: number) =>
    connection.database.query<{ action: string; actor_id: string; user_id: string; details: unknown }>(
      `select action, actor_id, user_id, details from audit_log where entity = 'content_prompts' and entity_id = $1`,
      [String(promptId)],
    );

  it('are listed with their user, newest first, and found by every filter', async () => {
    const batch_id = await aPromptBatch(connection.database, userId);
    const first = await prompt({ batch_id, pushed_to_calendar: true, scheduled_date: '2026-11-20' });
    const second = await prompt({ status: 'used', hook: '50% off? Überlegt!' });
    const found = async (filter: Record<string, unknown>) => (await list(filter)).data.map(({ id }) => id);

    expect(await found({})).toEqual([second, first]);
    expect(await found({ batch_id })).toEqual([first]);
    expect(await found({ status: 'used' })).toEqual([second]);
    expect(await found({ pushed_to_calendar: true })).toEqual([first]);
    expect(await found({ id: [first, second] })).toEqual([second, first]);
    expect(await found({ q: '50% off? ÜBER' })).toEqual([second]);
    expect(await found({ q: '%' })).toEqual([second]);
    expect(await found({ q: '%%%' })).toEqual([]);
    expect(await found({ q: '_' })).toEqual([]);
    expect((await list({}, { perPage: 1, page: 2, sort: 'id', order: 'ASC' })).data).toMatchObject([
      { id: second, user_id: userId, user_name: 'Grace Example', written_by: 'built-in' },
    ]);
    expect((await list({}, { perPage: 1 })).total).toBe(2);
  });

  it('refuse filters of a wrong name or type', async () => {
    for (const filter of [
      { password: 'x' },
      { batch_id: 'x' },
      { pushed_to_calendar: 'true' },
      { toString: 'x' },
    ]) {
      await expect(list(filter)).rejects.toBeInstanceOf(InvalidInputError);
    }
  });

  it('are corrected by staff, which the audit log says', async () => {
    const id = await prompt({ scheduled_date: '2026-11-16', slot: 1, pushed_to_calendar: true });
    const changed = await service.change(
      id,
      { hook: 'Better', scheduled_date: '2026-11-18', status: 'used', pillar_number: 2 },
      staffId,
    );
    expect(changed).toMatchObject({
      hook: 'Better',
      scheduled_date: '2026-11-18',
      slot: null,
      pushed_to_calendar: true,
      status: 'used',
      is_used: true,
      pillar_number: 2,
    });
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'content_prompt.changed',
        actor_id: staffId,
        details: {
          before: expect.objectContaining({ status: 'new' }),
          after: expect.objectContaining({ status: expect.any(String), hook: expect.any(String) }),
        },
      },
    ]);
  });

  it('are of staff once their words are, and of their writer as long as these stay', async () => {
    const id = await prompt({ hook: 'What it cost', written_by: 'model', frame_id: 'aFrame' });
    const frames = () =>
      connection.database.query('select frame_id from content_prompts where id = $1', [id]);
    const same = { hook: 'What it cost', pillar_number: 2 };
    expect(await service.change(id, same, staffId)).toMatchObject({ written_by: 'model' });
    expect(await frames()).toEqual([{ frame_id: 'aFrame' }]);
    const told = { prompt_text: 'Tell of the 41 invoices.' };
    expect(await service.change(id, told, staffId)).toMatchObject({ written_by: 'staff' });
    expect(await frames()).toEqual([{ frame_id: null }]);
    const moved = { scheduled_date: '2026-11-18' };
    expect(await service.change(id, moved, staffId)).toMatchObject({ written_by: 'staff' });
  });

  it('say why they suit in the words of staff, or no longer', async () => {
    const id = await prompt({ why: 'The writer’s reason.' });
    expect(await service.change(id, { hook: 'Better' }, staffId)).toMatchObject({
      why: 'The writer’s reason.',
    });
    expect(await service.change(id, { why: 'Your own numbers are in it.' }, staffId)).toMatchObject({
      why: 'Your own numbers are in it.',
      version: 3,
    });
    expect(await service.change(id, { why: null }, staffId)).toMatchObject({ why: null });
    expect(await auditOf(id)).toContainEqual(
      expect.objectContaining({
        details: {
          ...{ to_version: 4, after: { why: null } },
          before: expect.objectContaining({ why: expect.anything() }),
        },
      }),
    );
  });

  it('say to who was slower whose change came first, with the newer prompt', async () => {
    const id = await prompt({ hook: 'As it was' });
    const other = await aProfile(connection.database, { is_admin: true });
    await service.change(id, { hook: 'Theirs', version: 1 }, other.id);
    const stale = await service
      .change(id, { hook: 'Mine', version: 1 }, staffId)
      .catch((error: unknown) => error);
    expect(stale).toMatchObject({
      ...{ status: 409, code: 'prompt.stale' },
      details: { current: { hook: 'Theirs', version: 2 }, changed_by: other.email },
    });
    // Its user, of whom no row tells, was the last one.
    await connection.database.query(
      'update content_prompts set is_favorite = true, version = 3 where id = $1',
      [id],
    );
    await expect(service.change(id, { hook: 'Mine', version: 2 }, staffId)).rejects.toMatchObject({
      details: { current: { version: 3 }, changed_by: null },
    });
  });

  it('leave the calendar with their date', async () => {
    const id = await prompt({ scheduled_date: '2026-11-16', slot: 1, pushed_to_calendar: true });
    expect(await service.change(id, { scheduled_date: null }, staffId)).toMatchObject({
      scheduled_date: null,
      slot: null,
      pushed_to_calendar: false,
    });
  });

  it('are deleted for good, which the audit log says', async () => {
    const id = await prompt();
    await service.delete(id, staffId);
    await expect(service.get(id)).rejects.toBeInstanceOf(NotFoundError);
    await expect(service.delete(id, staffId)).rejects.toBeInstanceOf(NotFoundError);
    await expect(service.change(id, { hook: 'x' }, staffId)).rejects.toBeInstanceOf(NotFoundError);
    expect(await auditOf(id)).toMatchObject([
      { action: 'content_prompt.deleted', user_id: userId, details: { after: null } },
    ]);
  });
});
