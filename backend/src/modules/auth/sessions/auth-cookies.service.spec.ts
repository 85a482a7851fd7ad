import fastifyCookie from '@fastify/cookie';
import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { testConfig } from '../../../../test/support/test-config.js';
import { AuthCookies } from './auth-cookies.service.js';
import type { SignedIn } from './sessions.service.js';

const TOKENS = {
  accessToken: { value: 'access', expiresAt: new Date('2026-11-20T12:10:00Z') },
  refreshToken: { value: 'refresh', expiresAt: new Date('2026-12-04T12:00:00Z') },
} as SignedIn;

async function cookiesAt(publicUrl: string): Promise<{ written: string[]; cleared: string[] }> {
  const cookies = new AuthCookies(testConfig({ DATABASE_URL: 'postgres://nowhere', PUBLIC_URL: publicUrl }));
  const server = fastify();
  await server.register(fastifyCookie);
  server.get('/in', async (_, reply) => {
    cookies.write(reply, TOKENS);
  });
  server.get('/out', async (_, reply) => {
    cookies.clear(reply);
  });
  const linesOf = async (url: string) => [(await server.inject({ url })).headers['set-cookie'] ?? []].flat();
  const lines = { written: await linesOf('/in'), cleared: await linesOf('/out') };
  await server.close();
  return lines;
}

describe('The cookies of a session', () => {
  it('are bound to the host and to https where the address is https', async () => {
    const { written, cleared } = await cookiesAt('https://drumbeat.example');
    expect(written).toEqual([
      '__Host-drumbeat_access=access; Path=/; Expires=Fri, 20 Nov 2026 12:10:00 GMT; HttpOnly; Secure; SameSite=Lax',
      '__Secure-drumbeat_refresh=refresh; Path=/api/auth; Expires=Fri, 04 Dec 2026 12:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect(cleared.map((line) => line.split('=')[0])).toEqual([
      '__Host-drumbeat_access',
      '__Secure-drumbeat_refresh',
    ]);
    for (const line of cleared) expect(line).toMatch(/Expires=Thu, 01 Jan 1970.*Secure/);
  });

  it('can be used without https in the local demo', async () => {
    const { written } = await cookiesAt('http://localhost:3000');
    expect(written.map((line) => line.split('=')[0])).toEqual(['drumbeat_access', 'drumbeat_refresh']);
    for (const line of written) expect(line).not.toContain('Secure');
  });
});
