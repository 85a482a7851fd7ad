import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { CallAllowancesService } from './call-allowances.service.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Has its own allowance: events are sent automatically while somebody reads. */
const COUNTED_ELSEWHERE = '/api/tracking/';

/** Counts what one signed-in user writes. Runs after the guard that identifies the user. */
@Injectable()
export class WritesGuard implements CanActivate {
  constructor(private readonly allowances: CallAllowancesService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user, method, url } = context
      .switchToHttp()
      .getRequest<FastifyRequest & { user?: AuthenticatedUser }>();
    if (user && !READING.has(method) && !url.startsWith(COUNTED_ELSEWHERE)) {
      await this.allowances.take('writes', user.id);
    }
    return true;
  }
}
