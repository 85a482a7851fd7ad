import { eventually, fill, http, HttpResponse, press, refusal, says, server, the } from '@drumbeat/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aPerson, asStaff, staff } from '../../testing/answers';
import { open } from '../../testing/open-console';

const saved: Blob[] = [];
let deleted: string[];
let confirmed: string[];

const RECEIPT = `1764000000.${'r'.repeat(43)}`;

beforeEach(() => {
  asStaff();
  deleted = [];
  confirmed = [];
  saved.length = 0;
  // jsdom has neither.
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:the-file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  server.use(
    http.get('/api/admin/users/{id}', ({ params, response }) =>
      response(200).json(aPerson(params.id, { full_name: 'Ann Example' })),
    ),
    http.get('/api/admin/users', ({ response }) => response(200).json({ data: [aPerson('bea')], total: 1 })),
    http.get('/api/admin/prompt-batches', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/admin/users/{id}/export', ({ response }) =>
      response.untyped(
        new HttpResponse(`PK${RECEIPT}`, {
          headers: { 'content-disposition': 'attachment; filename="drumbeat.zip"' },
        }),
      ),
    ),
    http.post('/api/admin/users/{id}/export/receipt', async ({ params, request, response }) => {
      confirmed.push(`${params.id} ${(await request.json()).receipt}`);
      return response(204).empty();
    }),
    http.delete('/api/admin/users/{id}', async ({ params, request, response }) => {
      deleted.push(`${params.id} ${(await request.json()).email}`);
      return response(204).empty();
    }),
  );
});
afterEach(() => {
  Object.assign(URL, { createObjectURL: undefined, revokeObjectURL: undefined });
  jest.restoreAllMocks();
});

const address = 'Type ann@example.test to confirm';

describe('The deletion of a user', () => {
  it('takes a download of their data and their address, and leads to the list', async () => {
    await open('/admin/users/ann');
    await press('Delete this user');
    const dialog = await the('dialog', 'Delete Ann Example?');
    const confirm = await the('button', 'Delete for good', { inside: dialog });
    await fill(address, 'ann@example.test');
    expect(confirm).toBeDisabled();
    const whileDisabled = getComputedStyle(confirm).background;
    await press('Download their data', { inside: dialog });
    await says(/It is in your downloads/);
    expect(saved).toHaveLength(1);
    expect(confirmed).toEqual([`ann ${RECEIPT}`]);
    await fill(address, 'ann@example.tes');
    expect(confirm).toBeDisabled();
    await fill(address, 'Ann@Example.test');
    expect(confirm).toBeEnabled();
    expect(getComputedStyle(confirm).background).not.toBe(whileDisabled);
    await press('Delete for good', { inside: dialog });
    await the('heading', 'Users');
    await says('ann@example.test is deleted');
    expect(deleted).toEqual(['ann Ann@Example.test']);
  });

  it('asks for nothing more of who is deleted', async () => {
    const asked: string[] = [];
    server.use(
      http.get('/api/admin/users/{id}/activity', ({ params, response }) => {
        asked.push(`${params.id} ${deleted.length}`);
        return response.untyped(refusal(404, 'The user was not found.'));
      }),
    );
    await open('/admin/users/ann');
    await press('Delete this user');
    await press('Download their data');
    await fill(address, 'ann@example.test');
    await press('Delete for good');
    await the('heading', 'Users');
    await the('table', 'Users');
    expect(asked.filter((call) => call !== 'ann 0')).toEqual([]);
  });

  it('says why it is refused, and keeps the account', async () => {
    server.use(
      http.delete('/api/admin/users/{id}', ({ response }) =>
        response.untyped(
          refusal(409, 'A post of this account is on its way.', { code: 'account.post_on_its_way' }),
        ),
      ),
    );
    await open('/admin/users/ann');
    await press('Delete this user');
    await press('Download their data');
    await fill(address, 'ann@example.test');
    await press('Delete for good');
    await says('A post of this account is on its way.');
    await press('Keep the account');
    await the('heading', 'Ann Example');
  });

  it('goes no further than the download where that fails', async () => {
    server.use(
      http.get('/api/admin/users/{id}/export', ({ response }) =>
        response.untyped(refusal(422, 'There are 4 GB of files.')),
      ),
    );
    await open('/admin/users/ann');
    await press('Delete this user');
    await press('Download their data');
    await says('There are 4 GB of files.');
    await fill(address, 'ann@example.test');
    expect(await the('button', 'Delete for good')).toBeDisabled();
    expect(saved).toEqual([]);
  });

  it('goes no further where the server does not know that all of it has come', async () => {
    server.use(
      http.post('/api/admin/users/{id}/export/receipt', ({ response }) =>
        response.untyped(refusal(422, 'Download it again.', { code: 'user.export_receipt' })),
      ),
    );
    await open('/admin/users/ann');
    await press('Delete this user');
    await press('Download their data');
    await says('Download it again.');
    await fill(address, 'ann@example.test');
    expect(await the('button', 'Delete for good')).toBeDisabled();
    expect(saved).toEqual([]);
  });

  it('goes no further where the download breaks off on its way', async () => {
    let body!: ReadableStreamDefaultController<Uint8Array>;
    const begun = new ReadableStream<Uint8Array>({ start: (pieces) => void (body = pieces) });
    server.use(
      http.get('/api/admin/users/{id}/export', ({ response }) => response.untyped(new HttpResponse(begun))),
    );
    await open('/admin/users/ann');
    await press('Delete this user');
    await press('Download their data');
    body.enqueue(new Uint8Array(2_000_000));
    await says('2.0 MB so far');
    body.error(new TypeError('terminated'));
    await says('The download broke off on its way, and nothing was saved. Please try again.');
    await fill(address, 'ann@example.test');
    expect(await the('button', 'Delete for good')).toBeDisabled();
    expect([saved, confirmed]).toEqual([[], []]);
  });

  it('is not offered of oneself', async () => {
    await open(`/admin/users/${staff.id}`);
    await says('This is you. Another admin can delete your account.');
    await eventually(() => expect(document.body.textContent).not.toContain('Delete this user'));
  });
});
