import type { components } from '@drumbeat/api-client';
import { addDays, DAY_MS, NOTICE_TOPIC_RULES, NOTICE_TOPICS } from '@drumbeat/domain';
import { http, HttpResponse, server } from '@drumbeat/testing';
import { beforeEach } from '@jest/globals';
import { haveFigures } from './dashboard-answers';
import { haveLive } from './live-answers';

type Schemas = components['schemas'];

/** A library without prompts, behind whatever a test makes up: many ways end on a page that reads it. */
beforeEach(() => {
  const counts = { total: 0, new: 0, used: 0, archived: 0, favorites: 0 };
  server.use(
    http.get('/api/content-prompts', ({ response }) =>
      response(200).json({ data: [], counts, next_cursor: null }),
    ),
  );
});

export const anUser = (change: Partial<Schemas['UserResponse']> = {}): Schemas['UserResponse'] => ({
  id: '0d9c5d6c-6f5e-4c0b-9a53-3f1f0a1b2c3d',
  email: 'ada@example.test',
  full_name: 'Ada Example',
  first_name: 'Ada',
  is_admin: false,
  onboarding_completed: true,
  time_zone: 'America/Chicago',
  user_metadata: { role: 'user' },
  ...change,
});

/** A session that ends in this many days, by the clock of the page. */
export const aSession = (days = 7): Schemas['SessionResponse'] => ({
  expires_at: new Date(Date.now() + days * DAY_MS).toISOString(),
});

const freePlan: Schemas['CurrentSubscriptionResponse'] = {
  status: 'active',
  plan_type: 'free',
  current_period_end: null,
  cancel_at_period_end: false,
  reason: 'free_plan',
  grace_until: null,
};

/** Nobody is signed in. */
export function asVisitor(): void {
  server.use(
    http.get('/api/beta/auth/session', ({ response }) => response(200).json({ session: null, user: null })),
    http.untyped.head(window.location.origin, () => new HttpResponse()),
    http.post('/api/auth/logout', ({ response }) => response(204).empty()),
    http.get('/api/auth/methods', ({ response }) =>
      response(200).json({
        password_min: 6,
        google: { available: true, sandbox: true },
        email_confirmation: false,
        mail_available: true,
        mailbox_url: '/mailbox',
      }),
    ),
  );
}

export const aProfile = (
  user: Schemas['UserResponse'],
  change: Partial<Schemas['ProfileResponse']> = {},
): Schemas['ProfileResponse'] => ({
  id: user.id,
  email: user.email,
  full_name: user.full_name,
  first_name: user.first_name,
  time_zone: user.time_zone,
  is_admin: user.is_admin,
  onboarding_completed: user.onboarding_completed,
  content_pillars: ['Pricing', 'Running a small studio', 'Client conversations'],
  weekly_posting_goal: 3,
  posting_streak: 0,
  profile_locked: false,
  target_audience: null,
  ideal_target_client: null,
  client_pain_points: null,
  content_strategy: null,
  business_size: null,
  company_size: null,
  industry: null,
  pain_points: null,
  generated_icp_summary: null,
  voice: {
    writing_style_tone: 'conversational',
    writing_style_formality: 5,
    directness_level: 5,
    confidence_level: 5,
    energy_level: 5,
  },
  notifications: {
    email_notifications: true,
    content_reminders: true,
    weekly_insights: true,
    marketing_emails: false,
  },
  sample_post: null,
  onboarding_step: 1,
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-01-05T09:00:00.000Z',
  ...change,
});

/** All as it comes. */
export const noticeSettings: Schemas['NoticeSettingsResponse'] = {
  topics: NOTICE_TOPICS.map((topic) => {
    const { mail, push } = NOTICE_TOPIC_RULES[topic];
    return { topic, app: true, mail, push };
  }),
  quiet_from: '20:00',
  quiet_until: '07:00',
  digest_at: '07:30',
  can_mail: true,
  is_confirmed: true,
  can_push: true,
  has_device: false,
};

/** No post in any tab. */
export const noPosts: Schemas['PostListResponse'] = {
  data: [],
  counts: { all: 0, drafts: 0, scheduled: 0, posted: 0, archived: 0, hidden: 0 },
  group_count: 0,
  next_cursor: null,
};

/** A calendar with nothing on it. */
export function aCalendar(from: string, to: string): Schemas['CalendarResponse'] {
  const days: Schemas['CalendarDayResponse'][] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push({ date, prompts: [], posts: [] });
  return {
    time_zone: 'America/Chicago',
    today: new Intl.DateTimeFormat('en-CA').format(Date.now()),
    started_on: '2026-01-05',
    first_week: '2026-01-05',
    last_week: '2027-12-27',
    counts: { all: 0, used: 0, archived: 0, favorites: 0 },
    days,
  };
}

/** A signed-in user: profile and plan. */
export interface Being {
  user?: Partial<Schemas['UserResponse']>;
  /** null without a plan. */
  plan?: Schemas['CurrentSubscriptionResponse'] | null;
  sessionDays?: number;
}

/** Signs a user in; the requests around a screen get minimal responses. */
export function asUser({
  user: change,
  plan = freePlan,
  sessionDays = 7,
}: Being = {}): Schemas['UserResponse'] {
  const user = anUser(change);
  const { id, email, full_name, first_name, is_admin, onboarding_completed } = user;
  // The same one on every request.
  const session = aSession(sessionDays);
  asVisitor();
  haveFigures();
  haveLive();
  server.use(
    http.get('/api/beta/auth/session', ({ response }) => response(200).json({ session, user })),
    http.get('/api/user/subscription', ({ response }) =>
      response(200).json({
        profile: { id, email, full_name, first_name, is_admin, onboarding_completed },
        isAdmin: is_admin,
        subscription: plan,
      }),
    ),
    http.get('/api/profile', ({ response }) => response(200).json(aProfile(user))),
    http.get('/api/posts', ({ response }) => response(200).json(noPosts)),
    http.get('/api/calendar', ({ response, query }) =>
      response(200).json(aCalendar(query.get('from'), query.get('to'))),
    ),
    http.get('/api/auth/account', ({ response }) =>
      response(200).json({ email, has_password: true, google_connected: false, email_confirmed: true }),
    ),
    http.get('/api/auth/sessions', ({ response }) => response(200).json({ sessions: [] })),
    http.get('/api/subscriptions/plans', ({ response }) => response(200).json({ plans: [] })),
    http.get('/api/user-preferences', ({ response }) => response(200).json({ data: null })),
    http.get('/api/voice-interview', ({ response }) =>
      response(200).json({
        round: 1,
        language: 'en',
        answers: [],
        saved_at: '2026-11-20T15:00:00.000Z',
        standing: [],
      }),
    ),
    http.get('/api/writer', ({ response }) =>
      response(200).json({ kind: 'built-in', label: 'Built-in writer' }),
    ),
    http.get('/api/notifications', ({ response }) => response(200).json({ data: [], unread: 0 })),
    http.get('/api/notifications/settings', ({ response }) => response(200).json(noticeSettings)),
    http.get('/api/notifications/devices', ({ response }) =>
      response(200).json({ public_key: null, devices: [] }),
    ),
    http.get('/api/integrations', ({ response }) => response(200).json({ integrations: [] })),
    http.get('/api/social-accounts', ({ response }) => response(200).json({ accounts: [] })),
    http.get('/api/publications/decisions', ({ response }) => response(200).json({ data: [] })),
    http.get('/api/held-posts', ({ response }) => response(200).json({ data: [], total: 0 })),
    http.get('/api/quotas', ({ response }) => response(200).json({ data: [] })),
    http.get('/api/tracking/choice', ({ response }) => response(200).json({ is_allowed: true })),
    http.post('/api/tracking/sessions', ({ response }) => response(201).json({ id: 'session' })),
    http.patch('/api/tracking/sessions/{id}', ({ response }) => response(204).empty()),
    http.post('/api/tracking/events', ({ response }) => response(202).json({ accepted: 0 })),
  );
  return user;
}
