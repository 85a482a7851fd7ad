import { NoticeSettingsRepository } from '../../../src/modules/notifications/settings/notice-settings.repository.js';
import { NoticeSettingsService } from '../../../src/modules/notifications/settings/notice-settings.service.js';
import { NotificationsRepository } from '../../../src/modules/notifications/notifications.repository.js';
import { NotificationsService } from '../../../src/modules/notifications/notifications.service.js';
import type { Database } from '../../../src/platform/database/database.js';
import { testConfig } from '../test-config.js';

/** With a mail server, which nothing here speaks to. */
export const configWithMail = () =>
  testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SMTP_URL: 'smtp://127.0.0.1:1' });

export function noticeSettingsService(database: Database): NoticeSettingsService {
  return new NoticeSettingsService(new NoticeSettingsRepository(database), database, configWithMail());
}

export function notificationsService(database: Database): NotificationsService {
  return new NotificationsService(new NotificationsRepository(database), noticeSettingsService(database));
}
