import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AppConfig } from '../../config/config.js';
import type { AuthenticatedUser } from '../../platform/auth/authenticated-user.js';
import { Bulkhead } from '../../platform/concurrency/bulkhead.js';
import { Database } from '../../platform/database/database.js';
import { COSTLY_METADATA, type CostlyCall } from '../../platform/http/costly.decorator.js';
import { CallAllowancesService } from './call-allowances.service.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Has an allowance of its own: events come by themselves while somebody reads. */
const COUNTED_ELSEWHERE = '/api/tracking/';

/** Bounds what one signed-in user may write, and what their costly calls may take of the database from everybody else. */
@Injectable()
export class CostlyCallsInterceptor implements NestInterceptor {
  private readonly bulkhead: Bulkhead;

  constructor(
    private readonly reflector: Reflector,
    private readonly allowances: CallAllowancesService,
    private readonly database: Database,
    config: AppConfig,
  ) {
    // Half of the connections always remain for what is quick.
    const places = Math.max(1, Math.floor(config.database.poolSize / 2));
    this.bulkhead = new Bulkhead({ places, placesEach: Math.min(2, places), waitingEach: 8 });
  }

  async intercept(context: ExecutionContext, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: AuthenticatedUser }>();
    const { user } = request;
    if (!user) return next.handle();
    if (!READING.has(request.method) && !request.url.startsWith(COUNTED_ELSEWHERE)) {
      await this.allowances.take('writes', user.id);
    }
    const call = this.reflector.get<CostlyCall | undefined>(COSTLY_METADATA, context.getHandler());
    if (!call || !isCostly(call, request)) return next.handle();
    await this.allowances.take(call.kind, user.id);
    return from(
      this.bulkhead.run(user.id, () =>
        this.database.withStatementTimeout(call.statementMs, () => lastValueFrom(next.handle())),
      ),
    );
  }
}

function isCostly({ with: field }: CostlyCall, request: FastifyRequest): boolean {
  if (field === undefined) return true;
  const value = (request.query as Record<string, unknown>)[field];
  return typeof value === 'string' && value.trim() !== '';
}
