import { randomUUID } from 'node:crypto';
import { addDays, isCalendarDay, resolveWallClock, todayInZone, type PlainDate } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { SubscriptionsService } from '../modules/subscriptions/subscriptions.service.js';
import { UsersService } from '../modules/users/users.service.js';
import { DEMO_PEOPLE, type DemoPerson } from './demo.people.js';
import { DemoPublishingService } from './demo.publishing.service.js';
import { DemoRepository } from './demo.repository.js';
import { DEMO_HABIT } from './demo.week.js';

/** The other users whom staff see in the console. */
@Injectable()
export class DemoPeopleService {
  constructor(
    private readonly users: UsersService,
    private readonly subscriptions: SubscriptionsService,
    private readonly publishing: DemoPublishingService,
    private readonly repository: DemoRepository,
    private readonly clock: Clock,
  ) {}

  /** Leaves existing users unchanged. */
  async ensure(staffId: string): Promise<void> {
    for (const person of DEMO_PEOPLE) {
      const profile = await this.users.create(person.account);
      if (profile) await this.furnish(profile.id, staffId, person);
    }
  }

  private async furnish(userId: string, staffId: string, person: DemoPerson): Promise<void> {
    const { account, profile, plan } = person;
    const daysAgo = (days: number) => this.daysAgo(account.time_zone, days);
    if (profile) await this.users.changeOwn(userId, profile);
    if (plan === 'free') await this.subscriptions.grantFreePlan(userId, staffId, { isDemo: true });
    if (plan === 'past_due') await this.repository.insertUnpaidPlan(userId, daysAgo(6));
    await this.repository.dateAccount(userId, daysAgo(person.joinedDaysAgo));
    const author = { ...account, userId };
    if (person.linkedin) await this.publishing.connect(author);
    await this.publishing.publish(
      author,
      person.posts.map(({ daysAgo: days, content }) => ({
        id: randomUUID(),
        content,
        at: daysAgo(days),
        promptId: null,
        topic: null,
        figures: null,
        inDoubt: false,
      })),
    );
    if (person.linkedin === 'refused') await this.publishing.loseConnection(userId);
    await this.ask(userId, staffId, person);
    if (person.message) await this.repository.insertMessage(userId, person.message, daysAgo(1));
  }

  private async ask(userId: string, staffId: string, { account, prompts }: DemoPerson): Promise<void> {
    if (prompts.length === 0) return;
    const batch_id = await this.repository.insertBatch(userId, {
      requested_by: staffId,
      count: prompts.length,
      weeks: 1,
      push_to_calendar: true,
      start_date: null,
      written_at: this.daysAgo(account.time_zone, 3),
    });
    const days = this.beatsAhead(account.time_zone);
    await this.repository.insertPrompts(
      userId,
      prompts.map(({ pillar, category, ...texts }, index) => ({
        ...texts,
        batch_id,
        category,
        pillar_number: pillar,
        scheduled_date: days[index] ?? null,
        slot: days[index] ? 1 : null,
        status: 'new',
        is_favorite: false,
      })),
    );
  }

  /** The Mondays, Wednesdays and Fridays of the seven days after today. */
  private beatsAhead(zone: string): PlainDate[] {
    const today = todayInZone(this.clock.now(), zone);
    return [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(today, days)).filter(isCalendarDay);
  }

  private daysAgo(zone: string, days: number): Date {
    const date = addDays(todayInZone(this.clock.now(), zone), -days);
    return resolveWallClock({ date, time: DEMO_HABIT }, zone).instant;
  }
}
