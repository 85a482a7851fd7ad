import { isUUID } from 'class-validator';
import { InvalidInputError } from '../errors/app-error.js';
import { unstorableFields } from '../validation/storable-fields.js';

/** The text of a search, as it was given and as parameters of the statement, each added where it is asked for. */
export interface SearchedText {
  readonly words: string;
  /** Pattern of "contains this text", folded as `search_folded` has words. */
  readonly pattern: () => string;
  /** Pattern of "begins with this text", as it was given. */
  readonly beginning: () => string;
  /** The text as it was given, without the space around it. */
  readonly text: () => string;
}

/** A filter field of a console list: its SQL and its accepted values. */
export type FilterField =
  | { readonly sql: string; readonly type: 'uuid' | 'integer' | 'boolean' | 'flag' | 'text' }
  /** `sql` are the searched words, or the condition that they make. */
  | {
      readonly sql: string | ((searched: SearchedText) => string);
      readonly type: 'search';
      /** True of a search in words that are kept folded. */
      readonly isFolded?: boolean;
    }
  /** One of a few values, each a condition of its own, which partial indexes serve. */
  | { readonly type: 'choice'; readonly conditions: Readonly<Record<string, string>> };

const isText = (value: unknown) => typeof value === 'string' && value.length <= 200;

const ACCEPTS: Record<Exclude<FilterField['type'], 'choice'>, (value: unknown) => boolean> = {
  uuid: (value) => isUUID(value),
  integer: (value) => Number.isSafeInteger(value),
  boolean: (value) => typeof value === 'boolean',
  flag: (value) => typeof value === 'boolean',
  text: isText,
  search: isText,
};

const TYPES: Record<'uuid' | 'integer' | 'boolean' | 'text', string> = {
  uuid: 'uuid',
  integer: 'bigint',
  boolean: 'boolean',
  text: 'text',
};

/**
 * The WHERE clause of a console list. A value may be a list of values, as react-admin requests several rows at once.
 * Fields are an allow-list because names cannot be parameters; `search` fields match a part of the text,
 * whatever its case, accents, quotes and tag signs (`search_folded`), as the trigram index of the same words finds it. A `flag` is a condition itself, which partial indexes serve.
 * @throws InvalidInputError for a field outside the list, or a value of the wrong type or that cannot be stored
 */
export function filterSql(
  filter: Record<string, unknown>,
  fields: Record<string, FilterField>,
  /** Parameters of the statement before those of the filter. */
  before: readonly unknown[] = [],
): { readonly where: string; readonly parameters: unknown[] } {
  // The request was looked at as it came, where a character of a JSON text may be written in others.
  const unstorable = unstorableFields(filter, ['filter']);
  if (unstorable.length > 0) throw new InvalidInputError(unstorable);
  const parameters: unknown[] = [...before];
  const parameter = (value: unknown, type: string) => {
    parameters.push(value);
    return `$${parameters.length}::${type}`;
  };
  const clauses = Object.entries(filter).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (!field || values.length > mostOf(field) || !values.every((one) => accepts(field, one))) {
      throw new InvalidInputError([{ field: `filter.${name}`, message: refusal(name, field) }]);
    }
    if (field.type === 'flag') {
      return anyOf(values.map((is) => (is === true ? field.sql : `${field.sql} is not true`)));
    }
    if (field.type === 'choice') return anyOf(values.map((one) => field.conditions[String(one)] ?? 'false'));
    if (field.type === 'search') {
      const { sql } = field;
      return anyOf(
        values.map(String).map((words) => {
          const pattern = () => `search_folded(${parameter(containing(words), 'text')})`;
          if (typeof sql !== 'string') {
            const text = () => parameter(words.trim(), 'text');
            return sql({ words, pattern, text, beginning: () => parameter(`${literally(words)}%`, 'text') });
          }
          return `${field.isFolded ? sql : `search_folded(${sql})`} like ${pattern()}`;
        }),
      );
    }
    // Of one value an index gives the order as well, which it does not of a list.
    if (values.length === 1) return `${field.sql} = ${parameter(values[0], TYPES[field.type])}`;
    return `${field.sql} = any (${parameter(values, `${TYPES[field.type]}[]`)})`;
  });
  return { where: clauses.length > 0 ? clauses.join(' and ') : 'true', parameters };
}

/** A list asks for rows that the screen already has; a search is one. */
const mostOf = ({ type }: FilterField) => (type === 'search' ? 1 : 100);

const anyOf = (conditions: readonly string[]) =>
  conditions.length > 0 ? `(${conditions.join(' or ')})` : 'false';

function accepts(field: FilterField, value: unknown): boolean {
  if (field.type === 'choice') return typeof value === 'string' && Object.hasOwn(field.conditions, value);
  return ACCEPTS[field.type](value);
}

function refusal(name: string, field: FilterField | undefined): string {
  if (!field) return `${name} is no filter of this list`;
  if (field.type === 'choice') return `${name} must be one of ${Object.keys(field.conditions).join(', ')}`;
  return `${name} must be a ${field.type === 'flag' ? 'boolean' : field.type}`;
}

/** Pattern of LIKE for this text, whose own wildcards stand for themselves. */
const literally = (text: string) => text.trim().replace(/[\\%_]/g, '\\$&');

/** Pattern of LIKE for "contains this text". */
export const containing = (text: string): string => `%${literally(text)}%`;
