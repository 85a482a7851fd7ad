import { describe, expect, it } from '@jest/globals';
import { AdminListQuery } from '../lists/admin-list-query.dto.js';
import { GoodQueries } from './good-queries.js';
import { createValidationPipe } from './validation.pipe.js';

describe('Queries that were found good', () => {
  it('are read once, those of each class by themselves', async () => {
    const queries = new GoodQueries();
    let reads = 0;
    const read = (metatype: unknown, query: object) =>
      queries.read(metatype, query, async () => ({ ...query, read: (reads += 1) }));
    expect(await read('one', { page: '1' })).toEqual({ page: '1', read: 1 });
    expect(await read('one', { page: '1' })).toEqual({ page: '1', read: 1 });
    expect(await read('two', { page: '1' })).toEqual({ page: '1', read: 2 });
    expect(await read('one', { page: ['1'] })).toEqual({ page: ['1'], read: 3 });
  });

  it('are forgotten, the oldest first, when there are too many, and never kept when they are long', async () => {
    const queries = new GoodQueries(2);
    const asked: string[] = [];
    const read = (q: string) => queries.read('one', { q }, async () => asked.push(q));
    for (const q of ['a', 'b', 'c', 'b', 'a']) await read(q);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
    const long = 'x'.repeat(600);
    await read(long);
    await read(long);
    expect(asked.slice(4)).toEqual([long, long]);
  });

  it('are checked each time while they are bad', async () => {
    const queries = new GoodQueries();
    const bad = () => queries.read('one', { page: '0' }, () => Promise.reject(new Error('Too small')));
    await expect(bad()).rejects.toThrow('Too small');
    await expect(bad()).rejects.toThrow('Too small');
  });

  it('come to no request as another one changed them', async () => {
    const pipe = createValidationPipe();
    const asked = { page: '2', filter: '{"status":["new"]}' };
    const read = () =>
      pipe.transform(asked, { type: 'query', metatype: AdminListQuery }) as Promise<AdminListQuery>;
    const query = await read();
    expect(query).toMatchObject({ page: 2, perPage: 25, filter: { status: ['new'] } });
    expect(() => Object.assign(query.filter, { status: 'old' })).toThrow(TypeError);
    expect(await read()).toBe(query);
  });
});
