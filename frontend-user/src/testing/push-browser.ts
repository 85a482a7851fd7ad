/** A browser that knows notifications and a push service, as far as the settings ask for it. */
export interface PushBrowser {
  permission: NotificationPermission;
  /** What its user answers when they are asked. */
  answer: NotificationPermission;
  /** The key that it takes messages of; null for none. */
  subscribedKey: string | null;
  /** Thrown by its push service instead of an address. */
  failure: Error | null;
  asked: number;
}

const bytesOf = (key: string): ArrayBuffer =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer;

/** Put into the window before the page opens. */
export function aPushBrowser(settings: Partial<PushBrowser> = {}): PushBrowser {
  const browser: PushBrowser = {
    permission: 'default',
    answer: 'granted',
    subscribedKey: null,
    failure: null,
    asked: 0,
    ...settings,
  };
  const subscription = () => ({
    options: { applicationServerKey: bytesOf(browser.subscribedKey ?? '') },
    toJSON: () => ({
      endpoint: 'https://push.example.com/1',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    }),
    unsubscribe: async () => {
      browser.subscribedKey = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => (browser.subscribedKey === null ? null : subscription()),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (browser.failure) throw browser.failure;
      browser.subscribedKey = applicationServerKey;
      return subscription();
    },
  };
  const registration = {
    pushManager,
    getNotifications: async () => [],
    unregister: async () => {
      browser.subscribedKey = null;
      return true;
    },
  };
  class FakeNotification extends EventTarget {
    static get permission() {
      return browser.permission;
    }
    static async requestPermission() {
      browser.asked += 1;
      browser.permission = browser.answer;
      return browser.permission;
    }
  }
  Object.assign(window, { Notification: FakeNotification, PushManager: EventTarget });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      register: async () => registration,
      getRegistration: async () => registration,
      getRegistrations: async () => [registration],
    },
  });
  return browser;
}

export function withoutPushBrowser(): void {
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
