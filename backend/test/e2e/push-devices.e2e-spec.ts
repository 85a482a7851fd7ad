import type { ApiClient } from '@drumbeat/api-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PushDevicesResponse } from '../../src/modules/notifications/push/push-devices.dto.js';
import { apiClientOf } from '../support/api/api-client.js';
import {
  TEST_PASSWORD,
  signUp,
  type ErrorResponse,
  type SignedUpUser,
} from '../support/network/http-client.js';
import { aPushSubscription } from '../support/services/push-service.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';

describe('The devices that are told of notices, over HTTP,', () => {
  let app: TestApp;
  let user: SignedUpUser;
  let api: ApiClient;

  beforeAll(async () => {
    app = await startTestApp();
    user = await signUp(app.url);
    api = apiClientOf(user.client);
  }, 60_000);
  afterAll(() => app.close());

  const list = async () => (await api.GET('/api/notifications/devices')).data;
  const add = (body: unknown) =>
    user.client.post<PushDevicesResponse & ErrorResponse>('/notifications/devices', body);

  it('are turned on with the key of this installation, named without their address, and turned off', async () => {
    const key = (await list())?.public_key ?? '';
    const { status, body } = await add(app.sandbox.push.subscribe(key));
    expect(status).toBe(201);
    expect(body).toEqual(await list());
    expect(body.devices).toEqual([
      expect.objectContaining({ is_current: true, last_success_at: null }) as unknown,
    ]);
    expect(JSON.stringify(body)).not.toContain('/push/send');
    expect((await api.GET('/api/notifications/settings')).data).toMatchObject({
      can_push: true,
      has_device: true,
    });
    const id = body.devices[0]?.id ?? '';
    expect(
      (await api.DELETE('/api/notifications/devices/{id}', { params: { path: { id } } })).response.status,
    ).toBe(204);
    expect((await list())?.devices).toEqual([]);
  });

  it.each([
    'http://push.example.com/1',
    'https://127.0.0.1/1',
    'https://metadata.google.internal/1',
    'https://push.example.com:6379/1',
  ])('are at no address that a program of ours may not call: %s', async (endpoint) => {
    const { status, body } = await add({ ...aPushSubscription('1'), endpoint });
    expect([status, body.code]).toEqual([400, 'validation.failed']);
  });

  it('are no longer the user’s once they sign out', async () => {
    await add(aPushSubscription(user.id));
    await user.client.post('/auth/logout', { scope: 'local' });
    const { status } = await user.client.post('/auth/login', { email: user.email, password: TEST_PASSWORD });
    expect(status).toBe(200);
    expect((await list())?.devices).toEqual([]);
  });
});
