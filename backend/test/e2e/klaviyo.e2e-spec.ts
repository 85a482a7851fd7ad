import type { ApiClient } from '@drumbeat/api-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TrackKlaviyoResponse } from '../../src/modules/klaviyo/klaviyo.dto.js';
import { apiClientOf } from '../support/api/api-client.js';
import { signUp, type ErrorResponse, type SignedUpUser } from '../support/network/http-client.js';
import { onDatabase } from '../support/database/on-database.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

const PILLARS = ['Pricing', 'Hiring', 'Leadership'];

describe('Klaviyo, with a worker and over HTTP,', () => {
  let app: TestApp;
  let user: SignedUpUser;
  let api: ApiClient;

  beforeAll(async () => {
    app = await startTestApp({ worker: true });
    user = await signUp(app.url, { plan: null });
    api = apiClientOf(user.client);
  }, 60_000);
  afterAll(() => app.close());

  const track = async (event: string, email = user.email) => {
    const { status, body } = await user.client.post<TrackKlaviyoResponse & ErrorResponse>('/klaviyo/track', {
      event,
      email,
    });
    return [status, status === 202 ? body : body.code];
  };

  it('is told of a sign-up, the end of the onboarding and a plan, each once, whoever says it again', async () => {
    expect(await track('Completed Onboarding')).toEqual([409, 'klaviyo.step_not_taken']);
    await api.PATCH('/api/profile', { body: { content_pillars: PILLARS, onboarding_completed: true } });
    await api.POST('/api/subscriptions/free');
    await app.sandbox.klaviyo.whenTaken(3);
    for (const event of ['Started Signup', 'Completed Onboarding', 'Subscription Started'] as const) {
      expect(await track(event)).toEqual([202, { success: true, queued: true }]);
    }
    await api.PATCH('/api/profile', { body: { onboarding_completed: true } });
    const told = app.sandbox.klaviyo.events();
    expect(told.map(({ metric }) => metric).sort()).toEqual([
      'Completed Onboarding',
      'Started Signup',
      'Subscription Started',
    ]);
    for (const { properties, profile } of told) {
      expect(properties).toMatchObject({ product: 'content_mvp' });
      expect(profile).toMatchObject({ email: user.email, external_id: user.id });
    }
    expect(app.sandbox.klaviyo.totalCalls).toBe(3);
  });

  it('is told what a page says of the step and of its user', async () => {
    const other = await signUp(app.url, { plan: null });
    await onDatabase(
      app.database.url,
      `insert into user_subscriptions (user_id, status, plan_type) values ($1, 'active', 'free')`,
      [other.id],
    );
    const { status } = await other.client.post('/klaviyo/track', {
      event: 'Subscription Started',
      email: other.email,
      properties: { plan_type: 'free', source: 'product page', product: 'another' },
      profileProps: { pillars: 3 },
    });
    expect(status).toBe(202);
    const ofOther = () =>
      app.sandbox.klaviyo.events().filter(({ profile }) => profile.external_id === other.id);
    // Its sign-up, and this.
    await app.sandbox.klaviyo.whenTaken(5);
    expect(ofOther().find(({ metric }) => metric === 'Subscription Started')).toMatchObject({
      properties: { plan_type: 'free', source: 'product page', product: 'content_mvp' },
      profile: { email: other.email, external_id: other.id, properties: { pillars: 3 } },
    });
  });

  it('is told of nobody else', async () => {
    expect(await track('Started Signup', 'bo@example.test')).toEqual([400, 'validation.failed']);
    expect(await track('Started Signup', user.email.toUpperCase())).toEqual([
      202,
      { success: true, queued: true },
    ]);
  });
});
