import { Controller, Get, Param, Query } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import { ListQuery } from '../../../platform/http/lists/list-query.dto.js';
import {
  AdminTrainingPostListResponse,
  AdminWritingProfileParams,
  AdminWritingProfileResponse,
} from './admin-writing-profiles.dto.js';
import { AdminWritingProfilesService } from './admin-writing-profiles.service.js';

@Controller('admin/users/:id')
@Access('admin')
export class AdminWritingProfilesController {
  constructor(private readonly profiles: AdminWritingProfilesService) {}

  /** A user's writing profile, voice and what a writer is told of them. Reading it is recorded. */
  @Get('writing-profile')
  @Costly('brief')
  async get(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: AdminWritingProfileParams,
  ): Promise<AdminWritingProfileResponse> {
    return { data: await this.profiles.get(staff.id, id) };
  }

  /** A page of a user's training posts, newest first. Reading them is recorded; `DELETE /api/sample-posts/analytics` deletes one. */
  @Get('training-posts')
  async listTrainingPosts(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { id }: AdminWritingProfileParams,
    @Query() query: ListQuery,
  ): Promise<AdminTrainingPostListResponse> {
    return this.profiles.listTrainingPosts(staff.id, id, query);
  }
}
