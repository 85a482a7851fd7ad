import { createSign, generateKeyPairSync } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { GoogleClient } from '../../src/modules/auth/google/google.client.js';
import { KlaviyoClient } from '../../src/modules/klaviyo/klaviyo.client.js';
import { LinkedInCommentsService } from '../../src/modules/linkedin/rest/linkedin-comments.service.js';
import { LinkedInCorrectionsService } from '../../src/modules/linkedin/rest/linkedin-corrections.service.js';
import { LinkedInFiguresService } from '../../src/modules/linkedin/rest/linkedin-figures.service.js';
import { LinkedInMediaService } from '../../src/modules/linkedin/rest/linkedin-media.service.js';
import type { UploadedMedia } from '../../src/modules/linkedin/rest/linkedin-media.service.js';
import { LinkedInOAuthClient } from '../../src/modules/linkedin/connection/linkedin-oauth.client.js';
import { LinkedInPostsService } from '../../src/modules/linkedin/rest/linkedin-posts.service.js';
import { PushClient } from '../../src/modules/notifications/push/push.client.js';
import { OneShotRequest } from '../../src/modules/linkedin/rest/one-shot-request.js';
import { OpenAiCompatibleModel } from '../../src/platform/ai/openai-compatible-model.js';
import { S3Storage } from '../../src/platform/storage/s3-storage.js';
import { aPushSubscription, pushEnvironment } from '../support/services/push-service.js';
import { FixedClock } from '../support/fixed-clock.js';
import { testConfig } from '../support/test-config.js';
import { OUTSIDE_CALLS, OUTSIDE_PAGES } from './outside-calls.js';
import {
  startRecordingHost,
  type HostAnswer,
  type RecordingHost,
  type SeenRequest,
} from './recording-host.js';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
let nonce = '';

/** A token of Google's, as far as the library checks it. */
function idToken(issuer: string): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const head = part({ alg: 'RS256', kid: '1', typ: 'JWT' });
  const claims = part({ iss: issuer, aud: 'google-client', sub: '7', iat: now, exp: now + 60, nonce });
  const signature = createSign('sha256').update(`${head}.${claims}`).sign(keys.privateKey, 'base64url');
  return `${head}.${claims}.${signature}`;
}

/** The response of each host when a client needs more than a success. */
function answerOf({ url }: SeenRequest, origin: string): HostAnswer {
  const { pathname } = new URL(url);
  if (pathname.endsWith('/.well-known/openid-configuration')) {
    const issuer = url.slice(0, -'/.well-known/openid-configuration'.length);
    const body = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/certs`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code'],
    };
    return { status: 200, body };
  }
  if (pathname.endsWith('/token')) {
    const issuer = url.slice(0, -'/token'.length);
    return { status: 200, body: { access_token: 'a', token_type: 'Bearer', id_token: idToken(issuer) } };
  }
  if (pathname.endsWith('/certs')) {
    const key = keys.publicKey.export({ format: 'jwk' });
    return { status: 200, body: { keys: [{ ...key, kid: '1', alg: 'RS256', use: 'sig' }] } };
  }
  if (pathname.endsWith('/accessToken')) return { status: 200, body: { access_token: 'the-token' } };
  if (pathname.endsWith('/userinfo')) return { status: 200, body: { sub: 'member1' } };
  if (pathname.includes('/images/urn')) return { status: 200, body: { status: 'AVAILABLE' } };
  if (/\/(?:images|documents)$/u.test(pathname)) {
    const value = {
      uploadUrl: `${origin}/dms-uploads/42`,
      image: 'urn:li:image:A1',
      document: 'urn:li:document:B1',
    };
    return { status: 200, body: { value } };
  }
  if (pathname.endsWith('/chat/completions')) {
    const choice = {
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content: '{"title":"x"}' },
    };
    return { status: 200, body: { id: '1', created: 1, model: 'a-model', choices: [choice] } };
  }
  if (new URL(url).searchParams.get('list-type') === '2') {
    const body =
      '<ListBucketResult><KeyCount>0</KeyCount><IsTruncated>false</IsTruncated></ListBucketResult>';
    return { status: 200, headers: { 'content-type': 'application/xml' }, body };
  }
  return { status: 201, headers: { 'x-restli-id': 'urn:li:share:7' } };
}

describe.each([
  ['at the root of a host', '', ''],
  ['at the root, with a slash at the end', '', '/'],
  ['below a path', '/stand-in', ''],
  ['below a path, with a slash at the end', '/stand-in', '/'],
])('The calls that leave the house, with the other side %s', (_where, path, slash) => {
  let site: RecordingHost;
  let api: RecordingHost;
  let google: RecordingHost;
  let model: RecordingHost;
  let bucket: RecordingHost;
  let klaviyo: RecordingHost;
  let push: RecordingHost;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    [site, api, google, model, bucket, klaviyo, push] = await Promise.all([
      startRecordingHost(answerOf),
      startRecordingHost(answerOf),
      startRecordingHost(answerOf),
      startRecordingHost(answerOf),
      startRecordingHost(answerOf),
      startRecordingHost(() => ({ status: 202 })),
      startRecordingHost(() => ({ status: 201 })),
    ]);
  });
  afterAll(() => Promise.all([site, api, google, model, bucket, klaviyo, push].map((host) => host.close())));

  const config = (more: Record<string, string> = {}) =>
    testConfig({
      DATABASE_URL: 'postgres://unused',
      PUBLIC_URL: 'https://drumbeat.example/',
      LINKEDIN_AUTH_URL: `${site.origin}${path}/oauth/v2${slash}`,
      LINKEDIN_API_URL: `${api.origin}${path}${slash}`,
      LINKEDIN_CLIENT_ID: 'our-client',
      LINKEDIN_CLIENT_SECRET: 'our-secret',
      GOOGLE_ISSUER: `${google.origin}${path}${slash}`,
      GOOGLE_CLIENT_ID: 'google-client',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      GOOGLE_SANDBOX: 'true',
      AI_BASE_URL: `${model.origin}${path}/v1${slash}`,
      AI_MODEL: 'a-model',
      AI_API_KEY: 'model-key',
      KLAVIYO_API_URL: `${klaviyo.origin}${path}${slash}`,
      KLAVIYO_API_KEY: 'pk_of_ours',
      KLAVIYO_SANDBOX: 'true',
      ...pushEnvironment(),
      PUSH_SANDBOX_URL: `${push.origin}/push/`,
      S3_BUCKET: 'drumbeat',
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: `${bucket.origin}${path}${slash}`,
      S3_ACCESS_KEY_ID: 'bucket-key',
      S3_SECRET_ACCESS_KEY: 'bucket-secret',
      S3_PATH_STYLE: 'true',
      ...more,
    });

  /** An address rewritten to the real hosts. */
  const asReal = (url: string): string =>
    url
      .replace(`${site.origin}${path}`, 'https://www.linkedin.com')
      .replace(`${api.origin}${path}`, 'https://api.linkedin.com')
      .replace(api.origin, 'https://api.linkedin.com')
      .replace(`${google.origin}${path}`, 'https://accounts.google.com')
      .replace(`${model.origin}${path}`, 'https://api.openai.com')
      .replace(`${klaviyo.origin}${path}`, 'https://a.klaviyo.com')
      .replace(push.origin, 'https://push.example')
      .replace(`${bucket.origin}${path}`, 'https://s3.eu-central-1.amazonaws.com');
  const seenBy = (host: RecordingHost): SeenRequest[] =>
    host.take().map((request) => ({ ...request, url: asReal(request.url) }));

  const posts = async (text: string, media: readonly UploadedMedia[] = []): Promise<SeenRequest[]> => {
    const service = new LinkedInPostsService(config());
    const connection = await service.connect();
    if (!(connection instanceof OneShotRequest)) throw new Error('No connection');
    await service.create(connection, {
      accessToken: 'the-token',
      body: service.requestBody('member1', text, media),
      mayStart: () => true,
    });
    return seenBy(api);
  };
  const image = { urn: 'urn:li:image:A1', kind: 'image', altText: 'A desk', title: '' } as const;
  const upload = async (kind: 'image' | 'document', settings: Record<string, string> = {}) => {
    const result = await new LinkedInMediaService(config(settings)).upload({
      kind,
      memberId: 'member1',
      accessToken: 'the-token',
      content: new Uint8Array([1, 2, 3]),
      contentType: 'image/png',
    });
    expect(result).toMatchObject({ kind: 'uploaded' });
    return seenBy(api);
  };

  it('trade a code for a token, ask who it is, and revoke', async () => {
    const client = new LinkedInOAuthClient(config());
    await client.exchangeCode('the-code');
    await client.member('the-token');
    await client.revoke('the-token');
    expect(seenBy(site)).toEqual([OUTSIDE_CALLS.exchangeCode, OUTSIDE_CALLS.revokeToken]);
    expect(seenBy(api)).toEqual([OUTSIDE_CALLS.userinfo]);
  });

  it('upload images and documents', async () => {
    expect(await upload('image')).toEqual([OUTSIDE_CALLS.initializeImage, OUTSIDE_CALLS.uploadBytes]);
    expect(await upload('document')).toEqual([OUTSIDE_CALLS.initializeDocument, OUTSIDE_CALLS.uploadBytes]);
  });

  it('ask how an image stands where the installation wants it, and never how a document does', async () => {
    const settings = { LINKEDIN_IMAGE_STATUS: 'true' };
    expect(await upload('image', settings)).toEqual([
      OUTSIDE_CALLS.initializeImage,
      OUTSIDE_CALLS.uploadBytes,
      OUTSIDE_CALLS.imageStatus,
    ]);
    expect(await upload('document', settings)).toEqual([
      OUTSIDE_CALLS.initializeDocument,
      OUTSIDE_CALLS.uploadBytes,
    ]);
  });

  it('post', async () => {
    expect(await posts('Half (or so) of #pricing')).toEqual([OUTSIDE_CALLS.createTextPost]);
    expect(await posts('Look', [image])).toEqual([OUTSIDE_CALLS.createImagePost]);
    const second = { ...image, urn: 'urn:li:image:A2', altText: '' };
    expect(await posts('Look', [image, second])).toEqual([OUTSIDE_CALLS.createImagesPost]);
    const slides = { urn: 'urn:li:document:B1', kind: 'document', altText: '', title: 'Slides' } as const;
    expect(await posts('Read', [slides])).toEqual([OUTSIDE_CALLS.createDocumentPost]);
  });

  it('comment', async () => {
    const service = new LinkedInCommentsService(config());
    const connection = await service.connect('urn:li:share:7');
    if (!(connection instanceof OneShotRequest)) throw new Error('No connection');
    await service.create(connection, {
      accessToken: 'the-token',
      memberId: 'member1',
      urn: 'urn:li:share:7',
      text: 'The link (as promised)',
      mayStart: () => true,
    });
    expect(seenBy(api)).toEqual([OUTSIDE_CALLS.comment]);
  });

  it('correct the text of a post that is out', async () => {
    await new LinkedInCorrectionsService(config()).correct(
      'urn:li:share:7',
      'Half (or so) of #pricing',
      'the-token',
    );
    expect(seenBy(api)).toEqual([OUTSIDE_CALLS.correctPost]);
  });

  it('ask how a post did', async () => {
    // The host's answer has no number in it, so the first of the four calls is the last.
    await new LinkedInFiguresService(config()).read(
      'urn:li:share:7',
      'the-token',
      new AbortController().signal,
    );
    expect(seenBy(api)).toEqual([OUTSIDE_CALLS.postFigure]);
  });

  it('send browsers to the consent pages', async () => {
    const client = new GoogleClient(config());
    const pages = {
      linkedinConsent: new LinkedInOAuthClient(config()).authorizeUrl('the-state'),
      googleConsent: (await client.authorization()).url,
    };
    const shown = Object.entries(pages).map(([name, url]) => {
      const { origin, pathname, searchParams } = new URL(asReal(url));
      return [name, { address: `${origin}${pathname}`, parameters: Object.fromEntries(searchParams) }];
    });
    expect(Object.fromEntries(shown)).toEqual(OUTSIDE_PAGES);
    google.take();
  });

  it('sign in with Google', async () => {
    const client = new GoogleClient(config());
    const { checks } = await client.authorization();
    nonce = checks.nonce;
    await client.person(new URLSearchParams({ code: 'the-code', state: checks.state }), checks);
    expect(seenBy(google)).toEqual([
      OUTSIDE_CALLS.googleDiscovery,
      OUTSIDE_CALLS.googleToken,
      OUTSIDE_CALLS.googleKeys,
    ]);
  });

  it('keep, read, list and erase files in a bucket', async () => {
    const { s3 } = config().storage;
    const files = new S3Storage(s3!);
    await files.write('media/one', new Uint8Array([1, 2, 3]), 'image/png');
    await files.read('media/one');
    expect(await files.list('media')).toEqual([]);
    await files.erase('media/one');
    expect(seenBy(bucket)).toEqual([
      OUTSIDE_CALLS.putObject,
      OUTSIDE_CALLS.getObject,
      OUTSIDE_CALLS.listObjects,
      OUTSIDE_CALLS.deleteObject,
    ]);
  });

  it('tell Klaviyo', async () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const outcome = await new KlaviyoClient(config(), new FixedClock(now)).create({
      id: 'the-row',
      user_id: 'the-user',
      email: 'ada@example.test',
      event: 'Subscription Started',
      subject: 'monthly',
      properties: { plan_type: 'monthly', product: 'content_mvp' },
      profile_props: {},
      happened_at: now,
      attempts: 1,
      next_try_at: now,
      sent_at: null,
      given_up_at: null,
    });
    expect(outcome).toEqual({ kind: 'taken' });
    expect(seenBy(klaviyo)).toEqual([OUTSIDE_CALLS.klaviyoEvent]);
  });

  it('tell a device a notice', async () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const { endpoint, keys } = {
      ...aPushSubscription(''),
      endpoint: `${push.origin}/push/send/the-browser`,
    };
    const outcome = await new PushClient(config(), new FixedClock(now)).send({
      id: 'the-row',
      attempts: 1,
      device_id: 'the-device',
      failures: 0,
      endpoint,
      ...keys,
      notice_id: '0f3c9f0a-e1c8-4ad2-b9a1-5d3f6c2b7e41',
      user_id: '7b0c2f10-2222-4c0b-9a53-000000000001',
      title: 'Missed',
      body: 'Its time has passed.',
      link: '/posts',
      created_at: now,
      is_wanted: true,
    });
    expect(outcome).toEqual({ kind: 'taken' });
    expect(seenBy(push)).toEqual([OUTSIDE_CALLS.pushMessage]);
  });

  it('ask a model', async () => {
    const { ai } = config();
    const endpoint = new OpenAiCompatibleModel({ ...ai!, maxRetries: 0 });
    const request = { instructions: 'You write.', messages: [{ role: 'user' as const, text: 'A topic' }] };
    await endpoint.complete(request);
    await endpoint.object({ ...request, name: 'answer', schema: z.object({ title: z.string() }) });
    const reading = endpoint.stream(request)[Symbol.asyncIterator]();
    await reading.next().catch(() => undefined);
    expect(seenBy(model)).toEqual([
      OUTSIDE_CALLS.modelText,
      OUTSIDE_CALLS.modelObject,
      OUTSIDE_CALLS.modelStream,
    ]);
  });
});

describe('What is called unless the environment says otherwise', () => {
  it('is LinkedIn, Google and, with a key, Klaviyo', () => {
    const { klaviyo } = testConfig({ DATABASE_URL: 'postgres://unused', KLAVIYO_API_KEY: 'pk_of_ours' });
    expect(klaviyo).toMatchObject({ apiUrl: 'https://a.klaviyo.com', revision: '2026-10-15' });
    const { linkedin } = testConfig({ DATABASE_URL: 'postgres://unused', LINKEDIN_SANDBOX: 'false' });
    expect(linkedin).toMatchObject({
      authUrl: 'https://www.linkedin.com/oauth/v2',
      apiUrl: 'https://api.linkedin.com',
      siteUrl: 'https://www.linkedin.com',
      version: '202609',
    });
  });
});
