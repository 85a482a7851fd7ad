import type { toast } from 'sonner';

type ToastFunction = typeof toast;

let isNeeded = false;
let settle: (toast: ToastFunction) => void = () => undefined;
const mounted = new Promise<ToastFunction>((resolve) => {
  settle = resolve;
});
const listeners = new Set<() => void>();

/**
 * The notices' library is fetched and mounted with the first notice: no page needs it to appear.
 * `request` is called by whoever has something to say, the rest by the app, which mounts it.
 */
export const toastHost = {
  request: (): Promise<ToastFunction> => {
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
  announce: (toast: ToastFunction) => settle(toast),
};
