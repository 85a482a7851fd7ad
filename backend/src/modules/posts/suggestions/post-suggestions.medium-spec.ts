import { SUGGESTION_LIMITS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aPost, aPublication } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { notificationsService } from '../../../../test/support/services/notifications-service.js';
import { postsServiceOn } from '../../../../test/support/services/posts-service.js';
import { InvalidInputError, NotFoundError } from '../../../platform/http/errors/app-error.js';
import { AuditRepository } from '../../audit/audit.repository.js';
import { AuditService } from '../../audit/audit.service.js';
import { AdminPostsRepository } from '../admin/admin-posts.repository.js';
import { PostInProgressError, PostNotFoundError, PostStaleError, PostStatusError } from '../posts.errors.js';
import { PostsRepository } from '../posts.repository.js';
import type { PostsService } from '../posts.service.js';
import { AdminPostSuggestionsService } from './admin-post-suggestions.service.js';
import {
  SuggestionDecidedError,
  SuggestionOutdatedError,
  TooManySuggestionsError,
} from './post-suggestions.errors.js';
import { PostSuggestionsRepository } from './post-suggestions.repository.js';
import { PostSuggestionsService } from './post-suggestions.service.js';

const TEXT = 'Prices went up. We are excited to announce it.';
const WORDS = 'We are excited to announce it.';

describe('What staff suggest for a post', () => {
  let connection: ConnectedDatabase;
  let staff: AdminPostSuggestionsService;
  let own: PostSuggestionsService;
  let posts: PostsService;
  let staffId: string;
  let userId: string;
  let postId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    const clock = new FixedClock(new Date('2026-11-21T10:00:00Z'));
    const rows = new PostsRepository(database);
    const suggestions = new PostSuggestionsRepository(database);
    posts = postsServiceOn(database, clock);
    own = new PostSuggestionsService(suggestions, rows, posts, database, clock);
    staff = new AdminPostSuggestionsService(
      suggestions,
      new AdminPostsRepository(database),
      rows,
      notificationsService(database),
      new AuditService(new AuditRepository(database), clock),
      database,
      clock,
    );
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    staffId = (await aProfile(connection.database, { full_name: 'Stella Example' })).id;
    userId = (await aProfile(connection.database)).id;
    postId = await aPost(connection.database, userId, { title: 'Prices', content: TEXT });
  });

  const range = (words = WORDS) => ({
    range_start: TEXT.indexOf(words),
    range_end: TEXT.indexOf(words) + words.length,
  });
  const suggest = async (change: Partial<Parameters<AdminPostSuggestionsService['suggest']>[2]> = {}) => {
    const { data } = await staff.suggest(staffId, postId, {
      ...{ version: 1, ...range(), replacement: 'It costs 80 now.', reason: 'Say the number.' },
      ...change,
    });
    return data.at(-1)!;
  };
  const write = async (content: string) => {
    const { version } = await posts.get(userId, postId);
    await posts.change(userId, postId, { version, content });
  };
  const open = async () => (await own.list(userId, postId)).data;
  const mine = (id: string) => ({ userId, postId, id });
  const text = async () => (await posts.get(userId, postId)).content;
  const notices = async () =>
    (await notificationsService(connection.database).list(userId)).data.filter(
      ({ kind }) => kind === 'post.suggested',
    );

  it('changes nothing by itself: its user is told, and the audit log has the words before and after', async () => {
    const { id } = await suggest();
    expect(await text()).toBe(TEXT);
    expect((await posts.get(userId, postId)).version).toBe(1);
    expect(await open()).toMatchObject([
      { id, original: WORDS, replacement: 'It costs 80 now.', state: 'open', author_name: 'Stella Example' },
    ]);
    expect(await notices()).toMatchObject([
      { body: 'For “Prices”: Say the number.', link: `/posts/${postId}`, read_at: null },
    ]);
    const audit = await connection.database.query(
      'select action, user_id, entity, entity_id, details from audit_log where actor_id = $1',
      [staffId],
    );
    expect(audit).toMatchObject([
      {
        action: 'post_suggestion.made',
        ...{ user_id: userId, entity: 'posts', entity_id: postId },
        details: { before: { text: WORDS }, after: { text: 'It costs 80 now.' } },
      },
    ]);
  });

  it('is saved as any edit once its user accepts it, with the text before as a version; a repeated call changes nothing', async () => {
    const { id } = await suggest();
    const saved = await own.accept(mine(id), 1);
    expect(saved).toMatchObject({ content: 'Prices went up. It costs 80 now.', version: 2 });
    expect(
      await connection.database.query('select version, content from post_versions where post_id = $1', [
        postId,
      ]),
    ).toEqual([{ version: 1, content: TEXT }]);
    expect(await open()).toEqual([]);
    expect(await notices()).toEqual([]);
    expect((await own.accept(mine(id), 1)).version).toBe(2);
    await expect(own.decline(mine(id))).rejects.toThrow(SuggestionDecidedError);
    await expect(staff.withdraw(staffId, postId, id)).rejects.toThrow(SuggestionDecidedError);
  });

  it('is left out of the text that its user declines it for, and cannot be accepted then', async () => {
    const { id } = await suggest();
    await own.decline(mine(id));
    await own.decline(mine(id));
    expect(await text()).toBe(TEXT);
    expect(await notices()).toEqual([]);
    await expect(own.accept(mine(id), 1)).rejects.toThrow(SuggestionDecidedError);
    expect((await staff.list(postId)).data).toMatchObject([{ id, state: 'declined' }]);
  });

  it('follows its words where other words of the post changed, by the newest version alone', async () => {
    const { id } = await suggest();
    await write(`All prices went up. ${WORDS}`);
    await expect(own.accept(mine(id), 1)).rejects.toThrow(PostStaleError);
    expect((await own.accept(mine(id), 2)).content).toBe('All prices went up. It costs 80 now.');
  });

  it('is not applied where its words have changed, and waits for another decision', async () => {
    const { id } = await suggest();
    await write('Prices went up. It was not easy.');
    await expect(own.accept(mine(id), 2)).rejects.toThrow(SuggestionOutdatedError);
    expect(await text()).toBe('Prices went up. It was not easy.');
    expect(await open()).toMatchObject([{ id, state: 'open' }]);
  });

  it('may be a whole draft, also for an empty post', async () => {
    const whole = await suggest({ ...range(TEXT), replacement: 'A draft of ours.' });
    expect((await own.accept(mine(whole.id), 1)).content).toBe('A draft of ours.');
    await write('');
    const { id } = await suggest({ version: 3, range_start: 0, range_end: 0, replacement: 'From nothing.' });
    expect((await own.accept(mine(id), 3)).content).toBe('From nothing.');
  });

  it('is refused without words, beyond the text, in half an emoji, without a change, and with nothing left', async () => {
    for (const change of [
      { range_start: 3, range_end: 3 },
      { range_start: 5, range_end: 4 },
      { range_end: TEXT.length + 1 },
      { replacement: WORDS },
      { ...range(TEXT), replacement: ' ' },
    ]) {
      await expect(suggest(change)).rejects.toThrow(InvalidInputError);
    }
    await write('🙂 Prices');
    await expect(suggest({ version: 2, range_start: 1, range_end: 4 })).rejects.toThrow(InvalidInputError);
    expect(await open()).toEqual([]);
  });

  it('names the version that staff had before them', async () => {
    await write('Prices went up again.');
    await expect(suggest()).rejects.toThrow(PostStaleError);
  });

  it('waits with as many others as a post may have, and goes when staff withdraw it', async () => {
    const { database } = connection;
    const { id } = await suggest();
    await database.query(
      `insert into post_suggestions (post_id, range_start, original, replacement, reason)
       select $1, 0, 'Prices', 'Price ' || n, 'Why' from generate_series(1, ${SUGGESTION_LIMITS.open - 1}) n`,
      [postId],
    );
    await expect(suggest()).rejects.toThrow(TooManySuggestionsError);
    await staff.withdraw(staffId, postId, id);
    expect(await notices()).toEqual([]);
    expect((await open()).map((one) => one.id)).not.toContain(id);
    await suggest();
  });

  it('is for posts that are not out or under way, and only its user decides', async () => {
    const { id } = await suggest();
    const stranger = (await aProfile(connection.database)).id;
    await expect(own.list(stranger, postId)).rejects.toThrow(PostNotFoundError);
    await expect(own.accept({ ...mine(id), userId: stranger }, 1)).rejects.toThrow(PostNotFoundError);
    await expect(own.decline({ ...mine(id), userId: stranger })).rejects.toThrow(PostNotFoundError);
    const other = await aPost(connection.database, userId);
    await expect(own.decline({ userId, postId: other, id })).rejects.toThrow(NotFoundError);
    await aPublication(connection.database, userId, postId, { state: 'needs_user', snapshot: '{}' });
    await expect(own.accept(mine(id), 1)).rejects.toThrow(PostInProgressError);
    await expect(suggest()).rejects.toThrow(PostInProgressError);
    await connection.database.query(`update posts set status = 'used' where id = $1`, [postId]);
    await expect(suggest()).rejects.toThrow(PostStatusError);
  });
});
