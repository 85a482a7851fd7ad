import { describe, expect, it } from '@jest/globals';
import { containing, filterSql, type FilterField } from './admin-filter.js';
import { InvalidInputError } from '../errors/app-error.js';

const ID = '0b5e8d5c-5f0e-4d6e-9f0a-2f3a9c1d7e55';
const FIELDS: Record<string, FilterField> = {
  user_id: { sql: 'p.user_id', type: 'uuid' },
  count: { sql: 'p.count', type: 'integer' },
  used: { sql: 'p.used', type: 'boolean' },
  late: { sql: '(p.due_at < now())', type: 'flag' },
  status: { sql: 'p.status', type: 'text' },
  q: { sql: 'p.title', type: 'search' },
  whose: { sql: ({ pattern, text }) => `p.id = ${text()} or p.words like ${pattern()}`, type: 'search' },
  state: { type: 'choice', conditions: { late: 'p.due < 1', done: 'p.done' } },
};

describe('The filter of a console list', () => {
  it('is no condition when it is empty', () => {
    expect(filterSql({}, FIELDS)).toEqual({ where: 'true', parameters: [] });
  });

  it('asks for every field, one value or several, as parameters', () => {
    expect(filterSql({ user_id: ID, status: ['new', 'used'], used: false, count: 0 }, FIELDS)).toEqual({
      where:
        'p.user_id = $1::uuid and p.status = any ($2::text[]) and p.used = $3::boolean and p.count = $4::bigint',
      parameters: [ID, ['new', 'used'], false, 0],
    });
  });

  it('has a flag as the condition that its index has, or its opposite', () => {
    expect(filterSql({ late: true }, FIELDS)).toEqual({ where: '((p.due_at < now()))', parameters: [] });
    expect(filterSql({ late: false, count: 1 }, FIELDS)).toEqual({
      where: '((p.due_at < now()) is not true) and p.count = $1::bigint',
      parameters: [1],
    });
    expect(filterSql({ late: [] }, FIELDS).where).toBe('false');
  });

  it('searches for the text itself, without the space around it', () => {
    expect(filterSql({ q: ' 50%_\\ ' }, FIELDS).parameters).toEqual(['%50\\%\\_\\\\%']);
    expect(filterSql({ q: 'a' }, FIELDS)).toEqual({
      where: '(search_folded(p.title) like search_folded($1::text))',
      parameters: ['%a%'],
    });
  });

  it('searches by a condition of its own, with the text whole and as a pattern', () => {
    expect(filterSql({ count: 1, whose: ' Ann_' }, FIELDS)).toEqual({
      where: 'p.count = $1::bigint and (p.id = $2::text or p.words like search_folded($3::text))',
      parameters: [1, 'Ann_', '%Ann\\_%'],
    });
  });

  it('has a choice as the conditions of what was chosen', () => {
    expect(filterSql({ state: 'late' }, FIELDS).where).toBe('(p.due < 1)');
    expect(filterSql({ state: ['late', 'done'] }, FIELDS).where).toBe('(p.due < 1 or p.done)');
    expect(filterSql({ state: [] }, FIELDS).where).toBe('false');
  });

  it('is a pattern that takes a text for itself, whatever LIKE makes of its characters', () => {
    expect(containing(' 50%_\\ ')).toBe('%50\\%\\_\\\\%');
    expect(containing('plain')).toBe('%plain%');
  });

  const refused: Record<string, unknown>[] = [
    { user_id: 'x' },
    { count: 1.5 },
    { count: '1' },
    { used: 'true' },
    { late: 'true); drop table posts' },
    { status: null },
    { status: { $ne: 1 } },
    { status: 'x'.repeat(201) },
    { q: 5 },
    { q: ['a', 'b'] },
    { whose: 5 },
    { state: 'early' },
    { state: 'constructor' },
    { state: 1 },
    { q: 'a\0b' },
    { q: ['half \ud83d of a heart'] },
    { user_id: Array.from({ length: 101 }, () => ID) },
    { password: 'x' },
    { constructor: 'x' },
    { 'p.status': 'new' },
  ];
  it.each(refused)('refuses %j', (filter) => {
    expect(() => filterSql(filter, FIELDS)).toThrow(InvalidInputError);
  });
});
