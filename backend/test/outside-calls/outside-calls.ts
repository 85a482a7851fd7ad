import { expect } from '@jest/globals';
import type { SeenRequest } from './recording-host.js';

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';
const ANY = expect.any(String) as unknown as string;

const restHeaders = {
  accept: 'application/json',
  authorization: 'Bearer the-token',
  'content-type': 'application/json',
  'linkedin-version': '202609',
  'user-agent': 'Drumbeat',
  'x-restli-protocol-version': '2.0.0',
};
/** Default headers of `fetch`. */
const plainHeaders = { accept: '*/*', 'user-agent': 'node' };

const post = {
  author: 'urn:li:person:member1',
  visibility: 'PUBLIC',
  distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
  lifecycleState: 'PUBLISHED',
  isReshareDisabledByAuthor: false,
};
const initializeUpload = { initializeUploadRequest: { owner: 'urn:li:person:member1' } };
const modelHeaders = {
  accept: '*/*',
  authorization: 'Bearer model-key',
  'content-type': 'application/json',
  'user-agent': ANY,
};
/** The signature and the SDK's own values change from call to call. */
const s3Headers = {
  'amz-sdk-invocation-id': ANY,
  'amz-sdk-request': 'attempt=1; max=3',
  authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=bucket-key\//) as unknown as string,
  'user-agent': ANY,
  'x-amz-content-sha256': ANY,
  'x-amz-date': ANY,
  'x-amz-user-agent': ANY,
};
const titleSchema = {
  type: 'object',
  properties: { title: { type: 'string' } },
  required: ['title'],
  additionalProperties: false,
};
const messages = [
  { role: 'system', content: 'You write.' },
  { role: 'user', content: 'A topic' },
];

/**
 * Every call to an external host, exactly as LinkedIn, Google, Klaviyo, a push service and a model endpoint see it: method, address,
 * headers and body, and as a bucket does. Beside these there are only mail (SMTP), PostgreSQL and Redis, each through
 * its own library.
 */
export const OUTSIDE_CALLS = {
  exchangeCode: {
    method: 'POST',
    url: 'https://www.linkedin.com/oauth/v2/accessToken',
    headers: { ...plainHeaders, 'content-type': FORM },
    body: {
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: 'https://drumbeat.example/api/callback/linkedin',
      client_id: 'our-client',
      client_secret: 'our-secret',
    },
  },
  revokeToken: {
    method: 'POST',
    url: 'https://www.linkedin.com/oauth/v2/revoke',
    headers: { ...plainHeaders, 'content-type': FORM },
    body: { token: 'the-token', client_id: 'our-client', client_secret: 'our-secret' },
  },
  userinfo: {
    method: 'GET',
    url: 'https://api.linkedin.com/v2/userinfo',
    headers: { ...plainHeaders, authorization: 'Bearer the-token' },
    body: null,
  },
  initializeImage: {
    method: 'POST',
    url: 'https://api.linkedin.com/rest/images?action=initializeUpload',
    headers: restHeaders,
    body: initializeUpload,
  },
  initializeDocument: {
    method: 'POST',
    url: 'https://api.linkedin.com/rest/documents?action=initializeUpload',
    headers: restHeaders,
    body: initializeUpload,
  },
  uploadBytes: {
    method: 'PUT',
    // LinkedIn names the address.
    url: 'https://api.linkedin.com/dms-uploads/42',
    headers: {
      accept: '*/*',
      authorization: 'Bearer the-token',
      'content-type': 'image/png',
      'user-agent': 'Drumbeat',
    },
    body: { bytes: 3 },
  },
  /** Only with LINKEDIN_IMAGE_STATUS. Without a version, on purpose (LINKEDIN-22). */
  imageStatus: {
    method: 'GET',
    url: 'https://api.linkedin.com/rest/images/urn%3Ali%3Aimage%3AA1',
    headers: {
      accept: 'application/json',
      authorization: 'Bearer the-token',
      'user-agent': 'Drumbeat',
      'x-restli-protocol-version': '2.0.0',
    },
    body: null,
  },
  createTextPost: {
    method: 'POST',
    url: 'https://api.linkedin.com/rest/posts',
    headers: restHeaders,
    body: { ...post, commentary: 'Half \\(or so\\) of {hashtag|\\#|pricing}' },
  },
  createImagePost: {
    method: 'POST',
    url: 'https://api.linkedin.com/rest/posts',
    headers: restHeaders,
    body: { ...post, commentary: 'Look', content: { media: { id: 'urn:li:image:A1', altText: 'A desk' } } },
  },
  createImagesPost: {
    method: 'POST',
    url: 'https://api.linkedin.com/rest/posts',
    headers: restHeaders,
    body: {
      ...post,
      commentary: 'Look',
      content: {
        multiImage: { images: [{ id: 'urn:li:image:A1', altText: 'A desk' }, { id: 'urn:li:image:A2' }] },
      },
    },
  },
  createDocumentPost: {
    method: 'POST',
    url: 'https://api.linkedin.com/rest/posts',
    headers: restHeaders,
    body: { ...post, commentary: 'Read', content: { media: { id: 'urn:li:document:B1', title: 'Slides' } } },
  },
  comment: {
    method: 'POST',
    url: 'https://api.linkedin.com/rest/socialActions/urn%3Ali%3Ashare%3A7/comments',
    headers: restHeaders,
    // Plain text: a comment is not little text.
    body: {
      actor: 'urn:li:person:member1',
      object: 'urn:li:share:7',
      message: { text: 'The link (as promised)' },
    },
  },
  correctPost: {
    method: 'POST',
    url: 'https://api.linkedin.com/rest/posts/urn%3Ali%3Ashare%3A7',
    headers: { ...restHeaders, 'x-restli-method': 'PARTIAL_UPDATE' },
    body: { patch: { $set: { commentary: 'Half \\(or so\\) of {hashtag|\\#|pricing}' } } },
  },
  /** One of four: LinkedIn answers one metric a call (LINKEDIN-28). */
  postFigure: {
    method: 'GET',
    url: 'https://api.linkedin.com/rest/memberCreatorPostAnalytics?q=entity&entity=(share:urn%3Ali%3Ashare%3A7)&queryType=IMPRESSION&aggregation=TOTAL',
    headers: {
      accept: 'application/json',
      authorization: 'Bearer the-token',
      'linkedin-version': '202609',
      'user-agent': 'Drumbeat',
      'x-restli-protocol-version': '2.0.0',
    },
    body: null,
  },
  googleDiscovery: {
    method: 'GET',
    url: 'https://accounts.google.com/.well-known/openid-configuration',
    headers: { accept: 'application/json', 'user-agent': ANY },
    body: null,
  },
  googleToken: {
    method: 'POST',
    // Discovery names the address.
    url: 'https://accounts.google.com/token',
    headers: { accept: 'application/json', 'content-type': FORM, 'user-agent': ANY },
    body: {
      grant_type: 'authorization_code',
      code: 'the-code',
      redirect_uri: 'https://drumbeat.example/api/auth/google/callback',
      client_id: 'google-client',
      client_secret: 'google-secret',
      code_verifier: ANY,
    },
  },
  googleKeys: {
    method: 'GET',
    url: 'https://accounts.google.com/certs',
    headers: { accept: 'application/json, application/jwk-set+json', 'user-agent': ANY },
    body: null,
  },
  klaviyoEvent: {
    method: 'POST',
    url: 'https://a.klaviyo.com/api/events',
    headers: {
      accept: 'application/vnd.api+json',
      authorization: 'Klaviyo-API-Key pk_of_ours',
      'content-type': 'application/vnd.api+json',
      revision: '2026-10-15',
      'user-agent': 'Drumbeat',
    },
    body: {
      data: {
        type: 'event',
        attributes: {
          properties: { plan_type: 'monthly', product: 'content_mvp' },
          time: '2026-11-20T12:00:00.000Z',
          unique_id: 'the-user-monthly',
          metric: { data: { type: 'metric', attributes: { name: 'Subscription Started' } } },
          profile: {
            data: {
              type: 'profile',
              attributes: { email: 'ada@example.test', external_id: 'the-user', properties: {} },
            },
          },
        },
      },
    },
  },
  /** The address is the browser's. */
  pushMessage: {
    method: 'POST',
    url: 'https://push.example/push/send/the-browser',
    headers: {
      authorization: expect.stringMatching(
        /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=B[\w-]{86}$/,
      ) as unknown as string,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      topic: '0f3c9f0ae1c84ad2b9a15d3f6c2b7e41',
      ttl: '86400',
      'user-agent': 'Drumbeat',
    },
    // Encrypted for the browser alone.
    body: { bytes: 260 },
  },
  modelText: {
    method: 'POST',
    url: 'https://api.openai.com/v1/chat/completions',
    headers: modelHeaders,
    body: { model: 'a-model', messages },
  },
  modelStream: {
    method: 'POST',
    url: 'https://api.openai.com/v1/chat/completions',
    headers: modelHeaders,
    body: { model: 'a-model', messages, stream: true, stream_options: { include_usage: true } },
  },
  modelObject: {
    method: 'POST',
    url: 'https://api.openai.com/v1/chat/completions',
    headers: modelHeaders,
    body: {
      model: 'a-model',
      messages,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', strict: true, schema: titleSchema },
      },
    },
  },
  putObject: {
    method: 'PUT',
    url: 'https://s3.eu-central-1.amazonaws.com/drumbeat/media/one?x-id=PutObject',
    headers: { ...s3Headers, 'content-type': 'image/png' },
    body: { bytes: 3 },
  },
  getObject: {
    method: 'GET',
    url: 'https://s3.eu-central-1.amazonaws.com/drumbeat/media/one?x-id=GetObject',
    headers: s3Headers,
    body: null,
  },
  listObjects: {
    method: 'GET',
    url: 'https://s3.eu-central-1.amazonaws.com/drumbeat/?delimiter=%2F&list-type=2&prefix=media%2F',
    headers: s3Headers,
    body: null,
  },
  deleteObject: {
    method: 'DELETE',
    url: 'https://s3.eu-central-1.amazonaws.com/drumbeat/media/one?x-id=DeleteObject',
    headers: s3Headers,
    body: null,
  },
} as const satisfies Record<string, SeenRequest>;

/** Redirects of a browser: the complete address, its parameters by name. */
export const OUTSIDE_PAGES = {
  linkedinConsent: {
    address: 'https://www.linkedin.com/oauth/v2/authorization',
    parameters: {
      response_type: 'code',
      client_id: 'our-client',
      redirect_uri: 'https://drumbeat.example/api/callback/linkedin',
      scope: 'openid profile email w_member_social',
      state: 'the-state',
    },
  },
  googleConsent: {
    address: 'https://accounts.google.com/auth',
    parameters: {
      response_type: 'code',
      client_id: 'google-client',
      redirect_uri: 'https://drumbeat.example/api/auth/google/callback',
      scope: 'openid email profile',
      state: ANY,
      nonce: ANY,
      code_challenge: ANY,
      code_challenge_method: 'S256',
      prompt: 'select_account',
    },
  },
} as const;
