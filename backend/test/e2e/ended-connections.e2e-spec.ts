import { HOUR_MS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NotificationsResponse } from '../../src/modules/notifications/notifications.dto.js';
import type { PostResponse } from '../../src/modules/posts/posts.dto.js';
import type { PublicationOfPostResponse } from '../../src/modules/publications/publications.dto.js';
import { connectLinkedIn } from '../support/publishing/connect-linkedin.js';
import { signUp, type SignedUpUser } from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { EAGER } from '../support/publishing/publishing-times.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';
import { until } from '../support/until.js';

jest.setTimeout(60_000);

const MEMBER = 'Ada Example';

describe('Posts that were planned for a LinkedIn connection that ends', () => {
  let app: TestApp;
  let user: SignedUpUser;

  beforeAll(async () => {
    app = await startTestApp({ worker: true, publishing: EAGER });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await signUp(app.url);
    await connectLinkedIn(app, user.client, MEMBER);
  });

  const sql = <Row>(text: string, parameters: unknown[]) =>
    onDatabase<Row>(app.database.url, text, parameters);
  /** A post with a time this many hours ahead. */
  const planned = async (hours: number, by = user) => {
    const content = `What I learned about pricing, ${crypto.randomUUID()}.`;
    const { body: post } = await by.client.post<PostResponse>('/posts', { content });
    const scheduledAt = new Date(Date.now() + hours * HOUR_MS).toISOString();
    const { status } = await by.client.post('/posts/linkedin/schedule', { id: post.id, scheduledAt });
    expect(status).toBe(200);
    return post.id;
  };
  const disconnect = async () =>
    expect((await user.client.post('/callback/linkedin/disconnect')).status).toBe(204);
  const publication = async (postId: string, by = user) =>
    (await by.client.get<PublicationOfPostResponse>(`/posts/${postId}/publication`)).body.publication;
  const stateOf = async (postId: string, by = user) => (await publication(postId, by))?.state;
  const notices = async () => (await user.client.get<NotificationsResponse>('/notifications')).body.data;

  it('wait from then on, and their user is told once of all of them', async () => {
    const ids = [await planned(50), await planned(26), await planned(74), await planned(98)];
    const stranger = await signUp(app.url);
    await connectLinkedIn(app, stranger.client, 'Bo Other');
    const elsewhere = await planned(50, stranger);
    await disconnect();
    await disconnect();
    for (const id of ids) expect(await stateOf(id)).toBe('blocked_auth');
    expect(await stateOf(elsewhere, stranger)).toBe('scheduled');
    const told = await notices();
    expect(told).toMatchObject([
      {
        kind: 'publication.blocked',
        title: '4 scheduled posts wait for a LinkedIn account',
        body: expect.stringMatching(/and 1 more were planned for the account of Ada Example/),
        link: '/settings',
      },
    ]);
    const { timeline } = (await publication(ids[0]!))!;
    expect(timeline.at(-1)?.words).toContain('no connection to LinkedIn');
  });

  it('go back to the schedule when the same member connects again, and say nothing of a failure', async () => {
    const id = await planned(50);
    await disconnect();
    await connectLinkedIn(app, user.client, MEMBER);
    await until('the post to be scheduled again', async () => (await stateOf(id)) === 'scheduled');
    expect((await publication(id))?.known).toMatch(/^It goes out on /);
    await disconnect();
    expect(await stateOf(id)).toBe('blocked_auth');
    expect(await notices()).toHaveLength(2);
  });

  it('wait for their member where another one takes the place, and say so', async () => {
    const id = await planned(50);
    await connectLinkedIn(app, user.client, 'Somebody Else');
    expect(await stateOf(id)).toBe('blocked_auth');
    expect(await notices()).toMatchObject([
      {
        kind: 'publication.other_member',
        title: 'A scheduled post waits for a LinkedIn account',
        body: expect.stringContaining('Choose a time anew'),
        link: `/posts/${id}`,
      },
    ]);
    const [former] = await sql<{ id: string }>(
      'select id from social_accounts where user_id = $1 and disconnected_at is not null',
      [user.id],
    );
    expect((await publication(id))?.social_account_id).toBe(former?.id);
  });

  it('stay on hold where their user has to look at them first', async () => {
    const id = await planned(50);
    await sql('update publications set held_since = now() where post_id = $1', [id]);
    await disconnect();
    expect(await stateOf(id)).toBe('scheduled');
    expect(await notices()).toEqual([]);
  });
});
