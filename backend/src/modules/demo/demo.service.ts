import { addDays, mondayOf, resolveWallClock, titleFromContent, todayInZone } from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { AccountsService } from '../auth/accounts.service.js';
import { FeedbackService } from '../feedback/feedback.service.js';
import { replyNotice } from '../messages/admin-messages.service.js';
import { NotesService } from '../notes/notes.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PostsService } from '../posts/posts.service.js';
import { PreferencesService } from '../preferences/preferences.service.js';
import { SamplePostsService } from '../sample-posts/sample-posts.service.js';
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
import {
  DEMO_BATCHES,
  DEMO_MESSAGE,
  DEMO_NOTES,
  DEMO_OPINIONS,
  DEMO_POST_OPINION,
  type DemoMoment,
} from './demo.story.js';
import { DEMO_TRAINING_POSTS } from './demo.training.js';

/** Fills an empty demo with two accounts and something to look at. What is there stays as it is: a second run changes nothing. */
@Injectable()
export class DemoService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    private readonly subscriptions: SubscriptionsService,
    private readonly preferences: PreferencesService,
    private readonly posts: PostsService,
    private readonly samples: SamplePostsService,
    private readonly notes: NotesService,
    private readonly feedback: FeedbackService,
    private readonly notifications: NotificationsService,
    private readonly repository: DemoRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async fill(): Promise<void> {
    await this.database.transaction(async () => {
      const admin = await this.accounts.ensure(DEMO_ADMIN);
      const { profile, created } = await this.accounts.ensure(DEMO_USER);
      if (created) await this.furnish(profile.id, admin.profile.id);
    });
  }

  private async furnish(userId: string, staffId: string): Promise<void> {
    await this.introduce(userId);
    const monday = mondayOf(todayInZone(this.clock.now(), DEMO_USER.time_zone));
    const rows = await this.batched(userId, staffId, monday);
    const promptIds = await this.repository.insertPrompts(userId, rows);
    const posted = DEMO_POSTED.promptIndex;
    const date = at(rows, posted).scheduled_date;
    if (date === null) throw new Error('The demo posts a prompt that has no date');
    const postId = await this.repository.insertPosted(userId, {
      promptId: at(promptIds, posted),
      title: titleFromContent(DEMO_POSTED.content),
      content: DEMO_POSTED.content,
      postedAt: resolveWallClock({ date, time: DEMO_POSTED.time }, DEMO_USER.time_zone).instant,
    });
    await this.posts.create(userId, { content: DEMO_DRAFT, source_type: 'notes' });
    await this.train(userId, monday);
    for (const note of DEMO_NOTES) await this.notes.save(userId, note);
    await this.judge(userId, promptIds, postId);
    await this.correspond(userId, monday);
  }

  /** Who they are, their plan and how they sound. */
  private async introduce(userId: string): Promise<void> {
    const { content_pillars, ...profile } = DEMO_USER.profile;
    await this.users.changeOwn(userId, { ...profile, content_pillars: [...content_pillars] });
    await this.subscriptions.grantFreePlan(userId, null);
    const { never_use_phrases, signature_expressions, ...levels } = DEMO_USER.preferences;
    await this.preferences.createDefault(userId, {
      ...levels,
      never_use_phrases: [...never_use_phrases],
      signature_expressions: [...signature_expressions],
    });
  }

  /** The prompts as rows, each of the batch that it came with. */
  private async batched(userId: string, staffId: string, monday: string): Promise<DemoPromptRow[]> {
    const order = (name: keyof typeof DEMO_BATCHES) => {
      const { weeks, startDay, at: moment } = DEMO_BATCHES[name];
      const isPushed = name === 'pushed';
      return this.repository.insertBatch(userId, {
        requested_by: staffId,
        count: DEMO_PROMPTS.filter(({ day }) => (day !== null) === isPushed).length,
        weeks,
        push_to_calendar: isPushed,
        start_date: startDay === null ? null : addDays(monday, startDay),
        written_at: instantOf(monday, moment),
      });
    };
    const pushed = await order('pushed');
    const waiting = await order('waiting');
    return DEMO_PROMPTS.map((prompt) => ({
      ...promptRow(prompt, monday),
      batch_id: prompt.day === null ? waiting : pushed,
    }));
  }

  /** Posts from before Drumbeat; their sync brings them into the library. */
  private async train(userId: string, monday: string): Promise<void> {
    for (const { post, postedDay, addedAt } of DEMO_TRAINING_POSTS) {
      const postDate = postedDay === null ? null : addDays(monday, postedDay);
      const { id } = await this.samples.save(userId, { ...post, postDate });
      await this.repository.dateTrainingPost(id, instantOf(monday, addedAt));
    }
  }

  private async judge(userId: string, promptIds: readonly number[], postId: string): Promise<void> {
    for (const { promptIndex, opinion } of DEMO_OPINIONS) {
      const targetId = String(at(promptIds, promptIndex));
      await this.feedback.give(userId, { type: 'prompt', targetId, ...opinion });
    }
    await this.feedback.give(userId, { type: 'post', targetId: postId, ...DEMO_POST_OPINION });
  }

  /** A line to the staff, its answer, and the notice of that. */
  private async correspond(userId: string, monday: string): Promise<void> {
    const repliedAt = instantOf(monday, DEMO_MESSAGE.repliedAt);
    const messageId = await this.repository.insertAnsweredMessage(userId, {
      ...DEMO_MESSAGE,
      sentAt: instantOf(monday, DEMO_MESSAGE.sentAt),
      repliedAt,
    });
    await this.notifications.notify([replyNotice(userId, messageId, DEMO_MESSAGE.reply)]);
    await this.repository.dateNotice(messageId, repliedAt);
  }
}

function promptRow(
  { day, pillar, status = 'new', is_favorite = false, ...texts }: DemoPrompt,
  monday: string,
): Omit<DemoPromptRow, 'batch_id'> {
  return {
    ...texts,
    pillar_number: pillar,
    scheduled_date: day && addDays(monday, day.week * 7 + day.weekday - 1),
    slot: day?.slot ?? null,
    status,
    is_favorite,
  };
}

const instantOf = (monday: string, { day, time }: DemoMoment): Date =>
  resolveWallClock({ date: addDays(monday, day), time }, DEMO_USER.time_zone).instant;

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`The demo has no prompt ${index}`);
  return item;
}
