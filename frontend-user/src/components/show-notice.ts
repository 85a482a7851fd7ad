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
  const isSaidAgain = toast
    .getToasts()
    .some((one) => one.id === before && 'title' in one && one.title === text);
  // Said by two at once it stands once. Other words under its id would go with the notice whose button was pressed a moment ago.
  if (before !== undefined && !isSaidAgain) toast.dismiss(before);
  const id = makers[kind](text, options, isSaidAgain && before !== undefined ? { id: before } : {});
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

type Maker = (text: string, options: NoticeOptions, place: { id?: NoticeId }) => NoticeId;

const makers: Record<Parameters<ShowNotice>[0], Maker> = {
  success: (text, options, place) => toast.success(text, { ...lasting(options), ...place }),
  plain: (text, options, place) => toast(text, { ...lasting(options), ...place }),
  warning: (text, options, place) =>
    toast.warning(text, { ...lasting(options), ...itself(text, options), ...place }),
  error: (text, options, place) =>
    toast.error(text, { ...lasting(options), ...itself(text, options), ...place, duration: Infinity }),
  busy: (text) => toast.loading(text),
};

const stays = (shown: ShownToast) =>
  'type' in shown && (shown.type === 'loading' || (shown.type === 'error' && shown.action !== undefined));
