import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aGeneration } from '../../../test/builders/generation.builder.js';
import { aPost } from '../../../test/builders/post.builder.js';
import { aProfile } from '../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { testConfig } from '../../../test/support/test-config.js';
import { sha256 } from '../../platform/crypto/token.js';
import { AttemptLimitsRepository } from '../auth/allowances/attempt-limits.repository.js';
import { CallAllowancesService } from '../auth/allowances/call-allowances.service.js';
import { CALL_ALLOWANCES } from '../auth/allowances/user-allowances.limits.js';
import { TooManyAttemptsError } from '../auth/auth.errors.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { LEARNING_POINTS, RequestedMatchesService } from './requested-matches.service.js';
import { VoiceMatchRepository } from './voice-match.repository.js';
import { VoiceMatchService, type Asker } from './voice-match.service.js';

const DAVE = join(import.meta.dirname, '../../../bench/voice/recognition/authors/dave');
/** Tests wait longer than users: many run at once. */
const ASKER: Asker = { waitMs: 50_000, beforeLearning: () => Promise.resolve() };
const POSTS = readdirSync(DAVE)
  .sort()
  .map((file) => readFileSync(join(DAVE, file), 'utf8').trim());
const DRAFT = POSTS.slice(30).find((post) => post.split(/\s+/u).length >= 100)!;

describe('The voice match of a user', () => {
  let connection: ConnectedDatabase;
  let repository: VoiceMatchRepository;
  let matches: VoiceMatchService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    repository = new VoiceMatchRepository(connection.database);
    matches = new VoiceMatchService(repository, connection.database);
  });
  afterAll(async () => {
    await matches.onApplicationShutdown();
    await connection.close();
  });
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const post = (content: string, overrides: Parameters<typeof aPost>[2] = {}) =>
    aPost(connection.database, userId, {
      content,
      status: 'used',
      posted_at: new Date('2026-10-01T15:00:00Z'),
      ...overrides,
    });
  const known = async (postId: string | null = null) =>
    (await matches.matchText(userId, DRAFT, postId, ASKER)).known?.posts;

  it('is learned from what is posted or was given for training, and measured without blocking anybody', async () => {
    for (const content of POSTS.slice(0, 12)) await post(content);
    const draft = await post(DRAFT, { status: 'draft', posted_at: null });
    const before = process.threadCpuUsage();
    const match = await matches.matchPost(userId, draft, ASKER);
    const { user } = process.threadCpuUsage(before);
    expect(match).toMatchObject({ kind: 'measured', band: 'yours', known: { posts: 12 } });
    // Learning alone takes some 2 s of the processor the first time, on its own thread.
    expect(user / 1_000).toBeLessThan(400);
  });

  it('is learned again once a post is added or changed', async () => {
    for (const content of POSTS.slice(0, 4)) await post(content);
    expect(await known()).toBe(4);
    const fifth = await post(POSTS[4]!);
    expect(await known()).toBe(5);
    await connection.database.query('update posts set content = $2, version = version + 1 where id = $1', [
      fifth,
      POSTS[0],
    ]);
    expect(await known()).toBe(4);
  });

  it('knows no drafts, nor what is hidden, archived or in the bin, nor the post itself, nor anybody else’s', async () => {
    const own = await post(POSTS[0]!);
    await post(POSTS[1]!, { status: 'draft', posted_at: null });
    await post(POSTS[2]!, { is_hidden: true });
    await post(POSTS[3]!, { status: 'archived' });
    await post(POSTS[4]!, { deleted_at: new Date() });
    const stranger = await aProfile(connection.database);
    await aPost(connection.database, stranger.id, { content: POSTS[5]!, status: 'used' });
    expect(await known()).toBe(1);
    expect(await known(own)).toBe(0);
  });

  it('is not learned from what is mostly a model’s', async () => {
    const released_at = new Date();
    const writer = { kind: 'model', label: 'A model' } as const;
    const [kept, changed, arranged] = await Promise.all(POSTS.slice(0, 3).map((content) => post(content)));
    await aGeneration(connection.database, userId, { post_id: kept!, writer, kept_share: 0.8, released_at });
    await aGeneration(connection.database, userId, {
      post_id: changed!,
      writer,
      kept_share: 0.2,
      released_at,
    });
    // The built-in writer has no words of its own.
    await aGeneration(connection.database, userId, { post_id: arranged!, kept_share: 0.9, released_at });
    const ids = (await repository.findVersions(userId, null)).map(({ id }) => id);
    expect(ids.sort()).toEqual([changed, arranged].sort());
  });

  it('is of the user’s own posts alone, and of none in the bin', async () => {
    const stranger = await aProfile(connection.database);
    const theirs = await aPost(connection.database, stranger.id, { content: DRAFT });
    const deleted = await post(DRAFT, { deleted_at: new Date() });
    for (const id of [theirs, deleted, randomUUID()])
      await expect(matches.matchPost(userId, id, ASKER)).rejects.toThrow(NotFoundError);
  });

  it('takes the newest sixty posts and no more than so many characters', async () => {
    await connection.database.query(
      `insert into posts (user_id, title, content, status, posted_at)
       select $1, 'Old', 'I rang ' || n || ' times and nobody came, so I went there myself and it was shut.', 'used', now() - n * interval '1 day'
         from generate_series(1, 70) n`,
      [userId],
    );
    expect(await known()).toBe(60);
  });

  describe('that a user asks for', () => {
    const aProcess = () =>
      new CallAllowancesService(
        new AttemptLimitsRepository(connection.source),
        testConfig({ DATABASE_URL: 'postgres://unused', RATE_LIMIT_SCALE: '1' }),
      );
    const taken = async () => {
      const [row] = await connection.database.query<{ points: number }>(
        `select points from attempt_limits where key = $1`,
        [`user-voice-match:${sha256(userId)}`],
      );
      return row?.points ?? 0;
    };
    // Too few posts for a voice: the answer is the same, and there at once.
    beforeEach(() => post(POSTS[0]!));

    it('takes more of the allowance when a voice has to be learned, and no more once it is', async () => {
      const requested = new RequestedMatchesService(matches, aProcess());
      await requested.ofText(userId, DRAFT, null);
      expect(await taken()).toBe(LEARNING_POINTS);
      await requested.ofText(userId, DRAFT, null);
      expect(await taken()).toBe(LEARNING_POINTS);
      await post(POSTS[1]!);
      await requested.ofText(userId, DRAFT, null);
      expect(await taken()).toBe(2 * LEARNING_POINTS);
    });

    it('learns no voice for an allowance that is used up', async () => {
      const allowances = aProcess();
      const requested = new RequestedMatchesService(matches, allowances);
      await allowances.take('voice-match', userId, CALL_ALLOWANCES['voice-match'].points);
      await expect(requested.ofText(userId, DRAFT, null)).rejects.toThrow(TooManyAttemptsError);
      await expect(requested.ofText(userId, DRAFT, null)).rejects.toThrow(TooManyAttemptsError);
    });
  });
});
