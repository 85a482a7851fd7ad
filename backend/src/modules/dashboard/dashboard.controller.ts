import { Controller, Get } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { LearningProgressAnswer } from './dashboard.dto.js';
import { LearningProgressRepository } from './learning-progress.repository.js';

@Controller('dashboard')
@Access('subscriber')
export class DashboardController {
  constructor(private readonly progress: LearningProgressRepository) {}

  /** How far the writers have come to know the user. */
  @Get('ai-learning-progress')
  async learningProgress(@CurrentUser() user: AuthenticatedUser): Promise<LearningProgressAnswer> {
    return { data: await this.progress.find(user.id) };
  }
}
