import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { AppError, NotFoundError } from '../../../platform/http/errors/app-error.js';
import { presentAnalysis, presentJob, presentState } from './style-analysis.presenter.js';
import { StyleAnalysesService } from './style-analyses.service.js';
import {
  AnalyzeWritingStyleRequest,
  StyleAnalysisJobResponse,
  StyleAnalysisParams,
  StyleAnalysisResponse,
  StyleAnalysisStateResponse,
} from './style-analysis.dto.js';

/** The worker could not analyse the posts at all. */
class AnalysisFailedError extends AppError {
  /** @param words the row's error, as text for the user */
  constructor(words: string) {
    super(503, 'voice.analysis_failed', words);
  }
}

@Controller('analyze-writing-style')
@Access('subscriber')
export class AnalyzeWritingStyleController {
  constructor(private readonly analyses: StyleAnalysesService) {}

  /**
   * Analyses the posts and applies the result to the writing profile. 202 when it takes longer than a few seconds:
   * poll its address then. 404 for another user's id, 429, 503 `voice.analysis_failed`.
   */
  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: StyleAnalysisResponse })
  @ApiAcceptedResponse({ type: StyleAnalysisJobResponse })
  async analyze(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { posts, userId }: AnalyzeWritingStyleRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StyleAnalysisResponse | StyleAnalysisJobResponse> {
    if (userId !== user.id) throw new NotFoundError('The user');
    const row = await this.analyses.whenEnded(user.id, await this.analyses.order(user.id, posts));
    if (row.error !== null) throw new AnalysisFailedError(row.error);
    const analysis = presentAnalysis(row);
    if (analysis !== null) return analysis;
    reply.status(HttpStatus.ACCEPTED);
    return presentJob(row);
  }

  /** Its state, and its result once done. */
  @Get(':id')
  async state(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: StyleAnalysisParams,
  ): Promise<StyleAnalysisStateResponse> {
    return presentState(await this.analyses.get(user.id, id));
  }
}
