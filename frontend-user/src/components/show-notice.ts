import { noticesThatLeave } from './notice-stack.rules';
import { toast } from 'sonner';
import type { NoticeOptions, ShowNotice } from '../lib/notices/toast-host';

type ShownToast = ReturnType<typeof toast.getToasts>[number];
type NoticeId = ShownToast['id'];

/** The last notice about each subject. */
const lastAbout = new Map<string, NoticeId>();

/**
 * Errors stay until they are dismissed or too many are shown, those with an action until they are dismissed. What is about the
 * same as an earlier one takes its place; without a subject the same warning or error does.
 */
export const showNotice: ShowNotice = (kind, text, options) => {
  const { about } = options;
  const before = about === undefined ? undefined : lastAbout.get(about);
  // Replaced under its own id it would go with the notice whose button was pressed a moment ago.
  if (before !== undefined) toast.dismiss(before);
  const id = makers[kind](text, options);
  if (about !== undefined) lastAbout.set(about, id);
  const shown = toast.getToasts().map((one) => ({ id: one.id, stays: stays(one) }));
  noticesThatLeave(shown).forEach((leaving) => toast.dismiss(leaving));
  return () => void toast.dismiss(id);
};

/** 4 s as a rule, 8 s with a button, otherwise as its sender says. */
const lasting = ({ description, action, duration = action ? 8_000 : undefined }: NoticeOptions) => ({
  description,
  action,
  ...(duration === undefined ? {} : { duration }),
});

const itself = (text: string, { about }: NoticeOptions) => (about === undefined ? { id: text } : {});

const makers: Record<Parameters<ShowNotice>[0], (text: string, options: NoticeOptions) => NoticeId> = {
  success: (text, options) => toast.success(text, lasting(options)),
  plain: (text, options) => toast(text, lasting(options)),
  warning: (text, options) => toast.warning(text, { ...lasting(options), ...itself(text, options) }),
  error: (text, options) =>
    toast.error(text, { ...lasting(options), ...itself(text, options), duration: Infinity }),
  busy: (text) => toast.loading(text),
};

const stays = (shown: ShownToast) =>
  'type' in shown && (shown.type === 'loading' || (shown.type === 'error' && shown.action !== undefined));
