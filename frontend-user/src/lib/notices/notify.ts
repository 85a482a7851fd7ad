import { toastHost, type NoticeKind, type NoticeOptions } from './toast-host';

/** Subjects of notices. */
export const about = {
  post: (id: string) => `post ${id}`,
  prompt: (id: number) => `prompt ${id}`,
  /** Several ratings in a row: the last notice stands for all. */
  stars: 'stars',
};

const say =
  (kind: NoticeKind) =>
  (text: string, options: NoticeOptions = {}) =>
    void toastHost.request().then((show) => show(kind, text, options));

/** One line, at most one action. For duration and precedence see the toaster. */
export const notify = {
  success: say('success'),
  plain: say('plain'),
  warning: say('warning'),
  error: say('error'),
  /** Shows until the returned function is called. */
  busy: (text: string): (() => void) => {
    const shown = toastHost.request().then((show) => show('busy', text, {}));
    return () => void shown.then((dismiss) => dismiss());
  },
};
