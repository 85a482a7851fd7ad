import { locks } from './locks';

/** Browser features missing in jsdom. There is no layout: tests of positions and sizes are journeys. */

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
let device = DESKTOP;
let isOnline = true;
const ownAgent = navigator.userAgent;
let agent = ownAgent;

const features: Record<string, (value: string) => boolean> = {
  'min-width': (value) => device.width >= Number.parseFloat(value),
  'max-width': (value) => device.width <= Number.parseFloat(value),
  'prefers-reduced-motion': (value) => value === 'reduce',
  'prefers-color-scheme': (value) => value === 'light',
  hover: (value) => (value === 'hover') === (device !== PHONE),
  pointer: (value) => (value === 'fine') === (device !== PHONE),
};

/** `(min-width:600px) and (max-width:899.95px)`; what is not known does not match. */
function matches(query: string): boolean {
  return query
    .replace('@media', '')
    .split(' and ')
    .every((part) => {
      const [name = '', value = ''] = part.replaceAll(/[()]/g, '').split(':');
      return features[name.trim()]?.(value.trim()) ?? false;
    });
}

class NoObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

class PointerMove extends MouseEvent {
  override readonly movementX = 1;
  override readonly movementY = 0;
}

export function completeDevice(): void {
  Object.assign(window, {
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), {
        media,
        matches: matches(media),
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    PerformanceObserver: NoObserver,
    PointerEvent: PointerMove,
    ResizeObserver: NoObserver,
    IntersectionObserver: NoObserver,
    scrollTo: () => undefined,
    scrollBy: () => undefined,
  });
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    scrollTo: () => undefined,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => false,
  });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => agent });
}

/** A browser with everything as it is bought: a desktop with a network and an empty storage. */
export function newDevice(): void {
  hold(DESKTOP);
  isOnline = true;
  agent = ownAgent;
  localStorage.clear();
  sessionStorage.clear();
}

function hold(other: typeof device): void {
  device = other;
  window.resizeTo(device.width, device.height);
}

export const usePhone = () => hold(PHONE);

export const useSafari = () =>
  void (agent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15');

/** Sets the device's own state only; the server still handles calls. */
export function setOnline(online: boolean): void {
  isOnline = online;
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}
