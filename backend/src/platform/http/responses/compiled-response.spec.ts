import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fastify } from 'fastify';
import {
  API_DOCUMENT,
  OPERATIONS,
  resolved,
  type Schema,
} from '../../../../test/support/api/api-description.js';
import { compileResponses } from './compiled-response.js';

/** Values that a presenter may return for the schema: nulls and instants unchanged, optional fields present or not. */
function described(schema: Schema): fc.Arbitrary<unknown> {
  const { nullable = false, allOf, oneOf } = schema;
  if (schema.$ref !== undefined) return described(resolved(schema));
  if (nullable) return fc.option(described({ ...schema, nullable: false }), { nil: null, freq: 3 });
  if (allOf?.[0]) return described(allOf[0]);
  if (oneOf) return fc.oneof(...oneOf.map(described));
  return ofType(schema);
}

function ofType({ type, format, properties, required = [], items }: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'array':
      return fc.array(described(items ?? {}), { maxLength: 2 });
    case 'string':
      return format === 'date-time' ? fc.date({ noInvalidDate: true }) : fc.string({ maxLength: 8 });
    case 'number':
    case 'integer':
      return fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'boolean':
      return fc.boolean();
    default:
      if (!properties) return fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 });
      return fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, described(field)])),
        { requiredKeys: [...required] },
      );
  }
}

/** Any route with a described response may be marked. */
const ROUTES = OPERATIONS.filter(({ answer }) => answer.schema !== undefined);

describe('A compiled response', () => {
  const server = fastify();
  let next: unknown;

  beforeAll(() => {
    compileResponses(server, API_DOCUMENT);
    for (const { method, path, answer } of ROUTES) {
      server.route({
        method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        config: { compilesResponse: true },
        handler: (_, reply) => reply.status(answer.status).send(next),
      });
    }
  });
  afterAll(() => server.close());

  it.each(ROUTES.map((route) => [route.key, route] as const))(
    'of %s is what JSON.stringify makes of it',
    async (_, { method, path, answer }) => {
      await fc.assert(
        fc.asyncProperty(described(answer.schema ?? {}), async (value) => {
          next = value;
          const { body } = await server.inject({ method: method as 'GET', url: path.replace(/[{}]/g, '') });
          expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(value)));
        }),
        { numRuns: 10, endOnFailure: true },
      );
    },
  );

  it('is refused to a route whose answer nobody described', () => {
    const other = fastify();
    compileResponses(other, API_DOCUMENT);
    const marked = { compilesResponse: true };
    expect(() => other.get('/api/nowhere', { config: marked }, () => ({}))).toThrow(
      'get /api/nowhere does not describe its answer',
    );
  });
});
