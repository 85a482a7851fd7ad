import { http, refusal, server } from '@drumbeat/testing';
import { describe, expect, it } from '@jest/globals';
import { aPerson } from '../testing/answers';
import { dataProvider } from './data-provider';
import type { User } from './records';

describe('The data provider of the console', () => {
  it('asks for a page in an order, with the filters that say something', async () => {
    const asked: Record<string, string>[] = [];
    server.use(
      http.get('/api/admin/users', ({ request, response }) => {
        asked.push(Object.fromEntries(new URL(request.url).searchParams));
        return response(200).json({ data: [aPerson('ann')], total: 41 });
      }),
    );
    const answer = await dataProvider.getList('users', {
      pagination: { page: 2, perPage: 10 },
      sort: { field: 'email', order: 'ASC' },
      filter: { q: 'ann', plan: '', staff: undefined },
    });
    expect(asked).toEqual([{ page: '2', perPage: '10', sort: 'email', order: 'ASC', filter: '{"q":"ann"}' }]);
    expect(answer).toEqual({ data: [aPerson('ann')], total: 41 });
  });

  it('adds whom a list is about to its filters', async () => {
    const asked: (string | null)[] = [];
    server.use(
      http.get('/api/admin/prompt-batches', ({ request, response }) => {
        asked.push(new URL(request.url).searchParams.get('filter'));
        return response(200).json({ data: [], total: 0 });
      }),
    );
    await dataProvider.getManyReference('prompt-batches', {
      target: 'user_id',
      id: 'ann',
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'created_at', order: 'DESC' },
      filter: { status: 'done' },
    });
    expect(JSON.parse(asked[0] ?? '')).toEqual({ status: 'done', user_id: 'ann' });
  });

  it('sends only what the form has changed, and the version that it started from', async () => {
    const sent: unknown[] = [];
    server.use(
      http.patch('/api/admin/users/{id}', async ({ params, request, response }) => {
        sent.push(params.id, await request.json());
        return response(200).json(aPerson('ann', { is_admin: true }));
      }),
    );
    const before = aPerson('ann');
    await dataProvider.update('users', {
      id: 'ann',
      data: { ...before, is_admin: true, content_pillars: [...before.content_pillars] },
      previousData: before,
    });
    expect(sent).toEqual(['ann', { is_admin: true, version: 'one' }]);
  });

  it('reads many by one call each, in their order', async () => {
    server.use(
      http.get('/api/admin/users/{id}', ({ params, response }) => response(200).json(aPerson(params.id))),
    );
    const { data } = await dataProvider.getMany<User>('users', { ids: ['ben', 'ann'] });
    expect(data.map(({ id }) => id)).toEqual(['ben', 'ann']);
  });

  it('hands on the words of a refusal, and those of each field', async () => {
    server.use(
      http.post('/api/admin/prompt-batches', ({ response }) =>
        response.untyped(
          refusal(400, 'Some fields are wrong', {
            code: 'validation.failed',
            details: [{ field: 'count', message: 'At most 20' }],
          }),
        ),
      ),
    );
    await expect(dataProvider.create('prompt-batches', { data: { count: 99 } })).rejects.toMatchObject({
      message: 'Some fields are wrong',
      status: 400,
      body: { errors: { count: 'At most 20' } },
    });
  });

  it('says plainly what the API does not offer', async () => {
    await expect(dataProvider.getOne('letters', { id: 'a' })).rejects.toThrow(
      'The console knows no resource "letters"',
    );
    await expect(dataProvider.delete('users', { id: 'ann' })).rejects.toThrow('"users" has no "remove"');
  });
});
