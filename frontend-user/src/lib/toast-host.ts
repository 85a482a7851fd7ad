export type NoticeKind = 'success' | 'plain' | 'warning' | 'error' | 'busy';

export interface NoticeOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** What it is about: a newer notice about the same takes its place. */
  about?: string;
}

/** @returns dismisses it */
export type ShowNotice = (kind: NoticeKind, text: string, options: NoticeOptions) => () => void;

let isNeeded = false;
let settle: (show: ShowNotice) => void = () => undefined;
const mounted = new Promise<ShowNotice>((resolve) => {
  settle = resolve;
});
const listeners = new Set<() => void>();

/**
 * The notices' library is fetched and mounted with the first notice: no page needs it to appear.
 * `request` is called by whoever has something to say, the rest by the app, which mounts it.
 */
export const toastHost = {
  request: (): Promise<ShowNotice> => {
    isNeeded = true;
    listeners.forEach((listener) => listener());
    return mounted;
  },
  isNeeded: () => isNeeded,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The mounted notices can be spoken to from now on. */
  announce: (show: ShowNotice) => settle(show),
};
