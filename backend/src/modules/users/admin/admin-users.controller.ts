import { Body, Controller, Get, Param, Patch, Put, Query } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { Costly } from '../../../platform/http/costly/costly.decorator.js';
import { AdminListQuery } from '../../../platform/http/lists/admin-list-query.dto.js';
import { CompiledResponse } from '../../../platform/http/responses/compiled-response.js';
import {
  AdminUserListResponse,
  AdminUserParams,
  AdminUserResponse,
  ChangeAdminUserRequest,
  LockProfileRequest,
} from './admin-users.dto.js';
import { AdminUsersService } from './admin-users.service.js';

@Controller('admin/users')
@Access('admin')
export class AdminUsersController {
  constructor(private readonly users: AdminUsersService) {}

  /**
   * Filters: q (email or name), is_admin, onboarding_completed, subscription_status, plan_type, and of users with an open plan
   * without_prompts (none for this week or for the next) and silent (not seen of late); figures_paused (LinkedIn gives no figures of them).
   */
  @Get()
  @Costly('console-search')
  @CompiledResponse()
  async list(@Query() query: AdminListQuery): Promise<AdminUserListResponse> {
    return this.users.list(query);
  }

  @Get(':id')
  async get(@Param() { id }: AdminUserParams): Promise<AdminUserResponse> {
    return this.users.get(id);
  }

  /** 409 `user.stale` with `details.current`, 409 `user.email_unconfirmed` for staff rights of an account with an unconfirmed address, 422 `user.name_missing`. */
  @Patch(':id')
  async change(
    @CurrentUser() actor: AuthenticatedUser,
    @Param() { id }: AdminUserParams,
    @Body() request: ChangeAdminUserRequest,
  ): Promise<AdminUserResponse> {
    return this.users.change(actor.id, id, request);
  }

  /** Locks the profile for its user, or unlocks it, with a reason for the audit log; as it is already, nothing happens. */
  @Put(':id/profile-lock')
  async lockProfile(
    @CurrentUser() actor: AuthenticatedUser,
    @Param() { id }: AdminUserParams,
    @Body() request: LockProfileRequest,
  ): Promise<AdminUserResponse> {
    return this.users.lockProfile(actor.id, id, request);
  }
}
