import { HOUR_MS, LINKEDIN_TEXTS } from '@drumbeat/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  HeldPostsResponse,
  StillRightResponse,
} from '../../src/modules/publications/recover/held-posts.dto.js';
import type { IntegrationsResponse } from '../../src/modules/linkedin/linkedin.dto.js';
import type { PostResponse } from '../../src/modules/posts/posts.dto.js';
import { connectLinkedIn } from '../support/publishing/connect-linkedin.js';
import { signUp, type SignedUpUser } from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

describe('Posts that wait for a look since older data was put back', () => {
  let app: TestApp;
  let ada: SignedUpUser;
  let ben: SignedUpUser;
  let [first, second, bens] = ['', '', ''];

  beforeAll(async () => {
    app = await startTestApp();
    ada = await person('Ada Example');
    ben = await person('Ben Example');
    first = await schedule(ada, 24);
    second = await schedule(ada, 48);
    bens = await schedule(ben, 24);
    await onDatabase(app.database.url, 'update publications set held_since = now()');
  });
  afterAll(() => app.close());

  const person = async (name: string) => {
    const user = await signUp(app.url, { full_name: name, timezone: 'Europe/Berlin' });
    await connectLinkedIn(app, user.client, name);
    return user;
  };
  const schedule = async ({ client }: SignedUpUser, hours: number) => {
    const { body } = await client.post<PostResponse>('/posts', {
      content: `Still right in ${hours} hours, ${crypto.randomUUID()}.`,
    });
    const scheduledAt = new Date(Date.now() + hours * HOUR_MS).toISOString();
    const answer = await client.post('/posts/linkedin/schedule', { id: body.id, scheduledAt });
    expect(answer.status).toBe(200);
    return body.id;
  };
  const held = async ({ client }: SignedUpUser) => {
    const { body } = await client.get<HeldPostsResponse>('/held-posts');
    expect(body.total).toBe(body.data.length);
    return body.data.map(({ post_id }) => post_id);
  };
  const stillRight = async ({ client }: SignedUpUser, post_ids?: string[]) =>
    (await client.post<StillRightResponse>('/held-posts/still-right', { post_ids })).body.count;

  it('are listed for their user alone, the earliest first', async () => {
    expect(await held(ada)).toEqual([first, second]);
    expect(await held(ben)).toEqual([bens]);
  });

  it('say whether anything is sent at the moment, and so does LinkedIn’s card', async () => {
    const told = async () => ({
      ...(await ben.client.post<StillRightResponse>('/held-posts/still-right', { post_ids: [first] })).body,
      since: (await ben.client.get<IntegrationsResponse>('/integrations')).body.integrations[0]
        ?.sending_paused_since,
    });
    expect(await told()).toEqual({ count: 0, is_paused: false, since: null });
    const pause = (columns: string) =>
      onDatabase(app.database.url, `update outgoing_channels set ${columns} where name = 'publishing'`);
    await pause(`paused_at = '2026-11-16T08:00:00Z', pause_reason = 'staff'`);
    expect(await told()).toEqual({ count: 0, is_paused: true, since: '2026-11-16T08:00:00.000Z' });
    await pause('paused_at = null, pause_reason = null');
  });

  it('name the member in whose name they would go out', async () => {
    const { body } = await ben.client.get<HeldPostsResponse>('/held-posts');
    expect(body.data).toMatchObject([{ post_id: bens, account_name: 'Ben Example' }]);
  });

  it('are confirmed in one click only where they surely did not go out, and by name in any case', async () => {
    const cid = await person('Cid Example');
    const certain = await schedule(cid, 24);
    const doubtful = await schedule(cid, 48);
    const hold = (id: string, since: string) =>
      onDatabase(app.database.url, `update publications set held_since = '${since}' where post_id = '${id}'`);
    await hold(doubtful, '2026-11-16T07:00:00Z');
    await hold(certain, '2026-11-16T09:00:00Z');
    await onDatabase(
      app.database.url,
      `insert into data_restores (found_at, lost_from, reason, is_journal_whole)
       values ('2026-11-16T08:00:00Z', '2026-11-16T06:00:00Z', 'told', false)`,
    );
    const { body } = await cid.client.get<HeldPostsResponse>('/held-posts');
    expect(body.data).toMatchObject([
      { post_id: certain, may_have_gone_out: false },
      { post_id: doubtful, may_have_gone_out: true },
    ]);
    const scheduledAt = new Date(Date.now() + 72 * HOUR_MS).toISOString();
    const moved = await cid.client.post('/posts/linkedin/schedule', { id: doubtful, scheduledAt });
    expect(moved.body).toMatchObject({ post: { display_state: 'on-hold' } });
    expect(await held(cid)).toEqual([certain, doubtful]);
    expect(await stillRight(cid)).toBe(1);
    expect(await held(cid)).toEqual([doubtful]);
    expect(await stillRight(cid, [doubtful])).toBe(1);
    expect(await held(cid)).toEqual([]);
  });

  it('are not found right for a member who is not connected any more, who may come back', async () => {
    const cem = await person('Cem Example');
    const hold = () =>
      onDatabase(app.database.url, 'update publications set held_since = now() where user_id = $1', [cem.id]);
    const former = await schedule(cem, 24);
    await hold();
    await connectLinkedIn(app, cem.client, 'Cem Anew');
    const current = await schedule(cem, 48);
    await hold();
    const refused = {
      status: 422,
      body: { code: 'linkedin.not_connected', error: LINKEDIN_TEXTS.formerNotConnected },
    };
    const answer = (post_ids?: string[]) => cem.client.post('/held-posts/still-right', { post_ids });
    expect(await answer([former])).toMatchObject(refused);
    expect(await stillRight(cem)).toBe(1);
    expect(await held(cem)).toEqual([former]);
    expect(await answer()).toMatchObject(refused);
    expect(await stillRight(cem, [current])).toBe(0);
    await connectLinkedIn(app, cem.client, 'Cem Example');
    expect(await stillRight(cem)).toBe(1);
  });

  it('go on one by one, and only by the word of their own user', async () => {
    expect(await stillRight(ben, [first])).toBe(0);
    expect(await stillRight(ada, [first])).toBe(1);
    expect(await held(ada)).toEqual([second]);
    expect(await stillRight(ada)).toBe(1);
    expect(await held(ada)).toEqual([]);
    expect(await held(ben)).toEqual([bens]);
  });
});
