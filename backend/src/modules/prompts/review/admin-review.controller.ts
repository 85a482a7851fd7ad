import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { AdminPromptResponse } from '../admin/admin-prompts.dto.js';
import { PromptParams } from '../prompts.dto.js';
import { DecidePromptRequest, ProposePlaceRequest, ReviewRequest } from './review.dto.js';
import { ReviewService } from './review.service.js';

/** 409 `prompt.stale` with `details.current` where another member of staff was faster. */
@Controller('admin/content-prompts/:id')
@Access('admin')
export class AdminReviewController {
  constructor(private readonly review: ReviewService) {}

  @Post('decision')
  @HttpCode(200)
  async decide(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: PromptParams,
    @Body() request: DecidePromptRequest,
  ): Promise<AdminPromptResponse> {
    return this.review.decide(id, request, staff.id);
  }

  /** Proposes a slot; a prompt of the same batch that has it takes the other one's. */
  @Post('place')
  @HttpCode(200)
  async propose(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: PromptParams,
    @Body() request: ProposePlaceRequest,
  ): Promise<AdminPromptResponse> {
    return this.review.propose(id, request, staff.id);
  }

  /** Has a worker write this prompt again, for the same pillar and date. */
  @Post('rewrite')
  @HttpCode(200)
  async rewrite(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: PromptParams,
    @Body() { version }: ReviewRequest,
  ): Promise<AdminPromptResponse> {
    return this.review.rewrite(id, version, staff.id);
  }
}
