import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './config.js';
import { ConfigurationError } from './start-error.js';

const REQUIRED = {
  DATABASE_URL: 'postgres://localhost/drumbeat',
  AUTH_SECRET: 'a-secret-of-the-tests-that-protects-nothing',
  ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
};
const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

/** Variables that only the launcher reads. */
const LAUNCHER_ONLY = new Set(['DATA_DIR', 'SANDBOX_PORT', 'SANDBOX_SMTP_PORT']);
const TAKES_ANY_TEXT = new Set([
  'HOST',
  'MAIL_FROM',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
  'KLAVIYO_API_KEY',
  'LINKEDIN_CLIENT_ID',
  'LINKEDIN_CLIENT_SECRET',
  'STORAGE_DIR',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'AI_API_KEY',
  'AI_MODEL',
]);

/** The variables of the tables of README and docs/configuration.md, which are all that an operator may set. */
function namesInPages(): string[] {
  const pages = ['README.md', 'docs/configuration.md'].map((page) =>
    readFileSync(new URL(`../../../${page}`, import.meta.url), 'utf8'),
  );
  return [...pages.join('\n').matchAll(/^\| (`[A-Z0-9_`, ]+`) \|/gm)]
    .flatMap(([, names = '']) => names.match(/[A-Z0-9_]+/g) ?? [])
    .filter((name) => !LAUNCHER_ONLY.has(name));
}

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

describe('The configuration', () => {
  it('wants emails confirmed in production, and elsewhere where it is told', () => {
    const isRequired = (env: NodeJS.ProcessEnv) =>
      loadConfig({ ...REQUIRED, ...env }).auth.requireEmailConfirmation;
    expect(isRequired({})).toBe(true);
    expect(isRequired({ NODE_ENV: 'production', REQUIRE_EMAIL_CONFIRMATION: '' })).toBe(true);
    expect(isRequired({ NODE_ENV: 'production', REQUIRE_EMAIL_CONFIRMATION: 'false' })).toBe(false);
    expect(isRequired({ NODE_ENV: 'test' })).toBe(false);
    expect(isRequired({ NODE_ENV: 'test', REQUIRE_EMAIL_CONFIRMATION: 'true' })).toBe(true);
  });

  it('speaks with Google over https alone, unless a stand-in plays its part', () => {
    const issuer = { ...REQUIRED, ...GOOGLE, GOOGLE_ISSUER: 'http://localhost:3900/google' };
    expect(() => loadConfig(issuer)).toThrow('GOOGLE_ISSUER must be https');
    expect(loadConfig({ ...issuer, GOOGLE_SANDBOX: 'true', ALLOW_SANDBOX: 'true' }).google?.issuer).toBe(
      issuer.GOOGLE_ISSUER,
    );
    expect(loadConfig({ ...REQUIRED, ...GOOGLE }).google?.issuer).toBe('https://accounts.google.com');
  });

  it('speaks with Stripe over https alone and at the root of a host, unless a stand-in plays its part', () => {
    const STRIPE_API_URL = 'http://localhost:3900';
    expect(() => loadConfig({ ...REQUIRED, STRIPE_API_URL })).toThrow('STRIPE_API_URL must be https');
    expect(() => loadConfig({ ...REQUIRED, STRIPE_API_URL: 'https://a.example/stripe' })).toThrow(
      'without a path',
    );
    const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_PRICE_ID: 'price' };
    const sandbox = { STRIPE_SANDBOX: 'true', ALLOW_SANDBOX: 'true' };
    expect(loadConfig({ ...REQUIRED, ...keys, ...sandbox, STRIPE_API_URL }).stripe?.apiUrl).toBe(
      STRIPE_API_URL,
    );
    expect(loadConfig({ ...REQUIRED, ...keys }).stripe?.apiUrl).toBe('https://api.stripe.com');
    expect(loadConfig(REQUIRED).stripe).toBeUndefined();
  });

  it('tells Klaviyo with a key alone, and over https unless a stand-in plays its part', () => {
    expect(loadConfig(REQUIRED).klaviyo).toBeUndefined();
    expect(loadConfig({ ...REQUIRED, KLAVIYO_API_KEY: 'pk' }).klaviyo).toEqual({
      apiUrl: 'https://a.klaviyo.com',
      apiKey: 'pk',
      revision: '2026-10-15',
    });
    const KLAVIYO_API_URL = 'http://localhost:3900/klaviyo';
    expect(() => loadConfig({ ...REQUIRED, KLAVIYO_API_URL })).toThrow('KLAVIYO_API_URL must be https');
  });

  it('refuses two keys of one id: only the first of them would ever open anything', () => {
    const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
    const ring = (...keys: string[]) => loadConfig({ ...REQUIRED, ENCRYPTION_KEYS: keys.join(',') });
    expect(() => ring(key('k1', 1), key('k1', 2))).toThrow('ENCRYPTION_KEYS must name each id once');
    expect(ring(key('k2', 2), key('k1', 1)).encryptionKeys.map(({ id }) => id)).toEqual(['k2', 'k1']);
  });

  it('takes a key that is lost for good in the ring, but not in front of it', () => {
    const key = `k2:${Buffer.alloc(32, 2).toString('base64')}`;
    const ring = (ENCRYPTION_KEYS: string) => loadConfig({ ...REQUIRED, ENCRYPTION_KEYS }).encryptionKeys;
    expect(ring(`${key},k1:lost`)).toMatchObject([{ id: 'k2' }, { id: 'k1', key: null }]);
    expect(() => ring(`k1:lost,${key}`)).toThrow('ENCRYPTION_KEYS must be a list of id:base64');
  });

  it('says what an address of a mail server without its scheme lacks', () => {
    for (const SMTP_URL of ['mail.example.com', 'mail.example.com:587']) {
      expect(() => loadConfig({ ...REQUIRED, SMTP_URL })).toThrow('SMTP_URL must be an address such as');
    }
  });

  it('sends mail from the public host, and asks for a sender where there is none', () => {
    const from = (env: NodeJS.ProcessEnv) => loadConfig({ ...REQUIRED, ...env }).mail.from;
    const SMTP_URL = 'smtps://user:hunter2@mail.example.com';
    expect(from({ SMTP_URL, PUBLIC_URL: 'https://app.example.com' })).toBe(
      'Drumbeat <no-reply@app.example.com>',
    );
    expect(from({ SMTP_URL, MAIL_FROM: 'Post <post@example.com>' })).toBe('Post <post@example.com>');
    expect(from({ SMTP_URL: 'smtp://127.0.0.1:3925' })).toBe('Drumbeat <no-reply@drumbeat.local>');
    for (const env of [{}, { PUBLIC_URL: 'http://192.0.2.7:3000' }, { MAIL_FROM: 'Post <post@localhost>' }]) {
      expect(() => from({ SMTP_URL, ...env })).toThrow('MAIL_FROM must be an address');
    }
  });

  it.each([
    ['GOOGLE_SANDBOX', 'true'],
    ['LINKEDIN_SANDBOX', 'true'],
    ['STRIPE_SANDBOX', 'true'],
    ['KLAVIYO_SANDBOX', 'true'],
    ['MAIL_SANDBOX_URL', 'http://localhost:3900/mailbox'],
  ])('refuses %s in production, unless told otherwise by name', (name, value) => {
    const env = { ...REQUIRED, [name]: value };
    expect(() => loadConfig(env)).toThrow(`${name} is not for production`);
    expect(() => loadConfig({ ...env, NODE_ENV: 'production' })).toThrow(`${name} is not for production`);
    expect(() => loadConfig({ ...env, ALLOW_SANDBOX: 'true' })).not.toThrow();
    expect(() => loadConfig({ ...env, NODE_ENV: 'test' })).not.toThrow();
  });

  it('has no accounts with known passwords in production, unless told otherwise by name', () => {
    const isDemo = (env: NodeJS.ProcessEnv) => loadConfig({ ...REQUIRED, ...env }).demo;
    expect([isDemo({}), isDemo({ DEMO_DATA: '' }), isDemo({ DEMO_DATA: 'true' })]).toEqual([
      false,
      false,
      true,
    ]);
    expect(isDemo({ NODE_ENV: 'test' })).toBe(true);
  });

  it('leaves a model its own settings, unless told otherwise', () => {
    const ai = { AI_BASE_URL: 'https://models.example', AI_MODEL: 'm' };
    const settings = (env: NodeJS.ProcessEnv) => loadConfig({ ...REQUIRED, ...ai, ...env }).ai;
    expect(settings({})).toMatchObject({
      temperature: undefined,
      reasoningEffort: undefined,
      maxOutputTokens: undefined,
    });
    expect(settings({ AI_TEMPERATURE: 'default' })).toMatchObject({ temperature: 'default' });
    const set = { AI_TEMPERATURE: '0.4', AI_REASONING_EFFORT: 'low', AI_MAX_OUTPUT_TOKENS: '9000' };
    expect(settings(set)).toMatchObject({ temperature: 0.4, reasoningEffort: 'low', maxOutputTokens: 9_000 });
  });

  it('offers Google only with the whole of a client', () => {
    expect(loadConfig(REQUIRED).google).toBeUndefined();
    expect(loadConfig({ ...REQUIRED, ...GOOGLE }).google?.clientId).toBe('id');
  });

  it.each([
    [{ GOOGLE_CLIENT_ID: 'hunter2' }, 'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID is set'],
    [{ GOOGLE_CLIENT_SECRET: 'hunter2', GOOGLE_CLIENT_ID: '' }, 'GOOGLE_CLIENT_ID is missing'],
    [{ LINKEDIN_CLIENT_ID: 'hunter2' }, 'LINKEDIN_CLIENT_SECRET is missing'],
    [{ LINKEDIN_CLIENT_SECRET: 'hunter2' }, 'LINKEDIN_CLIENT_ID is missing'],
    [{ STRIPE_SECRET_KEY: 'hunter2', STRIPE_PRICE_ID: 'price_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [{ STRIPE_PRICE_ID: 'hunter2', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY is missing'],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'hunter2' }, 'S3_SECRET_ACCESS_KEY is missing'],
    [{ S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'hunter2' }, 'S3_ACCESS_KEY_ID is missing'],
    [{ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' }, 'S3_BUCKET is missing'],
    [{ S3_ENDPOINT: 'https://hunter2.example.com' }, 'S3_BUCKET is missing'],
    [{ AI_MODEL: 'hunter2' }, 'AI_BASE_URL is missing'],
    [{ AI_BASE_URL: 'https://hunter2.example.com' }, 'AI_MODEL is missing'],
    [{ AI_API_KEY: 'hunter2' }, 'AI_BASE_URL is missing'],
    [{ REDIS_CLUSTER: 'true' }, 'REDIS_URL is missing'],
  ])('refuses a service that is set by half: %j', (env, sentence) => {
    const load = () => loadConfig({ ...REQUIRED, ...env });
    expect(load).toThrow(sentence);
    expect(load).toThrow('Set both, or neither');
    expect(load).not.toThrow('hunter2');
  });

  it('takes every setting that is blank for one that is not set', () => {
    const blank = Object.fromEntries([...namesInPages(), 'NODE_ENV'].map((name) => [name, '']));
    expect(loadConfig({ ...blank, ...REQUIRED })).toEqual(loadConfig(REQUIRED));
    expect(loadConfig({ ...REQUIRED, PORT: '  ' }).http.port).toBe(3000);
  });

  it('says of each setting that is missing what it must be', () => {
    const problems = problemsOf({});
    expect(problems).toEqual([
      'DATABASE_URL is missing: it must be an address such as postgres://user:password@host:5432/drumbeat',
      'AUTH_SECRET is missing: it must be random text of 32 characters or more, such as of: openssl rand -base64 48',
      expect.stringMatching(/^ENCRYPTION_KEYS is missing: it must be a list of id:base64 of 32 bytes/),
    ]);
    expect(problemsOf({ DATABASE_URL: '', AUTH_SECRET: '', ENCRYPTION_KEYS: ' ' })).toEqual(problems);
  });

  it('says of each setting that is nonsense what it must be, all at once and in words', () => {
    const nonsense = Object.fromEntries(namesInPages().map((name) => [name, 'hunter2 ?']));
    const problems = problemsOf(nonsense);
    for (const problem of problems) expect(problem).toMatch(/^[A-Z0-9_]+ must be /);
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual(
      namesInPages()
        .filter((name) => !TAKES_ANY_TEXT.has(name))
        .sort(),
    );
    expect(problems.join()).not.toContain('hunter2');
  });

  it.each([
    ['PORT', '70000', 'PORT must be a whole number, from 0 to 65535'],
    ['PORT', '30.5', 'PORT must be a whole number, from 0 to 65535'],
    ['ACCESS_TOKEN_SECONDS', '1', 'ACCESS_TOKEN_SECONDS must be a whole number, 60 or more'],
    ['AI_TEMPERATURE', '2.1', 'AI_TEMPERATURE must be default, or a number from 0 to 2'],
    ['AI_TEMPERATURE', '0,5', 'AI_TEMPERATURE must be default, or a number from 0 to 2'],
    ['AI_MAX_OUTPUT_TOKENS', '500', 'AI_MAX_OUTPUT_TOKENS must be a whole number, 4000 or more'],
    ['RATE_LIMIT_SCALE', '0', 'RATE_LIMIT_SCALE must be a number above 0'],
    ['PUBLIC_URL', 'app.example.com:3000', 'PUBLIC_URL must be an address such as https://example.com'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent'],
    ['STARTER_PROMPTS', 'yes', 'STARTER_PROMPTS must be true or false'],
    ['WEEKLY_PROMPTS', 'on', 'WEEKLY_PROMPTS must be one of review, push, off'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must be an address such as postgres://'],
    ['PUBLISHING_TIMINGS', '{', 'PUBLISHING_TIMINGS must be JSON'],
    ['PUBLISHING_TIMINGS', '{"hunter2":1}', 'PUBLISHING_TIMINGS must be an object of publishing times'],
    [
      'PUBLISHING_TIMINGS',
      '{"leaseMs":0.5}',
      'PUBLISHING_TIMINGS.leaseMs must be a whole number of milliseconds',
    ],
  ])('says of %s=%s: %s', (name, value, sentence) => {
    expect(problemsOf({ ...REQUIRED, NODE_ENV: 'test', [name]: value })).toEqual([
      expect.stringContaining(sentence),
    ]);
  });

  it.each([
    ['SMTP_URL', 'https://user:hunter2@mail.example.com'],
    ['PASSWORD_MIN_LENGTH', '5'],
    ['TRUST_PROXY', 'true'],
    ['SESSION_IDLE_SECONDS', '140'],
    ['SESSION_ABSOLUTE_SECONDS', '899'],
    ['ACCESS_TOKEN_SECONDS', '59'],
    ['AUTH_SECRET', 'hunter2'],
  ])('refuses a wrong %s by its name, and never prints its value', (name, value) => {
    const load = () => loadConfig({ ...REQUIRED, [name]: value });
    expect(load).toThrow(ConfigurationError);
    expect(load).toThrow(name);
    expect(load).not.toThrow('hunter2');
  });
});
