import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import { DecideLearnedRuleRequest, LearnedRuleParams, LearnedRulesResponse } from './learned-rules.dto.js';
import { LearnedRulesService } from './learned-rules.service.js';

@Controller('learned-rules')
@Access('subscriber')
export class LearnedRulesController {
  constructor(private readonly rules: LearnedRulesService) {}

  /** What the user's edits of drafts teach, with its evidence. */
  @Get()
  @Costly('texts')
  async list(@CurrentUser() user: AuthenticatedUser): Promise<LearnedRulesResponse> {
    return this.rules.list(user.id);
  }

  /** Accepts or declines a proposal, or takes that back; returns the list as it is then. */
  @Post(':id/decision')
  @HttpCode(200)
  async decide(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: LearnedRuleParams,
    @Body() { decision }: DecideLearnedRuleRequest,
  ): Promise<LearnedRulesResponse> {
    await this.rules.decide(user.id, id, decision);
    return this.rules.list(user.id);
  }
}
