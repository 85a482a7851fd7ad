import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LaunchError } from '../../launch-error.mjs';
import { readSettings, requireRealServices } from './settings.ts';

const REAL = {
  LINKEDIN_CLIENT_ID: 'id',
  LINKEDIN_CLIENT_SECRET: 'secret',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtp://mail.example.com',
};

describe('What a copy of Drumbeat fills in by itself', () => {
  const before = process.env;
  beforeEach(() => {
    process.env = {};
  });
  afterEach(() => {
    process.env = before;
  });
  const settingsWith = (env: NodeJS.ProcessEnv) => {
    process.env = env;
    return readSettings();
  };
  const OPEN = [
    { PUBLIC_URL: 'https://drumbeat.example.com' },
    { TRUST_PROXY: '2' },
    { TRUST_PROXY: 'loopback' },
    { PUBLIC_URL: 'http://192.168.1.20:3000' },
    { PUBLIC_URL: 'https://localhost.example.com' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.20' },
  ];
  const CLOSED = [
    {},
    { HOST: '127.0.0.1' },
    { HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://[::1]:3000' },
    { PUBLIC_URL: '', HOST: '', DATABASE_URL: '', TRUST_PROXY: '' },
    { TRUST_PROXY: 'false' },
    { TRUST_PROXY: '0' },
  ];

  it.each([...OPEN, { DATABASE_URL: 'postgres://mine' }])('has no known accounts with %j', (env) => {
    expect(settingsWith(env).withDemo).toBe(false);
    expect(settingsWith({ ...env, DEMO_DATA: 'true' }).withDemo).toBe(true);
  });

  it.each(CLOSED)('has known accounts and stand-ins with %j', (env) => {
    expect(settingsWith(env).withDemo).toBe(true);
    expect(() => requireRealServices(settingsWith(env))).not.toThrow();
    expect(settingsWith({ ...env, DEMO_DATA: 'false' }).withDemo).toBe(false);
  });

  it.each(OPEN)('has no stand-ins with %j, unless told otherwise by name', (env) => {
    expect(() => requireRealServices(settingsWith(env))).toThrow(LaunchError);
    expect(() => requireRealServices(settingsWith(env))).toThrow('SMTP_URL');
    expect(() => requireRealServices(settingsWith({ ...env, ...REAL }))).not.toThrow();
    expect(() => requireRealServices(settingsWith({ ...env, ALLOW_SANDBOX: 'true' }))).not.toThrow();
  });

  it.each([
    [{ LINKEDIN_CLIENT_ID: 'id' }, 'LINKEDIN_CLIENT_SECRET is missing: LINKEDIN_CLIENT_ID is set'],
    [{ LINKEDIN_CLIENT_ID: '', LINKEDIN_CLIENT_SECRET: 'x' }, 'LINKEDIN_CLIENT_ID is missing'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID is set'],
    [{ GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_ID is missing'],
  ])('puts no stand-in beside half a client: %j', (env, sentence) => {
    expect(() => settingsWith(env)).toThrow(sentence);
  });

  it.each([
    ['', 3000],
    [' ', 3000],
    ['3001', 3001],
  ])('listens on the port "%s" as %i', (PORT, port) => {
    expect(settingsWith({ PORT }).port).toBe(port);
    expect(() => settingsWith({ PORT: '70000' })).toThrow('PORT must be a port number between 1 and 65535');
  });

  it.each([
    [{}, '127.0.0.1', 'http://localhost:3000'],
    [{ HOST: '0.0.0.0', PORT: '3001' }, '127.0.0.1', 'http://localhost:3001'],
    [{ HOST: '::' }, '127.0.0.1', 'http://localhost:3000'],
    [{ HOST: '::1' }, '[::1]', 'http://localhost:3000'],
    [{ HOST: '192.168.1.20' }, '192.168.1.20', 'http://localhost:3000'],
    [{ PUBLIC_URL: 'https://drumbeat.example.com/' }, '127.0.0.1', 'https://drumbeat.example.com'],
  ])('with %j it answers at %s, and to browsers at %s', (env, host, publicUrl) => {
    expect(settingsWith(env)).toMatchObject({ host, publicUrl });
  });

  it('says what DEMO_DATA may be', () => {
    expect(() => settingsWith({ DEMO_DATA: 'yes' })).toThrow('DEMO_DATA must be true or false, not "yes"');
  });
});
