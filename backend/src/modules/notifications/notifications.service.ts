import { Injectable } from '@nestjs/common';
import type { NoticeResponse, MarkReadRequest, NotificationsResponse } from './notifications.dto.js';
import { NoticeSettingsService } from './settings/notice-settings.service.js';
import type { NewNotice } from './notice-about.js';
import { type NoticeRow, NotificationsRepository } from './notifications.repository.js';

function presentNotice({ created_at, read_at, ...notice }: NoticeRow): NoticeResponse {
  return {
    ...notice,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  };
}

const NEWEST = 50;

export type { NewNotice };

@Injectable()
export class NotificationsService {
  constructor(
    private readonly notices: NotificationsRepository,
    private readonly settings: NoticeSettingsService,
  ) {}

  /** Notifies each occasion once, in the caller's transaction: the notice and its event are committed together or not at all. */
  async notify(notices: readonly NewNotice[]): Promise<void> {
    if (notices.length > 0) await this.notices.insertNew(notices);
  }

  async list(userId: string): Promise<NotificationsResponse> {
    const hidden = await this.settings.hiddenKinds(userId);
    const newest = await this.notices.findNewest(userId, NEWEST, hidden);
    const unread = await this.notices.countUnread(userId, hidden);
    return { data: newest.map(presentNotice), unread };
  }

  async markRead(userId: string, { all, ids }: MarkReadRequest): Promise<NotificationsResponse> {
    if (all) await this.notices.markAllRead(userId);
    else await this.notices.markRead(userId, ids ?? []);
    return this.list(userId);
  }
}
