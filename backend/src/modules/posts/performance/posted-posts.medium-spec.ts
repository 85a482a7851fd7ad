import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { aPost, aPublication } from '../../../../test/builders/post.builder.js';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { editMeasurementsOn } from '../../../../test/support/writing/edit-measurements.js';
import { FixedClock } from '../../../../test/support/fixed-clock.js';
import { postsServiceOn } from '../../../../test/support/services/posts-service.js';
import { promptsServiceOn } from '../../../../test/support/services/prompts-service.js';
import { testConfig } from '../../../../test/support/test-config.js';
import type { PromptsService } from '../../prompts/prompts.service.js';
import { MarkPostedCommand } from './mark-posted.command.js';
import { PostInProgressError, PostNotFoundError } from '../posts.errors.js';
import { PostsRepository } from '../posts.repository.js';
import type { PostsService } from '../posts.service.js';

const NOW = new Date('2026-11-21T10:00:00Z');
const STAND_IN = 'http://127.0.0.1:3992/linkedin';

describe('Posts on LinkedIn', () => {
  let connection: ConnectedDatabase;
  let service: PostsService;
  let markPosted: MarkPostedCommand;
  let prompts: PromptsService;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database, url } = connection;
    const clock = new FixedClock(NOW);
    prompts = promptsServiceOn(database);
    service = postsServiceOn(database, clock);
    markPosted = new MarkPostedCommand(
      database,
      new PostsRepository(database),
      prompts,
      editMeasurementsOn(database),
      clock,
      testConfig({ DATABASE_URL: url, LINKEDIN_SITE_URL: STAND_IN }),
    );
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const post = (overrides?: Parameters<typeof aPost>[2]) => aPost(connection.database, userId, overrides);
  const published = (id: string, overrides?: Parameters<typeof aPublication>[3]) =>
    aPublication(connection.database, userId, id, overrides);
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 8));

  it('are marked by the user, and their prompt counts as used', async () => {
    const promptId = await aPrompt(connection.database, userId);
    const id = await post({ source_type: 'prompt', source_id: String(promptId) });
    const linkedin_url = 'https://www.linkedin.com/feed/update/urn:li:share:1/';
    const marked = await markPosted.execute(userId, id, { linkedin_url });
    expect(marked).toMatchObject({
      status: 'used',
      posted_at: NOW,
      linkedin_url,
      display_state: 'posted-analytics-pending',
      prompt_id: promptId,
    });
    expect(await prompts.get(userId, promptId)).toMatchObject({ status: 'used', is_used: true });
  });

  it('keep the first date when only the link is added later', async () => {
    const id = await post();
    await markPosted.execute(userId, id, { posted_at: at(3) });
    const linkedin_url = 'https://www.linkedin.com/feed/update/urn:li:share:1/';
    expect(await markPosted.execute(userId, id, { linkedin_url })).toMatchObject({
      posted_at: at(3),
      linkedin_url,
    });
  });

  it('keep their link where nothing is said of it, and lose it where it is taken away', async () => {
    const id = await post();
    const linkedin_url = 'https://www.linkedin.com/feed/update/urn:li:share:1/';
    await markPosted.execute(userId, id, { posted_at: at(3), linkedin_url });
    expect(await markPosted.execute(userId, id, { posted_at: at(4) })).toMatchObject({ linkedin_url });
    for (const none of [null, '']) {
      await markPosted.execute(userId, id, { linkedin_url });
      expect(await markPosted.execute(userId, id, { linkedin_url: none })).toMatchObject({
        posted_at: at(4),
        linkedin_url: null,
      });
    }
  });

  it('may be on the page of the stand-in where that is configured as LinkedIn’s site', async () => {
    const linkedin_url = `${STAND_IN}/feed/update/urn:li:share:1/`;
    expect(await markPosted.execute(userId, await post(), { linkedin_url })).toMatchObject({ linkedin_url });
  });

  it('cannot be marked with a date ahead, a link elsewhere, from the archive, or while scheduled', async () => {
    const scheduled = await post();
    await published(scheduled);
    const archived = await post({ status: 'archived' });
    await expect(markPosted.execute(userId, await post(), { posted_at: at(30) })).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'posted_at' }],
    });
    await expect(
      markPosted.execute(userId, await post(), { linkedin_url: 'https://example.com/post' }),
    ).rejects.toMatchObject({ status: 400, details: [{ field: 'linkedin_url' }] });
    await expect(markPosted.execute(userId, archived, {})).rejects.toMatchObject({ code: 'post.archived' });
    await expect(markPosted.execute(userId, scheduled, {})).rejects.toMatchObject({ status: 409 });
  });

  it('are marked by their own user alone', async () => {
    const stranger = (await aProfile(connection.database)).id;
    await expect(markPosted.execute(stranger, await post(), {})).rejects.toBeInstanceOf(PostNotFoundError);
  });

  it('are marked by the publishing in one go, without a new version, archived ones staying archived', async () => {
    const promptId = await aPrompt(connection.database, userId);
    const ids = [
      await post({ source_type: 'prompt', source_id: String(promptId) }),
      await post({ status: 'archived', linkedin_url: 'https://www.linkedin.com/known' }),
    ];
    const postedAt = at(20);
    const publishings = ids.map((postId) => ({ postId, postedAt, linkedinUrl: null }));
    await service.markPublished(publishings);
    await service.markPublished([]);
    expect(await Promise.all(ids.map((id) => service.get(userId, id)))).toMatchObject([
      { status: 'used', posted_at: postedAt, version: 1, linkedin_url: null },
      { status: 'archived', posted_at: postedAt, linkedin_url: 'https://www.linkedin.com/known' },
    ]);
    expect(await prompts.get(userId, promptId)).toMatchObject({ status: 'used' });
  });

  it('refuse an edit that had to wait while the publishing took them', async () => {
    const id = await post();
    const publicationId = await published(id, { state: 'claimed', owner_id: 1, lease_until: at(28) });
    const publisher = new Client({ connectionString: connection.url });
    await publisher.connect();
    await publisher.query('begin');
    await publisher.query('select 1 from posts where id = $1 for update', [id]);
    const edit = service
      .change(userId, id, { version: 1, content: 'Too late' })
      .catch((error: unknown) => error);
    await untilSomebodyWaits(publisher);
    await publisher.query(`update publications set state = 'sending', snapshot = '{}' where id = $1`, [
      publicationId,
    ]);
    await publisher.query('commit');
    await publisher.end();
    expect(await edit).toBeInstanceOf(PostInProgressError);
  });

  it('are locked for the publishing as they stand', async () => {
    const id = await post();
    expect(await service.lockForPublishing([id, randomUUID()])).toMatchObject([
      { id, user_id: userId, version: 1, status: 'draft', content: 'What I learned this week.' },
    ]);
  });
});

async function untilSomebodyWaits(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  if (!rowCount) await untilSomebodyWaits(client);
}
