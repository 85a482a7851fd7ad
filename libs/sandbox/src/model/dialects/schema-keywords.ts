import { isJsonObject, type JsonObject } from '@drumbeat/domain';

export interface ForbiddenKeyword {
  keyword: string;
  /** The way to the schema that holds it: `['properties', 'title']`. */
  path: readonly string[];
}

/** Every schema in a JSON schema, the whole included, with the way to it. */
function* schemasIn(
  schema: JsonObject,
  path: readonly string[] = [],
): Generator<[JsonObject, readonly string[]]> {
  yield [schema, path];
  for (const name of ['properties', '$defs', 'definitions']) {
    const named = schema[name];
    if (!isJsonObject(named)) continue;
    for (const [key, part] of Object.entries(named)) {
      if (isJsonObject(part)) yield* schemasIn(part, [...path, name, key]);
    }
  }
  if (isJsonObject(schema['items'])) yield* schemasIn(schema['items'], [...path, 'items']);
  const options = schema['anyOf'];
  for (const [index, option] of (Array.isArray(options) ? (options as unknown[]) : []).entries()) {
    if (isJsonObject(option)) yield* schemasIn(option, [...path, 'anyOf', String(index)]);
  }
}

/** The first keyword in a JSON schema that an endpoint does not take. */
export function forbiddenKeywordIn(
  schema: JsonObject,
  isForbidden: (keyword: string, schema: JsonObject) => boolean,
): ForbiddenKeyword | null {
  for (const [part, path] of schemasIn(schema)) {
    const keyword = Object.keys(part).find((key) => isForbidden(key, part));
    if (keyword !== undefined) return { keyword, path };
  }
  return null;
}

/** The first object in a JSON schema that leaves something open, which strict mode refuses: its words and place. */
export function opennessIn(schema: JsonObject): { problem: string; path: readonly string[] } | null {
  for (const [part, path] of schemasIn(schema)) {
    const properties = part['properties'];
    if (!isJsonObject(properties)) continue;
    if (part['additionalProperties'] !== false) {
      return { problem: "'additionalProperties' is required to be supplied and to be false.", path };
    }
    const required: unknown = part['required'];
    const missing = Object.keys(properties).find(
      (name) => !Array.isArray(required) || !required.includes(name),
    );
    if (missing !== undefined) {
      return {
        problem: `'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`,
        path,
      };
    }
  }
  return null;
}

/** The schema of a request for structured output, if it is one. */
export function requestedSchema({
  response_format: format,
}: JsonObject): { name: string; schema: JsonObject } | null {
  if (!isJsonObject(format) || format['type'] !== 'json_schema' || !isJsonObject(format['json_schema']))
    return null;
  const { name, schema } = format['json_schema'];
  return isJsonObject(schema) ? { name: typeof name === 'string' ? name : '', schema } : null;
}
