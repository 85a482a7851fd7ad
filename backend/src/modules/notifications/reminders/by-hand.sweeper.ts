import { byHandDue, paths } from '@drumbeat/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { startSerialTick } from '../../../platform/concurrency/serial-tick.js';
import { NotificationsRepository } from '../notifications.repository.js';
import { RemindersRepository } from './reminders.repository.js';

const EVERY_MS = 20_000;

/**
 * Tells authors at the time that they chose to put a post on LinkedIn themselves. A notice is its own record, so a restart or a second
 * worker tells nothing twice; another time is another occasion.
 */
@Injectable()
export class ByHandSweeper implements OnApplicationBootstrap {
  constructor(
    private readonly reminders: RemindersRepository,
    private readonly notices: NotificationsRepository,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly registry: SchedulerRegistry,
  ) {}

  onApplicationBootstrap(): void {
    startSerialTick(this.registry, ByHandSweeper.name, EVERY_MS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    await this.database.transaction(async () => {
      const due = await this.reminders.findDueByHand(this.clock.now());
      if (due.length === 0) return;
      await this.notices.insertNew(
        due.map(({ user_id: userId, post_id, title, scheduled_date: post_date, hand_time: post_time }) => ({
          userId,
          kind: 'post.by_hand',
          subject: `${post_id}:${post_date} ${post_time}`,
          about: { post_id, post_date, post_time },
          ...byHandDue(title),
          link: `${paths.posts}/${post_id}`,
        })),
      );
    });
  }
}
