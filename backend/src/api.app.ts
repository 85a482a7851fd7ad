import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { DOCUMENT_BYTES_MAX } from '@drumbeat/domain';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ApiModule } from './api.module.js';
import type { AppConfig } from './config/config.js';
import { trustOf } from './config/trusted-proxies.js';
import { createApiDocument, serveApiReference } from './platform/http/responses/api-reference.js';
import { compileResponses } from './platform/http/responses/compiled-response.js';
import { ErrorFilter } from './platform/http/errors/error.filter.js';
import { answerUnreadRequest } from './platform/http/errors/unread-request.js';
import { forwardedAddressesOnly } from './platform/http/security/forwarded-addresses.js';
import { formsOnlyAt } from './platform/http/security/forms-only-at.hook.js';
import { serveFrontends } from './platform/http/frontends/frontends.js';
import { keepRawBodies } from './platform/http/security/raw-body.hook.js';
import { sendSecurityHeaders } from './platform/http/security/security-headers.js';
import { createValidationPipe } from './platform/http/validation/validation.pipe.js';
import { sameOriginHook } from './platform/access/same-origin.hook.js';
import { PinoLogger } from './platform/logging/pino-logger.js';

/** Fields that people know by other words than their key. */
const FIELD_NAMES = { full_name: 'Name', prompt_text: 'Prompt' };

/** A post has 3,000 characters, a page of notes a few thousand more: a larger body is no valid request. */
const BODY_LIMIT_BYTES = 256 * 1024;
/**
 * Until a request has come whole: an upload waits a minute for its place at most (media/upload-lanes.ts) and may then take
 * 135 seconds (http/uploads/arriving-upload.ts), so that its sender reads our answer, not Node's. Headers have Node's own, shorter time.
 */
const REQUEST_TIMEOUT_MS = 200_000;
/**
 * A shorter response arrives as soon uncompressed: it fits into the first few packets, and small ones cost
 * the most per byte.
 */
const COMPRESSED_FROM_BYTES = 4096;
const REPOSITORY_ROOT = join(import.meta.dirname, '../../..');

export const API_PREFIX = 'api';

/**
 * Builds the HTTP program, ready to `listen`. Tests build the same one.
 * @param describe the routes: by their classes, whose fields the build has written down (nest-cli.json)
 */
export async function createApiApp(
  config: AppConfig,
  describe: (app: NestFastifyApplication) => OpenAPIObject = createApiDocument,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustOf(config.http.trustedProxies),
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => crypto.randomUUID(),
    clientErrorHandler: answerUnreadRequest,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.for(config), adapter, {
    logger: new PinoLogger(config.logLevel),
    abortOnError: false,
    // Fastify reads JSON by itself; Nest's parsers would take forms as well, which other sites can send.
    bodyParser: false,
  });
  const server = adapter.getInstance();
  server.removeContentTypeParser('text/plain');
  sendSecurityHeaders(server, {
    hsts: config.http.secureCookies && { includeSubDomains: config.http.hstsIncludesSubdomains },
  });
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, {
    limits: { files: 1, fields: 0, fileSize: DOCUMENT_BYTES_MAX },
    throwFileSizeLimit: false,
  });
  await app.register(fastifyCompress, { threshold: COMPRESSED_FROM_BYTES, encodings: ['br', 'gzip'] });
  app.setGlobalPrefix(API_PREFIX);
  app.useGlobalPipes(createValidationPipe(FIELD_NAMES));
  app.useGlobalFilters(new ErrorFilter());
  app.enableShutdownHooks();

  server.addHook('onRequest', forwardedAddressesOnly);
  server.addHook('onRequest', formsOnlyAt([`/${API_PREFIX}/media`, `/${API_PREFIX}/sample-posts/import`]));
  server.addHook(
    'onRequest',
    sameOriginHook(config.http.publicUrl, [`/${API_PREFIX}/callback/linkedin/authorize`]),
  );
  server.addHook('preParsing', keepRawBodies([`/${API_PREFIX}/webhooks/stripe`], BODY_LIMIT_BYTES));
  const document = describe(app);
  compileResponses(server, document);
  serveApiReference(app, document);
  await serveFrontends(server, REPOSITORY_ROOT);
  return app;
}
