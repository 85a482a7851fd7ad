import { isJsonObject } from '@drumbeat/domain';

type Schema = Readonly<Record<string, unknown>>;

/** What every endpoint with schemas takes (MODEL-7). */
const KEPT = ['type', 'required', 'additionalProperties', 'enum', 'const', '$ref', 'description'];
const NAMED_SCHEMAS = ['properties', '$defs', 'definitions'];

/**
 * A JSON schema with the bounds as words in the descriptions, where models read them too: endpoints with strict
 * schemas refuse this or that keyword, each another one. The answer is checked against the whole schema in any case.
 */
export function strictSchema(schema: Schema): Record<string, unknown> {
  const strict: Record<string, unknown> = Object.fromEntries(
    KEPT.flatMap((name) => (schema[name] === undefined ? [] : [[name, schema[name]]])),
  );
  for (const name of NAMED_SCHEMAS) {
    if (isJsonObject(schema[name])) strict[name] = mapValues(schema[name]);
  }
  if (isJsonObject(schema['items'])) strict['items'] = strictSchema(schema['items']);
  const options = [schema['anyOf'], schema['oneOf']].find(Array.isArray) as unknown[] | undefined;
  if (options) strict['anyOf'] = options.filter(isJsonObject).map(strictSchema);
  const description = [schema['description'], ...boundsInWords(schema)].filter(
    (part) => typeof part === 'string' && part !== '',
  );
  if (description.length > 0) strict['description'] = description.join(' ');
  return strict;
}

function mapValues(schemas: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, part]) =>
      isJsonObject(part) ? [[name, strictSchema(part)]] : [],
    ),
  );
}

/** "At least 3 items. At most 5 items." */
function boundsInWords(schema: Schema): string[] {
  return [
    ...between(schema['minLength'], schema['maxLength'], 'character'),
    ...between(schema['minItems'], schema['maxItems'], 'item'),
    ...between(schema['minimum'], schema['maximum']),
    ...said(schema['exclusiveMinimum'], (bound) => `More than ${bound}.`),
    ...said(schema['exclusiveMaximum'], (bound) => `Less than ${bound}.`),
    ...(typeof schema['pattern'] === 'string' ? [`Matches ${schema['pattern']}`] : []),
    ...(typeof schema['format'] === 'string' ? [`In the format ${schema['format']}.`] : []),
    ...(schema['uniqueItems'] === true ? ['No item twice.'] : []),
  ];
}

function between(least: unknown, most: unknown, unit?: 'character' | 'item'): string[] {
  const things = (count: number) =>
    unit === undefined ? String(count) : `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (least === most) return said(least, (bound) => `Exactly ${things(bound)}.`);
  return [
    ...said(least, (bound) => `At least ${things(bound)}.`),
    ...said(most, (bound) => `At most ${things(bound)}.`),
  ];
}

/** Zod writes the safe integers' ends where there is no bound. */
function said(bound: unknown, words: (bound: number) => string): string[] {
  return typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? [words(bound)] : [];
}
