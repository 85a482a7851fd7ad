import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../../platform/access/authenticated-user.js';
import { AddPushDeviceRequest, PushDeviceParams, PushDevicesResponse } from './push-devices.dto.js';
import { PushDevicesService } from './push-devices.service.js';

/** Browsers that are told of notices while the app is closed (NOTICE-7). */
@Controller('notifications/devices')
@Access('user')
export class PushDevicesController {
  constructor(private readonly devices: PushDevicesService) {}

  @Get()
  async list(@CurrentUser() user: AuthenticatedUser): Promise<PushDevicesResponse> {
    return this.devices.list(user);
  }

  /**
   * The browser of this session, in the place of what was known of it. 409 `push.off` where nothing is sent, and
   * `push.too_many_devices`.
   */
  @Post()
  async add(
    @CurrentUser() user: AuthenticatedUser,
    @Headers('user-agent') userAgent: string | undefined,
    @Body() request: AddPushDeviceRequest,
  ): Promise<PushDevicesResponse> {
    return this.devices.add(user, userAgent ?? '', request);
  }

  /** 404 for anybody else's. */
  @Delete(':id')
  @HttpCode(204)
  async remove(@CurrentUser() user: AuthenticatedUser, @Param() { id }: PushDeviceParams): Promise<void> {
    await this.devices.remove(user.id, id);
  }
}
