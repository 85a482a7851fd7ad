import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startSandbox, type Sandbox } from '../start-sandbox.js';
import { demoKlaviyo } from './klaviyo.store.js';

const NOW = new Date('2026-11-20T12:00:00Z');

const headers: Readonly<Record<string, string>> = {
  authorization: `Klaviyo-API-Key ${demoKlaviyo.apiKey}`,
  revision: '2026-10-15',
  'content-type': 'application/vnd.api+json',
  accept: 'application/vnd.api+json',
};
const attributes = {
  properties: { product: 'content_mvp' },
  unique_id: 'one',
  metric: { data: { type: 'metric', attributes: { name: 'Started Signup' } } },
  profile: { data: { type: 'profile', attributes: { email: 'ada@example.test' } } },
};
const event = (more: object = {}) => ({ data: { type: 'event', attributes: { ...attributes, ...more } } });

describe('Klaviyo’s stand-in', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, now: () => NOW });
  });
  afterEach(() => sandbox.klaviyo.reset());
  afterAll(() => sandbox.close());

  const send = (body: unknown = event(), more: Readonly<Record<string, string>> = {}, path = '/api/events') =>
    fetch(`${sandbox.roots.klaviyo}${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });

  it('takes an event with 202 and nothing else', async () => {
    const answer = await send();
    expect([answer.status, await answer.text()]).toEqual([202, '']);
    expect(sandbox.klaviyo.events()).toEqual([
      {
        metric: 'Started Signup',
        unique_id: 'one',
        properties: { product: 'content_mvp' },
        profile: { email: 'ada@example.test' },
        time: NOW.toISOString(),
      },
    ]);
  });

  it('takes one event of a profile, a metric and an id, and drops the others silently', async () => {
    const profile = { data: { type: 'profile', attributes: { email: 'bo@example.test' } } };
    const bodies = [event(), event(), event({ unique_id: 'two' }), event({ profile })];
    for (const body of bodies) expect((await send(body)).status).toBe(202);
    expect(sandbox.klaviyo.events()).toHaveLength(3);
    expect(sandbox.klaviyo.totalCalls).toBe(4);
  });

  it('takes one event in a second of those without an id', async () => {
    await send(event({ unique_id: undefined }));
    await send(event({ unique_id: undefined }));
    expect(sandbox.klaviyo.events()).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['an unknown field', { colour: 'red' }, '/data/attributes/colour'],
    ['no properties', { properties: undefined }, '/data/attributes/properties'],
    [
      'too many properties',
      { properties: Object.fromEntries(Array.from({ length: 401 }, (_, n) => [`p${n}`, n])) },
      '/data/attributes/properties',
    ],
    ['no metric', { metric: undefined }, '/data/attributes/metric/data'],
    [
      'nobody',
      { profile: { data: { type: 'profile', attributes: {} } } },
      '/data/attributes/profile/data/attributes',
    ],
    [
      'a wrong address',
      { profile: { data: { type: 'profile', attributes: { email: 'ada' } } } },
      '/data/attributes/profile/data/attributes/email',
    ],
    [
      'an unknown field of a profile',
      { profile: { data: { type: 'profile', attributes: { email: 'a@b.test', age: 7 } } } },
      '/data/attributes/profile/data/attributes/age',
    ],
    ['a time long ago', { time: '1999-12-31T23:59:59Z' }, '/data/attributes/time'],
    ['an empty id', { unique_id: '' }, '/data/attributes/unique_id'],
  ])('refuses %s and says where', async (_what, more, pointer) => {
    const answer = await send(event(more));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ status: 400, code: 'invalid', detail: expect.any(String), source: { pointer } }],
    });
    expect(sandbox.klaviyo.events()).toEqual([]);
  });

  it.each<[string, Record<string, string>, number]>([
    ['no key of the account', { authorization: 'Klaviyo-API-Key pk_other' }, 401],
    ['a bearer token', { authorization: `Bearer ${demoKlaviyo.apiKey}` }, 401],
    ['no day as its revision', { revision: 'latest' }, 400],
    ['a revision that is gone', { revision: '2023-02-22' }, 410],
    ['another content type', { 'content-type': 'application/json' }, 415],
  ])('refuses a request with %s', async (_what, more, status) => {
    const answer = await send(event(), more);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: [{ status }] });
    expect(sandbox.klaviyo.events()).toEqual([]);
  });

  it('knows no other path, method or parameter', async () => {
    expect((await send(event(), {}, '/api/track')).status).toBe(404);
    expect((await send(event(), {}, '/api/events?company_id=a')).status).toBe(400);
    expect((await fetch(`${sandbox.roots.klaviyo}/api/events`, { headers })).status).toBe(405);
  });

  it('fails as it is told, and says when to come again', async () => {
    sandbox.klaviyo.fault({ kind: '429', retry_after_s: 7 });
    const throttled = await send();
    expect([throttled.status, throttled.headers.get('retry-after')]).toEqual([429, '7']);

    sandbox.klaviyo.fault({ kind: 'drop_before' });
    await expect(send()).rejects.toThrow();
    expect(sandbox.klaviyo.events()).toEqual([]);

    sandbox.klaviyo.fault({ kind: 'hang_after' });
    const hanging = send();
    await sandbox.klaviyo.whenHeld();
    expect(sandbox.klaviyo.events()).toHaveLength(1);
    sandbox.klaviyo.release();
    expect((await hanging).status).toBe(202);
  });

  it('is controlled over HTTP', async () => {
    const control = `${sandbox.url}/klaviyo/_sandbox`;
    const armed = await fetch(`${control}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: '503' }),
    });
    expect(armed.status).toBe(201);
    expect((await send()).status).toBe(503);
    await send();
    expect(await (await fetch(`${control}/calls`)).json()).toMatchObject({
      total: 2,
      data: [{ status: 503, fault: '503' }, { status: 202 }],
    });
    expect(await (await fetch(`${control}/events`)).json()).toMatchObject({ data: [{ unique_id: 'one' }] });
  });
});
