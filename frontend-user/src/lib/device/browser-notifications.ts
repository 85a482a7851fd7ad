import { SESSION_SETTINGS } from '@drumbeat/domain';

/** 'unsupported' where the browser has none (iPhones outside of an installed app). */
export type NotificationAccess = NotificationPermission | 'unsupported';

const isSupported = 'Notification' in window;

/** The user's decision in this browser. */
export const notificationAccess = (): NotificationAccess =>
  isSupported ? Notification.permission : 'unsupported';

const listeners = new Set<() => void>();

/** Calls back after the user was asked, and when they come back from the browser's settings. Returns what ends it. */
export function onNotificationAccess(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  const changes = new AbortController();
  void whenPermissionChanges(listener, changes.signal);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
    changes.abort();
  };
}

/** Where the browser tells it, at once. */
async function whenPermissionChanges(listener: () => void, signal: AbortSignal): Promise<void> {
  try {
    const status = await navigator.permissions.query({ name: 'notifications' });
    if (!signal.aborted) status.addEventListener('change', listener, { signal });
  } catch {
    // It is read when the page has the focus again.
  }
}

/** Requests the browser's permission. Call only from a button press, never on load. */
export async function askForNotifications(): Promise<NotificationAccess> {
  const access = isSupported ? await Notification.requestPermission() : 'unsupported';
  for (const listener of listeners) listener();
  return access;
}

/** Shows a notification of the system where the user allows it; one with the same tag is replaced. */
export function showNotification(text: string, tag: string): void {
  if (notificationAccess() !== 'granted') return;
  try {
    const notification = new Notification('Drumbeat', {
      body: text,
      tag,
      silent: !SESSION_SETTINGS.soundAlerts,
    });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
    });
  } catch {
    // Android's browsers allow notifications to service workers only; the banner on the page remains.
  }
}
