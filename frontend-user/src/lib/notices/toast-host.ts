export type NoticeKind = 'success' | 'plain' | 'warning' | 'error' | 'busy';

export interface NoticeOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
  /** Its subject: a newer notice about the same replaces it. */
  about?: string;
  /** Shown for this long, where its kind leaves by itself. In milliseconds. */
  duration?: number;
}

/** @returns a function that dismisses it */
export type ShowNotice = (kind: NoticeKind, text: string, options: NoticeOptions) => () => void;

let isNeeded = false;
let settle: (show: ShowNotice) => void = () => undefined;
const mounted = new Promise<ShowNotice>((resolve) => {
  settle = resolve;
});
const listeners = new Set<() => void>();

/**
 * The notices' library is fetched and mounted with the first notice: no page needs it initially. `request` is called
 * by senders of notices, the rest by the app, which mounts it.
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
  /** Registers the mounted notices. */
  announce: (show: ShowNotice) => settle(show),
};
