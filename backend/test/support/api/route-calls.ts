import { DAY_MS, EXPORT_RECEIPT_LENGTH } from '@drumbeat/domain';
import { randomUUID } from 'node:crypto';
import type { Operation, Schema } from './api-description.js';
import { OPERATIONS, resolved } from './api-description.js';
import type { Belongings } from './belongings.js';
import { aPushSubscription } from '../services/push-service.js';
import { TEST_PASSWORD, type TestClient } from '../network/http-client.js';

/** A call of one operation: its path, query and body. */
export interface RouteCall {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface RouteFixture {
  /** Good calls with the ids of these belongings; together they fill every place of the operation that takes an id. */
  readonly calls: (own: Belongings) => readonly [RouteCall, ...RouteCall[]];
  /** The owner's own status if it is not the documented one. */
  readonly toOwner?: number;
  /** Another subscriber's status if it is not 404: the call then affects only their own data. */
  readonly toStranger?: number;
  /** Staff may do it for anybody, which the route's own spec tests. */
  readonly isForStaff?: boolean;
  /** New ids chosen by the caller. The route's own spec tests another user's. */
  readonly invents?: readonly string[];
  /** The anonymous status if a public route requires a token. */
  readonly toNobody?: number;
}

/** Within any range of the calendar and of the schedule. */
const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString();

const A_BROWSER = {
  browser: 'Firefox',
  device: 'desktop',
  screen_size: '1280x800',
  timezone: 'Europe/Berlin',
  referrer: '',
};

const anEvent = () => ({
  event_type: 'navigation',
  event_name: 'page_view',
  page_url: '/posts',
  event_data: {},
  at: new Date().toISOString(),
});

const NO_NOTE = '00000000-0000-4000-8000-000000000000';

/**
 * One entry for each operation that takes an id, a body, or a query that it cannot do without. The generated tests fail with
 * the operation's name where one is missing.
 */
export const ROUTE_FIXTURES: Readonly<Record<string, RouteFixture>> = {
  'POST /api/auth/signup': {
    calls: ({ userId }) => [{ body: { email: `new-${userId}@example.test`, password: TEST_PASSWORD } }],
    toStranger: 201,
  },
  'POST /api/auth/login': {
    calls: ({ email }) => [{ body: { email, password: TEST_PASSWORD } }],
    toStranger: 200,
  },
  'POST /api/auth/magic-link/send': {
    calls: ({ userId }) => [{ body: { email: `link-${userId}@example.test`, next: '/posts' } }],
    toStranger: 200,
  },
  'POST /api/auth/confirmation/send': {
    calls: ({ userId }) => [{ body: { email: `confirm-${userId}@example.test` } }],
    toStranger: 200,
  },
  'POST /api/auth/forgot-password': {
    calls: ({ userId }) => [{ body: { email: `forgot-${userId}@example.test` } }],
    toStranger: 200,
  },
  'POST /api/auth/verify': {
    calls: () => [{ body: { type: 'magiclink', token: 'none-of-ours' } }],
    toOwner: 410,
    toStranger: 410,
    toNobody: 410,
  },
  'POST /api/auth/reset-password': {
    calls: () => [{ body: { token: 'none-of-ours', password: TEST_PASSWORD } }],
    toOwner: 410,
    toStranger: 410,
    toNobody: 410,
  },
  'POST /api/webhooks/stripe': { calls: () => [{}], toOwner: 400, toStranger: 400, toNobody: 400 },
  'POST /api/subscriptions/checkout': {
    calls: () => [{ body: { amount: 13_950, currency: 'usd', attempt: randomUUID() } }],
    toStranger: 200,
  },
  'POST /api/subscriptions/confirm': {
    calls: () => [{ body: { session_id: 'cs_test_of_nobody' } }],
    toOwner: 404,
  },
  'POST /api/subscriptions/portal': { calls: () => [{}], toOwner: 409, toStranger: 409 },
  'POST /api/subscriptions/cancel': { calls: () => [{}], toOwner: 409, toStranger: 409 },
  'POST /api/subscriptions/reactivate': { calls: () => [{}], toOwner: 409, toStranger: 409 },
  'GET /api/admin/payment-events/{id}': {
    calls: () => [{ params: { id: 'evt_of_nobody' } }],
    toOwner: 404,
    isForStaff: true,
  },
  'POST /api/admin/payment-events/{id}/replay': {
    calls: () => [{ params: { id: 'evt_of_nobody' } }],
    toOwner: 404,
    isForStaff: true,
  },
  'GET /api/admin/queues/{name}/failed-jobs': {
    calls: () => [{ params: { name: 'mail' } }],
  },
  'POST /api/admin/queues/{name}/failed-jobs/{id}/retry': {
    calls: () => [{ params: { name: 'mail', id: 'job-of-nobody' } }],
    toOwner: 404,
  },
  'DELETE /api/admin/queues/{name}/failed-jobs/{id}': {
    calls: () => [{ params: { name: 'mail', id: 'job-of-nobody' } }],
    toOwner: 404,
  },
  'GET /api/admin/users/{id}/subscription-changes': {
    calls: ({ userId: id }) => [{ params: { id } }],
    isForStaff: true,
  },
  'POST /api/admin/users/{id}/end-free-plan': {
    calls: ({ userId: id }) => [{ params: { id } }],
    isForStaff: true,
  },
  'POST /api/auth/change-password': {
    calls: () => [{ body: { current_password: TEST_PASSWORD, password: 'seven green lanterns' } }],
    toStranger: 204,
  },
  'POST /api/beta/auth/google': { calls: () => [{ body: { next: '/posts' } }], toStranger: 200 },
  'DELETE /api/auth/sessions/{id}': { calls: ({ sessionId: id }) => [{ params: { id } }] },
  'POST /api/auth/refresh': { calls: () => [{}], toStranger: 200, toNobody: 401 },
  'POST /api/auth/logout': { calls: () => [{ body: { scope: 'local' } }], toStranger: 204 },
  'PATCH /api/profile': { calls: () => [{ body: { weekly_posting_goal: 4 } }], toStranger: 200 },
  'DELETE /api/profile': {
    calls: () => [{ body: { password: TEST_PASSWORD, confirm: 'DELETE' } }],
    toStranger: 204,
  },
  // Strangers have no answers to write from.
  'POST /api/profile/pillar-suggestions': { calls: () => [{}], toStranger: 409 },
  'POST /api/profile/generate-icp-summary': { calls: () => [{}], toStranger: 409 },
  'POST /api/klaviyo/track': {
    calls: ({ email }) => [{ body: { event: 'Started Signup', email } }],
    // Another's email.
    toStranger: 400,
  },
  'POST /api/tracking/sessions': {
    calls: () => [{ body: { session_data: A_BROWSER } }],
    toStranger: 201,
  },
  'PATCH /api/tracking/sessions/{id}': {
    calls: ({ trackedSessionId: id }) => [{ params: { id }, body: { features_used: ['calendar'] } }],
  },
  'POST /api/tracking/events': {
    calls: ({ trackedSessionId: session_id }) => [{ body: { session_id, events: [anEvent()] } }],
  },
  'PUT /api/tracking/choice': { calls: () => [{ body: { is_allowed: true } }], toStranger: 200 },
  'GET /api/admin/users/{id}': { calls: ({ userId: id }) => [{ params: { id } }] },
  'GET /api/admin/users/{id}/export': { calls: ({ userId: id }) => [{ params: { id } }] },
  'POST /api/admin/users/{id}/export/receipt': {
    // The receipt is at the end of an export, which the route's own spec reads.
    calls: ({ userId: id }) => [{ params: { id }, body: { receipt: '.'.repeat(EXPORT_RECEIPT_LENGTH) } }],
    toOwner: 422,
  },
  'DELETE /api/admin/users/{id}': {
    // Nobody deletes themselves.
    calls: ({ userId: id, email }) => [{ params: { id }, body: { email } }],
    toOwner: 422,
  },
  'GET /api/admin/usage/{id}': { calls: ({ userId: id }) => [{ params: { id } }] },
  'GET /api/admin/users/{id}/writing-profile': { calls: ({ userId: id }) => [{ params: { id } }] },
  'GET /api/admin/users/{id}/training-posts': { calls: ({ userId: id }) => [{ params: { id } }] },
  'GET /api/admin/users/{id}/activity': { calls: ({ userId: id }) => [{ params: { id } }] },
  'GET /api/admin/users/{id}/approvals': { calls: ({ userId: id }) => [{ params: { id } }] },
  'GET /api/admin/users/{id}/calendar': {
    calls: ({ userId: id }) => [{ params: { id }, query: { from: '2026-11-16', to: '2026-11-29' } }],
  },
  'GET /api/admin/users/{id}/notes': { calls: ({ userId: id }) => [{ params: { id } }] },
  'POST /api/admin/users/{id}/notes': {
    calls: ({ userId: id }) => [{ params: { id }, body: { text: 'Prefers calls.' } }],
  },
  'PATCH /api/admin/users/{id}/notes/{noteId}': {
    calls: ({ userId: id }) => [{ params: { id, noteId: NO_NOTE }, body: { text: 'Calls.', version: 1 } }],
    toOwner: 404,
  },
  'DELETE /api/admin/users/{id}/notes/{noteId}': {
    calls: ({ userId: id }) => [{ params: { id, noteId: NO_NOTE } }],
    toOwner: 404,
  },
  'GET /api/admin/users/{id}/lessons': { calls: ({ userId: id }) => [{ params: { id } }] },
  'GET /api/admin/users/{id}/weekly-prompts': { calls: ({ userId: id }) => [{ params: { id } }] },
  'PUT /api/admin/users/{id}/weekly-prompts': {
    calls: ({ userId: id }) => [
      { params: { id }, body: { mode: 'push' } },
      { params: { id }, body: { mode: null } },
    ],
  },
  'GET /api/admin/users/{id}/kept-share': { calls: ({ userId: id }) => [{ params: { id } }] },
  'PUT /api/admin/users/{id}/profile-lock': {
    calls: ({ userId: id }) => [
      { params: { id }, body: { is_locked: true, reason: 'They asked us to.' } },
      { params: { id }, body: { is_locked: false, reason: 'Checked with them.' } },
    ],
  },
  'PATCH /api/admin/users/{id}': {
    calls: ({ userId: id }) => [{ params: { id }, body: { full_name: 'Ada Example' } }],
  },

  'GET /api/content-prompts/{id}': { calls: ({ promptId: id }) => [{ params: { id } }] },
  'PATCH /api/content-prompts/{id}': {
    calls: ({ promptId: id }) => [{ params: { id }, body: { is_favorite: true } }],
  },
  'POST /api/content-prompts/{id}/archive': { calls: ({ promptId: id }) => [{ params: { id } }] },
  'POST /api/content-prompts/{id}/unarchive': { calls: ({ promptId: id }) => [{ params: { id } }] },
  'POST /api/content-prompts/{id}/move': {
    calls: ({ promptId: id }) => [
      { params: { id }, body: { scheduled_date: '2030-01-09', slot: 2 } },
      { params: { id }, body: { scheduled_date: '2030-01-10', slot: null, version: 2 } },
    ],
  },
  'DELETE /api/content-prompts/{id}/schedule': { calls: ({ promptId: id }) => [{ params: { id } }] },
  'GET /api/admin/content-prompts/{id}': { calls: ({ promptId: id }) => [{ params: { id } }] },
  'PATCH /api/admin/content-prompts/{id}': {
    calls: ({ promptId: id }) => [{ params: { id }, body: { hook: 'Another hook' } }],
  },
  'DELETE /api/admin/content-prompts/{id}': { calls: ({ promptId: id }) => [{ params: { id } }] },
  'POST /api/admin/content-prompts/{id}/decision': {
    calls: ({ unpushedPromptId: id }) => [
      { params: { id }, body: { decision: 'left_out', reason: 'Too general', version: 1 } },
    ],
  },
  'POST /api/admin/content-prompts/{id}/place': {
    calls: ({ unpushedPromptId: id }) => [
      { params: { id }, body: { scheduled_date: '2030-01-09', slot: 2, version: 1 } },
    ],
  },
  'POST /api/admin/content-prompts/{id}/rewrite': {
    calls: ({ unpushedPromptId: id }) => [{ params: { id }, body: { version: 1 } }],
  },
  'POST /api/admin/prompt-batches/{id}/approve-rest': {
    calls: ({ doneBatchId: id }) => [{ params: { id } }],
  },
  'POST /api/admin/prompt-batches': {
    calls: ({ userId: user_id }) => [
      { body: { user_id, count: 1, pillars: [1], weeks: 1, push_to_calendar: false } },
    ],
  },
  'POST /api/admin/prompt-batches/for-many': {
    calls: ({ userId }) => [
      {
        body: {
          ...{ order_id: randomUUID(), user_ids: [userId], count: 1, pillars: [], weeks: 1 },
          ...{
            push_to_calendar: false,
            days: [1, 5],
            slots: [1],
            tone: 'Calm',
            brief: 'The end of the year',
          },
        },
      },
    ],
    invents: ['order_id'],
  },
  'GET /api/admin/prompt-batches/{id}': { calls: ({ doneBatchId: id }) => [{ params: { id } }] },
  'POST /api/admin/prompt-batches/{id}/push': { calls: ({ doneBatchId: id }) => [{ params: { id } }] },
  'POST /api/admin/prompt-batches/{id}/retry': { calls: ({ failedBatchId: id }) => [{ params: { id } }] },
  'GET /api/calendar': {
    calls: () => [{ query: { from: '2030-01-07', to: '2030-01-13' } }],
    toStranger: 200,
  },
  // Public: the address alone gives access.
  'GET /api/calendar/feed/{token}.ics': {
    calls: ({ feedToken: token }) => [{ params: { token } }],
    toStranger: 200,
  },
  'PUT /api/content-strategy/mix': { calls: () => [{ body: { shares: [60, 40] } }], toStranger: 400 },
  'PUT /api/user-preferences': {
    calls: () => [{ body: { target_audience: 'Studios' } }],
    toOwner: 409,
    toStranger: 200,
  },
  'POST /api/user-preferences': { calls: () => [{ body: { target_audience: 'Studios' } }], toStranger: 200 },

  // Without a worker it does not finish within the call.
  'POST /api/analyze-writing-style': {
    calls: ({ userId }) => [{ body: { posts: ['I raised my prices twice. Nobody left.'], userId } }],
    toOwner: 202,
  },
  'PATCH /api/voice-interview': {
    calls: () => [
      {
        body: {
          round: 1,
          language: 'en',
          answers: [
            { question: 'story', text: 'Last week', more: '', choice: null, at: '2026-11-20T12:00:00Z' },
          ],
        },
      },
    ],
    toStranger: 200,
  },
  'POST /api/voice-interview/profile': {
    calls: () => [
      {
        body: {
          round: 1,
          energy_level: 7,
          never_use_phrases: ['synergy'],
          texts: ['story'],
          corrected: [],
          replace: [],
        },
      },
    ],
    toStranger: 200,
  },
  'POST /api/voice-interview/again': { calls: () => [{ body: { language: 'de' } }], toStranger: 200 },
  'GET /api/analyze-writing-style/{id}': { calls: ({ analysisId: id }) => [{ params: { id } }] },

  'POST /api/planned-breaks': {
    calls: () => [{ body: { starts_on: '2026-12-24', ends_on: '2027-01-01' } }],
    toStranger: 201,
  },
  'DELETE /api/planned-breaks/{id}': { calls: ({ breakId: id }) => [{ params: { id } }] },
  'POST /api/saved-notes': { calls: () => [{ body: { notes: 'For a later post' } }], toStranger: 201 },
  'PATCH /api/saved-notes/{id}': {
    calls: ({ noteId: id }) => [{ params: { id }, body: { version: 1, notes: 'Edited' } }],
  },
  'DELETE /api/saved-notes/{id}': { calls: ({ noteId: id }) => [{ params: { id } }] },
  'POST /api/sample-posts/analytics': {
    calls: () => [{ body: { postContent: 'What I posted last year', impressions: 1_000, likes: 20 } }],
    toStranger: 201,
  },
  'PATCH /api/sample-posts/analytics/{id}': {
    calls: ({ trainingPostId: id }) => [{ params: { id }, body: { impressions: 1_000 } }],
  },
  'DELETE /api/sample-posts/analytics': {
    calls: ({ trainingPostId: id }) => [{ query: { id } }],
    isForStaff: true,
  },
  // A form with files is what these calls cannot send; training-post-import.e2e-spec does.
  'POST /api/sample-posts/import': { calls: () => [{}], toOwner: 400, toStranger: 400 },
  'GET /api/sample-posts/import/{id}': { calls: ({ importId: id }) => [{ params: { id } }] },
  'POST /api/sample-posts/import/{id}/choice': {
    calls: ({ importId: id }) => [{ params: { id }, body: { ids: [1] } }],
  },
  'DELETE /api/sample-posts/import/{id}': { calls: ({ importId: id }) => [{ params: { id } }] },
  'POST /api/feedback': {
    calls: ({ promptId, draftId, generationId: generationHistoryId }) => [
      { body: { type: 'prompt', targetId: String(promptId), rating: 4, generationHistoryId } },
      { body: { type: 'post', targetId: draftId, rating: 0 } },
    ],
  },
  'GET /api/feedback': {
    calls: ({ promptId, draftId }) => [
      { query: { type: 'post', targetId: draftId } },
      { query: { type: 'prompt', targetId: promptId } },
    ],
  },
  // For targets of others, strangers get no rating.
  'POST /api/feedback/batch': {
    calls: ({ promptId, draftId }) => [
      {
        body: {
          items: [
            { type: 'prompt', targetId: String(promptId) },
            { type: 'post', targetId: draftId },
          ],
        },
      },
    ],
    toStranger: 200,
  },
  'GET /api/messages': {
    calls: ({ promptId: prompt_id }) => [{ query: { prompt_id } }],
    toStranger: 200,
  },
  'POST /api/messages': {
    calls: ({ promptId: prompt_id }) => [{ body: { text: 'More of this, please', prompt_id } }],
  },
  'GET /api/admin/search': { calls: () => [{ query: { q: 'words' } }] },
  'GET /api/admin/feedback/{id}': { calls: ({ feedbackId: id }) => [{ params: { id } }] },
  'PATCH /api/admin/feedback/{id}': {
    calls: ({ feedbackId: id }) => [{ params: { id }, body: { reply: 'With pleasure' } }],
  },
  'GET /api/admin/messages/{id}': { calls: ({ messageId: id }) => [{ params: { id } }] },
  'PATCH /api/admin/messages/{id}': {
    calls: ({ messageId: id }) => [{ params: { id }, body: { read: true, reply: 'With pleasure' } }],
  },

  // A stream that is not left would keep the test waiting.
  'GET /api/live': { calls: () => [{ query: { seconds: 0 } }], toStranger: 200 },

  'PATCH /api/notifications/settings': {
    calls: () => [{ body: { topics: [{ topic: 'failed', app: true, mail: 'digest' }], digest_at: '08:00' } }],
    toStranger: 200,
  },
  'POST /api/notifications/devices': {
    calls: () => [{ body: aPushSubscription(randomUUID()) }],
    toStranger: 201,
  },
  'DELETE /api/notifications/devices/{id}': { calls: ({ pushDeviceId: id }) => [{ params: { id } }] },
  'POST /api/posts/refresh': {
    calls: ({ userId }) => [{ query: { userId } }],
  },
  'POST /api/posts': {
    calls: ({ promptId: prompt_id }) => [
      { body: { content: 'By hand', source_type: 'notes', source_id: String(prompt_id), prompt_id } },
    ],
    invents: ['id'],
  },
  'POST /api/posts/generate': {
    calls: ({ promptId: prompt_id, draftId: post_id }) => [
      { body: { prompt_id } },
      { body: { post_id, custom_notes: 'Pricing for studios' } },
      { body: { post_id, mode: 'suggest', content: 'Pricing for studios', selection: 'Pricing' } },
    ],
  },
  'POST /api/posts/brief': {
    calls: ({ promptId: prompt_id, draftId: post_id }) => [
      { body: { prompt_id } },
      { body: { post_id, custom_notes: 'Pricing for studios' } },
      { body: { post_id, mode: 'suggest', content: 'Pricing for studios', selection: 'Pricing' } },
    ],
  },
  'POST /api/posts/openings': {
    calls: ({ draftId: post_id }) => [
      { body: { post_id, content: 'We raised our prices. Fear is the expensive part.' } },
    ],
  },
  'GET /api/posts/{id}/generations': { calls: ({ draftId: id }) => [{ params: { id } }] },
  'PATCH /api/generations/{id}': {
    calls: ({ generationId: id }) => [{ params: { id }, body: { outcome: 'inserted' } }],
  },
  'POST /api/learned-rules/{id}/decision': {
    calls: ({ learnedRuleId: id }) => [
      { params: { id }, body: { decision: 'accept' } },
      { params: { id }, body: { decision: 'undo' } },
    ],
  },
  'POST /api/posts/check': {
    calls: ({ draftId: post_id }) => [
      { body: { post_id, content: 'What I learned this week about prices and about saying no.' } },
    ],
    toStranger: 200,
  },
  'GET /api/posts/{id}/voice-match': { calls: ({ draftId: id }) => [{ params: { id } }] },
  'POST /api/voice-match': {
    calls: ({ draftId: post_id }) => [
      { body: { post_id, content: 'What I learned this week about prices and about saying no.' } },
    ],
    toStranger: 200,
  },
  'GET /api/posts/{id}': { calls: ({ draftId: id }) => [{ params: { id } }] },
  'PATCH /api/posts/{id}': {
    calls: ({ draftId: id }) => [{ params: { id }, body: { version: 1, content: 'Edited' } }],
  },
  'DELETE /api/posts/{id}': { calls: ({ draftId: id }) => [{ params: { id } }] },
  'GET /api/posts/{id}/versions': { calls: ({ rewrittenPostId: id }) => [{ params: { id } }] },
  'GET /api/posts/{id}/suggestions': { calls: ({ draftId: id }) => [{ params: { id } }] },
  'POST /api/posts/{id}/suggestions/{suggestionId}/accept': {
    calls: ({ draftId: id, suggestionId }) => [{ params: { id, suggestionId }, body: { version: 1 } }],
  },
  'POST /api/posts/{id}/suggestions/{suggestionId}/decline': {
    calls: ({ draftId: id, suggestionId }) => [{ params: { id, suggestionId } }],
  },
  'GET /api/admin/posts/{id}/suggestions': { calls: ({ draftId: id }) => [{ params: { id } }] },
  'POST /api/admin/posts/{id}/suggestions': {
    calls: ({ draftId: id }) => [
      {
        params: { id },
        body: { version: 1, range_start: 0, range_end: 7, replacement: 'Words', reason: 'Shorter.' },
      },
    ],
  },
  'DELETE /api/admin/posts/{id}/suggestions/{suggestionId}': {
    calls: ({ draftId: id, suggestionId }) => [{ params: { id, suggestionId } }],
  },
  'POST /api/posts/{id}/versions/{version}/restore': {
    calls: ({ rewrittenPostId: id }) => [{ params: { id, version: 1 }, body: { version: 3 } }],
  },
  // One that is not deleted is returned unchanged.
  'POST /api/posts/{id}/restore': { calls: ({ draftId: id }) => [{ params: { id } }] },
  'PUT /api/posts/{id}/performance': {
    calls: ({ postedId: id }) => [
      { params: { id }, body: { impressions: 1_000, likes: 20, comments: 5, shares: 5 } },
    ],
  },
  'PUT /api/posts/{id}/media': {
    calls: ({ draftId, mediaId }) => [
      { params: { id: draftId }, body: { version: 1, media: [{ id: mediaId, alt_text: 'A dot' }] } },
    ],
  },
  // A form with a file is what these calls cannot send; media.e2e-spec does.
  'POST /api/media': { calls: () => [{}], toOwner: 400, toStranger: 400 },
  'GET /api/media/{id}/file': { calls: ({ mediaId: id }) => [{ params: { id } }] },
  'GET /api/media/{id}/thumbnail': { calls: ({ mediaId: id }) => [{ params: { id } }] },
  'DELETE /api/media/{id}': { calls: ({ mediaId: id }) => [{ params: { id } }] },
  'POST /api/posts/{id}/vouch': {
    calls: ({ draftId: id }) => [{ params: { id }, body: { quotation: '41%' } }],
  },
  'POST /api/posts/{id}/vouch/take-back': {
    calls: ({ draftId: id }) => [{ params: { id }, body: { quotation: '41%' } }],
  },
  'POST /api/posts/{id}/mark-posted': { calls: ({ draftId: id }) => [{ params: { id }, body: {} }] },
  'GET /api/admin/posts/{id}': { calls: ({ draftId: id }) => [{ params: { id } }] },

  'POST /api/posts/linkedin/schedule': {
    calls: ({ draftId: id }) => [{ body: { id, scheduledAt: tomorrow(), timezone: 'Europe/Berlin' } }],
  },
  'DELETE /api/posts/linkedin/schedule': { calls: ({ scheduledPostId: id }) => [{ query: { id } }] },
  'POST /api/posts/share/personal': { calls: ({ draftId: postId }) => [{ body: { postId } }] },
  'GET /api/posts/{id}/publication': { calls: ({ scheduledPostId: id }) => [{ params: { id } }] },
  'GET /api/posts/{id}/finish': { calls: ({ postedId: id }) => [{ params: { id } }] },
  'PATCH /api/posts/{id}/finish': {
    calls: ({ postedId: id }) => [{ params: { id }, body: { step: 'replies:0', done: true } }],
  },
  'POST /api/posts/{id}/correct': {
    calls: ({ postedId: id }) => [
      { params: { id }, body: { version: 1, content: 'The same with a typo less', way: 'by_hand' } },
    ],
  },
  'POST /api/posts/{id}/publication/resolve': {
    calls: ({ askedPostId: id }) => [{ params: { id }, body: { outcome: 'cancel' } }],
  },
  'POST /api/held-posts/still-right': {
    calls: ({ scheduledPostId }) => [{ body: { post_ids: [scheduledPostId] } }],
    toStranger: 200,
  },
  'POST /api/admin/outgoing/{name}/release': { calls: () => [{ params: { name: 'first_comments' } }] },
  'POST /api/admin/outgoing/{name}/pause': { calls: () => [{ params: { name: 'first_comments' } }] },
  'GET /api/admin/publications/{id}': { calls: ({ publicationId: id }) => [{ params: { id } }] },
  'POST /api/admin/publications/{id}/check': {
    calls: ({ askedPublicationId: id }) => [{ params: { id } }],
  },
  'PATCH /api/notifications': {
    calls: ({ noticeId }) => [{ body: { ids: [noticeId], read: true } }],
    toStranger: 200,
  },
};

const ID_LIKE = /^(id|ids)$|_ids?$|[a-z]Ids?$/;

/** Names of an operation's inputs that take an id. */
export function idPlaces({ parameters, body }: Operation): string[] {
  const fields = Object.keys(body === undefined ? {} : (resolved(body).properties ?? {}));
  return [
    ...parameters.filter(isIdLike).map(({ name }) => name),
    ...fields.filter((name) => ID_LIKE.test(name)),
  ];
}

/** The good calls of an operation; one without anything for operations that need nothing. Of a list, its second page. */
export function callsOf({ key }: Pick<Operation, 'key'>, own: Belongings): readonly RouteCall[] {
  const calls = ROUTE_FIXTURES[key]?.calls(own) ?? [{}];
  const cursor = own.cursors.get(key);
  return cursor === undefined ? calls : calls.map((call) => ({ ...call, query: { ...call.query, cursor } }));
}

/** Operations without an entry that need one, entries of no operation, and places for ids that no call of an entry fills. */
export function fixtureProblems(own: Belongings): string[] {
  const known = new Set(OPERATIONS.map(({ key }) => key));
  const stale = Object.keys(ROUTE_FIXTURES).filter((key) => !known.has(key));
  return [
    ...stale.map((key) => `${key}: there is no such operation`),
    ...OPERATIONS.flatMap((operation) => {
      const { key, body, parameters } = operation;
      const needsOne =
        body !== undefined || parameters.some(({ required, in: at }) => required && at === 'path');
      if (!ROUTE_FIXTURES[key]) {
        return needsOne || idPlaces(operation).length > 0 ? [`${key}: has no entry in ROUTE_FIXTURES`] : [];
      }
      const filled = callsOf(operation, own).flatMap(({ params, query, body: fields }) =>
        Object.keys({ ...params, ...query, ...fields }),
      );
      return idPlaces(operation)
        .filter((name) => !filled.includes(name) && !ROUTE_FIXTURES[key]?.invents?.includes(name))
        .map((name) => `${key}: no call fills ${name}`);
    }),
  ];
}

/** Sends the call as this browser and returns the response with its body unread. */
export function sendCall(
  client: TestClient,
  { method, path }: Pick<Operation, 'method' | 'path'>,
  { params = {}, query = {}, body }: RouteCall,
): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return client.fetch(
    new Request(`${client.url}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }),
  );
}

function isIdLike({ in: at, name, schema }: { in: string; name: string; schema: Schema }): boolean {
  return at === 'path' || schema.format === 'uuid' || ID_LIKE.test(name);
}
