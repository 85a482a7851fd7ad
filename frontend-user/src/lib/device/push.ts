import { within } from '../timing/within';

const WORKER = '/push-worker.js';
/** Whose notices this browser shows. */
const OWNER_KEY = 'drumbeat-push-owner';
/** Since when, by the server's clock. */
const SINCE_KEY = 'drumbeat-push-since';
const READY_MS = 10_000;

/** What the server needs of a browser to send to it. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** False for pages without https, private windows of some browsers, and iPhones outside of an installed app. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return isPushSupported() ? navigator.serviceWorker.getRegistration('/') : undefined;
}

/** True where this browser takes messages that are signed with the key. */
export async function takesPush(publicKey: string): Promise<boolean> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  const key = subscription?.options.applicationServerKey;
  return key !== undefined && key !== null && base64url(key) === publicKey;
}

/**
 * Asks the browser's push service for an address. Call after the permission was given.
 * @throws Error where the browser or its service refuses
 */
export async function startPush(publicKey: string, ownerId: string): Promise<PushAddress> {
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const ready = await within(READY_MS, navigator.serviceWorker.ready, null);
  if (!ready) throw new Error('The part of Drumbeat that shows notifications could not be started.');
  // One of an earlier key would be refused.
  await (await ready.pushManager.getSubscription())?.unsubscribe();
  const subscription = await ready.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  localStorage.setItem(OWNER_KEY, ownerId);
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } };
}

/** Gives the address back: what is sent there from now on comes nowhere. */
export async function stopPush(): Promise<void> {
  localStorage.removeItem(OWNER_KEY);
  localStorage.removeItem(SINCE_KEY);
  await (await registration())?.unregister();
}

export const keepPushSince = (at: string): void => localStorage.setItem(SINCE_KEY, at);

/** Since when this browser shows this user's notices, as far as it knows; null where it does not. */
export const pushSince = (userId: string): string | null =>
  localStorage.getItem(OWNER_KEY) === userId ? localStorage.getItem(SINCE_KEY) : null;

/** Stops showing what is another's, who left this browser without signing out. */
export async function stopPushOfOthers(userId: string): Promise<void> {
  const owner = localStorage.getItem(OWNER_KEY);
  if (owner !== null && owner !== userId) await stopPush();
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
