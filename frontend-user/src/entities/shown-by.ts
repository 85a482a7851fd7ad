/** Maps an API path to the root keys of the queries that read its data; the first that fits counts. Other paths change nothing shown. */
export const SHOWN_BY: readonly (readonly [path: string, roots: readonly string[]])[] = [
  ['/api/posts/brief', []],
  ['/api/posts/check', []],
  ['/api/feedback/batch', []],
  ['/api/profile/pillar-suggestions', []],
  ['/api/posts/openings', ['posts']],
  ['/api/posts', ['posts', 'calendar', 'prompts', 'quotas', 'notifications']],
  ['/api/held-posts', ['posts', 'calendar']],
  ['/api/generations', ['posts', 'feedback']],
  ['/api/content-prompts', ['prompts', 'calendar']],
  ['/api/starter-prompts', ['prompts', 'calendar']],
  ['/api/saved-notes', ['notes', 'quotas']],
  ['/api/media', ['quotas']],
  ['/api/sample-posts', ['training-posts', 'posts', 'profile', 'quotas']],
  ['/api/feedback', ['feedback', 'ratings']],
  ['/api/messages', ['messages']],
  ['/api/notifications', ['notifications']],
  ['/api/profile', ['profile', 'account', 'session', 'calendar']],
  ['/api/user-preferences', ['profile']],
  ['/api/analyze-writing-style', ['profile', 'style-analysis']],
  ['/api/voice-interview', ['profile']],
  ['/api/content-strategy', ['posts']],
  ['/api/learned-rules', ['learned-rules', 'profile']],
  ['/api/subscriptions', ['account', 'billing']],
  ['/api/planned-breaks', ['planned-breaks']],
  ['/api/callback/linkedin', ['integrations', 'social-accounts']],
  ['/api/calendar/feed', ['calendar-feed']],
  ['/api/auth/sessions', ['devices']],
  ['/api/tracking/choice', ['tracking-choice']],
  ['/api/auth/change-password', ['sign-in-ways']],
];

/** Empty when no displayed data can have changed. The dashboard counts nearly everything. */
export const rootsShowing = (path: string): readonly string[] => {
  const roots = SHOWN_BY.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? [];
  return roots.length > 0 ? [...roots, 'dashboard'] : roots;
};
