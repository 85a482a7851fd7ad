import { isUUID } from 'class-validator';
import { InvalidInputError } from '../errors/app-error.js';
import { unstorableFields } from '../validation/storable-fields.js';

/** A filter field of a console list: its SQL and its accepted values. */
export interface FilterField {
  readonly sql: string;
  readonly type: 'uuid' | 'integer' | 'boolean' | 'flag' | 'text' | 'search';
  /** True of a search in words that are kept folded. */
  readonly isFolded?: boolean;
}

const ACCEPTS: Record<FilterField['type'], (value: unknown) => boolean> = {
  uuid: (value) => isUUID(value),
  integer: (value) => Number.isSafeInteger(value),
  boolean: (value) => typeof value === 'boolean',
  flag: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string' && value.length <= 200,
  search: (value) => typeof value === 'string' && value.length <= 200,
};

const TYPES: Record<Exclude<FilterField['type'], 'search' | 'flag'>, string> = {
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
  const clauses = Object.entries(filter).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (!field || values.length > 100 || !values.every(ACCEPTS[field.type])) {
      throw new InvalidInputError([
        {
          field: `filter.${name}`,
          message: field
            ? `${name} must be a ${field.type === 'flag' ? 'boolean' : field.type}`
            : `${name} is no filter of this list`,
        },
      ]);
    }
    if (field.type === 'flag') {
      const conditions = values.map((is) => (is === true ? field.sql : `${field.sql} is not true`));
      return conditions.length > 0 ? `(${conditions.join(' or ')})` : 'false';
    }
    if (field.type === 'search') {
      const words = field.isFolded ? field.sql : `search_folded(${field.sql})`;
      const found = values.map((text) => {
        parameters.push(containing(String(text)));
        return `${words} like search_folded($${parameters.length}::text)`;
      });
      return found.length > 0 ? `(${found.join(' or ')})` : 'false';
    }
    // Of one value an index gives the order as well, which it does not of a list.
    if (values.length === 1) {
      parameters.push(values[0]);
      return `${field.sql} = $${parameters.length}::${TYPES[field.type]}`;
    }
    parameters.push(values);
    return `${field.sql} = any ($${parameters.length}::${TYPES[field.type]}[])`;
  });
  return { where: clauses.length > 0 ? clauses.join(' and ') : 'true', parameters };
}

/** Pattern of LIKE for "contains this text", with the text's own wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}
