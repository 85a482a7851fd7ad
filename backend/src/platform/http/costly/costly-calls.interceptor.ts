import { finished } from 'node:stream/promises';
import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { AuthenticatedUser } from '../../access/authenticated-user.js';
import { AppError } from '../errors/app-error.js';
import { COSTLY_METADATA, type CostlyCall } from './costly-call.js';

/** Bounds what costly calls may take of the database from everybody else. */
export abstract class CostlyCalls {
  /**
   * Does the work of a user's call when it may.
   * @throws an HttpException where it may not
   */
  abstract run<Result>(call: CostlyCall, userId: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Resolves the port at the call: a worker has the modules of these routes, too, and serves none of them. Registered
 * for costly routes only: any interceptor makes the response of a stream begin before its handler, too late for a
 * refusal.
 */
@Injectable()
export class CostlyCallsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: AuthenticatedUser }>();
    const { user } = request;
    const kinds = this.reflector.get<readonly CostlyCall[] | undefined>(
      COSTLY_METADATA,
      context.getHandler(),
    );
    const call = kinds?.find(({ when }) => when?.(request.query as Record<string, unknown>) ?? true);
    if (!user || !call) return next.handle();
    // A stream would be generated to its end, and counted as read, for nobody.
    if (call.isStream && request.method === 'HEAD') throw new HeadOfStreamError();
    const calls = this.modules.get(CostlyCalls, { strict: false });
    return from(
      answered((answer) => calls.run(call, user.id, () => lastValueFrom(next.handle()).then(answer))),
    );
  }
}

class HeadOfStreamError extends AppError {
  constructor() {
    super(405, 'request.method_not_allowed', 'This is generated while it is read: ask for it with GET.');
  }
}

/**
 * Resolves with what the handler returned once `run` has ended, and so committed what the call wrote: nobody is answered
 * before it is there. A stream is returned at once; its place is kept until it was read or has failed.
 */
function answered(run: (answer: (value: unknown) => Promise<void>) => Promise<void>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let returned: unknown;
    run(async (value) => {
      returned = value;
      if (!(value instanceof StreamableFile)) return;
      resolve(value);
      // The stream's source reports its error.
      await finished(value.getStream()).catch(() => undefined);
    }).then(() => {
      resolve(returned);
    }, reject);
  });
}
