import { Controller, Delete, Get, HttpCode, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { AuthCookies } from '../sessions/auth-cookies.service.js';
import { AccountResponse, DeviceSessionParams, DeviceSessionsResponse } from './devices.dto.js';
import { DevicesService } from './devices.service.js';

/** Where somebody is signed in, and their sign-in methods. */
@Controller('auth')
@Access('user')
export class DevicesController {
  constructor(
    private readonly devices: DevicesService,
    private readonly cookies: AuthCookies,
  ) {}

  /** The live sessions, the last used first. */
  @Get('sessions')
  async list(@CurrentUser() user: AuthenticatedUser): Promise<DeviceSessionsResponse> {
    return { sessions: await this.devices.list(user) };
  }

  /** Signs one device out; also the present one. 404 for anybody else's. */
  @Delete('sessions/:id')
  @HttpCode(204)
  async end(
    @CurrentUser() user: AuthenticatedUser,
    @Param() { id }: DeviceSessionParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.devices.end(user, id);
    if (id === user.session_id) this.cookies.clear(reply);
  }

  @Get('account')
  async account(@CurrentUser() user: AuthenticatedUser): Promise<AccountResponse> {
    return this.devices.account(user);
  }
}
