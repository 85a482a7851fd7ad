import type { ApiClient } from '@drumbeat/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { apiClientOf } from '../support/api/api-client.js';
import { signUp } from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const BROWSER = {
  browser: 'Firefox',
  device: 'desktop',
  screen_size: '1280x800',
  timezone: 'Europe/Berlin',
  referrer: 'https://www.example.test/?q=secret',
};

describe('Tracking over HTTP', () => {
  let app: TestApp;
  let api: ApiClient;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    api = apiClientOf((await signUp(app.url, { plan: null })).client);
    const { data } = await api.POST('/api/tracking/sessions', { body: { session_data: BROWSER } });
    id = data!.id;
  });

  const rows = (table: string, column: string) =>
    onDatabase<Record<string, unknown>>(app.database.url, `select * from ${table} where ${column} = $1`, [
      id,
    ]);
  const anEvent = (event_data: Record<string, unknown>) => ({
    event_type: 'error',
    event_name: 'crash',
    page_url: '/reset-password?token=secret',
    event_data,
    at: new Date().toISOString(),
  });

  it('keeps sessions and events of somebody without a plan, and nothing of an address but its path', async () => {
    const events = [anEvent({ stack: 'x'.repeat(2_000) }), anEvent({})];
    const { data } = await api.POST('/api/tracking/events', { body: { session_id: id, events } });
    expect(data).toEqual({ accepted: 2 });
    await api.PATCH('/api/tracking/sessions/{id}', {
      params: { path: { id } },
      body: { pages_visited: ['/posts?tab=all'], features_used: ['draft'], ended: true },
    });
    expect(await rows('user_sessions', 'id')).toMatchObject([
      {
        session_data: { ...BROWSER, referrer: 'https://www.example.test/' },
        pages_visited: ['/posts'],
        features_used: ['draft'],
        ended_at: expect.any(Date),
      },
    ]);
    expect(await rows('user_events', 'session_id')).toMatchObject([
      { page_url: '/reset-password', event_data: { stack: 'x'.repeat(500) } },
      { page_url: '/reset-password' },
    ]);
  });

  it('answers 409 for a session that fell silent half an hour ago, so that the client begins a new one', async () => {
    await onDatabase(
      app.database.url,
      `update user_sessions set last_event_at = now() - interval '30 minutes' where id = $1`,
      [id],
    );
    await expect(
      api.POST('/api/tracking/events', { body: { session_id: id, events: [anEvent({})] } }),
    ).rejects.toMatchObject({ status: 409, code: 'tracking.session_ended' });
    expect(await rows('user_events', 'session_id')).toEqual([]);
  });

  it('refuses a batch as a whole, by the field that is wrong', async () => {
    const body = { session_id: id, events: [anEvent({}), anEvent({ text: 'x'.repeat(5_000) })] };
    await expect(api.POST('/api/tracking/events', { body })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'events.1.event_data' }],
    });
    expect(await rows('user_events', 'session_id')).toEqual([]);
  });
});
