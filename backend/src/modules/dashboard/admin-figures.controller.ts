import { Controller, Get, Param } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { Clock } from '../../platform/clock/clock.js';
import { UsersService } from '../users/users.service.js';
import { AdminFiguresRepository } from './admin-figures.repository.js';
import { AdminFiguresResponse, UserActivityParams, UserActivityResponse } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';

@Controller('admin')
@Access('admin')
export class AdminFiguresController {
  constructor(
    private readonly figures: AdminFiguresRepository,
    private readonly dashboard: DashboardService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** The numbers of the day. */
  @Get('figures')
  async get(): Promise<AdminFiguresResponse> {
    return this.figures.find(this.clock.now());
  }

  /** What one user did of late. */
  @Get('users/:id/activity')
  async activity(@Param() { id }: UserActivityParams): Promise<UserActivityResponse> {
    return this.dashboard.activityOf(await this.users.get(id));
  }
}
