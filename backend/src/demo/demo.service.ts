import { randomUUID } from 'node:crypto';
import {
  addDays,
  mondayOf,
  resolveWallClock,
  todayInZone,
  type PlainDate,
  type PromptStatus,
} from '@drumbeat/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Database } from '../platform/database/database.js';
import { AccountsService } from '../modules/auth/accounts/accounts.service.js';
import { EditMeasurementsService } from '../modules/generations/edit-measurements.service.js';
import { LearningService } from '../modules/generations/learning/learning.service.js';
import { FeedbackService } from '../modules/feedback/feedback.service.js';
import { replyNotice } from '../modules/messages/admin-messages.service.js';
import { NotesService } from '../modules/notes/notes.service.js';
import { NotificationsService } from '../modules/notifications/notifications.service.js';
import { PostsService } from '../modules/posts/posts.service.js';
import { PreferencesService } from '../modules/preferences/preferences.service.js';
import { TrainingPostsService } from '../modules/training-posts/training-posts.service.js';
import { SubscriptionsService } from '../modules/subscriptions/subscriptions.service.js';
import { UsersService } from '../modules/users/users.service.js';
import { DEMO_ADMIN, DEMO_PROMPTS, DEMO_USER, type DemoPrompt } from './demo.content.js';
import { DEMO_DRAFTS } from './demo.drafts.js';
import { demoFigures } from './demo.figures.js';
import { askedFor, demoHistory, type DemoPastPost } from './demo.history.js';
import { DemoPeopleService } from './demo.people.service.js';
import { DemoPublishingService, type PastPost } from './demo.publishing.service.js';
import { DemoRepository, type DemoPromptRow } from './demo.repository.js';
import {
  DEMO_BATCHES,
  DEMO_MESSAGE,
  DEMO_NOTES,
  DEMO_OPINIONS,
  DEMO_POST_OPINION,
  type DemoMoment,
} from './demo.story.js';
import { DEMO_TEXTS } from './demo.texts.js';
import { DEMO_TRAINING_POSTS } from './demo.training-posts.js';
import { demoBeats, type DemoBeat } from './demo.week.js';

/** The account is older than the first post of the year. */
const JOINED: DemoMoment = { day: -366, time: '10:20' };
/** Past prompts are in batches of this size, which last for about a quarter. */
const PAST_BATCH = { count: 30, weeks: 12 } as const;

/** The pillar of posts written without a prompt: client conversations. */
const UNASKED_PILLAR = 3;

/** The prompt of a day's text; null when there was none. */
type PromptOf = (beat: DemoBeat) => number | null;

/**
 * Fills an empty demo: the user with a past year and a current week, a member of staff, and others for the console.
 * All dates are relative to the present. Existing data is kept: a second run changes nothing.
 */
@Injectable()
export class DemoService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    private readonly subscriptions: SubscriptionsService,
    private readonly preferences: PreferencesService,
    private readonly posts: PostsService,
    private readonly trainingPosts: TrainingPostsService,
    private readonly notes: NotesService,
    private readonly feedback: FeedbackService,
    private readonly notifications: NotificationsService,
    private readonly publishing: DemoPublishingService,
    private readonly people: DemoPeopleService,
    private readonly edits: EditMeasurementsService,
    private readonly learning: LearningService,
    private readonly repository: DemoRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async fill(): Promise<void> {
    await this.database.transaction(async () => {
      const admin = await this.accounts.ensure(DEMO_ADMIN);
      const { profile, created } = await this.accounts.ensure(DEMO_USER);
      if (created) await this.furnish(profile.id, admin.profile.id);
      await this.people.ensure(admin.profile.id);
    });
  }

  private async furnish(userId: string, staffId: string): Promise<void> {
    const now = this.clock.now();
    const monday = mondayOf(todayInZone(now, DEMO_USER.time_zone));
    const author = { ...DEMO_USER, userId };
    await this.introduce(userId);
    await this.repository.dateAccount(userId, instantOf(monday, JOINED));
    await this.train(userId, monday);
    const history = demoHistory(monday, DEMO_USER.time_zone);
    const pastPromptIds = await this.askedBefore(userId, staffId, history);
    const beats = demoBeats(now, DEMO_USER.time_zone);
    const promptIds = await this.repository.insertPrompts(
      userId,
      await this.batched(userId, staffId, monday, beats),
    );
    const promptOf: PromptOf = ({ text }) =>
      promptIds[DEMO_PROMPTS.findIndex((prompt) => prompt.text === text)] ?? null;
    const past = beats.flatMap((beat, index) =>
      beat.role === 'out' || beat.role === 'in-doubt'
        ? [{ text: beat.text, post: pastPostOf(beat, promptOf(beat), history.length + index) }]
        : [],
    );
    const week = past.map(({ post }) => post);
    await this.publishing.connect(author);
    await this.publishing.publish(author, [
      ...history.map((post, index) => postOfThePast(post, at(pastPromptIds, index))),
      ...week,
    ]);
    await this.draftBefore(userId, past);
    for (const beat of beats) await this.addUnfinished(author, beat, promptOf(beat));
    for (const note of DEMO_NOTES) await this.notes.save(userId, note);
    await this.judge(userId, monday, { promptIds, postId: at(week, 0).id });
    await this.correspond(userId, monday);
  }

  /** The drafts that posts were made from, and what is learned from their edits. */
  private async draftBefore(
    userId: string,
    past: readonly { readonly text: keyof typeof DEMO_TEXTS; readonly post: PastPost }[],
  ): Promise<void> {
    const drafted = past.flatMap(({ text, post }) => {
      const output = DEMO_DRAFTS[text];
      return output === undefined ? [] : [{ post, output }];
    });
    for (const { post, output } of drafted) await this.repository.insertDraft(userId, post, output);
    await this.edits.measureAfterCommit(drafted.map(({ post }) => post.id));
    // Both need what is committed, the second one what the first one measured.
    await this.database.afterCommit(async () => {
      await this.repository.dateReleases(userId);
      await this.learning.learn(userId);
    });
  }

  /** The post that has its time, and the one that is half-written. */
  private async addUnfinished(
    author: typeof DEMO_USER & { readonly userId: string },
    beat: DemoBeat,
    promptId: number | null,
  ): Promise<void> {
    if (beat.role !== 'scheduled' && beat.role !== 'draft') return;
    const { content, draft = content }: { content: string; draft?: string } = DEMO_TEXTS[beat.text];
    const isScheduled = beat.role === 'scheduled';
    const { id } = await this.posts.create(author.userId, {
      content: isScheduled ? content : draft,
      scheduled_date: beat.date,
      ...(promptId === null ? {} : { prompt_id: promptId }),
    });
    if (isScheduled) await this.publishing.schedule(author, { id, content, at: beat.at });
  }

  /** The prompts of the past year, all used; returns their ids in the order of the posts. */
  private async askedBefore(
    userId: string,
    staffId: string,
    history: readonly DemoPastPost[],
  ): Promise<number[]> {
    const rows: DemoPromptRow[] = [];
    for (let start = 0; start < history.length; start += PAST_BATCH.count) {
      const posts = history.slice(start, start + PAST_BATCH.count);
      const { date } = at(posts, 0);
      const batch_id = await this.repository.insertBatch(userId, {
        requested_by: staffId,
        count: posts.length,
        weeks: PAST_BATCH.weeks,
        push_to_calendar: true,
        start_date: date,
        written_at: instantOf(date, { day: -4, time: '15:00' }),
      });
      rows.push(...posts.map((post) => pastPromptRow(post, batch_id)));
    }
    return this.repository.insertPrompts(userId, rows);
  }

  /** Sets the profile, the plan and the voice. */
  private async introduce(userId: string): Promise<void> {
    const { content_pillars, ...profile } = DEMO_USER.profile;
    await this.users.changeOwn(userId, { ...profile, content_pillars: [...content_pillars] });
    await this.subscriptions.grantFreePlan(userId, null, { isDemo: true });
    // What no post can show is set by hand. The rest is found in the posts, which have the voice of the profile (demo.training-posts.spec).
    const { never_use_phrases } = DEMO_USER.preferences;
    await this.preferences.createDefault(userId, { never_use_phrases: [...never_use_phrases] });
  }

  /** The prompts as rows, each with its batch. */
  private async batched(
    userId: string,
    staffId: string,
    monday: string,
    beats: readonly DemoBeat[],
  ): Promise<DemoPromptRow[]> {
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
      status: statusOf(prompt, beats),
      batch_id: prompt.day === null ? waiting : pushed,
    }));
  }

  /** Training posts from before Drumbeat, which are analysed; the sync adds them to the library. */
  private async train(userId: string, monday: string): Promise<void> {
    for (const { post, postedDay, addedAt } of DEMO_TRAINING_POSTS) {
      const postDate = postedDay === null ? null : addDays(monday, postedDay);
      const { id } = await this.trainingPosts.save(userId, { ...post, postDate });
      // Its post in the library is made once this is committed.
      await this.database.afterCommit(() => this.repository.dateTrainingPost(id, instantOf(monday, addedAt)));
    }
    await this.repository.orderAnalysis(
      userId,
      DEMO_TRAINING_POSTS.map(({ post }) => post.postContent),
    );
  }

  private async judge(
    userId: string,
    monday: string,
    { promptIds, postId }: { promptIds: readonly number[]; postId: string },
  ): Promise<void> {
    for (const { promptIndex, givenAt, opinion } of DEMO_OPINIONS) {
      const targetId = String(at(promptIds, promptIndex));
      await this.feedback.give(userId, { type: 'prompt', targetId, ...opinion });
      await this.repository.dateFeedback(userId, targetId, instantOf(monday, givenAt));
    }
    const { givenAt, opinion } = DEMO_POST_OPINION;
    await this.feedback.give(userId, { type: 'post', targetId: postId, ...opinion });
    await this.repository.dateFeedback(userId, postId, instantOf(monday, givenAt));
  }

  /** A message to the staff, its answer, and the notice of that. */
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
  { day, pillar, prompt_text, why, hook, category, is_favorite = false }: DemoPrompt,
  monday: string,
): Omit<DemoPromptRow, 'batch_id' | 'status'> {
  return {
    prompt_text,
    why,
    hook,
    category,
    pillar_number: pillar,
    scheduled_date: day && addDays(monday, day.week * 7 + day.weekday - 1),
    slot: day?.slot ?? null,
    is_favorite,
  };
}

/** Used once its post is published. */
function statusOf({ text, status = 'new' }: DemoPrompt, beats: readonly DemoBeat[]): PromptStatus {
  const isOut = text !== undefined && beats.some((beat) => beat.text === text && beat.role === 'out');
  return isOut ? 'used' : status;
}

function pastPromptRow(post: DemoPastPost, batch_id: string): DemoPromptRow {
  return {
    batch_id,
    prompt_text: askedFor(post),
    why: `You want to be known for “${topicOf(post.pillar)}”, and this one comes from your own work.`,
    hook: post.hook,
    category: post.category,
    pillar_number: post.pillar,
    scheduled_date: post.date,
    slot: 1,
    status: 'used',
    is_favorite: false,
  };
}

const topicOf = (pillar: number): string => at(DEMO_USER.profile.content_pillars, pillar - 1);

const postOfThePast = (
  { content, at: postedAt, pillar, figures }: DemoPastPost,
  promptId: number,
): PastPost => ({
  id: randomUUID(),
  content,
  at: postedAt,
  promptId,
  topic: topicOf(pillar),
  figures,
  inDoubt: false,
});

/** `index` continues from the posts of the past year. */
function pastPostOf(
  { text, at: postedAt, role }: DemoBeat,
  promptId: number | null,
  index: number,
): PastPost {
  const pillar = DEMO_PROMPTS.find((prompt) => prompt.text === text)?.pillar ?? UNASKED_PILLAR;
  const inDoubt = role === 'in-doubt';
  return {
    id: randomUUID(),
    content: DEMO_TEXTS[text].content,
    at: postedAt,
    promptId,
    topic: topicOf(pillar),
    figures: inDoubt ? null : demoFigures(index, index + 1, pillar),
    inDoubt,
  };
}

const instantOf = (monday: PlainDate, { day, time }: DemoMoment): Date =>
  resolveWallClock({ date: addDays(monday, day), time }, DEMO_USER.time_zone).instant;

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`The demo has nothing at ${index}`);
  return item;
}
