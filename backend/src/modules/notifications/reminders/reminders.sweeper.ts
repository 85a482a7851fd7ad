import {
  draftDue,
  FINISH_WITHIN_MS,
  morningIn,
  needsAnalytics,
  paths,
  promptsReady,
  unfinishedPost,
  weeklyLetter,
} from '@drumbeat/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { startSerialTick } from '../../../platform/concurrency/serial-tick.js';
import type { NewNotice } from '../notice-about.js';
import { NotificationsRepository } from '../notifications.repository.js';
import {
  REMINDED_AT_ONCE,
  RemindersRepository,
  type MondayZone,
  type MorningZone,
} from './reminders.repository.js';

const EVERY_MS = 5 * 60_000;
/** Of the four kinds, so that a tick ends before the next one. */
const EACH_FOR_MS = 60_000;

/**
 * Reminders of the morning, by each user's clock: prompts of the week and last week's letter on Monday, drafts that are due, posts that
 * need their figures. A notice is its own record, so a second run, a second worker or a restart tells nothing twice; after a restore a
 * day goes by without.
 */
@Injectable()
export class RemindersSweeper implements OnApplicationBootstrap {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly notices: NotificationsRepository,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly registry: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    startSerialTick(this.registry, RemindersSweeper.name, EVERY_MS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const mornings = (await this.reminders.findZones()).flatMap((zone) => {
      const morning = morningIn(zone, now);
      return morning ? [{ zone, ...morning }] : [];
    });
    if (mornings.length === 0) return;
    const mondays = mornings.flatMap(({ lastWeek, ...zone }) => (lastWeek ? [{ ...zone, ...lastWeek }] : []));
    if (mondays.length > 0) await this.tellOfWeek(now, mondays);
    await this.tellOfPosts(now, mornings);
  }

  private async tellOfWeek(now: Date, mondays: readonly MondayZone[]): Promise<void> {
    await this.untilAllAreTold(async () => {
      const ready = await this.reminders.findPromptsReady(now, mondays);
      return ready.map(({ user_id: userId, today, count }) => ({
        userId,
        kind: 'prompts.ready',
        subject: today,
        ...promptsReady(count),
        link: paths.calendar,
      }));
    });
    await this.untilAllAreTold(async () => {
      const weeks = await this.reminders.findLastWeeks(now, mondays);
      const toFinish = await this.reminders.findToFinish(
        weeks.map(({ user_id }) => user_id),
        new Date(now.getTime() - FINISH_WITHIN_MS),
      );
      const leftOf = (userId: string) =>
        toFinish.flatMap((post) => (post.user_id === userId ? (unfinishedPost(post, now) ?? []) : []));
      return weeks.map(({ user_id: userId, today, ...figures }) => ({
        userId,
        kind: 'week.letter',
        subject: today,
        ...weeklyLetter(figures, leftOf(userId)),
        link: paths.dashboard,
      }));
    });
  }

  private async tellOfPosts(now: Date, zones: readonly MorningZone[]): Promise<void> {
    await this.untilAllAreTold(async () => {
      const drafts = await this.reminders.findDraftsDue(now, zones);
      return drafts.map(({ user_id: userId, post_id, title, scheduled_date: post_date }) => ({
        userId,
        kind: 'draft.due',
        subject: `${post_id}:${post_date}`,
        about: { post_id, post_date },
        ...draftDue(title),
        link: `${paths.posts}/${post_id}`,
      }));
    });
    await this.untilAllAreTold(async () => {
      const posts = await this.reminders.findWithoutFigures(now, zones);
      return posts.map(({ user_id: userId, post_id, title }) => ({
        userId,
        kind: 'post.needs_analytics',
        subject: post_id,
        about: { post_id },
        ...needsAnalytics(title),
        link: `${paths.posts}/${post_id}?dialog=performance`,
      }));
    });
  }

  /** Page by page, each in a transaction of its own, that the morning is not over before the last one; what is left has the next tick. */
  private async untilAllAreTold(find: () => Promise<NewNotice[]>): Promise<void> {
    const ends = performance.now() + EACH_FOR_MS;
    let count: number;
    do {
      count = await this.database.transaction(async () => {
        const notices = await find();
        if (notices.length > 0) await this.notices.insertNew(notices);
        return notices.length;
      });
    } while (count === REMINDED_AT_ONCE && performance.now() < ends);
  }
}
