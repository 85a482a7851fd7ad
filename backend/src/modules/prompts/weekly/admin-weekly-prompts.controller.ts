import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import {
  ChangeWeeklyPromptsRequest,
  WeeklyPromptsParams,
  WeeklyPromptsResponse,
} from './weekly-prompts.dto.js';
import { WeeklyPromptsService } from './weekly-prompts.service.js';

@Controller('admin/users/:id/weekly-prompts')
@Access('admin')
export class AdminWeeklyPromptsController {
  constructor(private readonly weekly: WeeklyPromptsService) {}

  @Get()
  async get(@Param() { id }: WeeklyPromptsParams): Promise<WeeklyPromptsResponse> {
    return this.weekly.find(id);
  }

  @Put()
  async change(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: WeeklyPromptsParams,
    @Body() { mode }: ChangeWeeklyPromptsRequest,
  ): Promise<WeeklyPromptsResponse> {
    return this.weekly.change(id, mode, staff.id);
  }
}
