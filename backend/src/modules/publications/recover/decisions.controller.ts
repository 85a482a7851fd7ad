import { Controller, Get } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { DecisionListResponse } from './decisions.dto.js';
import { DecisionsService } from './decisions.service.js';

@Controller('publications')
@Access('subscriber')
export class DecisionsController {
  constructor(private readonly decisions: DecisionsService) {}

  /** Posts that LinkedIn did not confirm, refused, or that were not published, each with its actions. */
  @Get('decisions')
  async list(@CurrentUser() user: AuthenticatedUser): Promise<DecisionListResponse> {
    return this.decisions.list(user.id);
  }
}
