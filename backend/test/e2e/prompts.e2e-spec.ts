import { addDays, beatFrom, todayInZone } from '@drumbeat/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { aPrompt } from '../builders/prompt.builder.js';
import { aPost, aPublication } from '../builders/post.builder.js';
import type { CalendarResponse } from '../../src/modules/calendar/calendar.dto.js';
import { CalendarService } from '../../src/modules/calendar/calendar.service.js';
import type { ReadPreferencesResponse } from '../../src/modules/preferences/preferences.dto.js';
import type {
  AdminPromptListResponse,
  AdminPromptResponse,
} from '../../src/modules/prompts/admin/admin-prompts.dto.js';
import type { PromptBatchResponse } from '../../src/modules/prompts/batches/prompt-batches.dto.js';
import {
  writePromptBatch,
  writePromptBatchJobId,
} from '../../src/modules/prompts/batches/prompt-batches.jobs.js';
import type { PromptListResponse, PromptResponse } from '../../src/modules/prompts/prompts.dto.js';
import type { StarterPromptsResponse } from '../../src/modules/prompts/starter/starter-prompts.dto.js';
import { Database } from '../../src/platform/database/database.js';
import {
  signUp,
  type ErrorResponse,
  type SignedUpUser,
  type TestClient,
} from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';
import { until } from '../support/until.js';

describe('Prompts over HTTP', () => {
  let app: TestApp;
  let database: Database;
  let user: SignedUpUser;
  let staff: SignedUpUser;

  beforeAll(async () => {
    app = await startTestApp({ worker: true });
    database = app.app.get(Database);
    user = await signUp(app.url, { full_name: 'Ada Example', timezone: 'Europe/Berlin' });
    staff = await signUp(app.url, { plan: null });
    await database.query('update profiles set is_admin = true where id = $1', [staff.id]);
    const pillars = { content_pillars: ['Pricing with confidence', 'Leading small teams'] };
    expect((await user.client.patch('/profile', pillars)).status).toBe(200);
  }, 60_000);
  afterAll(() => app.close());

  /** Polls until the batch has ended. */
  const ended = async (client: TestClient, batchId: string): Promise<PromptBatchResponse> => {
    const { body } = await client.get<PromptBatchResponse>(`/admin/prompt-batches/${batchId}`);
    return ['done', 'failed'].includes(body.status) ? body : ended(client, batchId);
  };
  const fields = (body: ErrorResponse) => (body.details as { field: string }[]).map(({ field }) => field);

  it('begin with three for the next three beats, from a new user’s own answers, before there is a plan', async () => {
    const { client } = await signUp(app.url, { plan: null, timezone: 'Pacific/Auckland' });
    expect((await client.get<StarterPromptsResponse>('/starter-prompts')).body.status).toBe('none');
    await client.patch('/profile', {
      content_pillars: ['Hiring', 'Pricing', 'Teams'],
      onboarding_completed: true,
    });
    expect((await client.post<StarterPromptsResponse>('/starter-prompts')).status).toBe(200);
    const starter = await until(
      'the first prompts',
      async () => {
        const { body } = await client.get<StarterPromptsResponse>('/starter-prompts');
        return ['done', 'failed'].includes(body.status) && body;
      },
      60_000,
    );
    const { id } = (await client.get<{ id: string }>('/profile')).body;
    const prompts = await database.query<{ date: string; slot: number; pushed_to_calendar: boolean }>(
      `select scheduled_date::text as date, slot, pushed_to_calendar from content_prompts
        where user_id = $1 order by scheduled_date`,
      [id],
    );
    const today = todayInZone(new Date(), 'Pacific/Auckland');
    const first = beatFrom(today);
    const second = beatFrom(addDays(first, 1));
    const third = beatFrom(addDays(second, 1));
    expect(prompts).toEqual(
      [first, second, third].map((date) => ({ date, slot: 1, pushed_to_calendar: true })),
    );
    expect(starter).toEqual({ status: 'done', created_count: 3, first_date: first });
  }, 90_000);

  it('are ordered by staff, written by the worker, and appear on the user’s calendar', async () => {
    const ordered = await staff.client.post<PromptBatchResponse>('/admin/prompt-batches', {
      user_id: user.id,
      count: 6,
      pillars: [],
      weeks: 2,
      push_to_calendar: true,
      start_date: '2030-01-07',
    });
    expect(ordered.status).toBe(201);
    expect(ordered.body).toMatchObject({ status: 'queued', user_email: user.email, requested_by: staff.id });

    const batch = await ended(staff.client, ordered.body.id);
    expect(batch).toMatchObject({ status: 'done', created_count: 6, pushed_count: 6, notice: null });
    expect(batch.writer).toContain('Built-in writer');

    const calendar = await user.client.get<CalendarResponse>('/calendar?from=2030-01-07&to=2030-01-20');
    expect(calendar.status).toBe(200);
    const filled = calendar.body.days.filter(({ prompts }) => prompts.length > 0);
    expect(filled.map(({ date, prompts }) => [date, prompts.length])).toEqual(
      ['07', '09', '11', '14', '16', '18'].map((day) => [`2030-01-${day}`, 1]),
    );
    expect(calendar.body).toMatchObject({
      time_zone: 'Europe/Berlin',
      last_week: '2030-01-14',
      counts: { all: 6, used: 0, archived: 0, favorites: 0 },
    });

    const library = await user.client.get<PromptListResponse>('/content-prompts?limit=4');
    expect(library.body.counts.total).toBe(6);
    expect(library.body.data.map(({ scheduled_date }) => scheduled_date)).toEqual(
      ['18', '16', '14', '11'].map((day) => `2030-01-${day}`),
    );
    const rest = await user.client.get<PromptListResponse>(
      `/content-prompts?limit=4&cursor=${library.body.next_cursor}`,
    );
    expect(rest.body.data).toHaveLength(2);
    expect(rest.body.next_cursor).toBeNull();

    const listed = await staff.client.get<AdminPromptListResponse>(
      `/admin/content-prompts?filter=${encodeURIComponent(JSON.stringify({ batch_id: batch.id }))}`,
    );
    expect(listed.body).toMatchObject({ total: 6 });
  }, 30_000);

  it('can only be generated, seen in the console or pushed by staff', async () => {
    const order = { user_id: user.id, count: 1, pillars: [], weeks: 1, push_to_calendar: false };
    expect((await user.client.post('/admin/prompt-batches', order)).status).toBe(403);
    expect((await user.client.get('/admin/content-prompts')).status).toBe(403);
    const nowhere = '/admin/prompt-batches/00000000-0000-4000-8000-000000000000';
    expect((await user.client.post(`${nowhere}/push`)).status).toBe(403);
    expect((await staff.client.post(`${nowhere}/push`)).status).toBe(404);
  });

  it('say why they suit as staff put it, in at most 300 characters, and clear it with an empty text', async () => {
    const id = await aPrompt(database, user.id, { why: 'The writer’s reason.' });
    const change = (why: unknown) =>
      staff.client.patch<AdminPromptResponse>(`/admin/content-prompts/${id}`, { why });
    expect(await change(' Your own numbers are in it. ')).toMatchObject({
      status: 200,
      body: { why: 'Your own numbers are in it.' },
    });
    const read = await user.client.get<PromptResponse>(`/content-prompts/${id}`);
    expect(read.body.why).toBe('Your own numbers are in it.');
    expect((await change('x'.repeat(300))).status).toBe(200);
    for (const why of ['x'.repeat(301), 7, ['x']]) expect((await change(why)).status).toBe(400);
    for (const why of ['  ', null]) {
      expect(await change(why)).toMatchObject({ status: 200, body: { why: null } });
    }
    expect((await user.client.patch(`/admin/content-prompts/${id}`, { why: 'mine' })).status).toBe(403);
  });

  it('are refused for a user without content pillars, in words', async () => {
    const { status, body } = await staff.client.post<ErrorResponse>('/admin/prompt-batches', {
      user_id: staff.id,
      count: 1,
      pillars: [],
      weeks: 1,
      push_to_calendar: false,
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'prompt_batch.no_pillars',
      error: expect.stringContaining('content pillars'),
    });
  });

  it('name every wrong field of an order, and write nothing', async () => {
    const { status, body } = await staff.client.post<ErrorResponse>('/admin/prompt-batches', {
      user_id: 'x',
      count: 61,
      pillars: [0],
      weeks: 0,
      push_to_calendar: 'yes',
      start_date: '2026-02-30',
      status: 'done',
    });
    expect(status).toBe(400);
    expect(new Set(fields(body))).toEqual(
      new Set(['user_id', 'count', 'pillars', 'weeks', 'push_to_calendar', 'start_date', 'status']),
    );
  });

  it('need a plan, and answer 404 to everybody but their user', async () => {
    const id = await aPrompt(database, user.id);
    const stranger = await signUp(app.url);
    expect((await stranger.client.get(`/content-prompts/${id}`)).status).toBe(404);
    expect((await stranger.client.patch(`/content-prompts/${id}`, { is_favorite: true })).status).toBe(404);
    expect((await stranger.client.post(`/content-prompts/${id}/archive`)).status).toBe(404);
    const unpaid = await signUp(app.url, { plan: null });
    for (const path of ['/content-prompts', '/calendar?from=2026-11-16&to=2026-11-22', '/user-preferences']) {
      expect((await unpaid.client.get(path)).status).toBe(402);
    }
  });

  it('are changed by one field at a time, archived and taken back', async () => {
    const path = `/content-prompts/${await aPrompt(database, user.id)}`;
    const changed = await user.client.patch<PromptResponse>(path, { scheduled_date: '2026-11-21' });
    expect(changed).toMatchObject({
      status: 200,
      body: { scheduled_date: '2026-11-21', pushed_to_calendar: true },
    });
    for (const body of [
      {},
      { scheduled_date: '' },
      { scheduled_date: null },
      { scheduled_date: '0000-01-01' },
      { status: 'done' },
      { is_favorite: 'true' },
      { is_favorite: true, status: 'used' },
      { prompt_text: 'mine' },
    ]) {
      expect((await user.client.patch(path, body)).status).toBe(400);
    }
    expect(await user.client.post(`${path}/archive`)).toMatchObject({
      status: 200,
      body: { status: 'archived' },
    });
    expect(await user.client.post(`${path}/unarchive`)).toMatchObject({
      status: 200,
      body: { status: 'new' },
    });
    expect((await user.client.get('/content-prompts/abc')).status).toBe(400);
  });

  it('are listed by filters that are checked', async () => {
    const favourite = await aPrompt(database, user.id, { is_favorite: true, hook: 'Überraschung' });
    const found = await user.client.get<PromptListResponse>(
      `/content-prompts?favorite=true&search=${encodeURIComponent('ÜBER')}&type=story&theme=1&status=new`,
    );
    expect(found.body.data.map(({ id }) => id)).toEqual([favourite]);
    for (const query of ['favorite=maybe', 'type=rant', 'theme=0', 'limit=101', 'cursor=x', 'sort=id']) {
      expect((await user.client.get(`/content-prompts?${query}`)).status).toBe(400);
    }
  });

  it('reach the calendar’s reader exactly as the service answers them', async () => {
    await aPrompt(database, user.id, { scheduled_date: '2026-11-18', pushed_to_calendar: true, slot: 1 });
    await aPublication(database, user.id, await aPost(database, user.id));
    await aPost(database, user.id, { scheduled_date: '2026-11-17' });
    const range = { from: '2026-11-16', to: '2026-11-22' };
    const expected = await app.app.get(CalendarService).read(user.id, range);
    const { body } = await user.client.get<unknown>(`/calendar?from=${range.from}&to=${range.to}`);
    expect(body).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  it('are read on the calendar in ranges that are checked', async () => {
    for (const query of [
      '',
      'from=2026-11-16',
      'from=2026-11-16&to=2026-11-15',
      'from=2026-13-01&to=2026-13-02',
    ]) {
      expect((await user.client.get(`/calendar?${query}`)).status).toBe(400);
    }
  });

  it('come with preferences that are null first, then the defaults, then what is saved', async () => {
    const { client } = await signUp(app.url);
    expect(await client.get('/user-preferences')).toMatchObject({ status: 200, body: { data: null } });
    expect((await client.put('/user-preferences', {})).status).toBe(200);
    expect(await client.put('/user-preferences')).toMatchObject({
      status: 409,
      body: { code: 'preferences.exist' },
    });
    const saved = await client.post<ReadPreferencesResponse>('/user-preferences', {
      never_use_phrases: '["synergy"]',
      energy_level: 8,
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { data: { never_use_phrases: ['synergy'], energy_level: 8, writing_style_tone: 'professional' } },
    });
    expect((await client.post('/user-preferences', { energy_level: 11 })).status).toBe(400);
  });

  it('survive a worker that was killed while it wrote them', async () => {
    const { body } = await staff.client.post<PromptBatchResponse>('/admin/prompt-batches', {
      user_id: user.id,
      count: 2,
      pillars: [1],
      weeks: 1,
      push_to_calendar: false,
    });
    const first = await ended(staff.client, body.id);
    // While the queue has the job that ended, it takes no other one under its id.
    const queue = app.worker!.get<Queue>(getQueueToken(writePromptBatch.queue), { strict: false });
    await until('the queue to let go', async () => !(await queue.getJob(writePromptBatchJobId(first.id))));
    // The state after a killed worker: a batch in progress, an expired lease, no job.
    await database.query(
      `update prompt_batches set status = 'writing', lease_id = gen_random_uuid(), finished_at = null,
              lease_until = now() - interval '1 second', woken_at = now() - interval '5 minutes' where id = $1`,
      [first.id],
    );
    await database.query('delete from content_prompts where batch_id = $1', [first.id]);
    const { PromptBatchSweeper } = await import('../../src/modules/prompts/batches/prompt-batch.sweeper.js');
    await app.worker?.get(PromptBatchSweeper, { strict: false }).sweep();
    expect(await ended(staff.client, first.id)).toMatchObject({
      status: 'done',
      created_count: 2,
      pushed_count: 0,
    });
  }, 30_000);
});
