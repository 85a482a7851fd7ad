import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { AccessLevel } from '../../../src/platform/access/access.decorator.js';

const FILE = join(import.meta.dirname, '../../../openapi.json');

/** The parts of an OpenAPI 3.0 schema that Nest generates. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly nullable?: boolean;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: Schema;
}

/** One path and method of backend/openapi.json. */
export interface Operation {
  /** `PATCH /api/posts/{id}` */
  readonly key: string;
  readonly method: string;
  readonly path: string;
  /** Undefined when not described. */
  readonly access: AccessLevel | undefined;
  readonly parameters: readonly Parameter[];
  /** Undefined when no body is read. */
  readonly body: Schema | undefined;
  /** The documented response of a successful call. */
  readonly answer: { readonly status: number; readonly schema: Schema | undefined };
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface OperationObject {
  readonly 'x-access'?: AccessLevel;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** The committed description; `npm test` compares it with the routes. */
export const API_DOCUMENT = JSON.parse(readFileSync(FILE, 'utf8')) as OpenAPIObject;
const document = API_DOCUMENT as unknown as ApiDocument;

/** Every operation of the description: what the generated tests are generated from. */
export const OPERATIONS: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => operationOf(method.toUpperCase(), path, operation)),
);

/** The values of every field and parameter of which the description lists them. */
export const DESCRIBED_VALUES: readonly (readonly unknown[])[] = valuesIn(API_DOCUMENT);

function valuesIn(part: unknown): (readonly unknown[])[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(valuesIn);
  return 'enum' in part && Array.isArray(part.enum) ? [part.enum, ...inner] : inner;
}

/** The schema itself, with references resolved. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return schema;
  const named = document.components.schemas[name];
  if (!named) throw new Error(`openapi.json refers to ${name}, which it does not describe`);
  return named;
}

function operationOf(method: string, path: string, operation: OperationObject): Operation {
  const [status, response] = Object.entries(operation.responses)[0] ?? ['0', {}];
  return {
    key: `${method} ${path}`,
    method,
    path,
    access: operation['x-access'],
    parameters: operation.parameters ?? [],
    body: operation.requestBody?.content?.['application/json']?.schema,
    answer: { status: Number(status), schema: response.content?.['application/json']?.schema },
  };
}
