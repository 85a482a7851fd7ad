import { createPublicKey, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PushSubscriber } from './push.store.js';

export interface PushProblem {
  readonly status: number;
  readonly detail: string;
}

export interface PushOptions {
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string | null;
}

const DAY_SECONDS = 24 * 3600;
/** What a push service has to take at least; ours takes no byte more (RFC 8030, 7.2). */
const MAX_BYTES = 4_096;
const KNOWN_HEADERS = new Set([
  ...['host', 'connection', 'content-length', 'content-type', 'content-encoding', 'transfer-encoding'],
  ...['accept', 'accept-encoding', 'accept-language', 'sec-fetch-mode', 'user-agent'],
  ...['authorization', 'ttl', 'urgency', 'topic'],
]);
const URGENCIES = ['very-low', 'low', 'normal', 'high'];

const problem = (status: number, detail: string): PushProblem => ({ status, detail });
const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? undefined : value;

/** The options of a message, or what is wrong with the request (RFC 8030, 5; RFC 8291, 4). */
export function judgePush(headers: IncomingHttpHeaders, body: Buffer): PushOptions | PushProblem {
  const unknown = Object.keys(headers).find((name) => !KNOWN_HEADERS.has(name));
  if (unknown !== undefined) return problem(400, `Unknown header ${unknown}`);
  const ttl = single(headers['ttl']);
  if (ttl === undefined || !/^\d{1,10}$/u.test(ttl)) return problem(400, 'TTL is missing or no number');
  const urgency = single(headers['urgency']) ?? 'normal';
  if (!URGENCIES.includes(urgency)) return problem(400, 'Unknown urgency');
  const topic = single(headers['topic']) ?? null;
  if (topic !== null && !/^[\w-]{1,32}$/u.test(topic))
    return problem(400, 'Topic is no name of up to 32 signs');
  if (headers['content-encoding'] !== 'aes128gcm') return problem(400, 'Content-Encoding is not aes128gcm');
  if (headers['content-type'] !== 'application/octet-stream')
    return problem(400, 'Content-Type is no stream of bytes');
  if (body.length > MAX_BYTES) return problem(413, `More than ${MAX_BYTES} bytes`);
  return { ttl: Number(ttl), urgency, topic };
}

/** What is wrong with who says to have sent it (RFC 8292, 2 to 4); null for nothing. */
export function judgeSender(
  authorization: string | undefined,
  { applicationServerKey }: PushSubscriber,
  { origin, now }: { readonly origin: string; readonly now: Date },
): PushProblem | null {
  if (authorization === undefined) return problem(401, 'The subscription is restricted: no credentials');
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/u.exec(authorization) ?? [];
  if (token === '') return problem(401, 'Authorization is not "vapid t=…, k=…"');
  if (key !== applicationServerKey) return problem(403, 'The key is not the one of the subscription');
  const claims = claimsSignedBy(token, key);
  if (claims === null) return problem(403, 'The token is not signed by its key with ES256');
  const { aud, exp, sub } = claims;
  const seconds = now.getTime() / 1_000;
  if (aud !== origin) return problem(403, `The token is for ${String(aud)}, not for ${origin}`);
  if (typeof exp !== 'number' || exp <= seconds || exp > seconds + DAY_SECONDS) {
    return problem(403, 'The token is over, or holds for more than a day');
  }
  return typeof sub === 'string' && /^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/u.test(sub)
    ? null
    : problem(403, 'The token names nobody to write to');
}

function claimsSignedBy(token: string, point: string): Record<string, unknown> | null {
  const [header = '', claims = '', signature = '', ...more] = token.split('.');
  const bytes = Buffer.from(point, 'base64url');
  if (more.length > 0 || bytes.length !== 65 || bytes[0] !== 4) return null;
  try {
    const { typ, alg } = JSON.parse(Buffer.from(header, 'base64url').toString()) as Record<string, unknown>;
    if (typ !== 'JWT' || alg !== 'ES256') return null;
    const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'));
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    return isSigned
      ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
