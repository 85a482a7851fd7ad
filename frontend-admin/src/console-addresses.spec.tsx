import { doesNotSay, eventually, gate, http, press, refusal, says, server, the } from '@drumbeat/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPerson, asStaff } from './testing/answers';
import { open } from './testing/open-console';

beforeEach(asStaff);

const isNotFound = async () => {
  await the('heading', 'This page does not exist');
  expect(document.title).toBe('Not found – Drumbeat Console');
};

describe('An address that does not exist', () => {
  it.each([
    'queues/create',
    'posts/7a1e',
    'audit-log/7/show',
    'notices/create',
    'usage/a/b/c',
    'users/ann/nothing',
    'posts/7a1e/show/nothing',
    'prompt-batches/create/nothing',
    'no-such-list',
  ])('is told by the console’s own page: %s', async (address) => {
    await open(`/admin/${address}`);
    await isNotFound();
  });

  it.each([
    'users/create',
    'users/not-a-uuid',
    'users/not-a-uuid/calendar',
    'users/not-a-uuid/writing-profile',
  ])('is told in place of what the validator says of an id: %s', async (address) => {
    const problem = { field: 'id', message: 'id must be a UUID' };
    const refused = () => refusal(400, problem.message, { code: 'validation.failed', details: [problem] });
    server.use(
      http.get('/api/admin/users/{id}', ({ response }) => response.untyped(refused())),
      http.get('/api/admin/users/{id}/calendar', ({ response }) => response.untyped(refused())),
      http.get('/api/admin/users/{id}/writing-profile', ({ response }) => response.untyped(refused())),
    );
    await open(`/admin/${address}`);
    await isNotFound();
    await doesNotSay('id must be a UUID');
  });

  it('is also that of a record that is gone', async () => {
    server.use(
      http.get('/api/admin/posts/{id}', ({ response }) =>
        response.untyped(refusal(404, 'The post was not found.')),
      ),
    );
    await open('/admin/posts/00000000-0000-4000-8000-000000000000/show');
    await isNotFound();
  });

  it('is not that of a record that could not be read now', async () => {
    server.use(
      http.get('/api/admin/posts/{id}', ({ response }) =>
        response.untyped(refusal(403, 'Only staff may do this.')),
      ),
    );
    await open('/admin/posts/00000000-0000-4000-8000-000000000000/show');
    await says('This could not be loaded');
  });
});

describe('A filter in the address that a list does not have', () => {
  it('is said, and leads to all', async () => {
    server.use(
      http.get('/api/admin/users', ({ query, response }) =>
        query.get('filter')?.includes('colour')
          ? response.untyped(refusal(400, 'colour is no filter of this list'))
          : response(200).json({ data: [aPerson('ann')], total: 1 }),
      ),
    );
    await open('/admin/users?filter=%7B%22colour%22%3A%22red%22%7D');
    await says('The list could not be loaded');
    await says('colour is no filter of this list');
    await press('Show all');
    await the('table', 'Users');
    expect(window.location.search).not.toContain('colour');
  });

  it.each(['nothing', '5', '%22text', '%5B', 'null'])(
    'is none where it is no list of filters: %s',
    async (filter) => {
      server.use(
        http.get('/api/admin/users', ({ query, response }) =>
          query.get('filter') === null
            ? response(200).json({ data: [aPerson('ann')], total: 1 })
            : response.untyped(refusal(400, 'filter must be an object')),
        ),
      );
      await open(`/admin/users?filter=${filter}`);
      await the('table', 'Users');
    },
  );
});

describe('A list that is shown whole again after a search in vain', () => {
  it('never looks as if it had no rows', async () => {
    const answer = gate();
    server.use(
      http.get('/api/admin/users', async ({ query, response }) => {
        if (query.get('filter')?.includes('silent')) return response(200).json({ data: [], total: 0 });
        if (query.get('filter') === null && query.get('perPage') === '25') await answer.passed;
        return response(200).json({ data: [aPerson('ann')], total: 1 });
      }),
    );
    await open('/admin/users?filter=%7B%22silent%22%3Atrue%7D');
    await says('Nothing matches this.');
    await press('Show all');
    await doesNotSay('Nothing matches this.');
    await doesNotSay('People appear here once they have an account.');
    answer.open();
    await the('table', 'Users');
  });
});

describe('An order in the address that a list does not have', () => {
  it.each(['sort=foo&order=ASC', 'sort=email&order=up'])(
    'is said, and the list has its usual one: %s',
    async (order) => {
      const asked: (string | null)[] = [];
      server.use(
        http.get('/api/admin/users', ({ query, response }) => {
          asked.push(`${query.get('sort')} ${query.get('order')} ${query.get('filter')}`);
          return response(200).json({ data: [aPerson('ann')], total: 1 });
        }),
      );
      await open(`/admin/users?filter=%7B%22silent%22%3Atrue%7D&${order}&page=2&perPage=25`);
      await says('This list has no such order. It is shown in its usual one.');
      await the('table', 'Users');
      await eventually(() => expect(window.location.search).not.toContain('sort='));
      expect(new Set(asked)).toEqual(new Set(['created_at DESC {"silent":true}']));
    },
  );
});
