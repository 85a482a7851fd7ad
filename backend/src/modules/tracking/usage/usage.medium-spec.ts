import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insertRow } from '../../../../test/builders/insert-row.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { UsageRepository } from './usage.repository.js';
import { UsageService } from './usage.service.js';

describe('The use of the product', () => {
  let connection: ConnectedDatabase;
  let usage: UsageService;
  let ann: string;
  let bo: string;
  const clock = new FixedClock(new Date('2026-11-27T12:00:00Z'));

  beforeAll(async () => {
    connection = await connectTestDatabase();
    usage = new UsageService(new UsageRepository(connection.database), clock);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.database.query('delete from profiles');
    ({ id: ann } = await aProfile(connection.database, {
      email: 'ann@example.test',
      full_name: 'Ann Example',
    }));
    ({ id: bo } = await aProfile(connection.database, { email: 'bo@example.test', full_name: null }));
  });

  const visit = (
    user_id: string,
    from: string,
    minutes: number,
    pages: string[] = [],
    features: string[] = [],
  ) =>
    insertRow(connection.database, 'user_sessions', {
      user_id,
      started_at: new Date(from),
      last_event_at: new Date(new Date(from).getTime() + minutes * 60_000),
      session_data: { browser: 'Firefox 145', device: 'desktop, Linux' },
      pages_visited: pages,
      features_used: features,
    });
  const list = (query: Partial<AdminListQuery>) =>
    usage.listPeople(Object.assign(new AdminListQuery(), query));

  it('is counted by day of UTC, days without a visit included, for the last 30', async () => {
    await visit(ann, '2026-10-28T23:59:00Z', 5);
    await visit(ann, '2026-10-29T00:00:00Z', 5);
    await visit(ann, '2026-11-26T08:00:00Z', 5);
    await visit(ann, '2026-11-26T23:59:00Z', 5);
    await visit(bo, '2026-11-26T09:00:00Z', 5);
    const { days } = await usage.overview();
    expect(days).toHaveLength(30);
    expect(days.slice(0, 3)).toEqual([
      { day: '2026-11-27', people: 0, visits: 0 },
      { day: '2026-11-26', people: 2, visits: 3 },
      { day: '2026-11-25', people: 0, visits: 0 },
    ]);
    expect(days.at(-1)).toEqual({ day: '2026-10-29', people: 1, visits: 1 });
  });

  it('is counted by page and by what was done, once a visit, without what has no name', async () => {
    await visit(ann, '2026-11-26T08:00:00Z', 5, ['/posts/1', '/posts', '/beta/dashboard'], ['made_up']);
    await visit(
      ann,
      '2026-11-27T08:00:00Z',
      5,
      ['/dashboard', '/betaposts', '/wp-admin'],
      ['prompt_calendar_save_notes'],
    );
    await visit(bo, '2026-11-26T08:00:00Z', 5, ['/posts'], ['prompt_calendar_save_notes']);
    await visit(bo, '2026-10-01T08:00:00Z', 5, ['/analytics'], ['prompt_calendar_use_prompt']);
    const { pages, features } = await usage.overview();
    expect(pages).toEqual([
      { name: 'dashboard', people: 1, visits: 2 },
      { name: 'posts', people: 2, visits: 2 },
    ]);
    expect(features).toEqual([{ name: 'prompt_calendar_save_notes', people: 2, visits: 2 }]);
  });

  it('is told of each person: how often, on how many days, how long, and when last', async () => {
    await visit(ann, '2026-11-26T08:00:00Z', 5, ['/posts']);
    await visit(ann, '2026-11-26T12:00:00Z', 10, ['/analytics']);
    await visit(ann, '2026-10-01T12:00:00Z', 60);
    await visit(bo, '2026-10-01T12:00:00Z', 5);
    const { data, total } = await list({ sort: 'last_visit_at' });
    expect(total).toBe(1);
    expect(data).toEqual([
      {
        id: ann,
        email: 'ann@example.test',
        full_name: 'Ann Example',
        is_refused: false,
        visits: 2,
        days: 1,
        minutes: 15,
        last_visit_at: new Date('2026-11-26T12:10:00Z'),
      },
    ]);
    const { visit_list } = await usage.getPerson(ann);
    expect(
      visit_list.map(({ started_at, pages_visited }) => [started_at.toISOString(), pages_visited]),
    ).toEqual([
      ['2026-11-26T12:00:00.000Z', ['/analytics']],
      ['2026-11-26T08:00:00.000Z', ['/posts']],
      ['2026-10-01T12:00:00.000Z', []],
    ]);
    expect(visit_list[0]).toMatchObject({ browser: 'Firefox 145', device: 'desktop, Linux' });
  });

  it('is searched, ordered and filtered by whether people let it be tracked', async () => {
    await insertRow(connection.database, 'tracking_refusals', { user_id: bo, refused_at: clock.now() });
    await visit(ann, '2026-11-26T08:00:00Z', 5);
    const ids = async (query: Partial<AdminListQuery>) => (await list(query)).data.map(({ id }) => id);
    expect(await ids({ filter: { is_refused: true } })).toEqual([bo]);
    expect((await list({ filter: { is_refused: true } })).total).toBe(1);
    expect(await ids({ filter: { q: 'ann ex', is_refused: false } })).toEqual([ann]);
    expect((await list({ filter: { q: '@example.test' } })).data).toMatchObject([
      { id: ann, visits: 1 },
      { id: bo, visits: 0, days: 0, minutes: 0, last_visit_at: null },
    ]);
    await visit(bo, '2026-11-26T08:10:00Z', 5);
    expect(await ids({})).toEqual([bo, ann]);
    expect(await ids({ filter: { is_refused: false } })).toEqual([ann]);
    expect(await ids({ page: 2, perPage: 1 })).toEqual([ann]);
    await expect(list({ sort: 'visits' })).rejects.toBeInstanceOf(InvalidInputError);
    await expect(list({ order: 'ASC' })).rejects.toBeInstanceOf(InvalidInputError);
    expect((await usage.getPerson(bo)).is_refused).toBe(true);
    expect((await usage.overview()).refusals).toBe(1);
  });

  it('is told of nobody who is not there', async () => {
    await expect(usage.getPerson('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      status: 404,
    });
  });
});
