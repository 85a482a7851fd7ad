import type { ApiClient } from '@drumbeat/api-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiClientOf } from '../support/api/api-client.js';
import { signUp, type SignedUpUser } from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';
import { until } from '../support/until.js';

const LIBRARY = { params: { query: { limit: 20 } } };

describe('A batch that staff read first, through the generated client,', () => {
  let app: TestApp;
  let user: SignedUpUser;
  let staff: SignedUpUser;
  let staffApi: ApiClient;

  beforeAll(async () => {
    app = await startTestApp({ worker: true });
    user = await signUp(app.url, { full_name: 'Ada Example', timezone: 'Europe/Berlin' });
    staff = await signUp(app.url, { plan: null });
    await onDatabase(app.database.url, 'update profiles set is_admin = true where id = $1', [staff.id]);
    await user.client.patch('/profile', {
      content_pillars: ['Pricing with confidence', 'Leading small teams'],
    });
    staffApi = apiClientOf(staff.client);
  }, 60_000);
  afterAll(() => app.close());

  const ofId = (id: number) => ({ params: { path: { id } } });

  it('is decided, placed, written again and pushed, and only then its user has it', async () => {
    const { data: ordered } = await staffApi.POST('/api/admin/prompt-batches', {
      body: {
        ...{ user_id: user.id, count: 3, pillars: [], weeks: 1, start_date: '2030-01-07' },
        ...{ push_to_calendar: false, for_review: true },
      },
    });
    const batch = { params: { path: { id: ordered!.id } } };
    await until('the prompts', async () => {
      const { data } = await staffApi.GET('/api/admin/prompt-batches/{id}', batch);
      return data!.status === 'done' && data!.to_read_count === 3;
    });
    const filter = JSON.stringify({ batch_id: ordered!.id });
    const query = { filter, sort: 'id', order: 'ASC' as const, page: 1, perPage: 10 };
    const { data: list } = await staffApi.GET('/api/admin/content-prompts', { params: { query } });
    const [first, second, third] = list!.data;
    const mine = apiClientOf(user.client);
    expect((await mine.GET('/api/content-prompts', LIBRARY)).data!.counts.total).toBe(0);
    await expect(mine.GET('/api/content-prompts/{id}', ofId(first!.id))).rejects.toMatchObject({
      status: 404,
    });

    await staffApi.POST('/api/admin/content-prompts/{id}/decision', {
      ...ofId(first!.id),
      body: { decision: 'approved', version: 1 },
    });
    await expect(
      staffApi.POST('/api/admin/content-prompts/{id}/decision', {
        ...ofId(first!.id),
        body: { decision: 'left_out', reason: 'Late', version: 1 },
      }),
    ).rejects.toMatchObject({ status: 409, code: 'prompt.stale' });
    await expect(
      staffApi.POST('/api/admin/content-prompts/{id}/decision', {
        ...ofId(second!.id),
        body: { decision: 'left_out', version: 1 },
      }),
    ).rejects.toMatchObject({ status: 400 });
    await staffApi.POST('/api/admin/content-prompts/{id}/decision', {
      ...ofId(second!.id),
      body: { decision: 'left_out', reason: 'Too general', version: 1 },
    });
    await staffApi.POST('/api/admin/content-prompts/{id}/place', {
      ...ofId(third!.id),
      body: { scheduled_date: '2030-01-11', slot: 2, version: 1 },
    });
    await staffApi.POST('/api/admin/content-prompts/{id}/rewrite', {
      ...ofId(third!.id),
      body: { version: 2 },
    });
    const again = await until('the other prompt', async () => {
      const { data } = await staffApi.GET('/api/admin/content-prompts/{id}', ofId(third!.id));
      return data!.rewrite_status === 'done' && data!;
    });
    expect(again).toMatchObject({ scheduled_date: '2030-01-11', slot: 2, review: 'to_read' });
    expect(again.hook).not.toBe(third!.hook);

    await staffApi.POST('/api/admin/prompt-batches/{id}/approve-rest', batch);
    const { data: pushed } = await staffApi.POST('/api/admin/prompt-batches/{id}/push', batch);
    expect(pushed).toMatchObject({ pushed_count: 2, to_read_count: 0, left_out_count: 1 });
    const { data: library } = await mine.GET('/api/content-prompts', LIBRARY);
    expect(library!.data.map(({ id }) => id).toSorted()).toEqual([first!.id, third!.id]);
    const { data: lessons } = await staffApi.GET('/api/admin/users/{id}/lessons', {
      params: { path: { id: user.id } },
    });
    expect(lessons!.disliked).toContainEqual(expect.stringContaining('“Too general”'));
  }, 90_000);

  it('is set for each week on a person’s page', async () => {
    const path = { params: { path: { id: user.id } } };
    const { data } = await staffApi.GET('/api/admin/users/{id}/weekly-prompts', path);
    expect(data).toEqual({ mode: null, everybody: 'review' });
    const set = await staffApi.PUT('/api/admin/users/{id}/weekly-prompts', {
      ...path,
      body: { mode: 'off' },
    });
    expect(set.data).toEqual({ mode: 'off', everybody: 'review' });
    expect((await staff.client.put(`/admin/users/${user.id}/weekly-prompts`, { mode: 'on' })).status).toBe(
      400,
    );
  });
});
