import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { StarterPromptsResponse } from './starter-prompts.dto.js';
import { StarterPromptsService } from './starter-prompts.service.js';

/** Without a plan, too: the last step of the onboarding waits for them. */
@Controller('starter-prompts')
@Access('user')
export class StarterPromptsController {
  constructor(private readonly starters: StarterPromptsService) {}

  /** Orders the first prompts from the answers of the onboarding, once per user; called again it only returns their progress. */
  @Post()
  @HttpCode(200)
  async start(@CurrentUser() user: AuthenticatedUser): Promise<StarterPromptsResponse> {
    return this.starters.start(user.id);
  }

  @Get()
  async find(@CurrentUser() user: AuthenticatedUser): Promise<StarterPromptsResponse> {
    return this.starters.find(user.id);
  }
}
