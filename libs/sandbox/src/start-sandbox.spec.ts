import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, type SandboxOptions, startSandbox } from './start-sandbox.js';
import { demoModel } from './model/model.store.js';
import { postBody, publish, restHeaders } from './testing/linkedin-client.js';

let folder: string;
let dataFile: string;
const running: Sandbox[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  dataFile = join(folder, 'sandbox.json');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.close()));
  await rm(folder, { recursive: true });
});

async function start(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({ port: 0, ...options });
  running.push(sandbox);
  return sandbox;
}

describe('The sandbox', () => {
  it('is in good health and shows what is here', async () => {
    const { url } = await start();
    expect(await (await fetch(`${url}/health`)).json()).toEqual({
      status: 'ok',
      service: 'drumbeat-sandbox',
    });
    const page = await (await fetch(url)).text();
    expect(page).toContain(`LINKEDIN_AUTH_URL=${url}/linkedin/oauth/v2`);
    expect(page).toContain(`AI_BASE_URL=${url}/model/v1`);
  });

  it('answers as the README says how to run the app with its model', async () => {
    const { url } = await start();
    const readme = await readFile(join(import.meta.dirname, '../../../README.md'), 'utf8');
    const [, base = '', key = '', model = ''] =
      /AI_BASE_URL=http:\/\/localhost:3900(\S+) AI_API_KEY=(\S+) AI_MODEL=(\S+) npm start/u.exec(readme) ??
      [];
    const answer = await fetch(`${url}${base}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ model, messages: [{ role: 'user', content: 'Write.' }] }),
    });
    expect(answer.status).toBe(200);
  });

  it('runs side by side with another, each with its own state', async () => {
    const [one, two] = [await start(), await start()];
    await publish(one, one.linkedin.mintToken({ name: 'Nora' }), 'Hello');
    expect([one.linkedin.created, two.linkedin.created]).toEqual([1, 0]);
  });

  it('says so when its port is taken', async () => {
    const { url } = await start();
    await expect(start({ port: Number(new URL(url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('keeps posts, members and tokens in its data file, and no token in the clear', async () => {
    const first = await start({ dataFile });
    const nora = first.linkedin.mintToken({ name: 'Nora Lindqvist' });
    const urn = (await publish(first, nora, 'Hello')).headers.get('x-restli-id');
    await first.close();
    expect(await readFile(dataFile, 'utf8')).not.toContain(nora.access_token);

    const second = await start({ dataFile });
    expect(second.linkedin.posts()).toMatchObject([{ urn, text: 'Hello', author_name: 'Nora Lindqvist' }]);
    expect(second.linkedin.created).toBe(1);
    expect((await publish(second, nora, 'Again')).status).toBe(201);
    expect((await publish(second, nora, 'Hello')).status).toBe(422);
    expect(new Set(second.linkedin.posts().map((post) => post.urn)).size).toBe(2);
  });

  it('starts empty over a data file that it does not understand', async () => {
    await writeFile(dataFile, '{"version":99,"posts":"?"}');
    const sandbox = await start({ dataFile });
    expect(sandbox.linkedin.posts()).toEqual([]);
  });

  it('knows other applications, versions and redirect addresses when told', async () => {
    const sandbox = await start({
      clients: [
        {
          clientId: 'mine',
          clientSecret: 's',
          name: 'My App',
          redirectUris: ['https://app.example.com/back'],
        },
      ],
      versions: ['203001'],
    });
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'mine',
      redirect_uri: 'https://app.example.com/back',
      scope: 'openid',
    });
    const page = await fetch(`${sandbox.url}/linkedin/oauth/v2/authorization?${query.toString()}`);
    expect(await page.text()).toContain('My App would like to:');
    const nora = sandbox.linkedin.mintToken({ name: 'Nora' });
    const headers = { 'linkedin-version': '203001' };
    expect((await publish(sandbox, nora, 'Hello', { headers })).status).toBe(201);
    expect((await publish(sandbox, nora, 'Hello 2')).status).toBe(426);
  });
});

describe('A stand-in at the root of a host', () => {
  it('is LinkedIn, with its API and its pages', async () => {
    const sandbox = await start();
    const nora = sandbox.linkedin.mintToken({ name: 'Nora' });
    const send = (path: string) =>
      fetch(`${sandbox.roots.linkedin}${path}`, {
        method: 'POST',
        headers: { ...restHeaders, authorization: `Bearer ${nora.access_token}` },
        body: JSON.stringify(postBody(nora.author, 'Hello')),
      });
    expect((await send('/rest/posts')).status).toBe(201);
    expect((await send('//rest/posts')).status).toBe(404);
    expect(await (await fetch(`${sandbox.roots.linkedin}/feed`)).text()).toContain('Hello');
    expect(sandbox.linkedin.created).toBe(1);
  });

  it('is Google, under a name without a path', async () => {
    const sandbox = await start();
    const found = await fetch(`${sandbox.roots.google}/.well-known/openid-configuration`);
    const { issuer, token_endpoint } = (await found.json()) as Record<string, string>;
    expect([issuer, token_endpoint]).toEqual([sandbox.roots.google, `${sandbox.roots.google}/token`]);
  });

  it('is a model', async () => {
    const sandbox = await start();
    const answer = await fetch(`${sandbox.roots.model}/v1/models`, {
      headers: { authorization: `Bearer ${demoModel.apiKey}` },
    });
    expect(answer.status).toBe(200);
  });
});

describe('The name under which the sandbox is called', () => {
  const statusAt = (sandbox: Sandbox, host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const asking = request(`${sandbox.url}/linkedin/_sandbox/posts`, { headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asking.on('error', reject).end();
    });

  it('is one of this computer, whatever address another name was given', async () => {
    const sandbox = await start();
    const names = [
      'localhost:3900',
      '127.0.0.1',
      '[::1]:3900',
      'evil.example:3900',
      'localhost.evil.example',
      '/',
    ];
    const statuses = await Promise.all(names.map((name) => statusAt(sandbox, name)));
    expect(statuses).toEqual([200, 200, 200, 421, 421, 421]);
  });

  it('may be another one that it was started for', async () => {
    const sandbox = await start({ hosts: ['Sandbox.internal'] });
    expect(await statusAt(sandbox, 'sandbox.internal:3900')).toBe(200);
  });
});
