import { encodeLittleText } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { POST_GROUPS, postGroupOf, postTabOf, PUBLICATION_STATES } from '@drumbeat/domain';
import { aPost, aPublication } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import { connectTestDatabase, type ConnectedDatabase } from '../../../test/support/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { postsServiceOn } from '../../../test/support/posts-service.js';
import { promptsServiceOn } from '../../../test/support/prompts-service.js';
import type { PublicationEntity } from '../publications/publication.entity.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import { PromptNotFoundError } from '../prompts/prompts.errors.js';
import { PostBinRepository } from './bin/post-bin.repository.js';
import { PostBinService } from './bin/post-bin.service.js';
import type { ListPostsQuery, PostListTab } from './posts.dto.js';
import {
  DraftExistsError,
  PostInProgressError,
  PostNotFoundError,
  PostScheduledError,
  PostStaleError,
} from './posts.errors.js';
import type { PostResponse } from './posts.dto.js';
import { PostsRepository } from './posts.repository.js';
import type { PostsService } from './posts.service.js';

const NOW = new Date('2026-11-21T10:00:00Z');

const WHATEVER_A_STATE_NEEDS = {
  owner_id: 7,
  lease_until: NOW,
  settle_until: NOW,
  published_at: NOW,
  evidence: 'user',
  snapshot: { text: 'words' },
} as unknown as Partial<PublicationEntity>;

describe('The posts of a user', () => {
  let connection: ConnectedDatabase;
  let service: PostsService;
  let bin: PostBinService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    const clock = new FixedClock(NOW);
    service = postsServiceOn(database, clock);
    bin = new PostBinService(database, new PostsRepository(database), new PostBinRepository(database), clock);
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

  describe('in their lists', () => {
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
      const states = PUBLICATION_STATES.filter((state) => state !== 'cancelled');
      for (const status of ['draft', 'used', 'archived'] as const) {
        for (const state of [null, ...states]) {
          for (const scheduled_date of [null, '2026-11-20', '2026-11-21', '2026-11-25']) {
            const posted_at = status === 'draft' ? null : scheduled_date === null ? at(1) : at(20);
            const id = await post({
              title: `${status} ${state} ${scheduled_date}`,
              status,
              scheduled_date,
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
      await post({ title: 'for the 25th', scheduled_date: '2026-11-25', updated_at: at(2) });
      await published(await post({ title: 'due on the 24th', updated_at: at(1) }), { due_at: at(24) });
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await list({ group: 'coming-up', limit: 2, ...(cursor === null ? {} : { cursor }) });
        seen.push(...page.data.map(({ title }) => title));
        cursor = page.next_cursor;
      } while (cursor !== null);
      const undated = [9, 7, 5, 3, 1].map((day) => `changed on ${day}`);
      const dated = ['due on the 24th', 'for the 25th', 'for the last day of all'];
      expect(seen).toEqual([...dated, ...undated]);
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
          message: expect.stringContaining('(Europe/Berlin)'),
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

  describe('written by hand', () => {
    it('are made once where the client chose the id, however often it is sent', async () => {
      const request = { id: randomUUID(), content: 'Written on a train' };
      const made = await service.create(userId, request);
      expect(made).toMatchObject({ id: request.id, version: 1 });
      expect(await service.create(userId, request)).toEqual(made);
      await expect(service.create(userId, { ...request, content: 'Another text' })).rejects.toThrow(
        PostStaleError,
      );
      const stranger = (await aProfile(connection.database)).id;
      await expect(service.create(stranger, request)).rejects.toThrow(PostNotFoundError);
      expect((await list()).counts.all).toBe(1);
    });

    it('keep the prompt that they were drafted from, one draft a prompt, and never somebody else’s', async () => {
      const prompt_id = await aPrompt(connection.database, userId);
      const request = {
        content: 'What was written so far',
        prompt_id,
        scheduled_date: '2026-11-23',
      } as const;
      const made = await service.create(userId, request);
      expect(made).toMatchObject({
        source_type: 'prompt',
        prompt_id,
        scheduled_date: '2026-11-23',
        version: 1,
      });
      expect(made.ai_prompt_used).toBe(
        (await promptsServiceOn(connection.database).get(userId, prompt_id)).prompt_text,
      );
      await expect(service.create(userId, request)).rejects.toThrow(DraftExistsError);
      const stranger = (await aProfile(connection.database)).id;
      await expect(service.create(stranger, request)).rejects.toThrow(PromptNotFoundError);
    });

    it('get their title and hashtags from the text, and keep both in step with it', async () => {
      const made = await service.create(userId, { content: 'First line\r\n\r\nMore #Growth #growth' });
      expect(made).toMatchObject({
        title: 'First line',
        content: 'First line\n\nMore #Growth #growth',
        hashtags: ['Growth'],
        source_type: 'manual',
        status: 'draft',
        version: 1,
      });
      const changed = await service.change(userId, made.id, { version: 1, content: 'Another line #Hiring' });
      expect(changed).toMatchObject({ title: 'Another line #Hiring', hashtags: ['Hiring'], version: 2 });
      await service.change(userId, made.id, { version: 2, title: 'My own title' });
      const again = await service.change(userId, made.id, { version: 3, content: 'Third' });
      expect(again).toMatchObject({ title: 'My own title', version: 4 });
    });

    it('keep their version when an edit changes nothing', async () => {
      const id = await post({ content: 'Same' });
      expect(await service.change(userId, id, { version: 1, content: 'Same' })).toMatchObject({ version: 1 });
    });

    it('refuse an edit that started from an older version, and show the newer post', async () => {
      const id = await post();
      await service.change(userId, id, { version: 1, content: 'From the first tab' });
      const stale = await service
        .change(userId, id, { version: 1, content: 'From the second tab' })
        .catch((error: unknown) => error);
      expect(stale).toBeInstanceOf(PostStaleError);
      expect(stale).toMatchObject({
        status: 409,
        code: 'post.stale',
        details: { current: { content: 'From the first tab', version: 2 } },
      });
    });

    it('let exactly one of two tabs win that save at the same moment', async () => {
      const id = await post();
      const saves = await Promise.allSettled(
        ['one', 'two'].map((content) => service.change(userId, id, { version: 1, content })),
      );
      expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await service.get(userId, id)).toMatchObject({ version: 2 });
    });

    it('are frozen while their delivery is under way, and can be edited while they wait', async () => {
      const id = await post();
      const publicationId = await published(id, { due_at: at(28) });
      await service.change(userId, id, { version: 1, content: 'Edited in time' });
      await connection.database.query(
        `update publications set state = 'sending', owner_id = 1, lease_until = now(), snapshot = '{}' where id = $1`,
        [publicationId],
      );
      const edit = service.change(userId, id, { version: 2, content: 'Too late' });
      await expect(edit).rejects.toBeInstanceOf(PostInProgressError);
      await expect(bin.delete(userId, id)).rejects.toBeInstanceOf(PostInProgressError);
      expect(await service.get(userId, id)).toMatchObject({ content: 'Edited in time', version: 2 });
    });

    it('cannot be deleted or archived while they are scheduled', async () => {
      const id = await post();
      await published(id);
      await expect(bin.delete(userId, id)).rejects.toBeInstanceOf(PostScheduledError);
      const archiving = service.change(userId, id, { version: 1, status: 'archived' });
      await expect(archiving).rejects.toMatchObject({ code: 'publication.scheduled' });
    });

    it('go into the archive and come back, posted ones as posted', async () => {
      const id = await post({ status: 'used', posted_at: at(1) });
      const archived = await service.change(userId, id, { version: 1, status: 'archived' });
      expect(archived.display_state).toBe('archived');
      expect(await service.change(userId, id, { version: 2, status: 'draft' })).toMatchObject({
        status: 'used',
      });
    });

    it('come back from the archive only when their prompt has no newer draft', async () => {
      const source_id = String(await aPrompt(connection.database, userId));
      const id = await post({ source_type: 'prompt', source_id, status: 'archived' });
      await post({ source_type: 'prompt', source_id });
      const unarchiving = service.change(userId, id, { version: 1, status: 'draft' });
      await expect(unarchiving).rejects.toMatchObject({ code: 'post.draft_exists' });
    });

    it('belong to their user: for everybody else they are not there', async () => {
      const stranger = (await aProfile(connection.database)).id;
      const id = await post();
      for (const call of [
        () => service.get(stranger, id),
        () => service.change(stranger, id, { version: 1, content: 'Mine now' }),
        () => bin.delete(stranger, id),
        () => service.getForPublishing(stranger, id),
      ]) {
        await expect(call()).rejects.toBeInstanceOf(PostNotFoundError);
      }
      expect(await service.get(userId, id)).toMatchObject({ version: 1 });
    });

    it('are hidden and shown again by an edit', async () => {
      const id = await post({ title: 'A quiet one' });
      const hidden = await service.change(userId, id, { version: 1, is_hidden: true });
      expect(hidden).toMatchObject({ is_hidden: true, version: 2 });
      expect(await titles()).toEqual([]);
      expect(await titles({ tab: 'hidden', search: 'quiet' })).toEqual(['A quiet one']);
      await service.change(userId, id, { version: 2, is_hidden: false });
      expect(await titles()).toEqual(['A quiet one']);
    });

    it('are gone once deleted', async () => {
      const id = await post();
      await bin.delete(userId, id);
      await expect(service.get(userId, id)).rejects.toBeInstanceOf(PostNotFoundError);
    });
  });

  describe('with a publication', () => {
    const events = (publicationId: string) =>
      connection.database.query<{ event: string; from_state: string; to_state: string; actor: string }>(
        `select event, from_state, to_state, actor from publication_events where publication_id = $1 order by id`,
        [publicationId],
      );

    it('that waits tell an edit of what goes out in its audit, once for a sitting', async () => {
      const id = await post();
      const publication = await published(id, { state: 'scheduled', due_at: at(28) });
      await service.change(userId, id, { version: 1, scheduled_date: '2026-11-28' });
      expect(await events(publication)).toEqual([]);
      await service.change(userId, id, { version: 2, content: 'What I know now.' });
      await service.change(userId, id, { version: 3, content: 'What I know now, and did not then.' });
      expect(await events(publication)).toEqual([
        { event: 'edit', from_state: 'scheduled', to_state: 'scheduled', actor: `user:${userId}` },
      ]);
    });

    it('that waits tell the newest fifty edits, however often its time was changed between them', async () => {
      const id = await post();
      const publication = await published(id, { state: 'scheduled', due_at: at(28) });
      await connection.database.query(
        `insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor)
         select $1, event, 'scheduled', 'scheduled', 1, 0, 'user:' || $2
           from generate_series(1, 60), unnest('{edit,reschedule}'::text[]) event`,
        [publication, userId],
      );
      const [{ last } = { last: '' }] = await connection.database.query<{ last: string }>(
        'select max(id) as last from publication_events where publication_id = $1',
        [publication],
      );
      await service.change(userId, id, { version: 1, content: 'What I know now.' });
      const told = await connection.database.query<{ event: string; is_new: boolean }>(
        'select event, id > $2 as is_new from publication_events where publication_id = $1',
        [publication, last],
      );
      expect(told.filter(({ event }) => event === 'edit')).toHaveLength(50);
      expect(told.filter(({ is_new }) => is_new)).toEqual([{ event: 'edit', is_new: true }]);
      expect(told.filter(({ event }) => event === 'reschedule')).toHaveLength(60);
    });

    it('that LinkedIn refused for its text say so until the text is another', async () => {
      const id = await post({ content: 'Look at #this (twice).' });
      const publication = await published(id, {
        state: 'rejected',
        outcome: 'content_refused',
        snapshot: JSON.stringify({ commentary: encodeLittleText('Look at #this (twice).') }),
      });
      await connection.database.query(
        `insert into publication_attempts (publication_id, number, fence, owner_id, payload_hash, responded_at, outcome_class, outcome)
         values ($1, 1, 1, 1, 'hash', now(), 'C', 'content_refused')`,
        [publication],
      );
      expect(await service.get(userId, id)).toMatchObject({ text_refused: true });
      const changed = await service.change(userId, id, { version: 1, content: 'Look at this, twice.' });
      expect(changed).toMatchObject({ text_refused: false });
    });

    it('that was put off say when it is tried again', async () => {
      const id = await post();
      const due_at = new Date('2026-11-21T09:58:00Z');
      const next_try_at = new Date('2026-11-21T10:05:00Z');
      await published(id, { state: 'scheduled', outcome: 'rate_limited', due_at, next_try_at });
      const { publication } = await service.get(userId, id);
      expect(publication).toMatchObject({ next_try_at });
      expect(publication?.message).toContain(
        'The next try is on Sat, Nov 21, 2026 at 11:05 AM (Europe/Berlin).',
      );
    });
  });
});
