import { Body, Controller, Get, Put } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { ContentStrategyAnswer, PillarMixRequest } from './content-strategy.dto.js';
import { ContentStrategyService } from './content-strategy.service.js';

@Controller('content-strategy')
@Access('subscriber')
export class ContentStrategyController {
  constructor(private readonly strategy: ContentStrategyService) {}

  /** The pillars against their mix, and the beats of the next week. */
  @Get()
  @Costly('texts')
  async find(@CurrentUser() user: AuthenticatedUser): Promise<ContentStrategyAnswer> {
    return { data: await this.strategy.find(user.id) };
  }

  /** Chooses the share of each pillar. */
  @Put('mix')
  async saveMix(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { shares }: PillarMixRequest,
  ): Promise<ContentStrategyAnswer> {
    return { data: await this.strategy.saveMix(user.id, shares) };
  }
}
