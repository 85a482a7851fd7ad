import { SESSION_SETTINGS } from '@drumbeat/domain';

/** 'unsupported' where the browser has none (iPhones outside of an installed app). */
export type NotificationAccess = NotificationPermission | 'unsupported';

const isSupported = 'Notification' in window;

/** The user's decision in this browser. */
export const notificationAccess = (): NotificationAccess =>
  isSupported ? Notification.permission : 'unsupported';

const listeners = new Set<() => void>();

/** Calls back after the user was asked. Returns what ends it. */
export function onNotificationAccess(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
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
