import { LISTED_MOST } from '@drumbeat/domain';
import type { AdminListQuery } from './admin-list-query.dto.js';
import { InvalidInputError } from '../errors/app-error.js';

/**
 * SQL order of a console list. Sortable columns are an allow-list, because names cannot be parameters.
 * @throws InvalidInputError for a column outside the list
 */
export function orderBy(query: AdminListQuery, columns: Record<string, string>, fallback: string): string {
  const { sort } = query;
  const column = sort === undefined ? fallback : Object.hasOwn(columns, sort) ? columns[sort] : undefined;
  if (column === undefined) {
    throw new InvalidInputError([
      { field: 'sort', message: `sort must be one of ${Object.keys(columns).join(', ')}` },
    ]);
  }
  return `${column} ${query.order}`;
}

export function limitOffset(query: AdminListQuery): { limit: number; offset: number } {
  return { limit: query.perPage, offset: (query.page - 1) * query.perPage };
}

/**
 * How many rows there are `from … where …`, counted no further than one more than a list leads to: of millions the number says nothing,
 * and counting them takes longer than finding the page. They are counted in the order of an index (`along`): asked for any of them,
 * PostgreSQL reads the table itself wherever it expects to meet enough of them soon.
 */
export const countUpTo = (from: string, along: string): string =>
  `select count(*)::int as total from (select ${from} order by ${along} limit ${LISTED_MOST + 1}) counted`;
