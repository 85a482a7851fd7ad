import {
  Body,
  Controller,
  HttpCode,
  Post,
  RequestMethod,
  Sse,
  SseSignal,
  type MessageEvent,
} from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Bulkhead } from '../../../platform/concurrency/bulkhead.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import { UserAllowancesService } from '../../auth/allowances/user-allowances.service.js';
import { draftEvents, type DraftListener } from './draft-stream.js';
import { GeneratePostCommand } from './generate-post.command.js';
import { DRAFT_EVENTS, GeneratePostRequest } from './generate-post.dto.js';
import { OpeningsResponse, SuggestOpeningsRequest } from './post-openings.dto.js';
import { SuggestOpeningsCommand } from './suggest-openings.command.js';
import { WriterBriefResponse } from './writer-brief.dto.js';

/** Drafts in two tabs, and no account that takes the rate that a model's endpoint gives to all. */
const AT_ONCE = { places: 1_000, placesEach: 2, waitingEach: 0 };

/** Texts for posts from the writers. */
@Controller('posts')
@Access('subscriber')
export class GeneratePostController {
  private readonly atOnce = new Bulkhead(AT_ONCE);

  constructor(
    private readonly generatePost: GeneratePostCommand,
    private readonly suggestOpenings: SuggestOpeningsCommand,
    private readonly allowances: UserAllowancesService,
  ) {}

  /**
   * Server-sent events: `generation` with its id, `delta` with pieces of text, then one of `draft` with the saved post,
   * `suggestion`, `questions` and `error`.
   */
  @Sse('generate', { method: RequestMethod.POST })
  @HttpCode(200)
  @ApiExtraModels(...DRAFT_EVENTS)
  @ApiOkResponse({
    content: {
      'text/event-stream': {
        schema: { oneOf: DRAFT_EVENTS.map((event) => ({ $ref: getSchemaPath(event) })) },
      },
    },
  })
  async generate(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: GeneratePostRequest,
    @SseSignal() signal: AbortSignal,
  ): Promise<Observable<MessageEvent>> {
    const plan = await this.generatePost.plan(user.id, request);
    if (!plan.isThere) await this.allowances.take('writing', user.id);
    const write = (listener: DraftListener) => this.generatePost.execute(plan, { ...listener, signal });
    return draftEvents((listener) => this.atOnce.run(user.id, () => write(listener)), signal);
  }

  /**
   * What the writer would be told for this request, made as for the request itself. Nothing is written, and no model is called.
   * 404, 409, 422 as for a draft, 429.
   */
  @Post('brief')
  @Costly('brief')
  @HttpCode(200)
  async brief(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: GeneratePostRequest,
  ): Promise<WriterBriefResponse> {
    const plan = await this.generatePost.plan(user.id, request);
    return this.generatePost.brief(plan);
  }

  /** Suggests up to five first lines. 422 `model.refused_content`, `writing.no_other_opening`, 429, 502, 503. */
  @Post('openings')
  @HttpCode(200)
  async openings(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: SuggestOpeningsRequest,
  ): Promise<OpeningsResponse> {
    await this.allowances.take('writing', user.id);
    return this.atOnce.run(user.id, () => this.suggestOpenings.execute(user.id, request));
  }
}
