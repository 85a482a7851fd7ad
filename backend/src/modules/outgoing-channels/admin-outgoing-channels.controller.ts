import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { ChannelParams, OutgoingStateResponse } from './outgoing-channels.dto.js';
import { OutgoingChannelsService } from './outgoing-channels.service.js';

/** Outgoing channels and restores: staff see and release them. */
@Controller('admin/outgoing')
@Access('admin')
export class AdminOutgoingChannelsController {
  constructor(private readonly channels: OutgoingChannelsService) {}

  @Get()
  async get(): Promise<OutgoingStateResponse> {
    return this.channels.state();
  }

  /** Releases the channel: what waits is sent from now on. */
  @Post(':name/release')
  @HttpCode(200)
  async release(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { name }: ChannelParams,
  ): Promise<OutgoingStateResponse> {
    await this.channels.resume(staff.id, name);
    return this.channels.state();
  }

  /** Pauses the channel until it is released. */
  @Post(':name/pause')
  @HttpCode(200)
  async pause(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { name }: ChannelParams,
  ): Promise<OutgoingStateResponse> {
    await this.channels.pause(staff.id, name);
    return this.channels.state();
  }
}
