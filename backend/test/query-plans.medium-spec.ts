import { ANALYSED_POSTS_MAX, FAILING_PAYMENT_REASONS, PUSH_DEVICES_MAX } from '@drumbeat/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CalendarRepository } from '../src/modules/calendar/calendar.repository.js';
import { AiInsightsRepository } from '../src/modules/analytics/insights/ai-insights.repository.js';
import { ContentStrategyRepository } from '../src/modules/content-strategy/content-strategy.repository.js';
import { AdminFeedbackRepository } from '../src/modules/feedback/admin-feedback.repository.js';
import { FeedbackRepository } from '../src/modules/feedback/feedback.repository.js';
import { EditMeasurementsRepository } from '../src/modules/generations/edit-measurements.repository.js';
import { ActivityFeedRepository } from '../src/modules/dashboard/activity-feed.repository.js';
import { ConsoleSearchRepository } from '../src/modules/console-search/console-search.repository.js';
import { AdminFiguresRepository } from '../src/modules/dashboard/admin-figures.repository.js';
import { DashboardStatsRepository } from '../src/modules/dashboard/dashboard-stats.repository.js';
import { LearningProgressRepository } from '../src/modules/dashboard/learning-progress.repository.js';
import { PublishedPostsRepository } from '../src/modules/posts/published/published-posts.repository.js';
import { UpcomingPromptsRepository } from '../src/modules/dashboard/upcoming-prompts.repository.js';
import { LearnedRulesRepository } from '../src/modules/generations/learning/learned-rules.repository.js';
import { KeptShareRepository } from '../src/modules/generations/kept-share/kept-share.repository.js';
import { GenerationsRepository } from '../src/modules/generations/generations.repository.js';
import { FigureReadingsRepository } from '../src/modules/figure-readings/figure-readings.repository.js';
import { LiveFactsRepository } from '../src/modules/live/live-facts.repository.js';
import { KlaviyoRepository } from '../src/modules/klaviyo/klaviyo.repository.js';
import { AdminNoticesRepository } from '../src/modules/notifications/admin/admin-notices.repository.js';
import { NotificationsRepository } from '../src/modules/notifications/notifications.repository.js';
import { PushDevicesRepository } from '../src/modules/notifications/push/push-devices.repository.js';
import { PushMessagesRepository } from '../src/modules/notifications/push/push-messages.repository.js';
import { AdminMessagesRepository } from '../src/modules/messages/admin-messages.repository.js';
import { MessagesRepository } from '../src/modules/messages/messages.repository.js';
import {
  RemindersRepository,
  type MorningZone,
} from '../src/modules/notifications/reminders/reminders.repository.js';
import { NotesRepository } from '../src/modules/notes/notes.repository.js';
import { MediaRepository } from '../src/modules/media/media.repository.js';
import { PostMediaRepository } from '../src/modules/posts/media/post-media.repository.js';
import { PostCheckRepository } from '../src/modules/posts/checks/post-check.repository.js';
import type { PostListTab } from '../src/modules/posts/posts.dto.js';
import { PostsListRepository } from '../src/modules/posts/list/posts-list.repository.js';
import { OwnPostsRepository } from '../src/modules/posts/authors/own-posts.repository.js';
import { PromptsRepository, type PromptFilter } from '../src/modules/prompts/prompts.repository.js';
import { AdminPromptsRepository } from '../src/modules/prompts/admin/admin-prompts.repository.js';
import { AdminPublicationsRepository } from '../src/modules/publications/admin/admin-publications.repository.js';
import { ApprovalsRepository } from '../src/modules/publications/admin/approvals.repository.js';
import { FirstCommentsRepository } from '../src/modules/publications/first-comment/first-comments.repository.js';
import { DecisionsRepository } from '../src/modules/publications/recover/decisions.repository.js';
import { PromptBatchesRepository } from '../src/modules/prompts/batches/prompt-batches.repository.js';
import { PostSuggestionsRepository } from '../src/modules/posts/suggestions/post-suggestions.repository.js';
import { StaffNotesRepository } from '../src/modules/staff-notes/staff-notes.repository.js';
import { PaymentEventsRepository } from '../src/modules/subscriptions/payment/events/payment-events.repository.js';
import { SubscriptionsRepository } from '../src/modules/subscriptions/subscriptions.repository.js';
import { ImportsRepository } from '../src/modules/training-posts/import/imports.repository.js';
import { TrainingPostsRepository } from '../src/modules/training-posts/training-posts.repository.js';
import { TrainingPostSyncRepository } from '../src/modules/training-posts/training-post-sync.repository.js';
import { UsageRepository } from '../src/modules/tracking/usage/usage.repository.js';
import { AdminUsersRepository } from '../src/modules/users/admin/admin-users.repository.js';
import { VoiceMatchRepository } from '../src/modules/voice-match/voice-match.repository.js';
import type { Database } from '../src/platform/database/database.js';
import { AdminListQuery } from '../src/platform/http/lists/admin-list-query.dto.js';
import { testConfig } from './support/test-config.js';
import { connectTestDatabase, type ConnectedDatabase } from './support/database/connected-database.js';
import { ExplainingDatabase } from './support/database/explaining-database.js';

const USERS = 200;
const ROWS = 20_000;
const TABLES = [
  'content_prompts',
  'posts',
  'post_performance',
  'media',
  'post_media',
  'publications',
  'first_comments',
  'saved_post_notes',
  'sample_post_analytics',
  'training_post_import_items',
  'feedback',
  'generation_history',
  'learned_rules',
  'learned_rule_evidence',
  'staff_messages',
  'payment_events',
  'klaviyo_events',
  'subscription_changes',
  'publication_events',
  'notifications',
  'push_devices',
  'push_messages',
  'figure_readings',
  'ai_insights',
  'user_sessions',
  'auth_sessions',
  'staff_notes',
  'post_suggestions',
  'prompt_batches',
];
const PLAIN = testConfig({ DATABASE_URL: 'postgres://unused' });
const PAGE = { limit: 20, after: null };
const NO_ID = '00000000-0000-0000-0000-000000000000';

type Read = (database: Database, userId: string) => Promise<unknown>;

const library =
  (filter: PromptFilter): Read =>
  async (database, userId) => {
    const prompts = new PromptsRepository(database);
    const first = await prompts.findPage(userId, filter, PAGE);
    if (first.next) await prompts.findPage(userId, filter, { limit: 20, after: first.next });
    return first.rows;
  };

/** The longest range of one calendar request. */
const LONGEST_RANGE = {
  from: '2025-11-28',
  to: '2026-12-03',
  start: new Date('2025-11-28T00:00:00Z'),
  end: new Date('2026-12-04T00:00:00Z'),
};

const MONDAY_MORNING: [Date, MorningZone[]] = [
  new Date('2026-11-30T07:30:00Z'),
  [{ zone: 'UTC', today: '2026-11-30' }],
];

const postsIn =
  (tab: PostListTab): Read =>
  async (database, userId) => {
    const posts = new PostsListRepository(database);
    const first = await posts.findPage(userId, { tab, now: new Date() }, { limit: 5, after: null });
    if (first.next) await posts.findPage(userId, { tab, now: new Date() }, { limit: 5, after: first.next });
    return first.rows;
  };

const SINCE = new Date('2026-11-24T00:00:00Z');

const aList = (filter: AdminListQuery['filter'], sort: string) =>
  Object.assign(new AdminListQuery(), { filter, sort, perPage: 5 });

const usersOfList = async (database: Database, filter: AdminListQuery['filter']) => {
  const query = aList(filter, 'last_seen_at');
  const { rows } = await new AdminUsersRepository(database).list(
    query,
    new Date('2026-12-30T12:00:00Z'),
    '2026-12-30',
  );
  return rows;
};

const READS: Record<string, Read> = {
  'a page of the library': library({}),
  'a filtered page of the library': library({ type: 'story', theme: 1, status: 'new', favorite: false }),
  'a search in the library': library({ search: 'number 4' }),
  'the counts of the library': (database, userId) => new PromptsRepository(database).countForLibrary(userId),
  'the counts of the calendar': (database, userId) =>
    new PromptsRepository(database).summariseCalendar(userId),
  'the prompts of some weeks': (database, userId) =>
    new PromptsRepository(database).findOnCalendar(userId, '2026-11-02', '2026-11-29'),
  'the posts of some weeks': (database, userId) =>
    new CalendarRepository(database).findPosts(userId, {
      from: '2026-11-02',
      to: '2026-11-29',
      start: new Date('2026-11-02T00:00:00Z'),
      end: new Date('2026-11-30T00:00:00Z'),
    }),
  'the prompts of 371 days': (database, userId) =>
    new PromptsRepository(database).findOnCalendar(userId, LONGEST_RANGE.from, LONGEST_RANGE.to),
  'the posts of 371 days': (database, userId) =>
    new CalendarRepository(database).findPosts(userId, LONGEST_RANGE),
  ...Object.fromEntries(
    (['all', 'posted', 'hidden'] as const).map((tab) => [`a page of ${tab} posts`, postsIn(tab)]),
  ),
  'the counts of the posts': (database, userId) => new PostsListRepository(database).count(userId),
  'the files of a user': (database, userId) => new MediaRepository(database).findOfUser(userId),
  'the files of a post that goes out': async (database, userId) => {
    const [post] = await database.query<{ id: string }>('select id from posts where user_id = $1 limit 1', [
      userId,
    ]);
    return new PostMediaRepository(database).findForPublishing([post!.id]);
  },
  'the posts that wait for a decision': (database, userId) =>
    new DecisionsRepository(database).findOldest(userId, 20),
  'the posts that a text may repeat': (database, userId) =>
    new PostCheckRepository(database).findNearDuplicate(userId, 'words '.repeat(40), null),
  'a page of notes': async (database, userId) => {
    const notes = new NotesRepository(database);
    const { next } = await notes.findPage(userId, {}, PAGE);
    return notes.findPage(userId, {}, { limit: 20, after: next });
  },
  'a search in notes': (database, userId) =>
    new NotesRepository(database).findPage(userId, { search: 'note 4' }, PAGE),
  'a page of training posts': async (database, userId) => {
    const posts = new TrainingPostsRepository(database);
    const { next } = await posts.findPage(userId, PAGE);
    return posts.findPage(userId, { limit: 20, after: next });
  },
  'a training post that is there already': async (database, userId) => {
    const [post] = await database.query<{ linkedin_post: string }>(
      'select linkedin_post from sample_post_analytics where user_id = $1 limit 1',
      [userId],
    );
    return new TrainingPostsRepository(database).findSame(userId, { comparable: 'Another text', ...post! });
  },
  'the training posts that wait for the library': (database) =>
    new TrainingPostSyncRepository(database).findOverdue(30, { limit: 20, after: NO_ID }),
  'an import with a page of what it found': async (database, userId) => {
    const imports = new ImportsRepository(database);
    const [{ id } = { id: NO_ID }] = await database.query<{ id: string }>(
      'select id from training_post_imports where user_id = $1 limit 1',
      [userId],
    );
    await imports.find(userId, id);
    await imports.findNewest(userId);
    await imports.countItems(userId, id);
    return imports.findItems(userId, id, { standing: 'importable', search: 'words', after: 20, limit: 20 });
  },
  'a page of feedback': async (database, userId) => {
    const feedback = new FeedbackRepository(database);
    const { next } = await feedback.findPage(userId, PAGE);
    return feedback.findPage(userId, { limit: 20, after: next });
  },
  'a page of what was generated for a post': async (database, userId) => {
    const [post] = await database.query<{ id: string }>('select id from posts where user_id = $1 limit 1', [
      userId,
    ]);
    return new GenerationsRepository(database).findPage(userId, post!.id, PAGE);
  },
  'the generated texts of a post to measure': async (database, userId) => {
    const [post] = await database.query<{ id: string }>('select id from posts where user_id = $1 limit 1', [
      userId,
    ]);
    return new EditMeasurementsRepository(database).findUnmeasured([post!.id]);
  },
  'the sum of a user’s edits': (database, userId) => new EditMeasurementsRepository(database).sum([userId]),
  'drafts that habits are looked for in': async (database, userId) => {
    const rules = new LearnedRulesRepository(database);
    await rules.findUsersToLearnFrom(20);
    await rules.countDrafts(userId);
    return rules.findDrafts(userId);
  },
  'the rules that a user’s edits teach, with their evidence': async (database, userId) => {
    const rules = new LearnedRulesRepository(database);
    const found = await rules.findAll(userId);
    await rules.findEvidence(
      userId,
      found.map(({ id }) => id),
    );
    return found;
  },
  'the figures of the dashboard': async (database, userId) => {
    const week = { sunday: '2026-11-15', saturday: '2026-11-21' };
    return new DashboardStatsRepository(database).find(userId, '2026-11-18', week);
  },
  'the next prompts of the dashboard': async (database, userId) =>
    new UpcomingPromptsRepository(database).find(userId, '2026-11-18', 5),
  'the posts of the analytics': async (database, userId) => {
    const posts = new PublishedPostsRepository(database);
    const span = { since: '2020-01-01', until: '2026-11-18' };
    const filter = { sort: 'impressions', order: 'desc', pillar: 1, search: 'a' } as const;
    await posts.findPage(userId, span, filter, 1);
    await posts.count(userId, span, filter);
    return posts.findNewest(userId, { ...span, limit: ANALYSED_POSTS_MAX });
  },
  'the insights of a user': (database, userId) => new AiInsightsRepository(database).find(userId),
  'what open pages of all users are told': (database) =>
    new LiveFactsRepository(database).findOfAll(new Date('2026-11-30T11:40:00Z')),
  'what open pages of a user are told': (database, userId) =>
    new LiveFactsRepository(database).findOfUser(userId, new Date('2026-11-29T00:00:00Z')),
  'the posts whose figures are due': async (database) => {
    const readings = new FigureReadingsRepository(database);
    const now = new Date('2026-02-05T12:00:00Z');
    await readings.noteNew(now);
    return readings.takeDue(now);
  },
  'the strategy': async (database, userId) => {
    const strategy = new ContentStrategyRepository(database);
    await strategy.findBeats(userId, '2026-11-23', '2026-11-27');
    return strategy.findOpenPrompts(userId, '2026-11-23');
  },
  'the performance of the last posts': (database, userId) =>
    new PublishedPostsRepository(database).findNewest(userId, {
      since: null,
      until: null,
      limit: 11,
      measured: true,
    }),
  'what happened last': (database, userId) => new ActivityFeedRepository(database).find(userId, 10),
  'the AI learning progress': (database, userId) => new LearningProgressRepository(database).find(userId),
  'the kept shares of a user': (database, userId) => new KeptShareRepository(database).findOfUser(userId),
  'the kept shares of all users of late': (database) =>
    new KeptShareRepository(database).findOfAll(new Date('2026-11-20T00:00:00Z')),
  'the posts that a writer learns from': (database, userId) =>
    new OwnPostsRepository(database).find(userId, null, { examples: 3, own: 50 }),
  'the newest posts of an author': (database, userId) =>
    new OwnPostsRepository(database).findNewest(userId, 30),
  'the posts that a voice is learned from': async (database, userId) => {
    const posts = new VoiceMatchRepository(database);
    const versions = await posts.findVersions(userId, null);
    return posts.findTexts(
      userId,
      versions.map(({ id }) => id),
    );
  },
  'a page of lines to the staff': async (database, userId) => {
    const messages = new MessagesRepository(database);
    const { next } = await messages.findPage(userId, {}, PAGE);
    return messages.findPage(userId, {}, { limit: 20, after: next });
  },
  'what changed a plan, and because of which message': async (database, userId) => {
    const subscriptions = new SubscriptionsRepository(database);
    await subscriptions.hasNote(userId, 'evt_of_nobody', 'refunded');
    await subscriptions.hasOtherRefunds(userId);
    await subscriptions.changesBy(userId, 'evt_of_nobody');
    return subscriptions.changesOf(userId);
  },
  'the newest messages of the payment service': async (database) => {
    const events = new PaymentEventsRepository(database);
    await events.lastReceived();
    return (await events.list(new AdminListQuery())).data;
  },
  'the messages of the payment service about one person': async (database, userId) => {
    const filter = { user_id: userId };
    return (await new PaymentEventsRepository(database).list(Object.assign(new AdminListQuery(), { filter })))
      .data;
  },
  'a message of the payment service with its body': (database) =>
    new PaymentEventsRepository(database).findWhole('evt_1'),
  'the messages of the payment service that wait': (database) =>
    new PaymentEventsRepository(database).findForgotten(new Date('2026-12-01T00:00:00Z')),
  'the steps that Klaviyo is to be told of': (database) =>
    new KlaviyoRepository(database).findDue(new Date('2026-12-01T00:00:00Z')),
  'the newest notices of a user, and how many are unread': async (database, userId) => {
    const notices = new NotificationsRepository(database);
    await notices.countUnread(userId);
    return notices.findNewest(userId, 50);
  },
  'the devices of a user': (database, userId) =>
    new PushDevicesRepository(database, PLAIN).findLive(userId, new Date('2026-12-01T00:00:00Z')),
  'the notices that devices are to be told of': (database) =>
    new PushMessagesRepository(database, PLAIN).takeDueNotices(new Date('2026-12-01T00:00:00Z'), 200),
  'the messages that wait for devices': (database) =>
    new PushMessagesRepository(database, PLAIN).findDue(new Date('2026-12-01T00:00:00Z')),
  'old messages of the payment service about nobody': (database) =>
    new PaymentEventsRepository(database).deleteOfNobodyBefore(new Date('2026-12-01T00:00:00Z'), 5),
  'the use of all by day, by page and by what was done': async (database) => {
    const usage = new UsageRepository(database);
    await usage.findDays('2026-11-01', '2026-11-30');
    await usage.findFeatures(new Date('2026-11-24T00:00:00Z'));
    return usage.findPages(new Date('2026-11-24T00:00:00Z'));
  },
  'how people use it, and the visits of one': async (database, userId) => {
    const usage = new UsageRepository(database);
    await usage.listPeople(new AdminListQuery(), SINCE);
    return usage.findVisits(userId);
  },
  'who has no prompts for this week or the next': (database) =>
    usersOfList(database, { without_prompts: true }),
  'who was not seen for long': (database) => usersOfList(database, { silent: true }),
  'whose payment fails': async (database) =>
    (
      await new SubscriptionsRepository(database).list(
        aList({ reason: FAILING_PAYMENT_REASONS }, 'updated_at'),
      )
    ).data,
  'the posts at risk': async (database) =>
    (await new AdminPublicationsRepository(database).list(aList({ at_risk: true }, 'due_at'))).rows,
  'the publications of a state that few have': async (database) =>
    (await new AdminPublicationsRepository(database).list(aList({ shown_as: 'missed' }, 'due_at'))).rows,
  'the publications of who is searched for': async (database) =>
    (await new AdminPublicationsRepository(database).list(aList({ q: 'user42@' }, 'due_at'))).rows,
  'the messages of the payment service of who is searched for, and those that wait': async (database) => {
    const events = new PaymentEventsRepository(database);
    await events.list(aList({ state: 'waiting' }, 'received_at'));
    return (await events.list(aList({ q: 'user42@' }, 'received_at'))).data;
  },
  'how who is searched for uses it': async (database) =>
    (await new UsageRepository(database).listPeople(aList({ q: 'user42@' }, 'last_visit_at'), SINCE)).rows,
  'the notices of one kind, and of who is searched for': async (database) => {
    const notices = new AdminNoticesRepository(database);
    await notices.findPage(aList({ q: 'user42@' }, 'created_at'));
    return (await notices.findPage(aList({ kind: 'week.letter' }, 'created_at'))).data;
  },
  'what was said by stars, and what was answered': async (database) => {
    const feedback = new AdminFeedbackRepository(database);
    await feedback.findPage(aList({ rating: 1 }, 'updated_at'));
    return (await feedback.findPage(aList({ replied: true }, 'updated_at'))).rows;
  },
  'the prompts that wait to be pushed': (database) =>
    new AdminPromptsRepository(database).findPage(aList({ pushed_to_calendar: false }, 'id')),
  'what was said about posts': (database) =>
    new AdminFeedbackRepository(database).findPage(aList({ type: 'post' }, 'updated_at')),
  'who and what the console finds': async (database) => {
    const search = new ConsoleSearchRepository(database);
    await search.findUsers('user42@');
    await search.findPosts('Post 4242');
    return search.findPrompts('number 4242,');
  },
  'badly rated batches': async (database) =>
    (
      await new AdminFeedbackRepository(database).findBadlyRatedBatches(new Date('2026-11-25T00:00:00Z'), {
        shown: 5,
        most: 100,
      })
    ).rows,
  'the newest notes of staff about a user': (database, userId) =>
    new StaffNotesRepository(database).findNewest(userId),
  'the batches of an order': async (database) => {
    const [batch] = await database.query<{ order_id: string }>(
      'select order_id from prompt_batches where order_id is not null order by created_at limit 1',
    );
    const order = aList({ order_id: batch?.order_id ?? NO_ID }, 'created_at');
    return (await new PromptBatchesRepository(database).findPage(order)).rows;
  },
  'the batches that wait for review': async (database) =>
    (await new PromptBatchesRepository(database).findPage(aList({ in_review: true }, 'created_at'))).rows,
  'the batches that failed of late': async (database) =>
    (await new PromptBatchesRepository(database).findPage(aList({ failed_lately: true }, 'created_at'))).rows,
  'what staff suggest for a post': async (database, userId) => {
    const suggestions = new PostSuggestionsRepository(database);
    const [post] = await database.query<{ id: string }>('select id from posts where user_id = $1 limit 1', [
      userId,
    ]);
    await suggestions.findOfPost(post?.id ?? NO_ID, ['open']);
    return suggestions.countOpen(post?.id ?? NO_ID);
  },
  'who released what of a user': async (database, userId) =>
    (await new ApprovalsRepository(database).find(userId, aList({}, 'due_at'))).rows,
  'the numbers of the day': (database) =>
    new AdminFiguresRepository(database).find(new Date('2026-11-30T12:00:00Z')),
  'the prompts of the week that their users are told of': (database) =>
    new RemindersRepository(database).findPromptsReady(...MONDAY_MORNING),
  'the publications whose first comment was never written down': (database) =>
    new FirstCommentsRepository(database).findUnfollowed(20),
  'the posts whose users are asked for figures': (database) =>
    new RemindersRepository(database).findWithoutFigures(...MONDAY_MORNING),
  'the lines of all users, unread first': (database) =>
    new AdminMessagesRepository(database).findPage(new AdminListQuery()),
};

describe(`In tables of ${ROWS.toLocaleString('en')} rows of ${USERS} users`, () => {
  let connection: ConnectedDatabase;
  let database: ExplainingDatabase;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    userId = await fill(connection.database);
    database = new ExplainingDatabase(connection.source);
  }, 180_000);
  afterAll(() => connection.close());

  it.each(Object.entries(READS))('indexes alone serve %s', async (_name, read) => {
    const answer = await read(database, userId);
    expect(JSON.stringify(answer)).not.toMatch(/^(null|\[\]|\{"rows":\[\])/);
    const { scanned, statements } = database.take();
    expect(statements).toBeGreaterThan(0);
    expect(scanned.filter((table) => TABLES.includes(table))).toEqual([]);
  });

  it('a statement that no index serves would be noticed', async () => {
    await database.query(`select id from content_prompts where prompt_text = 'Nobody indexes this'`);
    expect(database.take().scanned).toEqual(['content_prompts']);
  });

  it('a count that has to read rows to choose among them would be noticed', async () => {
    await database.query(`select count(*) from content_prompts where prompt_text = 'Nobody indexes this'`);
    expect(database.take().scanned).toEqual(['content_prompts']);
  });
});

/** Every user has as many rows as the others, mixed with theirs. Returns one of the users. */
async function fill(database: Database): Promise<string> {
  await database.transaction(async () => {
    // Rows of all users at once, which no statement of the product writes.
    await database.query('set local statement_timeout = 0');
    // The inserted rows are consistent: checking foreign keys for each row takes longer than all tests.
    await database.query(`set local session_replication_role = replica`);
    await database.query(
      `insert into profiles (email, full_name, first_name, time_zone, content_pillars, onboarding_completed, created_at)
       select 'user' || n || '@example.test', 'User ' || n, 'User', 'UTC', '{One,Two,Three}', true, timestamptz '2026-01-01 12:00Z' from generate_series(1, ${USERS}) n`,
    );
    await database.query(
      `create temporary table numbers on commit drop as
       select n, profile.id as user_id, gen_random_uuid() as post_id, gen_random_uuid() as media_id, n / ${USERS} as k,
              timestamptz '2026-11-30 12:00Z' - make_interval(days => 3 * (n / ${USERS}), mins => n % ${USERS}) as at
         from generate_series(1, ${ROWS}) n
         join (select id, row_number() over (order by id) - 1 as place from profiles) profile on profile.place = n % ${USERS}`,
    );
    await database.query(
      `insert into content_prompts (id, user_id, prompt_text, search_text, hook, category, pillar_number, scheduled_date, pushed_to_calendar, batch_id)
       overriding system value
       select n, user_id, text, lower(text), 'Hook ' || n, c[1 + k % 3], 1 + k % 2, at::date, true, md5(user_id::text || k % 5)::uuid
         from (select *, 'Tell how you raised your prices, number ' || n || repeat(', and again', 10) as text from numbers) n
        cross join (select array['First-person anecdote', 'Listicle with a hook', 'Case study/success story'] as c) categories`,
    );
    await database.query(
      `insert into prompt_batches (id, user_id, count, weeks, push_to_calendar, status, created_at, finished_at, order_id)
       select md5(user_id::text || k)::uuid, user_id, 20, 3, true, 'done', at, at,
              case when k % 5 = 0 then overlay(overlay(md5('order ' || k || n % 4) placing '4' from 13) placing '8' from 17)::uuid end
         from numbers`,
    );
    await database.query(
      `update prompt_batches set status = 'failed', error = 'It broke', finished_at = now()
        where id in (select id from prompt_batches order by id limit 40)`,
    );
    await database.query(
      `update content_prompts set is_held = true, review = 'to_read', pushed_to_calendar = false where id % 500 = 0`,
    );
    await database.query(
      `insert into user_subscriptions (user_id, status, plan_type, reason)
       select user_id, 'active', 'monthly', case when n % 20 = 0 then 'grace' else 'paid' end
         from (select user_id, min(n) as n from numbers group by user_id) each`,
    );
    await database.query(
      `insert into social_accounts (id, user_id, provider, provider_user_id, display_name, access_token_encrypted)
       select distinct user_id, user_id, 'linkedin', user_id::text, 'Somebody', 'sealed' from numbers`,
    );
    await database.query(
      `insert into staff_notes (user_id, author_id, text, created_at)
       select user_id, user_id, 'Note ' || n || repeat(' words', 40), at from numbers`,
    );
    await database.query(
      `insert into auth_sessions (user_id, created_at, last_used_at, expires_at, user_agent, ip)
       select user_id, at, at, at + interval '90 days', '', '' from numbers`,
    );
    await database.query(
      `insert into posts (id, user_id, title, content, status, posted_at, scheduled_date, updated_at, source_type, is_hidden, first_comment, plan_changed_at)
       select post_id, user_id, 'Post ' || n, repeat('words ', 40), 'used', at, at::date, at, 'manual', k % 10 = 9, 'More: https://example.test', at from numbers`,
    );
    await database.query(
      `insert into post_suggestions (post_id, author_id, range_start, original, replacement, reason, created_at)
       select post_id, user_id, 0, 'words', 'Better words', repeat('why ', 40), at from numbers`,
    );
    await database.query(
      `insert into post_performance (post_id, impressions, likes, comments, shares, engagement_rate, recorded_at)
       select post_id, 1000, k, 5, 5, k / 10.0 + 1, at + interval '3 days' from numbers where n % 500 > 0`,
    );
    await database.query(
      `insert into media (id, user_id, kind, mime_type, file_name, bytes, width, height, storage_key)
       select media_id, user_id, 'image', 'image/png', 'dot.png', 68, 1, 1, 'media/' || media_id from numbers`,
    );
    await database.query(
      'insert into post_media (post_id, position, media_id) select post_id, 0, media_id from numbers',
    );
    await database.query(
      `insert into publications (user_id, post_id, social_account_id, due_at, local_date, local_time, time_zone, snapshot, state, evidence, published_at, updated_at)
       select user_id, post_id, user_id, at, at::date, to_char(at, 'HH24:MI'), 'UTC',
              case when k % 3 = 0 then '{"commentary": "words"}' end,
              case when k % 100 = 1 then 'missed' when k % 10 = 2 then 'published' else 'scheduled' end,
              case when k % 10 = 2 then 'response' end,
              case when k = 2 then now() - interval '1 hour' when k % 10 = 2 then at end, greatest(at, now()) from numbers`,
    );
    // What went out in the last hour waits for its comment still.
    await database.query(
      `insert into first_comments (publication_id, user_id, text, state, reason)
       select id, user_id, 'More: https://example.test', 'copy', 'not_granted' from publications
        where published_at is null or published_at < now() - interval '2 hours'`,
    );
    await database.query(
      `insert into publication_events (publication_id, at, event, from_state, to_state, version, fence, actor)
       select p.id, due_at, e.event, e.from_state, e.to_state, 1, 1, e.actor || user_id from publications p
        cross join (values ('schedule', 'draft', 'scheduled', 'user:'), ('grace_passed', 'scheduled', 'missed', 'worker:'))
                   e (event, from_state, to_state, actor)`,
    );
    await database.query(
      `insert into notifications (user_id, kind, title, body, link, subject, created_at, push_due_at, post_id, post_date)
       select user_id, case when n % 500 = 2 then 'week.letter' when k % 10 = 3 then 'publication.first_comment' else 'draft.due' end, 'A draft',
              'is due', '/posts', n, at, case when n % 500 = 1 then at end, post_id, at::date from numbers`,
    );
    await database.query(
      `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, created_at)
       select user_id, id, 'https://push.example.com/' || id, repeat('B', 87), repeat('a', 22), created_at
         from (select *, row_number() over (partition by user_id order by created_at desc) as place from auth_sessions) session
        where place <= ${PUSH_DEVICES_MAX}`,
    );
    await database.query(
      `insert into push_messages (user_id, notice_id, device_id, next_try_at)
       select n.user_id, n.id, d.id, '2026-12-01'::timestamptz + make_interval(mins => 1 + n.subject::int - 10)
         from notifications n join (select distinct on (user_id) id, user_id from push_devices order by user_id) d using (user_id)`,
    );
    await database.query(
      `insert into figure_readings (post_id, user_id, social_account_id, urn, published_at, due_at)
       select post_id, user_id, gen_random_uuid(), 'urn:li:share:' || n, at, at + interval '1 day' from numbers`,
    );
    await database.query(
      `insert into ai_insights (user_id, insight_type, subject, insight_data, confidence_score, recommendations)
       select user_id, 'best_kind', n, '{}', 0.85, '{}' from numbers`,
    );
    await database.query(
      `insert into user_sessions (user_id, started_at, last_event_at, session_data, pages_visited, features_used)
       select user_id, at, at + interval '5 minutes', '{"browser": "Firefox"}', '{/posts}', '{prompt_calendar_use_prompt}' from numbers`,
    );
    await database.query(
      `insert into saved_post_notes (user_id, title, notes, created_at)
       select user_id, 'Note ' || n, 'Note ' || n || repeat(' words', 40), at from numbers`,
    );
    await database.query(
      `insert into sample_post_analytics
         (user_id, post_content, content_hash, performance_category, insights, word_count, character_count, linkedin_post, created_at, updated_at, synced_at)
       select user_id, repeat('words ', 40), n, 'Good', '{}', 40, 240, 'urn:li:share:' || n, at, timestamptz '2026-01-01 12:00Z',
              case when n % 100 > 0 then at end from numbers`,
    );
    await database.query(
      `with imported as (insert into training_post_imports (user_id, status, finished_at)
                         select distinct user_id, 'done', now() from numbers returning id, user_id)
       insert into training_post_import_items (import_id, user_id, position, kind, content, content_hash, standing)
       select id, user_id, n, 'post', repeat('words ', 40), n, 'new' from imported, generate_series(1, 100) n`,
    );
    await database.query(
      `insert into feedback (user_id, prompt_id, rating, feedback_text, updated_at)
       select user_id, n, 1 + k % 5, repeat('words ', 20), at from numbers`,
    );
    await database.query(
      `insert into feedback (user_id, post_id, rating, updated_at)
       select user_id, post_id, 5, at from numbers where k % 10 = 0`,
    );
    await database.query(
      `update feedback set reply = 'Thank you', replied_at = now() where prompt_id % 500 = 0`,
    );
    await database.query(
      `insert into generation_history
         (user_id, post_id, kind, status, request, writer, output, outcome, changed_share, kept_share,
          released_at, created_at, finished_at)
       select user_id, post_id, 'draft', 'completed', '{"mode": "save", "answers": []}', '{"kind": "model", "label": "m"}',
              repeat('words ', 40), 'saved', 0.5, 0.5, at, at, at from numbers`,
    );
    await database.query(
      `insert into learned_rules (user_id, kind, key, phrase, instead, occurrences, opportunities, learned_where)
       select user_id, 'cut_phrase', 'key ' || n, repeat('words ', 10), '', 3, 3, '{}' from numbers`,
    );
    await database.query(
      `insert into learned_rule_evidence (rule_id, generation_id, user_id, before)
       select distinct on (r.id) r.id, g.id, r.user_id, repeat('words ', 20)
         from learned_rules r join generation_history g using (user_id) order by r.id, g.id`,
    );
    await database.query(
      `insert into payment_events (id, type, happened_at, received_at, source, hash, body, user_id, outcome, processed_at)
       select 'evt_' || n, 'invoice.paid', at, at, 'webhook', n, repeat('words ', 40), case when n % 101 > 0 then user_id end,
              'done', case when n % 500 > 1 then at end from numbers`,
    );
    await database.query(
      `insert into klaviyo_events (user_id, event, subject, happened_at, next_try_at, sent_at)
       select user_id, 'Subscription Started', 'plan ' || n, at, at, case when n % 500 > 1 then at end from numbers`,
    );
    await database.query(
      `insert into subscription_changes
         (user_id, at, plan_type, status, reason, opens, opened_before, cause, event_id, cancel_at_period_end)
       select user_id, at, 'monthly', 'active', 'paid', true, true, 'event', 'evt_' || n, false from numbers`,
    );
    await database.query(
      `insert into staff_messages (user_id, text, prompt_id, created_at, read_at)
       select user_id, 'Line ' || n || repeat(' words', 20), n, at, case when n % 50 > 0 then at end from numbers`,
    );
  });
  await database.query(`vacuum analyze ${['profiles', ...TABLES].join(', ')}`);
  const [user] = await database.query<{ id: string }>('select id from profiles order by id limit 1');
  return user!.id;
}
