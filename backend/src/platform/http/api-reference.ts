import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** The OpenAPI document of the running routes: the source of `backend/openapi.json` and of the generated client. */
export function createApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const info = new DocumentBuilder()
    .setTitle('Drumbeat')
    .setDescription(
      'Errors are `{ error, code, details?, requestId }`. `x-access` says who may call a route.',
    )
    .setVersion('1')
    .addCookieAuth('drumbeat_access')
    .build();
  return SwaggerModule.createDocument(app, info, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
}

/** A readable reference at /api/docs. */
export function serveApiReference(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => createApiDocument(app), { jsonDocumentUrl: 'api/openapi.json' });
}
