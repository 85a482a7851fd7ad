import {
  HOUR_MS,
  isPushed,
  mailDue,
  mailMode,
  type MailMode,
  NOTICE_MAIL_HOURS,
  noticeAction,
  noticeTopic,
  pushDue,
} from '@drumbeat/domain';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { startSerialTick } from '../../../platform/concurrency/serial-tick.js';
import { isDatabaseUnavailable } from '../../../platform/database/database-unavailable.js';
import { Database } from '../../../platform/database/database.js';
import { MailService } from '../../mail/mail.service.js';
import { NoticeMailsRepository, type MailedNotice } from './notice-mails.repository.js';
import { switchesOf, timesOf } from '../settings/notice-settings.service.js';

const EVERY_MS = 15_000;
const PORTION = 200;

/**
 * Sends notices by mail as their users want them: at once outside of the quiet hours, or once a day. When a mail is due, and when devices
 * are told (push.sweeper.ts), is decided as a notice appears; whether it is still wanted, as it goes. A mail is written in the transaction that settles its notices, and never again.
 */
@Injectable()
export class NoticeMailsSweeper implements OnApplicationBootstrap {
  private readonly logger = new Logger(NoticeMailsSweeper.name);

  constructor(
    private readonly notices: NoticeMailsRepository,
    private readonly mails: MailService,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly registry: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    startSerialTick(this.registry, NoticeMailsSweeper.name, EVERY_MS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    while ((await this.planSome()) === PORTION);
    for (const userId of await this.notices.findDueUsers(this.clock.now(), PORTION))
      await this.tryMail(userId);
  }

  /** A mail that cannot be written keeps no other user's waiting: its turn comes again. */
  private async tryMail(userId: string): Promise<void> {
    try {
      await this.mail(userId);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      this.logger.error({ err: error, userId }, 'A mail of notices could not be written');
    }
  }

  private planSome(): Promise<number> {
    return this.database.transaction(async () => {
      const fresh = await this.notices.takeNew(PORTION);
      await this.notices.plan(
        fresh.map((notice) => ({
          id: notice.id,
          mailDue: this.mailDueOf(notice),
          pushDue: this.pushDueOf(notice),
        })),
      );
      return fresh.length;
    });
  }

  private mailDueOf(notice: MailedNotice): Date | null {
    if (!notice.is_confirmed) return null;
    const { quiet_from: from, quiet_until: until, digest_at: digestAt } = timesOf(notice);
    return mailDue(modeOf(notice), this.clock.now(), {
      zone: notice.time_zone,
      quiet: { from, until },
      digestAt,
    });
  }

  /** A user without a device is told by none that comes later. */
  private pushDueOf(notice: MailedNotice): Date | null {
    const topic = noticeTopic(notice.kind);
    if (!notice.has_device || !isPushed(topic, notice.topics[topic]?.push)) return null;
    const { quiet_from: from, quiet_until: until } = timesOf(notice);
    return pushDue(this.clock.now(), { zone: notice.time_zone, quiet: { from, until } });
  }

  /** One mail for all that is due of a user. */
  private mail(userId: string): Promise<void> {
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const due = await this.notices.takeDue(userId, now);
      // The mail has the name of the first: a letter arrives under its own.
      const wanted = due
        .filter((notice) => isWanted(notice, now))
        .sort((one, other) => Number(isLetter(other)) - Number(isLetter(one)));
      const [first] = wanted;
      if (first) {
        await this.mails.post({
          kind: 'notices',
          recipient: first.email,
          user_id: userId,
          facts: {
            first_name: first.first_name,
            notices: wanted.map(({ kind, title, body, link }) => ({
              action: noticeAction({ kind, link }),
              title,
              body,
              link,
            })),
          },
          discard_after: new Date(now.getTime() + NOTICE_MAIL_HOURS * HOUR_MS),
        });
      }
      await this.notices.settle(due.map(({ id }) => id));
    });
  }
}

const isLetter = ({ kind }: MailedNotice): boolean => noticeTopic(kind) === 'weekly_letter';

const modeOf = (notice: MailedNotice): MailMode => {
  const topic = noticeTopic(notice.kind);
  return mailMode(topic, notice.topics[topic]?.mail, switchesOf(notice));
};

/** What was read in the app, settled or switched off meanwhile, or is over needs no mail. */
function isWanted(notice: MailedNotice, now: Date): boolean {
  const ageMs = now.getTime() - notice.created_at.getTime();
  return (
    notice.read_at === null &&
    notice.stands &&
    notice.is_confirmed &&
    modeOf(notice) !== 'off' &&
    ageMs <= NOTICE_MAIL_HOURS * HOUR_MS
  );
}
