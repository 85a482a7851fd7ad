import { LIVE, LIVE_CURSOR } from '@drumbeat/domain';
import { Controller, Headers, Query, Sse, SseSignal, type MessageEvent } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { LiveChangesMessage, LiveQuery } from './live.dto.js';
import { LiveService } from './live.service.js';

@Controller('live')
@Access('user')
export class LiveController {
  constructor(private readonly live: LiveService) {}

  /**
   * Server-sent events of the user: `changes`, at most two a second, and `heartbeat` every 15 seconds. The first `changes` comes at once, with what
   * was missed since `after` or `Last-Event-ID`. The stream ends after a quarter of an hour, and within ten seconds of its session. 429 for a seventh.
   */
  @Sse()
  @ApiExtraModels(LiveChangesMessage)
  @ApiOkResponse({
    content: { 'text/event-stream': { schema: { $ref: getSchemaPath(LiveChangesMessage) } } },
  })
  async listen(
    @CurrentUser() user: AuthenticatedUser,
    @Query() { after, seconds = LIVE.streamSeconds }: LiveQuery,
    @Headers('last-event-id') lastEventId: string | undefined,
    @SseSignal() signal: AbortSignal,
  ): Promise<Observable<MessageEvent>> {
    const isKnown = lastEventId !== undefined && LIVE_CURSOR.test(lastEventId);
    return this.live.listen(user, { after: isKnown ? lastEventId : (after ?? null), seconds }, signal);
  }
}
