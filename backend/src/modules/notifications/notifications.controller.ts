import { Body, Controller, Get, Patch } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorator.js';
import { CurrentUser, type AuthenticatedUser } from '../../platform/access/authenticated-user.js';
import { Costly } from '../../platform/http/costly/costly.decorator.js';
import { ChangeNoticeSettingsRequest, NoticeSettingsResponse } from './settings/notice-settings.dto.js';
import { NoticeSettingsService } from './settings/notice-settings.service.js';
import { MarkReadRequest, NotificationsResponse } from './notifications.dto.js';
import { NotificationsService } from './notifications.service.js';

@Controller('notifications')
@Access('user')
export class NotificationsController {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly settings: NoticeSettingsService,
  ) {}

  @Get()
  @Costly('texts')
  async list(@CurrentUser() user: AuthenticatedUser): Promise<NotificationsResponse> {
    return this.notifications.list(user.id);
  }

  @Patch()
  @Costly('texts')
  async markRead(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: MarkReadRequest,
  ): Promise<NotificationsResponse> {
    return this.notifications.markRead(user.id, request);
  }

  @Get('settings')
  async findSettings(@CurrentUser() user: AuthenticatedUser): Promise<NoticeSettingsResponse> {
    return this.settings.find(user.id);
  }

  @Patch('settings')
  async changeSettings(
    @CurrentUser() user: AuthenticatedUser,
    @Body() request: ChangeNoticeSettingsRequest,
  ): Promise<NoticeSettingsResponse> {
    return this.settings.change(user.id, request);
  }
}
