import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import {
  AdminUserListResponse,
  AdminUserParams,
  AdminUserResponse,
  ChangeAdminUserRequest,
} from './admin-users.dto.js';
import { AdminUsersService } from './admin-users.service.js';

@Controller('admin/users')
@Access('admin')
export class AdminUsersController {
  constructor(private readonly users: AdminUsersService) {}

  /**
   * Filters: q (email or name), is_admin, onboarding_completed, subscription_status, plan_type, and of users with an open plan
   * without_prompts (none for this week or for the next) and silent (not seen of late).
   */
  @Get()
  async list(@Query() query: AdminListQuery): Promise<AdminUserListResponse> {
    return this.users.list(query);
  }

  @Get(':id')
  async get(@Param() { id }: AdminUserParams): Promise<AdminUserResponse> {
    return this.users.get(id);
  }

  /** 409 `user.stale` with `details.current`, 409 `user.email_unconfirmed` for staff rights of an account with an unconfirmed address. */
  @Patch(':id')
  async change(
    @CurrentUser() actor: AuthenticatedUser,
    @Param() { id }: AdminUserParams,
    @Body() request: ChangeAdminUserRequest,
  ): Promise<AdminUserResponse> {
    return this.users.change(actor.id, id, request);
  }
}
