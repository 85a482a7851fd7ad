import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aGeneration } from '../../../../test/builders/generation.builder.js';
import { aPost } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { editMeasurementsOn } from '../../../../test/support/writing/edit-measurements.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { KeptShareRepository } from './kept-share.repository.js';

const BEGUN = new Date('2026-11-20T12:00:00Z');
const after = (minutes: number) => new Date(BEGUN.getTime() + minutes * 60_000);
const MODEL = { kind: 'model', label: 'a-model' } as const;

describe('The share of a draft that its author keeps', () => {
  let connection: ConnectedDatabase;
  let shares: KeptShareRepository;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    shares = new KeptShareRepository(connection.database);
  });
  afterAll(() => connection.close());

  const aUser = async () => (await aProfile(connection.database)).id;
  /** A draft with this share, released this many minutes after it was finished. */
  const kept = (
    userId: string,
    share: number,
    minutes: number,
    more: Parameters<typeof aGeneration>[2] = {},
  ) =>
    aGeneration(connection.database, userId, {
      writer: MODEL,
      brief_version: 1,
      finished_at: BEGUN,
      changed_share: 0,
      kept_share: share,
      released_at: after(minutes),
      ...more,
    });

  it('is the median of the last ten drafts, for each writer and each version of the brief', async () => {
    const userId = await aUser();
    for (let n = 1; n <= 4; n += 1) await kept(userId, 0, n);
    for (let n = 1; n <= 10; n += 1) await kept(userId, n / 20, 10 * n);
    await kept(userId, 0.9, 200, { brief_version: 2 });
    await kept(userId, 0.8, 300, {
      writer: { kind: 'built-in', label: 'Built-in writer' },
      brief_version: null,
    });
    await kept(await aUser(), 1, 1_000);
    expect(await shares.findOfUser(userId)).toEqual([
      {
        kind: 'built-in',
        label: 'Built-in writer',
        brief_version: null,
        sample_size: 1,
        user_count: 1,
        kept_share: 0.8,
        minutes_to_release: 300,
      },
      { ...MODEL, brief_version: 2, sample_size: 1, user_count: 1, kept_share: 0.9, minutes_to_release: 200 },
      {
        ...MODEL,
        brief_version: 1,
        sample_size: 10,
        user_count: 1,
        kept_share: 0.275,
        minutes_to_release: 55,
      },
    ]);
  });

  it('counts of each user the last ten, of a time, when it is taken over all of them', async () => {
    const label = `model-${randomUUID()}`;
    const writer = { kind: 'model', label } as const;
    const [busy, slow] = [await aUser(), await aUser()];
    for (let n = 1; n <= 30; n += 1) await kept(busy, 1, n, { writer });
    for (let n = 1; n <= 9; n += 1) await kept(slow, 0, 60 * n, { writer });
    const [row] = (await shares.findOfAll(BEGUN)).filter((one) => one.label === label);
    expect(row).toMatchObject({ sample_size: 19, user_count: 2, kept_share: 1 });
    expect((await shares.findOfAll(after(600))).filter((one) => one.label === label)).toEqual([]);
  });

  it('is recorded at the first release, and measured again with a later text', async () => {
    const userId = await aUser();
    const clock = new FixedClock(after(7));
    const edits = editMeasurementsOn(connection.database, clock);
    const postId = await aPost(connection.database, userId, { content: 'one two six four, and much more' });
    const draft = { post_id: postId, writer: MODEL, brief_version: 3, finished_at: BEGUN };
    await aGeneration(connection.database, userId, {
      ...draft,
      output: 'Replaced since',
      created_at: after(-9),
    });
    await aGeneration(connection.database, userId, {
      ...draft,
      output: 'one two three four',
      created_at: after(-1),
    });
    await aGeneration(connection.database, userId, {
      ...draft,
      kind: 'suggestion',
      outcome: 'inserted',
      output: 'and much more',
      created_at: after(1),
    });
    await edits.measureAfterCommit([postId]);
    const measured = { brief_version: 3, sample_size: 1, minutes_to_release: 7 };
    expect(await shares.findOfUser(userId)).toMatchObject([{ ...measured, kept_share: 0.75 }]);
    await connection.database.query(
      `update posts set content = 'one two', version = version + 1 where id = $1`,
      [postId],
    );
    clock.set(after(60 * 24));
    await edits.measureAfterCommit([postId]);
    expect(await shares.findOfUser(userId)).toMatchObject([{ ...measured, kept_share: 0.5 }]);
  });
});
