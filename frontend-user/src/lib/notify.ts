import { toastHost } from './toast-host';

interface NotifyOptions {
  description?: string;
  action?: { label: string; onClick: () => void };
}

/** 4 s as a rule, 8 s where there is something to press. */
const lasting = ({ description, action }: NotifyOptions) => ({
  description,
  action,
  ...(action ? { duration: 8_000 } : {}),
});

/** One line, at most one action. Errors stay until they are dismissed; the same one again takes its own place. */
export const notify = {
  success: (text: string, options: NotifyOptions = {}) =>
    void toastHost.request().then((toast) => toast.success(text, lasting(options))),
  plain: (text: string, options: NotifyOptions = {}) =>
    void toastHost.request().then((toast) => toast(text, lasting(options))),
  warning: (text: string, options: NotifyOptions = {}) =>
    void toastHost.request().then((toast) => toast.warning(text, { ...lasting(options), id: text })),
  error: (text: string, options: NotifyOptions = {}) =>
    void toastHost.request().then((toast) => toast.error(text, { ...options, id: text, duration: Infinity })),
  /** Shows until the returned function is called. */
  busy: (text: string): (() => void) => {
    const shown = toastHost.request().then((toast) => ({ toast, id: toast.loading(text) }));
    return () => void shown.then(({ toast, id }) => toast.dismiss(id));
  },
};
