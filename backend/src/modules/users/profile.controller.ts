import { Body, Controller, Get, Patch } from '@nestjs/common';
import { Access } from '../../platform/auth/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/auth/authenticated-user.js';
import { ChangeProfileRequest, ProfileResponse } from './profile.dto.js';
import { presentProfile } from './profile.presenter.js';
import { UsersService } from './users.service.js';

@Controller('profile')
@Access('user')
export class ProfileController {
  constructor(private readonly users: UsersService) {}

  @Get()
  async get(@CurrentUser() user: AuthenticatedUser): Promise<ProfileResponse> {
    return presentProfile(await this.users.get(user.id));
  }

  @Patch()
  async change(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: ChangeProfileRequest,
  ): Promise<ProfileResponse> {
    return presentProfile(await this.users.changeOwn(user.id, request));
  }
}
