import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aPost, aPublication } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../test/support/fixed-clock.js';
import { InvalidInputError } from '../../platform/http/errors/app-error.js';
import { ProfilesRepository } from '../users/profile/profiles.repository.js';
import { ProfileLockedError } from '../users/users.errors.js';
import { UsersService } from '../users/users.service.js';
import { PublishedPostsRepository } from '../posts/published/published-posts.repository.js';
import { PublishedPostsService } from '../posts/published/published-posts.service.js';
import { ContentStrategyRepository } from './content-strategy.repository.js';
import { ContentStrategyService } from './content-strategy.service.js';

describe('The content strategy', () => {
  let connection: ConnectedDatabase;
  let userId: string;
  let strategy: ContentStrategyService;
  /** A Sunday evening in Chicago, Monday elsewhere: the next week begins on 2026-11-23. */
  const clock = new FixedClock(new Date('2026-11-23T02:00:00Z'));

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    const users = new UsersService(new ProfilesRepository(database), database, clock);
    strategy = new ContentStrategyService(
      new ContentStrategyRepository(database),
      new PublishedPostsService(new PublishedPostsRepository(database)),
      users,
      database,
      clock,
    );
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    ({ id: userId } = await aProfile(connection.database, {
      time_zone: 'America/Chicago',
      content_pillars: ['Pricing', 'Hiring', 'Clients'],
    }));
  });

  const aPromptOn = (
    pillar_number: number,
    scheduled_date: string,
    over: Parameters<typeof aPrompt>[2] = {},
  ) =>
    aPrompt(connection.database, userId, {
      pillar_number,
      scheduled_date,
      pushed_to_calendar: true,
      ...over,
    });

  const postedOn = async (pillar: number | null, at: string) => {
    const source =
      pillar === null
        ? {}
        : {
            source_type: 'prompt' as const,
            source_id: String(await aPromptOn(pillar, '2026-10-01', { status: 'used', is_used: true })),
          };
    return aPost(connection.database, userId, { status: 'used', posted_at: new Date(at), ...source });
  };

  it('of a new user has equal shares and suggests each pillar once', async () => {
    const found = await strategy.find(userId);
    expect(found.pillars).toEqual([
      { number: 1, name: 'Pricing', target: 34, posts: 0, last_posted_at: null },
      { number: 2, name: 'Hiring', target: 33, posts: 0, last_posted_at: null },
      { number: 3, name: 'Clients', target: 33, posts: 0, last_posted_at: null },
    ]);
    expect(found.next_week).toEqual(
      ['2026-11-23', '2026-11-25', '2026-11-27'].map((date, at) => ({
        date,
        kind: 'open',
        name: null,
        post_id: null,
        prompt_id: null,
        pillar_number: at + 1,
      })),
    );
  });

  it('counts the last ten posts by pillar, and those without one apart', async () => {
    await postedOn(2, '2026-10-01T12:00:00Z');
    for (let day = 10; day < 17; day += 1) await postedOn(1, `2026-11-${day}T12:00:00Z`);
    await postedOn(3, '2026-11-17T12:00:00Z');
    await postedOn(null, '2026-11-18T12:00:00Z');
    await postedOn(null, '2026-11-19T12:00:00Z');
    const { pillars, posts, posts_without_pillar } = await strategy.find(userId);
    expect(pillars.map((pillar) => pillar.posts)).toEqual([7, 0, 1]);
    expect(pillars[2]?.last_posted_at).toEqual(new Date('2026-11-17T12:00:00Z'));
    expect({ posts, posts_without_pillar }).toEqual({ posts: 10, posts_without_pillar: 2 });
  });

  it('shows what the next week has, and suggests earlier prompts for what lacks', async () => {
    await postedOn(1, '2026-11-10T12:00:00Z');
    const planned = await aPost(connection.database, userId, {
      title: 'Planned',
      scheduled_date: '2026-11-23',
    });
    const waiting = await aPromptOn(2, '2026-11-27', { hook: 'Who stays?' });
    const unused = await aPromptOn(3, '2026-11-04', { hook: 'The client who left' });
    await aPromptOn(3, '2026-11-05', { pushed_to_calendar: false });
    expect((await strategy.find(userId)).next_week).toMatchObject([
      { date: '2026-11-23', kind: 'post', name: 'Planned', post_id: planned },
      {
        date: '2026-11-25',
        kind: 'open',
        name: 'The client who left',
        prompt_id: unused,
        pillar_number: 3,
      },
      {
        date: '2026-11-27',
        kind: 'prompt',
        name: 'Who stays?',
        prompt_id: waiting,
        pillar_number: 2,
      },
    ]);
  });

  it('neither shows nor suggests a prompt that a post was begun from', async () => {
    const begun = await aPromptOn(2, '2026-11-25');
    const past = await aPromptOn(3, '2026-11-04');
    for (const [prompt, day] of [
      [begun, '2026-11-27'],
      [past, null],
    ] as const) {
      await aPost(connection.database, userId, {
        source_type: 'prompt',
        source_id: String(prompt),
        scheduled_date: day,
      });
    }
    const { next_week } = await strategy.find(userId);
    expect(next_week.map(({ kind, prompt_id }) => [kind, prompt_id])).toEqual([
      ['open', null],
      ['open', null],
      ['post', begun],
    ]);
  });

  it('shows of a day what goes out, whatever draft is planned for it besides', async () => {
    const drafts = () => aPost(connection.database, userId, { scheduled_date: '2026-11-23' });
    await drafts();
    const leaving = await drafts();
    await drafts();
    await aPublication(connection.database, userId, leaving, { state: 'scheduled' });
    expect((await strategy.find(userId)).next_week[0]).toMatchObject({ kind: 'post', post_id: leaving });
  });

  it('keeps the shares that the user chose while they fit, unless the staff has locked the profile', async () => {
    expect((await strategy.saveMix(userId, [60, 40, 0])).pillars.map(({ target }) => target)).toEqual([
      60, 40, 0,
    ]);
    await expect(strategy.saveMix(userId, [60, 30, 0])).rejects.toThrow(InvalidInputError);
    await expect(strategy.saveMix(userId, [60, 40])).rejects.toThrow(InvalidInputError);
    await connection.database.query('update profiles set profile_locked = true where id = $1', [userId]);
    await expect(strategy.saveMix(userId, [50, 50, 0])).rejects.toThrow(ProfileLockedError);
    await connection.database.query(
      `update profiles set content_pillars = '{Pricing,Hiring}' where id = $1`,
      [userId],
    );
    expect((await strategy.find(userId)).pillars.map(({ target }) => target)).toEqual([50, 50]);
  });

  it('knows nothing of another user', async () => {
    const { id: stranger } = await aProfile(connection.database);
    await aPost(connection.database, stranger, {
      status: 'used',
      posted_at: new Date('2026-11-10T12:00:00Z'),
    });
    await aPost(connection.database, stranger, { title: 'Theirs', scheduled_date: '2026-11-23' });
    const { posts, next_week } = await strategy.find(userId);
    expect(posts).toBe(0);
    expect(next_week[0]?.kind).toBe('open');
  });
});
