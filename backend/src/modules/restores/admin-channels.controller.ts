import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { ChannelParams, OutgoingStateResponse } from './channels.dto.js';
import { ChannelsService } from './channels.service.js';

/** What goes out to the world, and what became of restored data: staff see it and let it go on. */
@Controller('admin/outgoing')
@Access('admin')
export class AdminChannelsController {
  constructor(private readonly channels: ChannelsService) {}

  @Get()
  async get(): Promise<OutgoingStateResponse> {
    return this.channels.state();
  }

  /** What waits in it goes out from now on. */
  @Post(':name/release')
  @HttpCode(200)
  async release(
    @CurrentUser() staff: AuthenticatedUser,
    @Param() { name }: ChannelParams,
  ): Promise<OutgoingStateResponse> {
    await this.channels.resume(staff.id, name);
    return this.channels.state();
  }

  /** Nothing new goes out by it until it is released. */
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
