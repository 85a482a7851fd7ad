import type { ApiClient } from '@drumbeat/api-client';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connectLinkedIn } from '../support/publishing/connect-linkedin.js';
import { apiClientOf } from '../support/api/api-client.js';
import {
  TEST_PASSWORD,
  TestClient,
  signUp,
  type ErrorResponse,
  type SignedUpUser,
} from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const VOICE = {
  writing_style_tone: 'casual',
  writing_style_formality: 3,
  directness_level: 9,
  confidence_level: 7,
  energy_level: 2,
} as const;
const PILLARS = ['Pricing', 'Hiring', 'Leading'];

describe('The profile over HTTP', () => {
  let app: TestApp;
  let user: SignedUpUser;
  let api: ApiClient;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await signUp(app.url, { plan: null, full_name: 'Ada Lovelace' });
    api = apiClientOf(user.client);
  });

  const query = <Row>(sql: string, parameters: unknown[] = []) =>
    onDatabase<Row>(app.database.url, sql, parameters);
  const profile = async () => (await api.GET('/api/profile')).data;

  it('takes a person through onboarding without a plan, and knows the step after a reload', async () => {
    await api.PATCH('/api/profile', {
      body: { ideal_target_client: 'Studio owners', client_pain_points: 'Slow hiring', onboarding_step: 2 },
    });
    const { data: suggestions } = await api.POST('/api/profile/pillar-suggestions');
    expect(suggestions?.pillars).toContain('Slow hiring');
    await api.PATCH('/api/profile', { body: { content_pillars: PILLARS, onboarding_step: 3 } });
    await api.PATCH('/api/profile', {
      body: { voice: VOICE, sample_post: 'What I learned.', onboarding_step: 4 },
    });
    expect(await profile()).toMatchObject({ onboarding_step: 4, onboarding_completed: false, voice: VOICE });

    await api.PATCH('/api/profile', {
      body: { weekly_posting_goal: 3, time_zone: 'Europe/Berlin', onboarding_completed: true },
    });
    const { data: summary } = await api.POST('/api/profile/generate-icp-summary');
    expect(await profile()).toMatchObject({
      onboarding_completed: true,
      content_pillars: PILLARS,
      sample_post: 'What I learned.',
      generated_icp_summary: summary?.generated_icp_summary,
    });
    expect(summary?.generated_icp_summary).toContain('Studio owners');
  });

  it('says what is missing, by code', async () => {
    const refused = (code: string, status: number) => expect.objectContaining({ status, code });
    await expect(api.PATCH('/api/profile', { body: { onboarding_completed: true } })).rejects.toEqual(
      refused('profile.pillars_missing', 422),
    );
    await expect(api.POST('/api/profile/pillar-suggestions')).rejects.toEqual(
      refused('profile.answers_missing', 409),
    );
    await expect(api.POST('/api/profile/generate-icp-summary')).rejects.toEqual(
      refused('profile.answers_missing', 409),
    );
  });

  it('that staff have locked refuses every change, by code and in words', async () => {
    await api.PATCH('/api/profile', { body: { content_pillars: PILLARS, industry: 'Design' } });
    await query('update profiles set profile_locked = true where id = $1', [user.id]);
    const { status, body } = await user.client.patch<ErrorResponse>('/profile', { industry: 'Architecture' });
    expect([status, body]).toMatchObject([
      422,
      {
        code: 'profile.locked',
        error: 'The staff has locked this profile. Please ask them to change it.',
      },
    ]);
    expect(await profile()).toMatchObject({ profile_locked: true, industry: 'Design' });
  });

  it('is handed out whole, as a ZIP that is saved under a name of its own', async () => {
    const response = await user.client.fetch(new Request(`${app.url}/api/profile/export`));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="drumbeat-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(strFromU8(files['json/profiles.json']!)).toContain(user.email);
    expect(strFromU8(files['csv/auth_sessions.csv']!)).toContain('Drumbeat test');
  });

  describe('is deleted with the account', () => {
    const deleteAccount = (password?: string) =>
      user.client.delete<{ code: string }>('/profile', {
        confirm: 'DELETE',
        ...(password === undefined ? {} : { password }),
      });
    const rows = () => query('select 1 from profiles where id = $1', [user.id]);

    it('with the password, at once: cookies, sessions and rows are gone, LinkedIn’s token revoked, a mail on its way', async () => {
      await user.client.post('/subscriptions/free');
      await connectLinkedIn(app, user.client, 'Nora Lindqvist');
      const elsewhere = new TestClient(app.url);
      await elsewhere.post('/auth/login', { email: user.email, password: TEST_PASSWORD });
      const { status, headers } = await deleteAccount(TEST_PASSWORD);
      expect(status).toBe(204);
      expect(headers.getSetCookie().filter((line) => line.includes('=; '))).toHaveLength(2);
      expect(await rows()).toEqual([]);
      expect(app.sandbox.linkedin.calls()).toContainEqual(
        expect.objectContaining({ operation: 'revoke', status: 200 }),
      );
      expect((await elsewhere.get('/profile')).status).toBe(401);
      expect((await elsewhere.post('/auth/refresh')).status).toBe(401);
      const again = await new TestClient(app.url).post('/auth/login', {
        email: user.email,
        password: TEST_PASSWORD,
      });
      expect(again.status).toBe(401);
      const mails = await query('select kind, user_id from outgoing_mails where recipient = $1', [
        user.email,
      ]);
      expect(mails).toEqual([{ kind: 'account_deleted', user_id: null }]);

      // The address is free again, for a new account without any of the old one's things.
      const fresh = await signUp(app.url, { email: user.email, plan: null });
      expect(fresh.id).not.toBe(user.id);
    });

    it('with the right password only, and the word that says so', async () => {
      for (const password of ['not the password', undefined]) {
        const { status, body } = await deleteAccount(password);
        expect([status, body.code]).toEqual([401, 'auth.wrong_password']);
      }
      const unsure = await user.client.delete('/profile', { password: TEST_PASSWORD, confirm: 'delete' });
      expect(unsure.status).toBe(400);
      expect((await user.client.get('/profile')).status).toBe(200);
      expect(await rows()).toHaveLength(1);
    });

    it('without a password with a fresh session only', async () => {
      await query('delete from user_credentials where user_id = $1', [user.id]);
      await query(`update auth_sessions set created_at = now() - interval '11 minutes' where user_id = $1`, [
        user.id,
      ]);
      const { status, body } = await deleteAccount();
      expect([status, body.code]).toEqual([403, 'auth.reauthentication_required']);
      await query('update auth_sessions set created_at = now() where user_id = $1', [user.id]);
      expect((await deleteAccount()).status).toBe(204);
      expect(await rows()).toEqual([]);
    });
  });
});
