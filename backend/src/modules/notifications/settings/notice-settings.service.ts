import {
  isPushed,
  kindsOf,
  mailMode,
  NOTICE_MAIL_DEFAULTS,
  NOTICE_TOPICS,
  type MailSwitch,
  type NoticeTopic,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../config/config.js';
import { Database } from '../../../platform/database/database.js';
import type { ChangeNoticeSettingsRequest, NoticeSettingsResponse } from './notice-settings.dto.js';
import type { TopicChoices } from './notice-settings.entity.js';
import { NoticeSettingsRepository, type NoticeSettingsRow } from './notice-settings.repository.js';

/** Kinds that a user does not want to see in the app. */
export interface HiddenKinds {
  readonly kinds: readonly string[];
  /** True where all are hidden that no other topic names. */
  readonly isNewsHidden: boolean;
}

@Injectable()
export class NoticeSettingsService {
  constructor(
    private readonly settings: NoticeSettingsRepository,
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {}

  async find(userId: string): Promise<NoticeSettingsResponse> {
    const row = await this.settings.find(userId);
    return {
      topics: NOTICE_TOPICS.map((topic) => ({
        topic,
        app: isShown(row.topics, topic),
        mail: mailMode(topic, row.topics[topic]?.mail, switchesOf(row)),
        push: isPushed(topic, row.topics[topic]?.push),
      })),
      ...timesOf(row),
      can_mail: row.is_confirmed && this.config.mail.smtpUrl !== undefined,
      is_confirmed: row.is_confirmed,
      can_push: this.config.push !== undefined,
      has_device: row.has_device,
    };
  }

  /** Two devices may change different topics at once. */
  async change(userId: string, change: ChangeNoticeSettingsRequest): Promise<NoticeSettingsResponse> {
    await this.database.transaction(async () => {
      const before = await this.settings.lock(userId);
      const topics: TopicChoices = { ...before.topics };
      for (const { topic, app, mail, push } of change.topics ?? []) {
        topics[topic] = {
          ...topics[topic],
          ...(app === undefined ? {} : { app }),
          ...(mail === undefined ? {} : { mail }),
          ...(push === undefined ? {} : { push }),
        };
      }
      await this.settings.save(userId, {
        topics,
        quiet_from: change.quiet_from ?? before.quiet_from,
        quiet_until: change.quiet_until ?? before.quiet_until,
        digest_at: change.digest_at ?? before.digest_at,
      });
    });
    return this.find(userId);
  }

  async hiddenKinds(userId: string): Promise<HiddenKinds> {
    const { topics } = await this.settings.find(userId);
    const hidden = NOTICE_TOPICS.filter((topic) => !isShown(topics, topic));
    return { kinds: hidden.flatMap(kindsOf), isNewsHidden: hidden.includes('news') };
  }
}

const isShown = (topics: TopicChoices, topic: NoticeTopic) => topics[topic]?.app ?? true;

/** A user without a writing profile has all on, as a new one would. */
export function switchesOf(row: Partial<Record<MailSwitch, boolean | null>>): Record<MailSwitch, boolean> {
  return {
    email_notifications: row.email_notifications ?? true,
    content_reminders: row.content_reminders ?? true,
    weekly_insights: row.weekly_insights ?? true,
  };
}

export function timesOf({
  quiet_from,
  quiet_until,
  digest_at,
}: Pick<NoticeSettingsRow, 'quiet_from' | 'quiet_until' | 'digest_at'>) {
  return {
    quiet_from: quiet_from ?? NOTICE_MAIL_DEFAULTS.quietFrom,
    quiet_until: quiet_until ?? NOTICE_MAIL_DEFAULTS.quietUntil,
    digest_at: digest_at ?? NOTICE_MAIL_DEFAULTS.digestAt,
  };
}
