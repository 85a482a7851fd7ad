/** What the tabs of one browser, of both apps, tell each other. They share the session; what each shows may be older. */
export type TabMessage =
  /** A page has learnt whose it is: a sign-in, or a page that was opened. */
  | { kind: 'signed-in'; userId: string }
  | { kind: 'signed-out'; userId: string }
  /** Something was saved; `path` is the address of the API that took it. */
  | { kind: 'saved'; userId: string; path: string };

let channel: BroadcastChannel | null = null;

/** null where a browser has none: its tabs then learn from the API's answers. */
function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('drumbeat');
  return channel;
}

/** Speaks to every other tab, never to its own. */
export const otherTabs = {
  tell: (message: TabMessage) => open()?.postMessage(message),
  /** Returns the way to stop. */
  listen: (hear: (message: TabMessage) => void): (() => void) => {
    const listener = ({ data }: MessageEvent<TabMessage>) => hear(data);
    open()?.addEventListener('message', listener);
    return () => open()?.removeEventListener('message', listener);
  },
};
