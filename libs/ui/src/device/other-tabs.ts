/** Messages between the tabs of one browser, of both apps. They share the session; a tab may show an older one. */
export type TabMessage =
  /** A page has learnt whose it is: a sign-in, or a page that was opened. */
  | { kind: 'signed-in'; userId: string }
  | { kind: 'signed-out'; userId: string }
  /** Something was saved; `path` is the API's path. */
  | { kind: 'saved'; userId: string; path: string };

let channel: BroadcastChannel | null = null;

/** null when the browser has none: its tabs then learn from the API's responses. */
function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('drumbeat');
  return channel;
}

/** Sends to every other tab, never to its own. */
export const otherTabs = {
  tell: (message: TabMessage) => open()?.postMessage(message),
  /** Returns a function that stops listening. */
  listen: (hear: (message: TabMessage) => void): (() => void) => {
    const listener = ({ data }: MessageEvent<TabMessage>) => hear(data);
    open()?.addEventListener('message', listener);
    return () => open()?.removeEventListener('message', listener);
  },
};
