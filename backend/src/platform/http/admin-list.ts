import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsObject, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { InvalidInputError } from './app-error.js';

/** Query of the console's lists, as react-admin's data provider sends it. */
export class AdminListQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100_000)
  page: number = 1;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  perPage: number = 25;

  @IsOptional()
  @IsString()
  @Matches(/^[a-z_]{1,40}$/)
  sort?: string;

  @IsOptional()
  @IsIn(['ASC', 'DESC'])
  order: 'ASC' | 'DESC' = 'DESC';

  /** JSON object of field → value; `q` searches. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => parseFilter(value))
  @IsObject()
  filter: Record<string, unknown> = {};
}

function parseFilter(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * SQL order of a console list. Sortable columns are an allow-list, because names cannot be parameters.
 * @throws InvalidInputError for a column outside the list
 */
export function orderBy(query: AdminListQuery, columns: Record<string, string>, fallback: string): string {
  const column = query.sort === undefined ? fallback : columns[query.sort];
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
