import { encodeLittleText } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aPost, aPublication } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { postsServiceOn } from '../../../test/support/services/posts-service.js';
import { promptsServiceOn } from '../../../test/support/services/prompts-service.js';
import { PromptNotFoundError } from '../prompts/prompts.errors.js';
import { PostBinRepository } from './bin/post-bin.repository.js';
import { PostBinService } from './bin/post-bin.service.js';
import type { ChangePostRequest, ListPostsQuery } from './posts.dto.js';
import {
  DraftExistsError,
  PostInProgressError,
  PostNotFoundError,
  PostScheduledError,
  PostStaleError,
} from './posts.errors.js';
import { PostsRepository } from './posts.repository.js';
import type { PostsService } from './posts.service.js';

const NOW = new Date('2026-11-21T10:00:00Z');

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

    it('keep the time at which their author posts them by hand with their day', async () => {
      const id = await post();
      const change = async (version: number, to: Partial<ChangePostRequest>) => {
        const { scheduled_date, hand_time } = await service.change(userId, id, { version, ...to });
        return [scheduled_date, hand_time];
      };
      await expect(change(1, { hand_time: '09:30' })).rejects.toThrow('on the planned day');
      expect(await change(1, { scheduled_date: '2026-11-24', hand_time: '09:30' })).toEqual([
        '2026-11-24',
        '09:30',
      ]);
      expect(await change(2, { scheduled_date: '2026-11-26' })).toEqual(['2026-11-26', '09:30']);
      expect(await change(3, { scheduled_date: null })).toEqual([null, null]);
      expect(await change(4, { scheduled_date: '2026-11-24' })).toEqual(['2026-11-24', null]);
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
        'The next try is on Sat, Nov 21, 2026 at 11:05 AM (Berlin time).',
      );
    });
  });
});
