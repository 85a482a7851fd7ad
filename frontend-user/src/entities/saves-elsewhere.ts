import { otherTabs } from '@drumbeat/ui';
import type { QueryClient } from '@tanstack/react-query';
import { pageOwner } from './session/page-owner';
import { rootsShowing } from './shown-by';

/** Notifies the other tabs of a successful write. */
export function broadcastSave(method: string, path: string): void {
  const userId = pageOwner.id();
  if (userId === null || method === 'GET') return;
  if (rootsShowing(path).length > 0) otherTabs.tell({ kind: 'saved', userId, path });
}

/** Refetches data that another tab has changed: at once in a visible tab, in a hidden one when it becomes visible. */
export function readAnew(queryClient: QueryClient, path: string): void {
  const refetchType = document.visibilityState === 'visible' ? 'active' : 'none';
  for (const root of rootsShowing(path))
    void queryClient.invalidateQueries({ queryKey: [root], refetchType });
}
