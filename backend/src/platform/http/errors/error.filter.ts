import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';
import { isDatabaseUnavailable, isStoppedStatement } from '../../database/database-unavailable.js';
import { cannotSave } from './cannot-save.js';
import { isQueueUnavailable } from '../../queue/queue.errors.js';

interface ErrorBody {
  error: string;
  code: string;
  details?: unknown;
  requestId: string;
}

/** Statuses that Nest or Fastify raise by themselves, with the code and the text that our clients get. */
const FRAMEWORK_ERRORS: Record<number, { code: string; error: string }> = {
  400: { code: 'request.malformed', error: 'The request could not be read.' },
  401: { code: 'auth.required', error: 'Please sign in.' },
  403: { code: 'auth.forbidden', error: 'You may not do this.' },
  404: { code: 'not_found', error: 'There is nothing at this address.' },
  413: { code: 'request.too_large', error: 'The request is too large.' },
  415: { code: 'request.unsupported_media_type', error: 'This content type is not supported; send JSON.' },
  429: { code: 'request.too_many', error: 'Too many requests. Please wait a moment.' },
};

/** Turns everything that is thrown into the one error shape `{ error, code, details?, requestId }` (API-2). */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { status, body, retryAfterSeconds } = this.answer(exception, request.id);
    if (status >= 500) {
      const call = { requestId: body.requestId, method: request.method, path: request.routeOptions.url };
      // Expected errors raise no alarm and take one line: anybody can cause them at will.
      if (exception instanceof AppError)
        this.logger.warn({ refusal: exception.code, ...call }, exception.message);
      else this.logger.error({ err: exception, ...call });
    }
    if (reply.sent) return;
    if (retryAfterSeconds !== undefined)
      void reply.header('retry-after', String(Math.ceil(retryAfterSeconds)));
    // The rest of an abandoned request is not read (RFC 9110, 15.5.9).
    if (status === 408) void reply.header('connection', 'close');
    void reply.status(status).send(body);
  }

  private answer(
    exception: unknown,
    requestId: string,
  ): { status: number; body: ErrorBody; retryAfterSeconds?: number } {
    if (exception instanceof AppError) {
      const { status, message: error, code, details, retryAfterSeconds } = exception;
      return {
        status,
        body: { error, code, ...(details === undefined ? {} : { details }), requestId },
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      };
    }
    if (isDatabaseUnavailable(exception) || isQueueUnavailable(exception)) {
      const error = 'Drumbeat is not ready at the moment. Nothing was lost; please try again shortly.';
      return { status: 503, body: { error, code: 'service.unavailable', requestId }, retryAfterSeconds: 2 };
    }
    if (isStoppedStatement(exception)) {
      const error = 'This took too long and was stopped. Nothing was changed; please try again in a moment.';
      return { status: 503, body: { error, code: 'request.took_too_long', requestId }, retryAfterSeconds: 5 };
    }
    if (cannotSave(exception)) {
      const error =
        'Drumbeat cannot save anything at the moment. Please keep what you wrote, and try again in a few minutes.';
      return { status: 503, body: { error, code: 'service.cannot_save', requestId }, retryAfterSeconds: 30 };
    }
    const status = frameworkStatus(exception);
    const known = FRAMEWORK_ERRORS[status];
    if (known) return { status, body: { ...known, requestId } };
    return {
      status: 500,
      body: { error: 'An unexpected error occurred. Please try again.', code: 'internal', requestId },
    };
  }
}

/** Fastify's own errors (malformed JSON, too large a body) have `statusCode`; Nest's are HttpExceptions. */
function frameworkStatus(exception: unknown): number {
  if (exception instanceof HttpException) return exception.getStatus();
  if (exception instanceof Error && 'statusCode' in exception && typeof exception.statusCode === 'number') {
    return exception.statusCode;
  }
  return 500;
}
