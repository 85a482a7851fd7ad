import type { ApiClient } from '@drumbeat/api-client';
import { IMPORT_FILE_BYTES_MAX, IMPORT_REFUSALS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { linkedInAnalytics } from '../builders/linkedin-analytics.builder.js';
import { exportedPosts, linkedInArchive, sharesCsv } from '../builders/linkedin-archive.builder.js';
import { apiClientOf } from '../support/api/api-client.js';
import { signUp, type SignedUpUser } from '../support/network/http-client.js';
import { startTestApp, type TestApp } from '../support/api/test-app.js';
import { until } from '../support/until.js';

const PATH = '/api/sample-posts/import';
const POSTS = exportedPosts(60);

interface SentFile {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer> | string;
}

const archive: SentFile = {
  name: 'archive.zip',
  content: new Uint8Array(linkedInArchive({ shares: sharesCsv(POSTS) })),
};
const analytics: SentFile = {
  name: 'Content.xlsx',
  content: new Uint8Array(linkedInAnalytics(POSTS.slice(10))),
};

describe('The import of training posts over HTTP', () => {
  let app: TestApp;
  let user: SignedUpUser;
  let api: ApiClient;

  beforeAll(async () => {
    app = await startTestApp({ worker: true });
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await signUp(app.url, { timezone: 'Europe/Berlin' });
    api = apiClientOf(user.client);
  });

  const send = async (...files: SentFile[]) => {
    const form = new FormData();
    for (const { name, content } of files) form.append('file', new Blob([content]), name);
    const response = await user.client.fetch(
      new Request(`${app.url}${PATH}`, { method: 'POST', body: form }),
    );
    return {
      status: response.status,
      body: (await response.json()) as { data: { id: string }; code: string; error: string },
    };
  };
  const start = async (...files: SentFile[]) => (await send(...files)).body.data.id;
  const see = async (id: string, cursor?: string) =>
    (await api.GET(`${PATH}/{id}`, { params: { path: { id }, query: { limit: 50, cursor } } })).data!.data;
  const reached = (id: string, states: readonly string[]) =>
    until(`the import to be ${states.join(' or ')}`, async () => {
      const seen = await see(id);
      return states.includes(seen.state) ? seen : null;
    });
  const choose = (id: string, body: { ids?: number[]; all_but?: number[] }) =>
    api.POST(`${PATH}/{id}/choice`, { params: { path: { id } }, body });
  const trainingPosts = async () =>
    (await api.GET('/api/sample-posts/analytics', { params: { query: { all: true, limit: 50 } } })).data!.data
      .training_posts;

  it('takes archive and analytics, shows what they hold, and imports what is chosen', async () => {
    const { status, body } = await send(archive, analytics);
    expect(status).toBe(202);
    const { id } = body.data;
    const ready = await reached(id, ['ready', 'failed']);
    expect(ready).toMatchObject({
      state: 'ready',
      error: null,
      summary: { posts: 60, with_figures: 50, new: 60 },
    });
    expect(ready.items).toHaveLength(50);
    expect((await see(id, ready.next_cursor!)).items).toHaveLength(10);

    expect((await choose(id, { all_but: [1, 2] })).response.status).toBe(202);
    const imported = await reached(id, ['imported', 'failed']);
    expect(imported).toMatchObject({
      state: 'imported',
      outcome: { added: 58 },
      progress: { done: 58, total: 58 },
    });
    expect(await trainingPosts()).toHaveLength(58);
    await expect(choose(id, { all_but: [] })).rejects.toMatchObject({
      status: 409,
      code: 'import.not_ready',
    });

    const gone = await api.DELETE(`${PATH}/{id}`, { params: { path: { id } } });
    expect(gone.response.status).toBe(204);
    expect((await user.client.get(`/sample-posts/import/${id}`)).status).toBe(404);
    expect(await trainingPosts()).toHaveLength(58);
  });

  it('takes pasted posts as a text', async () => {
    const id = await start({ name: 'pasted.txt', content: 'One, 🥐.\r\n\r\n---\r\nTwo.' });
    const { items } = await reached(id, ['ready']);
    expect(items.map(({ content }) => content)).toEqual(['One, 🥐.', 'Two.']);
    expect((await choose(id, { ids: [2] })).response.status).toBe(202);
    await reached(id, ['imported']);
    expect(await trainingPosts()).toMatchObject([
      { post_content: 'Two.', kind: 'post', engagement_rate: null },
    ]);
  });

  it('says why a file was not read', async () => {
    const id = await start({
      name: 'archive.zip',
      content: archive.content.slice(0, 300),
    });
    const { error } = await reached(id, ['failed']);
    expect(error).toEqual({ code: 'import.unreadable', message: IMPORT_REFUSALS.unreadable });
  });

  it('refuses a file of 200 MB before it has come, and one that is too large once that is seen', async () => {
    const much = new Uint8Array(200 * 1024 * 1024);
    expect(await send({ name: 'archive.zip', content: much })).toMatchObject({
      status: 413,
      body: { code: 'import.too_large', error: IMPORT_REFUSALS.too_large },
    });
    expect(
      await send({ name: 'archive.zip', content: much.slice(0, IMPORT_FILE_BYTES_MAX + 1) }),
    ).toMatchObject({
      status: 413,
      body: { code: 'import.too_large' },
    });
  });

  it.each<[string, SentFile[], number, string]>([
    ['three files', [archive, archive, archive], 400, 'import.too_many_files'],
    ['no file', [], 400, 'validation.failed'],
    ['an empty file', [{ name: 'a.txt', content: '' }], 400, 'validation.failed'],
  ])('refuses %s', async (_, files, status, code) => {
    expect(await send(...files)).toMatchObject({ status, body: { code } });
  });
});
