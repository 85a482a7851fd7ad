import { createECDH, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startSandbox, type Sandbox } from '../start-sandbox.js';
import { decryptedMessage } from './message-encryption.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const SECONDS = NOW.getTime() / 1_000;
/** The example of RFC 8291, appendix A. */
const EXAMPLE = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  text: 'When I grow up, I want to be a watermelon',
};

const bytes = (text: string) => Buffer.from(text, 'base64url');
const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function aSender() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return { privateKey, key: Buffer.concat([Buffer.from([4]), bytes(x), bytes(y)]).toString('base64url') };
}

function token(privateKey: KeyObject, claims: object, header: object = { typ: 'JWT', alg: 'ES256' }): string {
  const content = `${json(header)}.${json(claims)}`;
  const signature = createSign('sha256').update(content).sign({ key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

describe('The encryption of a pushed message', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(bytes(EXAMPLE.privateKey));

  it('is read as the standard’s example says', () => {
    expect(ecdh.getPublicKey('base64url')).toBe(EXAMPLE.publicKey);
    expect(decryptedMessage(bytes(EXAMPLE.body), ecdh, bytes(EXAMPLE.auth))).toBe(EXAMPLE.text);
  });

  it.each([
    ['cut off', (body: Buffer) => body.subarray(0, 60)],
    ['changed', (body: Buffer) => Buffer.concat([body.subarray(0, -1), Buffer.from([0])])],
    [
      'of smaller records',
      (body: Buffer) => Buffer.concat([body.subarray(0, 16), Buffer.from([0, 0, 0, 20]), body.subarray(20)]),
    ],
  ])('is an error where the body is %s', (_, change) => {
    expect(() => decryptedMessage(change(bytes(EXAMPLE.body)), ecdh, bytes(EXAMPLE.auth))).toThrow();
  });
});

describe('The stand-in of a push service', () => {
  const sender = aSender();
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, now: () => NOW });
  });
  afterEach(() => sandbox.push.reset());
  afterAll(() => sandbox.close());

  const claims = (more: object = {}) => ({
    aud: sandbox.roots.push,
    exp: SECONDS + 3_600,
    sub: 'mailto:hello@drumbeat.example',
    ...more,
  });
  const vapid = (jwt = token(sender.privateKey, claims()), key = sender.key) => `vapid t=${jwt}, k=${key}`;
  const send = (
    headers: Readonly<Record<string, string>> = {},
    { body = bytes(EXAMPLE.body), endpoint = sandbox.push.subscribe(sender.key).endpoint } = {},
  ) =>
    fetch(endpoint, {
      method: 'POST',
      headers: {
        ttl: '60',
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        authorization: vapid(),
        ...headers,
      },
      body: new Uint8Array(body),
    });
  const problem = async (answer: Promise<Response>) => {
    const { status } = await answer;
    return [status, sandbox.push.calls().at(-1)?.problem];
  };

  it.each<[number, string, Readonly<Record<string, string>>]>([
    [400, 'TTL is missing or no number', { ttl: 'soon' }],
    [400, 'Unknown urgency', { urgency: 'now' }],
    [400, 'Topic is no name of up to 32 signs', { topic: 'x'.repeat(33) }],
    [400, 'Content-Encoding is not aes128gcm', { 'content-encoding': 'aesgcm' }],
    [400, 'Content-Type is no stream of bytes', { 'content-type': 'application/json' }],
    [400, 'Unknown header crypto-key', { 'crypto-key': 'dh=x' }],
    [401, 'Authorization is not "vapid t=…, k=…"', { authorization: 'WebPush abc' }],
  ])('answers %s to a request with a wrong head: %s', async (status, detail, headers) => {
    expect(await problem(send(headers))).toEqual([status, detail]);
  });

  it.each<[string, object]>([
    ['is for another service', { aud: 'https://push.example' }],
    ['is over', { exp: SECONDS }],
    ['holds for more than a day', { exp: SECONDS + 24 * 3_600 + 1 }],
    ['names nobody', { sub: 'somebody' }],
  ])('refuses a token that %s', async (_, change) => {
    const answer = await send({ authorization: vapid(token(sender.privateKey, claims(change))) });
    expect(answer.status).toBe(403);
  });

  it('refuses another sender’s key and signature, and another algorithm', async () => {
    const other = aSender();
    const jwt = token(other.privateKey, claims());
    expect((await send({ authorization: vapid(jwt, other.key) })).status).toBe(403);
    expect((await send({ authorization: vapid(jwt) })).status).toBe(403);
    const none = token(sender.privateKey, claims(), { typ: 'JWT', alg: 'none' });
    expect((await send({ authorization: vapid(none) })).status).toBe(403);
  });

  it('refuses what is too large, and what its browser could not read', async () => {
    expect((await send({}, { body: Buffer.alloc(4_097) })).status).toBe(413);
    expect((await send()).status).toBe(400);
    expect(sandbox.push.messages()).toEqual([]);
  });

  it('knows no other address, and no subscription that was given back', async () => {
    const { endpoint } = sandbox.push.subscribe(sender.key);
    sandbox.push.unsubscribe(endpoint);
    expect((await send({}, { endpoint })).status).toBe(410);
    expect((await send({}, { endpoint: `${sandbox.roots.push}/push/elsewhere` })).status).toBe(404);
    expect((await fetch(endpoint)).status).toBe(405);
  });

  it.each(['301', '404', '410', '413', '429', '500', '503'] as const)('plays %s', async (kind) => {
    sandbox.push.fault({ kind, retry_after_s: 90 });
    const { endpoint } = sandbox.push.subscribe(sender.key);
    const answer = await fetch(endpoint, { method: 'POST', redirect: 'manual' });
    expect(answer.status).toBe(Number(kind));
    expect(answer.headers.get('retry-after')).toBe(['429', '503'].includes(kind) ? '90' : null);
  });

  it('gives out subscriptions over HTTP too', async () => {
    const answer = await fetch(`${sandbox.url}/push/_sandbox/subscriptions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ application_server_key: sender.key }),
    });
    const { endpoint } = (await answer.json()) as { endpoint: string };
    expect(endpoint.startsWith(`${sandbox.url}/push/send/`)).toBe(true);
  });
});
