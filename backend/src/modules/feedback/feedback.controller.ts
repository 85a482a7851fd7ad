import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import {
  GiveFeedbackRequest,
  GiveFeedbackResponse,
  ReadFeedbackQuery,
  ReadFeedbackResponse,
  ReadRatingsRequest,
  ReadRatingsResponse,
} from './feedback.dto.js';
import { FeedbackService } from './feedback.service.js';

@Controller('feedback')
@Access('subscriber')
export class FeedbackController {
  constructor(private readonly feedback: FeedbackService) {}

  /** A quick rating, or feedback with text; rating 0 clears. */
  @Post()
  @HttpCode(200)
  async give(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: GiveFeedbackRequest,
  ): Promise<GiveFeedbackResponse> {
    return { feedback: await this.feedback.give(user.id, request) };
  }

  /** The user's feedback on one prompt or post; without type and targetId all of it, changed last first. */
  @Get()
  async read(
    @CurrentUser() user: AuthenticatedUser,
    @Query() query: ReadFeedbackQuery,
  ): Promise<ReadFeedbackResponse> {
    return this.feedback.browse(user.id, query);
  }

  /** The ratings of a page of cards. */
  @Post('batch')
  @HttpCode(200)
  async readRatings(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { items }: ReadRatingsRequest,
  ): Promise<ReadRatingsResponse> {
    return { success: true, ratings: await this.feedback.readRatings(user.id, items) };
  }
}
