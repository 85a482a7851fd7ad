/** The part of JSON Schema that our answers need. */
export interface JsonSchema {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  readonly format?: 'date-time';
  readonly nullable?: true;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

/**
 * Building blocks of a response schema for hot routes: given to @RouteSchema, Fastify writes the JSON with code made for
 * this one shape instead of JSON.stringify. Fields that a schema does not name are left out of the answer, hence the types.
 */
export const text = { type: 'string' } satisfies JsonSchema;
export const integer = { type: 'integer' } satisfies JsonSchema;
export const number = { type: 'number' } satisfies JsonSchema;
export const boolean = { type: 'boolean' } satisfies JsonSchema;
/** A Date, written in ISO 8601. */
export const instant = { type: 'string', format: 'date-time' } satisfies JsonSchema;

export function nullable(schema: JsonSchema): JsonSchema {
  return { ...schema, nullable: true };
}

export function list(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** The schema of a response class; it does not compile until every field has its schema. */
export function object<Response extends object>(
  properties: Record<keyof Response & string, JsonSchema>,
): JsonSchema {
  return { type: 'object', properties };
}
