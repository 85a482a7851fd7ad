import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { POST_GROUPS, postGroupOf, postTabOf, PUBLICATION_STATES } from '@drumbeat/domain';
import { aPost, aPublication } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { postsServiceOn } from '../../../../test/support/services/posts-service.js';
import type { PublicationEntity } from '../../publications/publication.entity.js';
import { InvalidInputError } from '../../../platform/http/errors/app-error.js';
import type { ListPostsQuery, PostListTab, PostResponse } from '../posts.dto.js';
import type { PostsService } from '../posts.service.js';

const NOW = new Date('2026-11-21T10:00:00Z');

const WHATEVER_A_STATE_NEEDS = {
  owner_id: 7,
  lease_until: NOW,
  settle_until: NOW,
  published_at: NOW,
  evidence: 'user',
  snapshot: { text: 'words' },
} as unknown as Partial<PublicationEntity>;

describe('The posts of a user in their lists', () => {
  let connection: ConnectedDatabase;
  let service: PostsService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    service = postsServiceOn(connection.database, new FixedClock(NOW));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const post = (overrides?: Parameters<typeof aPost>[2]) => aPost(connection.database, userId, overrides);
  const published = (id: string, overrides?: Parameters<typeof aPublication>[3]) =>
    aPublication(connection.database, userId, id, overrides);
  const list = (query: Partial<ListPostsQuery> = {}) =>
    service.list(userId, { tab: 'all', limit: 50, ...query });
  const titles = async (query: Partial<ListPostsQuery> = {}) =>
    (await list(query)).data.map(({ title }) => title);
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 8));

  /** One post of every kind; titles name the kind. */
  const oneOfEach = async () => {
    await post({ title: 'draft', updated_at: at(1) });
    await post({ title: 'planned draft', scheduled_date: '2026-11-10', updated_at: at(2) });
    await published(await post({ title: 'cancelled', updated_at: at(3) }), { state: 'cancelled' });
    await published(await post({ title: 'due later', updated_at: at(9) }), { due_at: at(28) });
    await published(await post({ title: 'due first', updated_at: at(4) }), { due_at: at(27) });
    await published(await post({ title: 'missed', updated_at: at(5) }), {
      state: 'missed',
      due_at: at(20),
    });
    await post({ title: 'posted', status: 'used', posted_at: at(11), updated_at: at(12) });
    await post({ title: 'posted before', status: 'used', posted_at: at(10), updated_at: at(13) });
    await post({ title: 'posted some day', status: 'used', updated_at: at(14) });
    await post({ title: 'archived', status: 'archived', updated_at: at(15) });
    await post({ title: 'hidden', is_hidden: true });
  };

  /** Each combination of inputs of a state. */
  const oneOfEachState = async () => {
    const training = { status: 'used', source_type: 'training' } as const;
    await post({ title: 'training', ...training, source_id: 'a', posted_at: at(1) });
    await post({ title: 'training without a day', ...training, source_id: 'b' });
    const states = PUBLICATION_STATES.filter((state) => state !== 'cancelled');
    for (const status of ['draft', 'used', 'archived'] as const) {
      for (const state of [null, ...states]) {
        for (const [scheduled_date, hand_time] of [
          [null, null],
          ['2026-11-20', null],
          ['2026-11-21', null],
          ['2026-11-25', null],
          ['2026-11-20', '23:00'],
          ['2026-11-21', '00:00'],
          ['2026-11-21', '23:59'],
          ['2026-11-25', '09:30'],
        ]) {
          // All of them stand on one page of the list.
          const takesHandTime = status === 'draft' && [null, 'scheduled', 'published'].includes(state);
          if (hand_time !== null && !takesHandTime) continue;
          const posted_at = status === 'draft' ? null : scheduled_date === null ? at(1) : at(20);
          const id = await post({
            title: `${status} ${state} ${scheduled_date} ${hand_time}`,
            status,
            scheduled_date,
            hand_time,
            posted_at,
          });
          if (state !== null) await published(id, { state, ...WHATEVER_A_STATE_NEEDS });
          if (state !== 'scheduled') continue;
          const held = await post({
            title: `${status} held ${scheduled_date}`,
            status,
            scheduled_date,
            posted_at,
          });
          await published(held, { state, held_since: NOW, ...WHATEVER_A_STATE_NEEDS });
        }
      }
    }
  };

  it('stand in the one tab that the domain names, and are counted there', async () => {
    await oneOfEachState();
    const { data: all, counts } = await list({ limit: 200 });
    const wanted = new Map(all.map(({ id, display_state }) => [id, postTabOf(display_state)]));
    for (const tab of ['drafts', 'scheduled', 'posted', 'archived'] as const) {
      const { data } = await list({ tab, limit: 200 });
      expect(data.filter(({ id }) => wanted.get(id) !== tab).map(({ title }) => title)).toEqual([]);
      expect(data.length).toBe(counts[tab]);
    }
    const stopped = [...wanted.values()].filter((tab) => tab === null).length;
    expect(counts.drafts + counts.scheduled + counts.posted + counts.archived + stopped).toBe(all.length);
    expect(counts.all).toBe(all.length);
  });

  it('stand in the group that the domain names, with its count, whatever the page', async () => {
    await oneOfEachState();
    const all = (await list({ limit: 200 })).data;
    const groupOf = (row: PostResponse) =>
      postGroupOf({ state: row.display_state, needsAnalytics: row.needs_analytics });
    const byId = (rows: readonly PostResponse[]) => rows.map(({ id }) => id).sort();
    for (const group of POST_GROUPS) {
      const wanted = byId(all.filter((row) => groupOf(row) === group));
      const found: PostResponse[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await list({ group, limit: 7, ...(cursor ? { cursor } : {}) });
        expect(page.group_count).toBe(wanted.length);
        found.push(...page.data);
        cursor = page.next_cursor;
      } while (cursor);
      expect(wanted.length).toBeGreaterThan(0);
      expect(byId(found)).toEqual(wanted);
    }
  });

  it('need their user at once, also where 2,000 newer ones stand before them', async () => {
    const needy = await post({ title: 'waits', scheduled_date: '2026-11-10', updated_at: at(1) });
    await connection.database.query(
      `insert into posts (user_id, title, content, updated_at)
       select $1, 'Later', 'words', timestamptz '2026-11-20' + n * interval '1 second' from generate_series(1, 2000) n`,
      [userId],
    );
    const { data, group_count } = await list({ group: 'needs-you' });
    expect([data.map(({ id }) => id), group_count]).toEqual([[needy], 1]);
    expect((await list({ group: 'coming-up' })).group_count).toBe(2000);
  });

  it('that need their user stand by what is due first, those that ask for figures behind, page by page', async () => {
    await post({ title: 'posted on 1', status: 'used', posted_at: at(1), updated_at: at(9) });
    await post({ title: 'posted on 2', status: 'used', posted_at: at(2), updated_at: at(8) });
    await published(await post({ title: 'held for the 27th', updated_at: at(14) }), {
      due_at: at(27),
      held_since: at(13),
    });
    await published(await post({ title: 'held for the 25th', updated_at: at(12) }), {
      due_at: at(25),
      held_since: at(13),
    });
    await post({ title: 'for the 10th', scheduled_date: '2026-11-10', updated_at: at(13) });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ group: 'needs-you', limit: 2, ...(cursor === null ? {} : { cursor }) });
      seen.push(...page.data.map(({ title }) => title));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual([
      'for the 10th',
      'held for the 25th',
      'held for the 27th',
      'posted on 2',
      'posted on 1',
    ]);
  });

  it('that are coming up stand by their day, those without one by their last change, page by page', async () => {
    // The ids are random: the order of none of them is the order of all.
    for (const day of [3, 9, 1, 7, 5]) await post({ title: `changed on ${day}`, updated_at: at(day) });
    await post({ title: 'for the last day of all', scheduled_date: '2999-12-31' });
    const planned = { scheduled_date: '2026-11-25', updated_at: at(2) };
    await post({ ...planned, title: 'by hand in the evening', hand_time: '20:30' });
    await post({ ...planned, title: 'for the 25th' });
    await post({ ...planned, title: 'by hand in the morning', hand_time: '09:00' });
    await published(await post({ title: 'due on the 24th', updated_at: at(1) }), { due_at: at(24) });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ group: 'coming-up', limit: 2, ...(cursor === null ? {} : { cursor }) });
      seen.push(...page.data.map(({ title }) => title));
      cursor = page.next_cursor;
    } while (cursor !== null);
    const undated = [9, 7, 5, 3, 1].map((day) => `changed on ${day}`);
    const dated = ['due on the 24th', 'for the 25th', 'by hand in the morning', 'by hand in the evening'];
    expect(seen).toEqual([...dated, 'for the last day of all', ...undated]);
  });

  it('stand in the tab of their display state, each tab in its own order, hidden ones in theirs', async () => {
    await oneOfEach();
    expect(await titles({ tab: 'drafts' })).toEqual(['cancelled', 'planned draft', 'draft']);
    expect(await titles({ tab: 'scheduled' })).toEqual(['due first', 'due later']);
    expect(await titles({ tab: 'posted' })).toEqual(['posted', 'posted before', 'posted some day']);
    expect(await titles({ tab: 'archived' })).toEqual(['archived']);
    expect(await titles({ tab: 'hidden' })).toEqual(['hidden']);
    expect((await titles()).length).toBe(10);
  });

  it('are counted for every tab at once, never with those of another user', async () => {
    await oneOfEach();
    await aPost(connection.database, (await aProfile(connection.database)).id);
    const { counts } = await list({ tab: 'archived', search: 'nothing like this' });
    expect(counts).toEqual({ all: 10, drafts: 3, scheduled: 2, posted: 3, archived: 1, hidden: 1 });
  });

  it.each(['all', 'drafts', 'scheduled', 'posted', 'archived'] satisfies PostListTab[])(
    'come page by page without a gap or a repetition (%s)',
    async (tab) => {
      await oneOfEach();
      const whole = await titles({ tab });
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await list({ tab, limit: 1, ...(cursor === null ? {} : { cursor }) });
        seen.push(...page.data.map(({ title }) => title));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(seen).toEqual(whole);
    },
  );

  it('are found by title or text in any case, wildcards taken literally', async () => {
    await post({ title: 'ÄRGER mit Kunden', content: 'x' });
    await post({ title: 'y', content: '100% ehrlich' });
    expect(await titles({ search: 'ärger' })).toEqual(['ÄRGER mit Kunden']);
    expect(await titles({ search: '100%' })).toEqual(['y']);
    expect(await titles({ search: '%' })).toEqual(['y']);
  });

  it('refuse a cursor that no list has answered', async () => {
    const id = randomUUID();
    const keys = [
      '["x","y"]',
      `["2026-02-30",${JSON.stringify(id)}]`,
      '[1,"y"]',
      `[1.5,${JSON.stringify(id)}]`,
    ];
    for (const cursor of ['nonsense', ...keys.map((key) => Buffer.from(key).toString('base64url'))]) {
      await expect(list({ cursor })).rejects.toBeInstanceOf(InvalidInputError);
    }
  });

  it('show a publication that is not cancelled, with its clock and a sentence', async () => {
    const id = await post();
    await published(id, { state: 'cancelled' });
    expect((await service.get(userId, id)).publication).toBeNull();
    await published(id, { due_at: at(28), occurrence: 2 });
    expect(await service.get(userId, id)).toMatchObject({
      display_state: 'scheduled',
      publication: {
        state: 'scheduled',
        local_date: '2026-11-20',
        local_time: '09:00',
        time_zone: 'Europe/Berlin',
        is_due: false,
        duplicate_in_doubt: false,
        cancel_requested: false,
        message: expect.stringContaining('(Berlin time)'),
      },
    });
  });

  it('say of a publication when its time has come', async () => {
    const id = await post();
    await published(id, { due_at: NOW });
    expect((await service.get(userId, id)).publication).toMatchObject({ state: 'scheduled', is_due: true });
  });

  it('say that LinkedIn calls one a duplicate which its user is asked about, also where it names no post', async () => {
    const id = await post();
    await published(id, { state: 'needs_user', outcome: 'duplicate_of_own' });
    expect((await service.get(userId, id)).publication).toMatchObject({
      linkedin_url: null,
      duplicate_in_doubt: true,
      message: expect.stringContaining('LinkedIn refused it as a duplicate'),
    });
  });

  it('use the user’s own today for a planned date', async () => {
    const late = (await aProfile(connection.database, { time_zone: 'Pacific/Kiritimati' })).id;
    const id = await aPost(connection.database, late, { scheduled_date: '2026-11-21' });
    expect((await service.get(late, id)).display_state).toBe('draft-date-passed');
    expect((await service.get(userId, await post({ scheduled_date: '2026-11-21' }))).display_state).toBe(
      'draft-upcoming',
    );
  });
});
