import { randomInt, randomUUID } from 'node:crypto';
import { analyseStyle, HOUR_MS } from '@drumbeat/domain';
import type { CalendarFeedResponse } from '../../../src/modules/calendar/calendar-feed.dto.js';
import type { NoteEntity } from '../../../src/modules/notes/note.entity.js';
import type { FeedbackEntity } from '../../../src/modules/feedback/feedback.entity.js';
import type { NotificationEntity } from '../../../src/modules/notifications/notification.entity.js';
import type { TrackedSessionEntity } from '../../../src/modules/tracking/tracked-session.entity.js';
import { Database } from '../../../src/platform/database/database.js';
import { StoredFilesService } from '../../../src/platform/storage/stored-files.service.js';
import { aGeneration } from '../../builders/generation.builder.js';
import { insertRow } from '../../builders/insert-row.js';
import { aPost, aPublication } from '../../builders/post.builder.js';
import { aPrompt, aPromptBatch } from '../../builders/prompt.builder.js';
import { aTrainingPost } from '../../builders/training-post.builder.js';
import { OPERATIONS } from './api-description.js';
import { connectLinkedIn } from '../publishing/connect-linkedin.js';
import { enoughPosts } from '../writing/enough-posts.js';
import type { MessageEntity } from '../../../src/modules/messages/message.entity.js';
import { signUp, type TestClient } from '../network/http-client.js';
import { storeMedia } from '../media/store-media.js';
import { TINY_PNG } from '../media/upload-media.js';
import type { TestApp } from './test-app.js';

/** A user's data that a call can name: their ids and list cursors. */
export interface Belongings {
  readonly userId: string;
  readonly email: string;
  /** Another session of theirs. */
  readonly sessionId: string;
  readonly pushDeviceId: string;
  readonly promptId: number;
  /** A prompt of a batch that is not on the calendar. */
  readonly unpushedPromptId: number;
  /** A finished and a failed batch. */
  readonly doneBatchId: string;
  readonly failedBatchId: string;
  readonly draftId: string;
  /** A scheduled post and its publication. */
  readonly scheduledPostId: string;
  readonly publicationId: string;
  /** A post whose outcome its user has to decide. */
  readonly askedPostId: string;
  readonly askedPublicationId: string;
  /** A post of version 3, whose texts before are versions 1 and 2. */
  readonly rewrittenPostId: string;
  readonly postedId: string;
  /** What staff suggest for the draft. */
  readonly suggestionId: string;
  /** An image that no post uses. */
  readonly generationId: string;
  /** A rule that their edits propose. */
  readonly learnedRuleId: string;
  /** A finished analysis of their posts. */
  readonly mediaId: string;
  readonly noteId: string;
  readonly breakId: string;
  /** Gives access to the calendar. */
  readonly analysisId: string;
  readonly trainingPostId: string;
  /** An import that was read, of two posts. */
  readonly importId: string;
  /** A tracked session that has not ended. */
  readonly feedToken: string;
  readonly noticeId: string;
  readonly messageId: string;
  readonly feedbackId: string;
  /** A stretch of using the product that is not over. */
  readonly trackedSessionId: string;
  /** Cursors of the second page of each list, by the key of its operation. */
  readonly cursors: ReadonlyMap<string, string>;
}

export interface Owner {
  readonly client: TestClient;
  readonly belongings: Belongings;
  /** Part of every text of theirs, and of nothing else. */
  readonly canary: string;
}

/** A subscriber who is connected to LinkedIn and has rows of every kind. */
export async function anOwner(app: TestApp): Promise<Owner> {
  const canary = `canary${randomUUID().slice(0, 8)}`;
  const database = app.app.get(Database);
  const {
    client,
    id: userId,
    email,
  } = await signUp(app.url, {
    email: `${canary}@example.test`,
    full_name: `Ada ${canary}`,
  });
  await connectLinkedIn(app, client, `Member ${canary}`);
  await fillProfile(database, userId, canary);
  const batches = await insertBatches(database, userId, canary);
  const posts = await insertPosts(database, userId, canary);
  const generationId = await insertGenerations(database, userId, posts.draftId, canary);
  const learnedRuleId = await insertLearnedRule(database, userId, generationId, canary);
  const { id: mediaId } = await storeMedia(database, app.app.get(StoredFilesService), userId, {
    fileName: `${canary}.png`,
    thumbnail: TINY_PNG,
  });
  const noteId = await insertNotes(database, userId, canary);
  const { id: breakId } = await insertRow<{ id: string }>(database, 'planned_breaks', {
    user_id: userId,
    starts_on: '2026-12-24',
    ends_on: '2027-01-01',
  });
  const analysisId = await insertAnalyses(database, userId, canary);
  await insertInterview(database, userId, canary);
  const trainingPostId = await aTrainingPost(database, userId, { post_content: `Training ${canary}` });
  const importId = await insertImport(database, userId, canary);
  await aTrainingPost(database, userId, { post_content: `Training once more ${canary}` });
  const rate = (post_id: string) =>
    insertRow<FeedbackEntity>(database, 'feedback', {
      user_id: userId,
      post_id,
      rating: 2,
      feedback_text: `Feedback ${canary}`,
    });
  await rate(posts.draftId);
  const { id: feedbackId } = await rate(posts.scheduledPostId);
  const messageId = await insertMessages(database, userId, batches.promptId, canary);
  const session = await insertRow<{ id: string }>(database, 'auth_sessions', {
    user_id: userId,
    created_at: new Date(),
    last_used_at: new Date(),
    expires_at: new Date('2030-01-07T08:00:00Z'),
    user_agent: `Browser ${canary}`,
    ip: '203.0.113.7',
  });
  const device = await insertRow<{ id: string }>(database, 'push_devices', {
    user_id: userId,
    session_id: session.id,
    ...{ endpoint: `https://push.example.com/${canary}`, p256dh: canary, auth: canary },
    label: `Browser ${canary}`,
    created_at: new Date(),
  });
  const notice = await insertRow<NotificationEntity>(database, 'notifications', {
    user_id: userId,
    kind: 'publication.lost',
    subject: posts.publicationId,
    title: `Title ${canary}`,
    body: `Body ${canary}`,
    link: `/posts/${posts.askedPostId}?${canary}`,
  });
  const trackedSessionId = await insertTrackedSession(database, userId, canary);
  const feedToken = await makeFeed(client);
  const cursors = await secondPages(client, posts);
  return {
    client,
    canary,
    belongings: {
      userId,
      email,
      sessionId: session.id,
      pushDeviceId: device.id,
      ...batches,
      ...posts,
      generationId,
      learnedRuleId,
      mediaId,
      noteId,
      breakId,
      analysisId,
      trainingPostId,
      importId,
      feedToken,
      noticeId: notice.id,
      messageId,
      feedbackId,
      trackedSessionId,
      cursors,
    },
  };
}

/** Ids of nothing that exists; list cursors stay unchanged. */
export function nobodysBelongings(like: Belongings): Belongings {
  return {
    userId: randomUUID(),
    email: `${randomUUID()}@example.test`,
    sessionId: randomUUID(),
    pushDeviceId: randomUUID(),
    promptId: randomInt(1_000_000_000, 2_000_000_000),
    unpushedPromptId: randomInt(1_000_000_000, 2_000_000_000),
    doneBatchId: randomUUID(),
    failedBatchId: randomUUID(),
    draftId: randomUUID(),
    scheduledPostId: randomUUID(),
    publicationId: randomUUID(),
    askedPostId: randomUUID(),
    askedPublicationId: randomUUID(),
    rewrittenPostId: randomUUID(),
    postedId: randomUUID(),
    suggestionId: randomUUID(),
    generationId: randomUUID(),
    learnedRuleId: randomUUID(),
    mediaId: randomUUID(),
    noteId: randomUUID(),
    breakId: randomUUID(),
    analysisId: randomUUID(),
    trainingPostId: randomUUID(),
    importId: randomUUID(),
    feedToken: randomUUID(),
    noticeId: randomUUID(),
    feedbackId: randomUUID(),
    messageId: randomUUID(),
    trackedSessionId: randomUUID(),
    cursors: like.cursors,
  };
}

async function fillProfile(database: Database, userId: string, canary: string): Promise<void> {
  await database.query(
    `update profiles set content_pillars = $2, target_audience = $3, ideal_target_client = $3, client_pain_points = $3,
            content_strategy = $3, business_size = $3, company_size = $3, industry = $3, pain_points = $3
      where id = $1`,
    [userId, [`Pricing ${canary}`, `Teams ${canary}`], `Text ${canary}`],
  );
  await insertRow(database, 'user_preferences', {
    user_id: userId,
    target_audience: `Audience ${canary}`,
    never_use_phrases: [`phrase ${canary}`],
  });
}

async function insertBatches(database: Database, userId: string, canary: string) {
  const [doneBatchId, failedBatchId] = [
    await aPromptBatch(database, userId, { status: 'done', created_count: 1 }),
    await aPromptBatch(database, userId, { status: 'failed', error: `Error ${canary}` }),
  ];
  const text = { hook: `Hook ${canary}`, prompt_text: `Prompt ${canary}`, category: `Category ${canary}` };
  const unpushedPromptId = await aPrompt(database, userId, {
    ...text,
    batch_id: doneBatchId,
    is_favorite: true,
  });
  const promptId = await aPrompt(database, userId, {
    ...text,
    scheduled_date: '2030-01-07',
    pushed_to_calendar: true,
  });
  return { doneBatchId, failedBatchId, promptId, unpushedPromptId };
}

async function insertPosts(database: Database, userId: string, canary: string) {
  const text = { title: `Title ${canary}`, content: `Content ${canary}`, hashtags: [canary] };
  const draftId = await aPost(database, userId, text);
  const scheduledPostId = await aPost(database, userId, text);
  const askedPostId = await aPost(database, userId, text);
  const publicationId = await aPublication(database, userId, scheduledPostId, {
    due_at: new Date('2030-01-07T08:00:00Z'),
  });
  const askedPublicationId = await aPublication(database, userId, askedPostId, {
    state: 'needs_user',
    snapshot: JSON.stringify({ commentary: `Content ${canary}` }),
  });
  const rewrittenPostId = await aPost(database, userId, { ...text, version: 3 });
  for (const version of [1, 2]) {
    await insertRow(database, 'post_versions', {
      post_id: rewrittenPostId,
      version,
      title: text.title,
      content: `Before ${canary}`,
      written_at: new Date('2026-11-20T12:00:00Z'),
    });
  }
  // So lately that there is still something to do about it on LinkedIn.
  const postedAt = new Date(Date.now() - HOUR_MS);
  const postedId = await aPost(database, userId, { ...text, status: 'used', posted_at: postedAt });
  // Read by LinkedIn’s call: before 2 days only figures that are there can be changed.
  await insertRow(database, 'post_performance', { post_id: postedId, impressions: 900 });
  const suggestion = await insertRow<{ id: string }>(database, 'post_suggestions', {
    post_id: draftId,
    range_start: 0,
    original: `Content ${canary}`,
    replacement: `Better ${canary}`,
    reason: `Reason ${canary}`,
  });
  return {
    draftId,
    suggestionId: suggestion.id,
    scheduledPostId,
    askedPostId,
    rewrittenPostId,
    postedId,
    publicationId,
    askedPublicationId,
  };
}

async function insertGenerations(
  database: Database,
  userId: string,
  post_id: string,
  canary: string,
): Promise<string> {
  const text = { post_id, output: `Output ${canary}` };
  await aGeneration(database, userId, text);
  const released_at = new Date('2026-11-02T08:00:00Z');
  return aGeneration(database, userId, { ...text, kind: 'suggestion', outcome: null, released_at });
}

async function insertLearnedRule(
  database: Database,
  userId: string,
  generation_id: string,
  canary: string,
): Promise<string> {
  const { id } = await insertRow<{ id: string }>(database, 'learned_rules', {
    user_id: userId,
    kind: 'cut_phrase',
    key: `key ${canary}`,
    phrase: `Phrase ${canary}`,
    instead: '',
    occurrences: 3,
    opportunities: 3,
    learned_where: JSON.stringify({ places: ['opening'], from: ['prompt'], pillars: [1] }),
  });
  await insertRow(database, 'learned_rule_evidence', {
    rule_id: id,
    generation_id,
    user_id: userId,
    before: `Before ${canary}`,
  });
  return id;
}

async function insertNotes(database: Database, userId: string, canary: string): Promise<string> {
  const text = { user_id: userId, title: `Title ${canary}`, notes: `Notes ${canary}` };
  await insertRow(database, 'saved_post_notes', text);
  return (await insertRow<NoteEntity>(database, 'saved_post_notes', text)).id;
}

/** One that is done and has changed the voice, and one that waits. */
async function insertAnalyses(database: Database, userId: string, canary: string): Promise<string> {
  const user_id = userId;
  const { id } = await insertRow<{ id: string }>(database, 'style_analyses', {
    user_id,
    status: 'done',
    post_count: 6,
    result: JSON.stringify(analyseStyle(enoughPosts([`I wrote ${canary} twice. Nobody ${canary} left.`]))),
    finished_at: new Date('2026-11-20T12:00:00Z'),
  });
  await insertRow(database, 'style_analyses', { user_id, posts: [`Post ${canary}`], post_count: 1 });
  await insertRow(database, 'voice_changes', {
    user_id,
    cause: 'analysis',
    changes: JSON.stringify([
      { field: 'energy_level', from: 5, to: 7 },
      { field: 'frequently_used_words', from: [], to: [canary] },
    ]),
    analysis_id: id,
  });
  return id;
}

/** A story that was told, and is training text. */
async function insertInterview(database: Database, userId: string, canary: string): Promise<void> {
  const text = `I told ${canary} to a friend.`;
  await insertRow(database, 'voice_interviews', { user_id: userId, language: 'en' });
  await insertRow(database, 'voice_interview_answers', {
    user_id: userId,
    question: 'story',
    text,
    at: new Date('2026-11-20T12:00:00Z'),
  });
  await aTrainingPost(database, userId, { kind: 'interview', post_content: text });
}

/** One that waits for a choice. */
async function insertImport(database: Database, userId: string, canary: string): Promise<string> {
  const { id } = await insertRow<{ id: string }>(database, 'training_post_imports', {
    user_id: userId,
    status: 'done',
    finished_at: new Date('2026-11-20T12:00:00Z'),
  });
  for (const position of [1, 2]) {
    await insertRow(database, 'training_post_import_items', {
      import_id: id,
      user_id: userId,
      position,
      kind: 'post',
      content: `Imported ${canary} ${position}`,
      content_hash: randomUUID(),
      standing: 'new',
    });
  }
  return id;
}

/** Makes two messages to the staff; the one whose id is returned has no reply yet. */
async function insertMessages(
  database: Database,
  userId: string,
  promptId: number,
  canary: string,
): Promise<string> {
  const line = { user_id: userId, prompt_id: promptId, text: `Line ${canary}` };
  const at = new Date('2026-11-20T12:00:00Z');
  await insertRow(database, 'staff_messages', {
    ...line,
    read_at: at,
    replied_at: at,
    reply: `Reply ${canary}`,
  });
  return (await insertRow<MessageEntity>(database, 'staff_messages', line)).id;
}

async function insertTrackedSession(database: Database, userId: string, canary: string): Promise<string> {
  const session = await insertRow<TrackedSessionEntity>(database, 'user_sessions', {
    user_id: userId,
    started_at: new Date(),
    last_event_at: new Date('2030-01-07T08:00:00Z'),
    session_data: { browser: canary },
    pages_visited: [`/${canary}`],
  });
  return session.id;
}

async function makeFeed(client: TestClient): Promise<string> {
  const { body } = await client.post<CalendarFeedResponse>('/calendar/feed');
  return /\/([^/]+)\.ics$/.exec(body.url ?? '')?.[1] ?? '';
}

async function secondPages(
  client: TestClient,
  { rewrittenPostId, draftId }: Pick<Belongings, 'rewrittenPostId' | 'draftId'>,
): Promise<ReadonlyMap<string, string>> {
  const lists = OPERATIONS.filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'));
  const cursors = new Map<string, string>();
  for (const { key, path } of lists) {
    const id = path.endsWith('/versions') ? rewrittenPostId : draftId;
    const list = path.replace('/api', '').replace('{id}', id);
    const { body } = await client.get<{ readonly next_cursor: string | null }>(`${list}?limit=1`);
    if (body.next_cursor === null) throw new Error(`An owner has more than one of ${list}`);
    cursors.set(key, body.next_cursor);
  }
  return cursors;
}
