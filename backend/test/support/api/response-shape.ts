import { resolved, type Schema } from './api-description.js';

/**
 * Differences of a JSON value from the schema, as text. Stricter than JSON Schema in one point: an undescribed field
 * is an error, because nobody decided to expose it.
 */
export function shapeProblems(schema: Schema, value: unknown, at = 'the answer'): string[] {
  const { type, nullable, allOf, oneOf, enum: allowed } = schema;
  if (schema.$ref !== undefined) return shapeProblems(resolved(schema), value, at);
  if (value === null) return nullable === true ? [] : [`${at} is null`];
  if (allOf) return allOf.flatMap((part) => shapeProblems(part, value, at));
  if (oneOf) {
    return oneOf.some((part) => shapeProblems(part, value, at).length === 0)
      ? []
      : [`${at} is none of its kinds`];
  }
  if (allowed && !allowed.includes(value)) return [`${at} is ${JSON.stringify(value)}`];
  if (type === 'array') return arrayProblems(schema, value, at);
  if (type === 'object' || schema.properties) return objectProblems(schema, value, at);
  if (type === undefined) return [];
  const expected = type === 'integer' ? 'number' : type;
  if (typeof value !== expected) return [`${at} is a ${typeof value}, not a ${expected}`];
  if (schema.format === 'date-time' && typeof value === 'string' && Number.isNaN(Date.parse(value)))
    return [`${at} is no date`];
  return [];
}

function arrayProblems({ items }: Schema, value: unknown, at: string): string[] {
  if (!Array.isArray(value)) return [`${at} is no list`];
  return items ? value.flatMap((item, index) => shapeProblems(items, item, `${at}[${index}]`)) : [];
}

function objectProblems(schema: Schema, value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`];
  const { properties, required = [], additionalProperties = false } = schema;
  if (!properties) return [];
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`);
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const described = properties[name];
    if (described) return shapeProblems(described, field, `${at}.${name}`);
    return additionalProperties === false ? [`${at}.${name} is not described`] : [];
  });
  return [...missing, ...fields];
}
