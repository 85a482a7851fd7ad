import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CalendarFeedResponse } from '../../src/modules/calendar/calendar-feed.dto.js';
import type { CalendarResponse } from '../../src/modules/calendar/calendar.dto.js';
import type {
  MovedPromptResponse,
  PromptListResponse,
  PromptResponse,
} from '../../src/modules/prompts/prompts.dto.js';
import { PromptsService } from '../../src/modules/prompts/prompts.service.js';
import { Database } from '../../src/platform/database/database.js';
import { aPrompt, aPromptBatch } from '../builders/prompt.builder.js';
import { readCalendarFile } from '../support/api/calendar-file.js';
import { databaseDigest } from '../support/database/database-digest.js';
import { signUp, type ErrorResponse, type SignedUpUser } from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const MONDAY = '2026-11-16';
const FRIDAY = '2026-11-20';

describe('Planning over HTTP', () => {
  let app: TestApp;
  let database: Database;
  let user: SignedUpUser;

  beforeAll(async () => {
    app = await startTestApp();
    database = app.app.get(Database);
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await signUp(app.url, { timezone: 'Europe/Berlin' });
  });

  const prompt = (scheduled_date: string | null, slot: 1 | 2 | null = null) =>
    aPrompt(database, user.id, { scheduled_date, slot, pushed_to_calendar: scheduled_date !== null });
  const idsOf = async (date: string) => {
    const { body } = await user.client.get<CalendarResponse>(`/calendar?from=${date}&to=${date}`);
    return body.days[0]?.prompts.map(({ id }) => id);
  };

  describe('a move', () => {
    it('lets two prompts change places, shows both, and the calendar shows them there', async () => {
      const [mine, theirs] = [await prompt(MONDAY, 1), await prompt(FRIDAY, 2)];
      const { status, body } = await user.client.post<MovedPromptResponse>(`/content-prompts/${mine}/move`, {
        scheduled_date: FRIDAY,
        slot: 2,
        version: 1,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        prompt: { id: mine, scheduled_date: FRIDAY, slot: 2, version: 2 },
        displaced: { id: theirs, scheduled_date: MONDAY, slot: 1, version: 2 },
      });
      expect(await idsOf(MONDAY)).toEqual([theirs]);
      expect(await idsOf(FRIDAY)).toEqual([mine]);
    });

    it.each([
      ['nothing', {}, ['scheduled_date', 'slot']],
      ['a date that does not exist', { scheduled_date: '2026-02-30', slot: 1 }, ['scheduled_date']],
      ['an empty date', { scheduled_date: '', slot: 1 }, ['scheduled_date']],
      ['no date', { scheduled_date: null, slot: null }, ['scheduled_date']],
      ['a date of another age', { scheduled_date: '0001-01-01', slot: null }, ['scheduled_date']],
      ['a third slot', { scheduled_date: FRIDAY, slot: 3 }, ['slot']],
      ['a slot as a text', { scheduled_date: FRIDAY, slot: '1' }, ['slot']],
      ['no slot', { scheduled_date: FRIDAY }, ['slot']],
      ['a slot of a Tuesday', { scheduled_date: '2026-11-17', slot: 1 }, ['slot']],
      ['a version that is none', { scheduled_date: FRIDAY, slot: 1, version: 0 }, ['version']],
      ['a field of its own', { scheduled_date: FRIDAY, slot: 1, user_id: 'x' }, ['user_id']],
      ['100 kB', { scheduled_date: 'x'.repeat(100_000), slot: 1 }, ['scheduled_date']],
    ])('with %s is refused by the name of the field, and nothing is written', async (_, request, wrong) => {
      const id = await prompt(MONDAY, 1);
      const before = await databaseDigest(database);
      const { status, body } = await user.client.post<ErrorResponse>(`/content-prompts/${id}/move`, request);
      expect(status).toBe(400);
      expect(body.code).toBe('validation.failed');
      expect(new Set((body.details as { field: string }[]).map(({ field }) => field))).toEqual(
        new Set(wrong),
      );
      expect(await databaseDigest(database)).toEqual(before);
    });

    it('of a prompt that is somebody else’s, or nobody’s, is 404; of no number 400', async () => {
      const stranger = await signUp(app.url);
      const theirs = await aPrompt(database, stranger.id);
      const place = { scheduled_date: MONDAY, slot: 1 };
      for (const id of [theirs, 2_000_000_000, Number.MAX_SAFE_INTEGER]) {
        expect((await user.client.post(`/content-prompts/${id}/move`, place)).status).toBe(404);
        expect((await user.client.delete(`/content-prompts/${id}/schedule`)).status).toBe(404);
      }
      for (const id of ['x', '0', '-1', '1.5', '1e400']) {
        expect((await user.client.post(`/content-prompts/${id}/move`, place)).status).toBe(400);
        expect((await user.client.delete(`/content-prompts/${id}/schedule`)).status).toBe(400);
      }
    });
  });

  it('two tabs that change one prompt at once: one succeeds, the other is told what stands there now', async () => {
    const path = `/content-prompts/${await prompt(MONDAY, 1)}`;
    const answers = await Promise.all([
      user.client.patch<PromptResponse & ErrorResponse>(path, { status: 'used', version: 1 }),
      user.client.patch<PromptResponse & ErrorResponse>(path, { scheduled_date: FRIDAY, version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept] = answers.filter(({ status }) => status === 200);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'prompt.stale',
      error: 'This prompt was changed elsewhere. You see its newest state.',
      details: { current: kept?.body },
    });
  });

  it('a prompt leaves the calendar for the library, and comes back with a date', async () => {
    const id = await prompt(MONDAY, 1);
    const off = await user.client.delete<PromptResponse>(`/content-prompts/${id}/schedule`);
    expect(off).toMatchObject({
      status: 200,
      body: { scheduled_date: null, slot: null, pushed_to_calendar: false },
    });
    expect(await idsOf(MONDAY)).toEqual([]);
    expect((await user.client.patch(`/content-prompts/${id}`, { scheduled_date: FRIDAY })).status).toBe(200);
    expect(await idsOf(FRIDAY)).toEqual([id]);
  });

  it('drafting leaves the status of a prompt alone, and does not begin with an archived one (PROMPT-12)', async () => {
    for (const status of ['archived', 'used', 'new'] as const) {
      const id = await aPrompt(database, user.id, { status });
      const request = new Request(`${app.url}/api/posts/generate`, {
        method: 'POST',
        body: JSON.stringify({ prompt_id: id, skip_questions: true }),
        headers: { 'content-type': 'application/json' },
      });
      const answer = await (await user.client.fetch(request)).text();
      expect(answer).toContain(status === 'archived' ? 'prompt.archived' : 'event: draft');
      const { body } = await user.client.get<PromptResponse>(`/content-prompts/${id}`);
      expect(body).toMatchObject({ status, is_used: status !== 'new', version: 1 });
      expect(body.post_id === null).toBe(status === 'archived');
    }
  });

  it('the library reaches its reader exactly as the service answers it', async () => {
    const staff = await signUp(app.url, { full_name: 'Grace Staff' });
    const batch_id = await aPromptBatch(database, user.id, { requested_by: staff.id });
    await aPrompt(database, user.id, {
      batch_id,
      why: 'It is about pricing.',
      scheduled_date: MONDAY,
      slot: 1,
    });
    await aPrompt(database, user.id, { is_favorite: true });
    const expected = await app.app.get(PromptsService).list(user.id, { limit: 1 });
    const { body } = await user.client.get<PromptListResponse>('/content-prompts?limit=1');
    expect(body).toEqual(JSON.parse(JSON.stringify(expected)));
    expect(body.data).toMatchObject([
      { prepared_by: 'Grace Staff', why: 'It is about pricing.', version: 1 },
    ]);
  });

  describe('the calendar as a file', () => {
    const make = async () => {
      const { body, status } = await user.client.post<CalendarFeedResponse>('/calendar/feed');
      expect(status).toBe(201);
      const { pathname } = new URL(body.url ?? '');
      return `${app.url}${pathname}`;
    };

    it('is read without a sign-in, as text/calendar that only its reader keeps', async () => {
      await prompt('2026-11-20', 1);
      await database.query(`update content_prompts set scheduled_date = current_date where user_id = $1`, [
        user.id,
      ]);
      const response = await fetch(await make());
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('private, max-age=900');
      expect(response.headers.getSetCookie()).toEqual([]);
      const { events } = readCalendarFile(await response.text());
      expect(events).toHaveLength(1);
    });

    it('is not sent again to a program that has it, compressed or not', async () => {
      const url = await make();
      for (const encoding of ['identity', 'gzip']) {
        const first = await fetch(url, { headers: { 'accept-encoding': encoding } });
        const etag = first.headers.get('etag') ?? '';
        const seen = { 'accept-encoding': encoding, 'if-none-match': `"another", ${etag}` };
        const again = await fetch(url, { headers: seen });
        expect([again.status, await again.text()]).toEqual([304, '']);
        expect(again.headers.get('etag')).toBe(etag);
        await aPrompt(database, user.id, { pushed_to_calendar: true });
        await database.query(`update content_prompts set scheduled_date = current_date where user_id = $1`, [
          user.id,
        ]);
        expect((await fetch(url, { headers: seen })).status).toBe(200);
      }
    });

    it('is gone with a new address, with the feed, with the plan and with the account', async () => {
      const statusOf = async (url: string) => (await fetch(url)).status;
      const old = await make();
      const made = await make();
      expect([await statusOf(old), await statusOf(made)]).toEqual([404, 200]);
      expect((await user.client.delete('/calendar/feed')).status).toBe(204);
      expect(await statusOf(made)).toBe(404);
      expect((await user.client.get<CalendarFeedResponse>('/calendar/feed')).body.url).toBeNull();

      const another = await make();
      await database.query(`update user_subscriptions set status = 'cancelled' where user_id = $1`, [
        user.id,
      ]);
      expect(await statusOf(another)).toBe(404);
      expect((await user.client.post('/calendar/feed')).status).toBe(402);
      await database.query('delete from profiles where id = $1', [user.id]);
      const gone = await fetch(another);
      expect(gone.status).toBe(404);
      expect(await gone.json()).toMatchObject({ code: 'not_found', error: 'The calendar was not found.' });
    });

    it('opens to no address that was made up, and says the same to each', async () => {
      const [start = ''] = (await make()).split('_');
      const bodies = new Set<string>();
      for (const token of ['x', '%00', 'a'.repeat(90), `${start.split('/').at(-1)}_${'A'.repeat(43)}`]) {
        const response = await fetch(`${app.url}/api/calendar/feed/${token}.ics`);
        const body = (await response.json()) as ErrorResponse;
        if (token === '%00') expect(response.status).toBe(400);
        else bodies.add(`${response.status} ${body.code} ${body.error}`);
      }
      expect([...bodies]).toEqual(['404 not_found The calendar was not found.']);
    });
  });
});
