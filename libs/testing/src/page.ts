import { jest } from '@jest/globals';
import { releaseLocks } from './locks';

interface Listened {
  target: EventTarget;
  args: Parameters<EventTarget['addEventListener']>;
}

const listened: Listened[] = [];
const channels = new Set<BroadcastChannel>();
const observers = new Set<MutationObserver>();
const timers = new Set<ReturnType<typeof setTimeout>>();
let generation = 0;
let left: string | null = null;
let calls = 0;

/** Keeps account of what a page leaves running, as a browser does. */
export function watchPages(): void {
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (...args: Listened['args']) => {
      listened.push({ target, args });
      add(...args);
    };
  }
  const Channel = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      channels.add(this);
    }
  };
  const Observer = globalThis.MutationObserver;
  globalThis.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.add(this);
    }
  };
  const fetchNow = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const asked = generation;
    calls += 1;
    const settled = await fetchNow(...request).then(
      (response) => ({ response }),
      (error: unknown) => ({ error }),
    );
    // Nobody is left to receive the response.
    if (asked !== generation) return new Promise(() => undefined);
    if ('error' in settled) throw settled.error;
    return settled.response;
  };
  const { setTimeout: delay, setInterval: repeat } = globalThis;
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof delay>) => {
    const timer = delay(...args);
    timers.add(timer);
    return timer;
  }, delay);
  globalThis.setInterval = Object.assign((...args: Parameters<typeof repeat>) => {
    const timer = repeat(...args);
    timers.add(timer);
    return timer;
  }, repeat);
  window.addEventListener('leave', (event) => (left = (event as CustomEvent<string>).detail));
  listened.length = 0;
}

/** A frontend's entry, which is a function in tests: it runs the whole program in state of its own (bundle-entry.mjs). */
interface Entry {
  default: (scheduling: Scheduling) => void;
}

/** What a page renders by: its program sees these in place of the global ones. */
type Scheduling = Pick<typeof globalThis, 'queueMicrotask' | 'setImmediate'>;

/** For the page that is open now. A page that was closed renders nothing more, whatever still reaches its program. */
function schedulingOfPage(): Scheduling {
  const page = generation;
  const whileOpen =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      if (page === generation) act(...args);
    };
  return {
    queueMicrotask: (act) => queueMicrotask(whileOpen(act)),
    setImmediate: Object.assign(
      (act: (...args: unknown[]) => void, ...args: unknown[]) => setImmediate(whileOpen(act), ...args),
      setImmediate,
    ),
  };
}

/** Opens an address in a new page: the former page is removed with all its state. `load` imports the program's own entry. */
export async function openPage(address: string, load: () => Promise<unknown>): Promise<void> {
  const { default: start } = (await load()) as Entry;
  closePage();
  history.replaceState(null, '', address);
  start(schedulingOfPage());
}

/** How many calls pages have made, answered or not. */
export const callsMade = () => calls;

/** Where the page has sent the browser, outside of the program; null while it stays. */
export const leftFor = () => left;

export function closePage(): void {
  window.dispatchEvent(new Event('pagehide'));
  generation += 1;
  left = null;
  for (const { target, args } of listened.splice(0)) target.removeEventListener(args[0], args[1], args[2]);
  for (const channel of channels) channel.close();
  channels.clear();
  for (const observer of observers) observer.disconnect();
  observers.clear();
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  jest.clearAllTimers();
  releaseLocks();
  document.head.replaceChildren();
  document.body.removeAttribute('style');
  document.body.innerHTML = '<div id="root"></div>';
}
