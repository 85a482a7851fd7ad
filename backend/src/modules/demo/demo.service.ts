import { addDays, mondayOf, resolveWallClock, titleFromContent, todayInZone } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { AccountsService } from '../auth/accounts.service.js';
import { PostsService } from '../posts/posts.service.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.js';
import { UsersService } from '../users/users.service.js';
import {
  DEMO_ADMIN,
  DEMO_DRAFT,
  DEMO_POSTED,
  DEMO_PROMPTS,
  DEMO_USER,
  type DemoPrompt,
} from './demo.content.js';
import { DemoRepository, type DemoPromptRow } from './demo.repository.js';

/** Fills an empty demo with two accounts and something to look at. What is there stays as it is: a second run changes nothing. */
@Injectable()
export class DemoService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    private readonly subscriptions: SubscriptionsService,
    private readonly preferences: PreferencesService,
    private readonly posts: PostsService,
    private readonly repository: DemoRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async fill(): Promise<void> {
    await this.database.transaction(async () => {
      const admin = await this.accounts.ensure(DEMO_ADMIN);
      await this.users.promote(admin.profile.id, null);
      const { profile, created } = await this.accounts.ensure(DEMO_USER);
      if (created) await this.furnish(profile.id);
    });
  }

  private async furnish(userId: string): Promise<void> {
    const { content_pillars, ...profile } = DEMO_USER.profile;
    await this.users.changeOwn(userId, { ...profile, content_pillars: [...content_pillars] });
    await this.subscriptions.grantFreePlan(userId, null);
    const { never_use_phrases, signature_expressions, ...levels } = DEMO_USER.preferences;
    await this.preferences.createDefault(userId, {
      ...levels,
      never_use_phrases: [...never_use_phrases],
      signature_expressions: [...signature_expressions],
    });
    const monday = mondayOf(todayInZone(this.clock.now(), DEMO_USER.time_zone));
    const rows = DEMO_PROMPTS.map((prompt) => promptRow(prompt, monday));
    const promptIds = await this.repository.insertPrompts(userId, rows);
    const { promptIndex, time, content } = DEMO_POSTED;
    const promptId = promptIds[promptIndex];
    const date = rows[promptIndex]?.scheduled_date;
    if (promptId === undefined || !date) throw new Error('The demo posts a prompt that has no date');
    const postedAt = resolveWallClock({ date, time }, DEMO_USER.time_zone).instant;
    await this.repository.insertPosted(userId, {
      promptId,
      title: titleFromContent(content),
      content,
      postedAt,
    });
    await this.posts.create(userId, { content: DEMO_DRAFT, source_type: 'notes' });
  }
}

function promptRow(
  { day, pillar, status = 'new', is_favorite = false, ...texts }: DemoPrompt,
  monday: string,
): DemoPromptRow {
  return {
    ...texts,
    pillar_number: pillar,
    scheduled_date: day && addDays(monday, day.week * 7 + day.weekday - 1),
    slot: day?.slot ?? null,
    status,
    is_favorite,
  };
}
