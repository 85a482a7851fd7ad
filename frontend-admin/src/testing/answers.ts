import type { components } from '@drumbeat/api-client';
import { DAY_MS, OUTGOING_CHANNELS, type OutgoingChannel } from '@drumbeat/domain';
import { http, server } from '@drumbeat/testing';

type Schemas = components['schemas'];

export const staff: Schemas['UserResponse'] = {
  id: '6c0b3f1e-0000-4c0b-9a53-3f1f0a1b2c3d',
  email: 'staff@example.test',
  full_name: 'Stella Example',
  first_name: 'Stella',
  is_admin: true,
  onboarding_completed: true,
  time_zone: 'America/Chicago',
  user_metadata: { role: 'admin' },
};

export const aPerson = (
  id: string,
  change: Partial<Schemas['AdminUserResponse']> = {},
): Schemas['AdminUserResponse'] => ({
  id,
  email: `${id}@example.test`,
  email_confirmed: true,
  full_name: null,
  ...{ is_admin: false, onboarding_completed: true, profile_locked: false },
  content_pillars: ['Pricing', 'Running a small studio'],
  time_zone: 'America/Chicago',
  subscription_status: 'active',
  plan_type: 'free',
  open_slots: 6,
  prompts_in_review: 0,
  linkedin_connected: false,
  linkedin_needs_reconnect: false,
  linkedin_readings_pause: null,
  last_seen_at: '2026-11-22T09:00:00.000Z',
  mail_refused_at: null,
  created_at: '2026-01-05T09:00:00.000Z',
  version: 'one',
  ...change,
});

export const aBatch = (
  id: string,
  change: Partial<Schemas['PromptBatchResponse']> = {},
): Schemas['PromptBatchResponse'] => ({
  id,
  user_id: 'ann',
  user_name: 'Ann Example',
  user_email: 'ann@example.test',
  origin: 'staff',
  week: null,
  requested_by: 'stella',
  requested_by_email: 'staff@example.test',
  count: 3,
  pillars: [],
  weeks: 1,
  push_to_calendar: false,
  for_review: false,
  start_date: null,
  order_id: null,
  days: [],
  slots: [],
  tone: null,
  brief: null,
  status: 'queued',
  error: null,
  notice: null,
  created_count: 0,
  pushed_count: 0,
  undated_count: 0,
  to_read_count: 0,
  approved_count: 0,
  left_out_count: 0,
  writer: null,
  created_at: '2026-11-20T15:00:00.000Z',
  finished_at: null,
  ...change,
});

/** A prompt of a batch that staff have not read yet. */
export const aBatchPrompt = (
  id: number,
  change: Partial<Schemas['AdminPromptResponse']> = {},
): Schemas['AdminPromptResponse'] => ({
  id,
  user_id: 'ann',
  user_name: 'Ann Example',
  user_email: 'ann@example.test',
  batch_id: 'b',
  hook: `Hook ${id}`,
  prompt_text: 'Tell what happened.',
  category: 'First-person anecdote',
  type: 'story',
  tags: ['first-person-anecdote'],
  pillar_number: 1,
  pillar_label: 'Pricing',
  why: null,
  scheduled_date: null,
  slot: null,
  is_used: false,
  is_favorite: false,
  status: 'new',
  pushed_to_calendar: false,
  is_held: true,
  review: 'to_read',
  left_out_reason: null,
  rewrite_status: null,
  rewrite_error: null,
  written_by: 'built-in',
  version: 1,
  post_id: null,
  post_state: null,
  prepared_by: null,
  created_at: '2026-11-20T15:00:00.000Z',
  updated_at: '2026-11-20T15:00:00.000Z',
  ...change,
});

export const aPost = (
  id: string,
  change: Partial<Schemas['AdminPostResponse']> = {},
): Schemas['AdminPostResponse'] => ({
  id,
  user_id: 'ann',
  user_email: 'ann@example.test',
  user_name: 'Ann Example',
  title: 'A post',
  content: 'What it says.',
  status: 'draft',
  content_type: 'linkedin',
  tone: null,
  created_at: '2026-11-20T15:00:00.000Z',
  updated_at: '2026-11-20T15:00:00.000Z',
  posted_at: null,
  scheduled_date: null,
  hand_time: null,
  hashtags: [],
  topics: [],
  linkedin_url: null,
  ai_prompt_used: null,
  generation_metadata: null,
  findings: [],
  vouched: [],
  is_hidden: false,
  source_type: 'manual',
  source_id: null,
  version: 1,
  media: [],
  document_title: null,
  first_comment: null,
  display_state: 'draft-upcoming',
  needs_analytics: false,
  analytics_in_days: null,
  performance: null,
  publication: null,
  text_refused: false,
  prompt_id: null,
  ...change,
});

export const aFeedback = (
  id: string,
  change: Partial<Schemas['AdminFeedbackResponse']> = {},
): Schemas['AdminFeedbackResponse'] => ({
  id,
  user_id: 'ann',
  user_email: 'ann@example.test',
  user_name: 'Ann Example',
  type: 'post',
  targetId: 'a-post',
  target_title: 'A post',
  rating: 4,
  feedbackText: null,
  likedAspects: [],
  dislikedAspects: [],
  improvementSuggestions: null,
  wouldUse: null,
  wouldRecommend: null,
  generationHistoryId: null,
  contextInfo: null,
  created_at: '2026-11-20T15:00:00.000Z',
  updated_at: '2026-11-20T15:00:00.000Z',
  reply: null,
  replied_at: null,
  is_answered: false,
  ...change,
});

export const aPublication = (
  id: string,
  change: Partial<Schemas['AdminPublicationResponse']> = {},
): Schemas['AdminPublicationResponse'] => ({
  id,
  user_id: 'ann',
  user_email: 'ann@example.test',
  post_id: `post-${id}`,
  post_title: `The post ${id}`,
  account_name: 'Ann Example',
  state: 'scheduled',
  is_held: false,
  is_paused: false,
  version: 1,
  due_at: '2026-11-25T15:00:00.000Z',
  time_zone: 'America/Chicago',
  published_at: null,
  outcome: null,
  evidence: null,
  urn: null,
  linkedin_url: null,
  attempts_count: 0,
  created_at: '2026-11-20T15:00:00.000Z',
  updated_at: '2026-11-20T15:00:00.000Z',
  ...change,
});

export const aSubscription = (
  change: Partial<Schemas['AdminSubscriptionResponse']> = {},
): Schemas['AdminSubscriptionResponse'] => ({
  id: 'plan-of-ann',
  user_id: 'ann',
  email: 'ann@example.test',
  full_name: 'Ann Example',
  status: 'active',
  plan_type: 'monthly',
  reason: 'paid',
  current_period_end: '2026-12-20T12:00:00.000Z',
  cancel_at_period_end: false,
  grace_until: null,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  ...change,
});

export const aPlanChange = (
  change: Partial<Schemas['StaffChangeResponse']> = {},
): Schemas['StaffChangeResponse'] => ({
  id: '1',
  at: '2026-11-20T12:00:00.000Z',
  plan_type: 'monthly',
  status: 'active',
  reason: 'paid',
  opens: true,
  opened_before: false,
  current_period_end: '2026-12-20T12:00:00.000Z',
  cancel_at_period_end: false,
  grace_until: null,
  cause: 'event',
  event_id: 'evt_1',
  actor_email: null,
  ...change,
});

export const aPaymentEvent = (
  change: Partial<Schemas['PaymentEventDetailResponse']> = {},
): Schemas['PaymentEventDetailResponse'] => ({
  id: 'evt_1',
  type: 'customer.subscription.updated',
  api_version: '2026-10-28.endive',
  happened_at: '2026-11-20T12:00:00.000Z',
  received_at: '2026-11-20T12:00:01.000Z',
  source: 'webhook',
  hash: 'the-hash',
  user_id: 'ann',
  email: 'ann@example.test',
  state: 'done',
  failure: null,
  attempts: 1,
  processed_at: '2026-11-20T12:00:02.000Z',
  body: '{ "id": "evt_1" }',
  changes: [],
  ...change,
});

export const outgoing = (
  paused: Partial<Record<OutgoingChannel, string>> = {},
): Schemas['OutgoingStateResponse'] => ({
  channels: OUTGOING_CHANNELS.map((name) => ({
    name,
    paused_at: paused[name] ?? null,
    pause_reason: name in paused ? 'staff' : null,
  })),
  restores: [],
  lost_sends: [],
});

export const aKeptShare = (
  change: Partial<Schemas['KeptShareResponse']> = {},
): Schemas['KeptShareResponse'] => ({
  writer: { kind: 'model', label: 'a-model' },
  brief_version: 2,
  sample_size: 10,
  user_count: 1,
  kept_share: 0.72,
  minutes_to_release: 14,
  ...change,
});

export const figures = (
  change: Partial<Schemas['AdminFiguresResponse']> = {},
): Schemas['AdminFiguresResponse'] => ({
  published: 27,
  published_late: 1,
  due: 12,
  prompt_rating: 4.3,
  prompt_ratings: 118,
  drafts_written: 9,
  signed_up: 2,
  ...change,
});

export const aQueue = (
  name: Schemas['QueueResponse']['name'],
  change: Partial<Schemas['QueueResponse']> = {},
): Schemas['QueueResponse'] => ({ name, waiting: 0, delayed: 0, active: 0, failed: 0, ...change });

/** Signed in as staff, without messages, paused channels, plans or drafts that were released. */
export function asStaff(): void {
  const expires_at = new Date(Date.now() + 7 * DAY_MS).toISOString();
  server.use(
    http.get('/api/beta/auth/session', ({ response }) =>
      response(200).json({ session: { expires_at }, user: staff }),
    ),
    http.get('/api/admin/messages', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/admin/outgoing', ({ response }) => response(200).json(outgoing())),
    http.get('/api/admin/figures', ({ response }) => response(200).json(figures())),
    http.get('/api/admin/prompt-batches', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/admin/badly-rated-batches', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/admin/queues', ({ response }) =>
      response(200).json({ data: [aQueue('mail')], lost_mails: 0 }),
    ),
    http.get('/api/admin/kept-share', ({ response }) => response(200).json({ data: [] })),
    http.get('/api/admin/users/{id}/weekly-prompts', ({ response }) =>
      response(200).json({ mode: null, everybody: 'review' }),
    ),
    http.get('/api/admin/users/{id}/activity', ({ response }) =>
      response(200).json({
        last_posted_at: '2026-11-20T15:00:00.000Z',
        posting_streak: 4,
        posts_this_week: 2,
        weekly_posting_goal: 3,
      }),
    ),
    http.get('/api/admin/users/{id}/notes', ({ response }) => response(200).json({ data: [] })),
    http.get('/api/admin/users/{id}/approvals', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/admin/users/{id}/kept-share', ({ response }) => response(200).json({ data: [] })),
    http.get('/api/admin/feedback', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/admin/subscriptions', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/admin/users/{id}/subscription-changes', ({ response }) =>
      response(200).json({ changes: [] }),
    ),
  );
}
