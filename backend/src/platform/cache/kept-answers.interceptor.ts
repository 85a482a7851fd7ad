import { FOR_USER_HEADER } from '@drumbeat/domain';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { hasTag } from '../http/responses/entity-tag.js';
import { AnswerCache } from './answer-cache.js';

/**
 * Tells a browser the tag of an answer that was kept, and sends none of it again to who has it already (CACHE-2). A tag stands for one
 * answer of one user in one process, so no other session ever has it; an answer that was made anew of a kept one has none.
 */
@Injectable()
export class KeptAnswersInterceptor implements NestInterceptor {
  constructor(private readonly cache: AnswerCache) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const known = http.getRequest<FastifyRequest>().headers['if-none-match'];
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer) => {
        const etag = this.cache.tagOf(answer);
        if (etag === null) return answer;
        // Stored by this browser alone, and never shown before the server was asked for this session.
        void reply.headers({
          etag,
          'cache-control': 'private, no-cache',
          vary: `Cookie, ${FOR_USER_HEADER}`,
        });
        if (!hasTag(known, etag)) return answer;
        void reply.status(304);
        return undefined;
      }),
    );
  }
}
