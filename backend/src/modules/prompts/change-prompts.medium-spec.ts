import type { PromptStatus } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { promptsServiceOn } from '../../../test/support/services/prompts-service.js';
import { InvalidInputError, NotFoundError } from '../../platform/http/errors/app-error.js';
import { PromptStaleError } from './prompts.errors.js';
import type { PromptsService } from './prompts.service.js';

const ON_CALENDAR = { scheduled_date: '2026-11-20', pushed_to_calendar: true };

describe('Prompts that are changed', () => {
  let connection: ConnectedDatabase;
  let service: PromptsService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    service = promptsServiceOn(database);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const prompt = (overrides?: Parameters<typeof aPrompt>[2]) =>
    aPrompt(connection.database, userId, overrides);

  it.each([
    ['new', false],
    ['used', true],
    ['archived', true],
  ] as [PromptStatus, boolean][])('to %s have is_used %s, from every status', async (status, is_used) => {
    for (const before of ['new', 'used', 'archived'] as const) {
      const id = await prompt({ status: before, updated_at: new Date('2026-01-01T00:00:00Z') });
      const changed = await service.change(userId, id, { status });
      expect(changed).toMatchObject({ status, is_used });
      expect(changed.updated_at.getTime()).toBeGreaterThan(Date.parse('2026-01-01T00:00:00Z'));
    }
  });

  it('go on the calendar with their date, and leave the slot of an earlier one', async () => {
    const id = await prompt({ scheduled_date: '2026-11-16', slot: 2 });
    expect(await service.change(userId, id, { scheduled_date: '2026-11-17' })).toMatchObject({
      scheduled_date: '2026-11-17',
      pushed_to_calendar: true,
      slot: null,
    });
  });

  it('toggle the favourite mark and nothing else', async () => {
    const id = await prompt();
    expect(await service.change(userId, id, { is_favorite: true })).toMatchObject({
      is_favorite: true,
      pushed_to_calendar: false,
      status: 'new',
    });
  });

  it('are refused from an older version, with the newer one, and nothing is written', async () => {
    const id = await prompt();
    expect(await service.change(userId, id, { is_favorite: true, version: 1 })).toMatchObject({
      version: 2,
    });
    const stale = await service
      .change(userId, id, { status: 'used', version: 1 })
      .catch((error: unknown) => error);
    expect(stale).toBeInstanceOf(PromptStaleError);
    expect(stale).toMatchObject({
      status: 409,
      code: 'prompt.stale',
      details: { current: { id, version: 2, is_favorite: true, status: 'new' } },
    });
    expect(await service.get(userId, id)).toMatchObject({ version: 2, status: 'new' });
  });

  it('are changed by one of two tabs that began at the same version', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await prompt();
      const changes = [
        { status: 'used' },
        { status: 'archived' },
        { is_favorite: true },
        { scheduled_date: '2026-11-20' },
      ] as const;
      const results = await Promise.allSettled(
        changes.map((change) => service.change(userId, id, { ...change, version: 1 })),
      );
      const kept = results.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
      const refused = results
        .filter((result) => result.status === 'rejected')
        .map(({ reason }): unknown => reason);
      expect(kept).toHaveLength(1);
      expect(refused).toHaveLength(3);
      for (const error of refused) {
        expect(error).toBeInstanceOf(PromptStaleError);
        expect(error).toMatchObject({ details: { current: kept[0] } });
      }
      expect(await service.get(userId, id)).toEqual(kept[0]);
    }
  });

  it('take every change of tabs that name no version, each field’s last one', async () => {
    const id = await prompt();
    await Promise.all([
      service.change(userId, id, { is_favorite: true }),
      service.change(userId, id, { status: 'used' }),
      service.change(userId, id, { scheduled_date: '2026-11-20' }),
    ]);
    expect(await service.get(userId, id)).toMatchObject({
      is_favorite: true,
      status: 'used',
      scheduled_date: '2026-11-20',
      version: 4,
    });
  });

  it('leave the calendar with date, slot and mark, and keep status and favourite', async () => {
    const id = await prompt({ ...ON_CALENDAR, slot: 2, status: 'used', is_favorite: true });
    expect(await service.takeOffCalendar(userId, id)).toMatchObject({
      scheduled_date: null,
      slot: null,
      pushed_to_calendar: false,
      status: 'used',
      is_favorite: true,
      version: 2,
    });
  });

  it('keep their place and favourite when their status changes, and lose neither in the archive', async () => {
    const id = await prompt({ ...ON_CALENDAR, slot: 1, is_favorite: true });
    for (const change of [
      () => service.archive(userId, id),
      () => service.unarchive(userId, id),
      () => service.change(userId, id, { status: 'used' }),
    ]) {
      expect(await change()).toMatchObject({ ...ON_CALENDAR, slot: 1, is_favorite: true });
    }
  });

  it('are archived from every status and taken back to new from every status (PROMPT-10)', async () => {
    for (const status of ['new', 'used', 'archived'] as const) {
      const id = await prompt({ status });
      expect(await service.archive(userId, id)).toMatchObject({ status: 'archived', is_used: true });
      const other = await prompt({ status });
      expect(await service.unarchive(userId, other)).toMatchObject({ status: 'new', is_used: false });
    }
  });

  it('are archived and taken back to new, used ones too', async () => {
    const id = await prompt({ status: 'used' });
    expect(await service.archive(userId, id)).toMatchObject({ status: 'archived', is_used: true });
    expect(await service.unarchive(userId, id)).toMatchObject({ status: 'new', is_used: false });
  });

  it('refuse a request that carries none or two of the fields', async () => {
    const id = await prompt();
    await expect(service.change(userId, id, {})).rejects.toBeInstanceOf(InvalidInputError);
    const two = { is_favorite: true, status: 'used' as const };
    await expect(service.change(userId, id, two)).rejects.toBeInstanceOf(InvalidInputError);
    expect(await service.get(userId, id)).toMatchObject({ is_favorite: false, status: 'new' });
  });

  it('are not there for anybody else', async () => {
    const id = await prompt();
    const other = (await aProfile(connection.database)).id;
    await expect(service.get(other, id)).rejects.toBeInstanceOf(NotFoundError);
    await expect(service.change(other, id, { is_favorite: true })).rejects.toBeInstanceOf(NotFoundError);
    await expect(service.archive(other, id)).rejects.toBeInstanceOf(NotFoundError);
    await expect(service.unarchive(other, id)).rejects.toBeInstanceOf(NotFoundError);
    await expect(service.takeOffCalendar(other, id)).rejects.toBeInstanceOf(NotFoundError);
    const dated = { scheduled_date: '2026-11-20', version: 1 };
    await expect(service.change(other, id, dated)).rejects.toBeInstanceOf(NotFoundError);
    await service.markUsedByPosts([{ userId: other, promptId: id }]);
    expect(await service.get(userId, id)).toMatchObject({ status: 'new', is_favorite: false });
  });

  it('become used by their posts in a new version, archived ones stay as they are', async () => {
    const fresh = await prompt();
    const archived = await prompt({ status: 'archived' });
    const seen = await service.get(userId, fresh);
    await service.markUsedByPosts([fresh, archived, 999_999_999].map((promptId) => ({ userId, promptId })));
    await service.markUsedByPosts([]);
    expect(await service.get(userId, fresh)).toMatchObject({ status: 'used', version: seen.version + 1 });
    expect(await service.get(userId, archived)).toMatchObject({
      status: 'archived',
      version: seen.version,
    });
    const late = { status: 'archived' as const, version: seen.version };
    await expect(service.change(userId, fresh, late)).rejects.toBeInstanceOf(PromptStaleError);
  });
});
