import { FOR_USER_HEADER } from '@drumbeat/domain';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** The OpenAPI document of the running routes: the source of `backend/openapi.json` and of the generated client. */
export function createApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const info = new DocumentBuilder()
    .setTitle('Drumbeat')
    .setDescription(
      'Errors are `{ error, code, details?, requestId }`. `x-access` says who may call a route. ' +
        `A page names whose account it writes to in \`${FOR_USER_HEADER}\` (the user’s id), else 409 \`auth.account_unnamed\`; ` +
        'where somebody else is signed in by then, every call answers 409 `auth.other_account`.',
    )
    .setVersion('1')
    .addCookieAuth('drumbeat_access')
    .addApiKey({ type: 'apiKey', in: 'header', name: FOR_USER_HEADER }, 'for-user')
    .addSecurityRequirements('for-user')
    .build();
  const document = SwaggerModule.createDocument(app, info, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  sortEnums(document);
  return document;
}

/** The compiler lists the values of a union in the order in which it met them, which unrelated code changes. */
function sortEnums(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  // A copy: it may be a constant that a decorator names.
  if ('enum' in part && Array.isArray(part.enum)) part.enum = part.enum.toSorted(byValue);
  for (const inner of Object.values(part)) sortEnums(inner);
}

function byValue(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : 1;
}

/** A readable reference at /api/docs. */
export function serveApiReference(app: NestFastifyApplication, document: OpenAPIObject): void {
  SwaggerModule.setup('api/docs', app, () => document, { jsonDocumentUrl: 'api/openapi.json' });
}
