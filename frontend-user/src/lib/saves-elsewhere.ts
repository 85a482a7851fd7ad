import { otherTabs } from '@drumbeat/ui';
import type { QueryClient } from '@tanstack/react-query';
import { pageOwner } from './page-owner';

/** What shows the things of an address of the API: the roots of the queries that read them. */
const shownBy: readonly (readonly [path: string, roots: readonly string[]])[] = [
  ['/api/posts', ['posts', 'calendar', 'prompts']],
  ['/api/content-prompts', ['prompts', 'calendar']],
  ['/api/saved-notes', ['notes']],
  ['/api/feedback', ['feedback', 'ratings']],
  ['/api/messages', ['messages']],
  ['/api/notifications', ['notifications']],
  ['/api/profile', ['profile', 'account', 'session', 'calendar']],
  ['/api/subscriptions', ['account']],
  ['/api/callback/linkedin', ['integrations', 'social-accounts']],
  ['/api/calendar/feed', ['calendar-feed']],
  ['/api/auth/sessions', ['devices']],
  ['/api/auth/change-password', ['sign-in-ways']],
];

/** They are sent as writes and save nothing. */
const readsByPost = ['/api/posts/check', '/api/posts/openings', '/api/feedback/batch'];

/** Tells the other tabs of a write that was taken. */
export function tellSave(method: string, path: string): void {
  const userId = pageOwner.id();
  if (userId === null || method === 'GET' || readsByPost.includes(path)) return;
  if (rootsOf(path).length > 0) otherTabs.tell({ kind: 'saved', userId, path });
}

/** Reads anew what another tab has changed: at once in a tab that is seen, in a hidden one when somebody comes back to it. */
export function readAnew(queryClient: QueryClient, path: string): void {
  const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
  for (const root of rootsOf(path)) void queryClient.invalidateQueries({ queryKey: [root], refetchType });
}

const rootsOf = (path: string) =>
  shownBy.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? [];
