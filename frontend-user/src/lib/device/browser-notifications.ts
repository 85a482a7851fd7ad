import { SESSION_SETTINGS } from '@drumbeat/domain';

/** 'unsupported' where the browser has none (iPhones outside of an installed app). */
export type NotificationAccess = NotificationPermission | 'unsupported';

const isSupported = 'Notification' in window;

/** The user's decision in this browser. */
export const notificationAccess = (): NotificationAccess =>
  isSupported ? Notification.permission : 'unsupported';

/** Requests the browser's permission. Call only from a button press, never on load. */
export async function askForNotifications(): Promise<NotificationAccess> {
  return isSupported ? Notification.requestPermission() : 'unsupported';
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
