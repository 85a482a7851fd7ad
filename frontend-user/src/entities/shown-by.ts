/** Maps an API path to the root keys of the queries that read its data; the first that fits counts. Other paths change nothing shown. */
export const SHOWN_BY: readonly (readonly [path: string, roots: readonly string[]])[] = [
  ['/api/posts/brief', []],
  ['/api/posts/check', []],
  ['/api/feedback/batch', []],
  ['/api/profile/pillar-suggestions', []],
  ['/api/posts/openings', ['posts']],
  ['/api/posts', ['posts', 'calendar', 'prompts', 'quotas', 'dashboard']],
  ['/api/held-posts', ['posts', 'calendar', 'dashboard']],
  ['/api/generations', ['posts', 'feedback', 'dashboard']],
  ['/api/content-prompts', ['prompts', 'calendar', 'dashboard']],
  ['/api/starter-prompts', ['prompts', 'calendar', 'dashboard']],
  ['/api/saved-notes', ['notes', 'quotas']],
  ['/api/media', ['quotas']],
  ['/api/sample-posts', ['training-posts', 'posts', 'profile', 'quotas', 'dashboard']],
  ['/api/feedback', ['feedback', 'ratings', 'dashboard']],
  ['/api/messages', ['messages']],
  ['/api/notifications', ['notifications']],
  ['/api/profile', ['profile', 'account', 'session', 'calendar', 'dashboard']],
  ['/api/user-preferences', ['profile']],
  ['/api/analyze-writing-style', ['profile', 'style-analysis', 'dashboard']],
  ['/api/voice-interview', ['profile']],
  ['/api/learned-rules', ['learned-rules', 'profile', 'dashboard']],
  ['/api/subscriptions', ['account']],
  ['/api/callback/linkedin', ['integrations', 'social-accounts']],
  ['/api/calendar/feed', ['calendar-feed']],
  ['/api/auth/sessions', ['devices']],
  ['/api/auth/change-password', ['sign-in-ways']],
];

/** Empty when no displayed data can have changed. */
export const rootsShowing = (path: string): readonly string[] =>
  SHOWN_BY.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? [];
