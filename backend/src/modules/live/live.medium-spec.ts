import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LIVE, liveCursor } from '@drumbeat/domain';
import type { MessageEvent } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { insertRow } from '../../../test/builders/insert-row.js';
import { aPost, aPublication } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPromptBatch } from '../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { AccountReader } from '../../platform/access/account-reader.js';
import type { Database } from '../../platform/database/database.js';
import { PostBinRepository } from '../posts/bin/post-bin.repository.js';
import { PostsRepository } from '../posts/posts.repository.js';
import { LiveFactsRepository } from './live-facts.repository.js';
import type { LiveChangesMessage } from './live.dto.js';
import { LiveService } from './live.service.js';

/** Sessions of which a test ends one. */
class Sessions extends AccountReader {
  readonly ended = new Set<string>();

  findBySession(): never {
    throw new Error('Not asked here');
  }

  async findLiveSessions(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(ids.filter((id) => !this.ended.has(id)));
  }
}

describe('Live streams', () => {
  let connection: ConnectedDatabase;
  let database: Database;
  let facts: LiveFactsRepository;
  let sessions: Sessions;
  /** Two api processes. */
  let here: LiveService;
  let there: LiveService;
  let ada: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    database = connection.database;
    facts = new LiveFactsRepository(database);
  });
  afterAll(() => connection.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });
  beforeEach(async () => {
    sessions = new Sessions();
    here = new LiveService(facts, sessions, new SchedulerRegistry());
    there = new LiveService(facts, sessions, new SchedulerRegistry());
    ada = (await aProfile(database)).id;
  });

  const notice = (user_id: string, subject: string, kind = 'publication.lost') =>
    insertRow(database, 'notifications', {
      user_id,
      kind,
      title: subject,
      body: '',
      link: '/posts',
      subject,
    });

  const listen = async (service: LiveService, userId = ada, after: string | null = null, seconds = 60) => {
    const messages: MessageEvent[] = [];
    const account = {
      id: userId,
      email: '',
      is_admin: false,
      subscription_active: true,
      time_zone: 'UTC',
      session_id: 'session',
    };
    const stream = await service.listen(account, { after, seconds }, new AbortController().signal);
    let hasBegun: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    const page = { messages, isOver: false, leave: (): void => undefined };
    const subscription = stream.subscribe({
      next: (message) => {
        messages.push(message);
        hasBegun();
      },
      complete: () => {
        page.isOver = true;
        hasBegun();
      },
    });
    page.leave = () => subscription.unsubscribe();
    await begun;
    return page;
  };
  const told = ({ messages }: { messages: MessageEvent[] }) =>
    messages
      .flatMap(({ data }) => (data as Partial<LiveChangesMessage>).events ?? [])
      .map(({ kind, title }) => [kind, title]);
  /** As a page may have its next message. */
  const halfASecondLater = () => performance.now() + LIVE.tickMs;

  it('tell what comes, in every process, and to its owner alone', async () => {
    const ben = (await aProfile(database)).id;
    const pages = [await listen(here), await listen(there), await listen(there, ben)];
    await notice(ada, 'Missed');
    const at = halfASecondLater();
    await Promise.all([here.tick(at), there.tick(at)]);
    expect(pages.map(told)).toEqual([[['notice.added', 'Missed']], [['notice.added', 'Missed']], []]);
  });

  it('name each kind of fact', async () => {
    const page = await listen(here);
    const publication_id = await aPublication(
      database,
      ada,
      await aPost(database, ada, { title: 'Pricing' }),
    );
    const event = (event: string, from_state: string, to_state: string) =>
      insertRow(database, 'publication_events', {
        publication_id,
        event,
        from_state,
        to_state,
        version: 1,
        fence: 1,
        actor: 'worker:1',
      });
    await event('intent', 'claimed', 'sending');
    await event('accepted', 'sending', 'published');
    await event('late_report', 'published', 'published');
    await event('refused', 'sending', 'rejected');
    await notice(ada, 'Reconnect', 'publication.at_risk');
    await insertRow(database, 'style_analyses', {
      user_id: ada,
      posts: null,
      post_count: 1,
      status: 'done',
      result: '{}',
      finished_at: new Date(),
    });
    await aPromptBatch(database, ada, { pushed_at: new Date() });
    await here.tick(halfASecondLater());
    const byKind = told(page).toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    expect(byKind).toEqual([
      ['analysis.done', ''],
      ['post.at_risk', 'Reconnect'],
      ['post.failed', 'Pricing'],
      ['post.published', 'Pricing'],
      ['prompts.pushed', ''],
    ]);
  });

  describe('tell of a post that was changed elsewhere', () => {
    const changes = (page: Awaited<ReturnType<typeof listen>>) =>
      page.messages
        .flatMap(({ data }) => (data as Partial<LiveChangesMessage>).events ?? [])
        .map(({ kind, post_id }) => [kind, post_id]);
    const byHand = { title: 'Pricing', scheduled_date: '2026-11-30', hand_time: '09:00' } as const;

    it.each([
      ['marked as posted', { status: 'used', posted_at: new Date('2026-11-30T09:05:00Z') }],
      ['given another time', { hand_time: '15:00' }],
      ['left without a reminder', { hand_time: null }],
      ['moved to another day', { scheduled_date: '2026-12-01' }],
      ['archived', { status: 'archived' }],
    ] as const)('%s', async (_, change) => {
      const post = await aPost(database, ada, byHand);
      const page = await listen(here);
      await new PostsRepository(database).update(ada, post, change);
      await here.tick(halfASecondLater());
      expect(changes(page)).toEqual([['post.changed', post]]);
    });

    it('put into the bin, and taken out of it', async () => {
      const post = await aPost(database, ada, byHand);
      const page = await listen(here);
      const bin = new PostBinRepository(database);
      await bin.put(ada, post, new Date());
      await here.tick(halfASecondLater());
      await bin.takeOut(ada, post);
      await here.tick(halfASecondLater() + LIVE.tickMs);
      expect(changes(page)).toEqual([
        ['post.changed', post],
        ['post.changed', post],
      ]);
    });

    it('but not of its words, and of a notice with the post that it is about', async () => {
      const post = await aPost(database, ada, byHand);
      const page = await listen(here);
      await new PostsRepository(database).update(ada, post, { content: 'Other words', title: 'Other' });
      await insertRow(database, 'notifications', {
        ...{ user_id: ada, kind: 'post.by_hand', title: 'Time to post it', body: '', subject: post },
        ...{ post_id: post, link: `/posts/${post}` },
      });
      await here.tick(halfASecondLater());
      expect(changes(page)).toEqual([['notice.added', post]]);
    });
  });

  it('go on where they broke, in another process', async () => {
    await notice(ada, 'Before');
    const first = await listen(here);
    first.leave();
    await notice(ada, 'Missed meanwhile');
    const page = await listen(there, ada, first.messages[0]?.id ?? null);
    expect(told(page)).toContainEqual(['notice.added', 'Missed meanwhile']);
    await there.tick(halfASecondLater());
    expect(told(page).filter(([, title]) => title === 'Missed meanwhile')).toHaveLength(1);
  });

  it('tell once what came while a look failed, and other processes tell it meanwhile', async () => {
    const pages = [await listen(here), await listen(there)];
    jest.spyOn(facts, 'findOfAll').mockRejectedValueOnce(new Error('The database is away'));
    await notice(ada, 'Published late');
    await expect(here.tick(halfASecondLater())).rejects.toThrow('The database is away');
    await there.tick(halfASecondLater());
    expect(pages.map(told)).toEqual([[], [['notice.added', 'Published late']]]);
    await here.tick(halfASecondLater());
    await here.tick(halfASecondLater() + LIVE.tickMs);
    expect(told(pages[0]!)).toEqual([['notice.added', 'Published late']]);
  });

  it('go on once in another process where a look hangs and its process is gone', async () => {
    const page = await listen(here);
    jest.spyOn(facts, 'findOfAll').mockReturnValueOnce(new Promise(() => undefined));
    await notice(ada, 'Published late');
    void here.tick(halfASecondLater());
    page.leave();
    const again = await listen(there, ada, page.messages.at(-1)?.id ?? null);
    await there.tick(halfASecondLater());
    expect(told(page)).toEqual([]);
    expect(told(again).filter(([, title]) => title === 'Published late')).toHaveLength(1);
  });

  it('tell what a transaction commits after its time has passed the page by', async () => {
    let committed: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (committed = resolve));
    const slow = database.transaction(async () => {
      await notice(ada, 'Slow');
      await wait;
    });
    const page = await listen(here);
    await here.tick(halfASecondLater());
    expect(told(page)).toEqual([]);
    committed();
    await slow;
    await here.tick(halfASecondLater());
    expect(told(page)).toEqual([['notice.added', 'Slow']]);
  });

  it('say what a page missed and end, where it asks for no more', async () => {
    await notice(ada, 'Meanwhile');
    const page = await listen(here, ada, liveCursor(new Date(Date.now() - 1_000)), 0);
    expect(page.isOver).toBe(true);
    expect(told(page)).toEqual([['notice.added', 'Meanwhile']]);
    expect((await listen(here, ada, liveCursor(new Date(0)), 0)).messages[0]?.data).toMatchObject({
      missed: true,
    });
  });

  it('end with their session', async () => {
    const page = await listen(here);
    await here.tick();
    expect(page.isOver).toBe(false);
    sessions.ended.add('session');
    const other = new LiveService(facts, sessions, new SchedulerRegistry());
    const ended = await listen(other);
    await other.tick();
    expect(ended.isOver).toBe(true);
  });

  it('are six for each user, and a place is free again once one was left', async () => {
    const pages = [];
    for (let index = 0; index < LIVE.streamsEach; index += 1) pages.push(await listen(here));
    await expect(listen(here)).rejects.toMatchObject({ code: 'request.too_many_at_once' });
    pages[0]?.leave();
    // The place is given back after the promises of this turn.
    await new Promise(setImmediate);
    expect((await listen(here)).messages).toHaveLength(1);
    here.onModuleDestroy();
    expect(pages.slice(1).map(({ isOver }) => isOver)).toEqual(pages.slice(1).map(() => true));
  });
});
