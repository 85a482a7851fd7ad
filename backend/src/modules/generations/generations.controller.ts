import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import {
  GenerationListResponse,
  GenerationParams,
  GenerationResponse,
  ListGenerationsQuery,
  PostGenerationsParams,
  ReportOutcomeRequest,
} from './generations.dto.js';
import { GenerationsService } from './generations.service.js';

@Controller()
@Access('subscriber')
export class GenerationsController {
  constructor(private readonly generations: GenerationsService) {}

  /** The generations of a post, the newest first. */
  @Get('posts/:id/generations')
  @Costly('texts')
  async list(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: PostGenerationsParams,
    @Query() query: ListGenerationsQuery,
  ): Promise<GenerationListResponse> {
    return this.generations.list(user.id, id, query);
  }

  /** Records what the user did with a generated text. */
  @Patch('generations/:id')
  async reportOutcome(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: GenerationParams,
    @Body() { outcome }: ReportOutcomeRequest,
  ): Promise<GenerationResponse> {
    return this.generations.reportOutcome(user.id, id, outcome);
  }
}
