import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './config.js';
import { ConfigurationError } from './start-error.js';

const REQUIRED = {
  DATABASE_URL: 'postgres://localhost/drumbeat',
  AUTH_SECRET: 'a-secret-of-the-tests-that-protects-nothing',
  ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
};
const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

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

  it('offers Google only with the whole of a client', () => {
    expect(loadConfig(REQUIRED).google).toBeUndefined();
    expect(loadConfig({ ...REQUIRED, GOOGLE_CLIENT_ID: 'id' }).google).toBeUndefined();
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
