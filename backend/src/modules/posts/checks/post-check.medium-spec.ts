import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { COMPARED_POSTS, SAME_POST_FROM } from './near-duplicate-post.rules.js';
import { postName, TRAINING_POST_TITLE } from '@drumbeat/domain';
import { aPost } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { PostCheckController } from './post-check.controller.js';
import { similarityOf, trigramsOf } from '../list/post-sketch.policy.js';
import { PostCheckRepository } from './post-check.repository.js';

const MILWAUKEE = `She cut one service and kept 92% of her revenue.

A 12-person studio in Milwaukee came to me in March with a full calendar and an empty account.

We put a year of invoices beside a year of timesheets and sorted by what was left over. Social media took 31% of the hours and brought in 8% of the money. Worse, it ate every Thursday, the day her two best designers should have spent on packaging.

She closed it in May. Two clients left. One sent flowers, which I still don't understand.`;

const RAISE = `I raised my prices by 20% and lost one client of eleven.

A 9-person studio in Madison asked me in June how to say it. We wrote three sentences: what changes, when it changes, and what stays as it is. No apology, no reasons.

She sent the mail on a Monday morning and went for a walk. Nine people answered "thank you for telling us early". One asked for a smaller package. One left, and was the one who paid late.

Prices are a sentence, not a speech.`;

const HIRING = `My worst hire had the best portfolio.

He came to the studio with awards and left after eleven weeks. Nobody had asked him how he works when a client says no twice.

Since then the last interview is a phone call with a client, recorded, with permission. Four hires, four still here.`;

const NEW_FIRST_LINE = MILWAUKEE.replace(/^.*$/m, 'One decision in May saved a studio a third of its hours.');
const FEWER = MILWAUKEE.replace(' One sent flowers, which I still don’t understand.', '').replace(
  'Worse, it ate every Thursday, the day her two best designers should have spent on packaging.',
  'Worse, it ate every Thursday.',
);
const OTHER_NUMBERS = MILWAUKEE.replace('92%', '88%').replace('31%', '27%').replace('12-person', '14-person');

describe('The check for a near-duplicate', () => {
  let connection: ConnectedDatabase;
  let controller: PostCheckController;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    controller = new PostCheckController(new PostCheckRepository(connection.database));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const post = (overrides: Parameters<typeof aPost>[2]) => aPost(connection.database, userId, overrides);
  const check = async (content: string, post_id?: string) => {
    const user = {
      id: userId,
      email: 'ada@example.test',
      is_admin: false,
      subscription_active: true,
      time_zone: 'UTC',
      session_id: 'session',
    };
    const request = { content, ...(post_id === undefined ? {} : { post_id }) };
    return (await controller.check(user, request)).near_duplicate;
  };

  it.each([
    ['a new first line', NEW_FIRST_LINE],
    ['a few sentences less', FEWER],
    ['other numbers', OTHER_NUMBERS],
    ['other line breaks and case', MILWAUKEE.toUpperCase().replaceAll('\n\n', '\n')],
  ])('finds an earlier post with %s, and says when it went out', async (_, content) => {
    const posted_at = new Date('2026-11-02T15:00:00Z');
    const post_id = await post({ title: 'Milwaukee', content: MILWAUKEE, status: 'used', posted_at });
    const found = await check(content);
    expect(found).toMatchObject({ post_id, title: 'Milwaukee', posted_at });
    expect(found!.similarity).toBeGreaterThanOrEqual(SAME_POST_FROM);
  });

  it('takes another post in the same voice for another post', async () => {
    await post({ content: RAISE, status: 'used' });
    await post({ content: HIRING, status: 'used' });
    expect(await check(MILWAUKEE)).toBeNull();
  });

  it('keeps a distance from the threshold on both sides', () => {
    const similarity = (one: string, other: string) => similarityOf(trigramsOf(one), trigramsOf(other));
    for (const same of [NEW_FIRST_LINE, FEWER, OTHER_NUMBERS]) {
      expect(similarity(MILWAUKEE, same)).toBeGreaterThan(SAME_POST_FROM + 0.1);
    }
    for (const [one, other] of [
      [MILWAUKEE, RAISE],
      [MILWAUKEE, HIRING],
      [RAISE, HIRING],
    ] as const) {
      expect(similarity(one, other)).toBeLessThan(SAME_POST_FROM - 0.15);
    }
  });

  it('reads a text once to make its sketch, and again once it was changed', async () => {
    const edited = await post({ content: MILWAUKEE });
    await post({ content: RAISE });
    await check(HIRING);
    const sketched = () =>
      connection.database.query<{ id: string }>(
        'select id from posts where user_id = $1 and sketch_version = version order by id',
        [userId],
      );
    expect(await sketched()).toHaveLength(2);
    await connection.database.query('update posts set content = $2, version = version + 1 where id = $1', [
      edited,
      HIRING,
    ]);
    expect(await sketched()).toHaveLength(1);
    expect(await check(HIRING)).toMatchObject({ post_id: edited });
    expect(await sketched()).toHaveLength(2);
  });

  it('makes sketches of so much text in one call and goes on in the next', async () => {
    const old = new Date('2026-01-01T00:00:00Z');
    const first = await post({ content: MILWAUKEE, updated_at: old });
    await connection.database.query(
      `insert into posts (user_id, title, content) select $1, 'Long', repeat(n || ' words ', 1200) from generate_series(1, 60) n`,
      [userId],
    );
    expect(await check(MILWAUKEE)).toBeNull();
    expect(await check(MILWAUKEE)).toMatchObject({ post_id: first });
  });

  it('names the closest one, a draft as well', async () => {
    await post({ title: 'Posted', content: NEW_FIRST_LINE, status: 'used' });
    const draft = await post({ title: 'Draft', content: OTHER_NUMBERS });
    expect(await check(MILWAUKEE)).toMatchObject({ post_id: draft, title: 'Draft', posted_at: null });
  });

  it('names one that stands for a training post by how it begins, as lists do', async () => {
    await post({ title: TRAINING_POST_TITLE, content: MILWAUKEE, status: 'used' });
    expect(await check(MILWAUKEE)).toMatchObject({
      title: postName({ title: TRAINING_POST_TITLE, content: MILWAUKEE }),
    });
    expect((await check(MILWAUKEE))!.title).toContain('She cut one service');
  });

  it('finds no duplicate in the post itself, in a discarded draft, in a long book and in another person’s post', async () => {
    const itself = await post({ content: MILWAUKEE });
    await post({ content: MILWAUKEE, status: 'archived' });
    await post({ content: MILWAUKEE + RAISE.repeat(4) });
    const stranger = await aProfile(connection.database);
    await aPost(connection.database, stranger.id, { content: MILWAUKEE, status: 'used' });
    expect(await check(MILWAUKEE, itself)).toBeNull();
    expect(await check(MILWAUKEE)).toMatchObject({ post_id: itself });
  });

  it('remembers what was posted and then archived or hidden', async () => {
    const posted_at = new Date('2026-10-01T15:00:00Z');
    const archived = await post({ content: MILWAUKEE, status: 'archived', posted_at });
    expect(await check(MILWAUKEE)).toMatchObject({ post_id: archived });
    const hidden = await post({ content: RAISE, status: 'used', posted_at, is_hidden: true });
    expect(await check(RAISE)).toMatchObject({ post_id: hidden });
  });

  it('does not compare single lines', async () => {
    await post({ content: 'Thank you all!' });
    expect(await check('Thank you all!')).toBeNull();
  });

  it('looks at the newest posts only, so that it stays a matter of a moment', async () => {
    const old = new Date('2020-01-01T00:00:00Z');
    await post({ content: MILWAUKEE, status: 'used', updated_at: old });
    await connection.database.query(
      `insert into posts (user_id, title, content) select $1, 'Later', 'words' from generate_series(1, $2)`,
      [userId, COMPARED_POSTS],
    );
    expect(await check(MILWAUKEE)).toBeNull();
  });
});
