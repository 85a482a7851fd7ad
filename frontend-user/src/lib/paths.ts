import { paths } from '@drumbeat/domain';

export { paths };

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size > 0 ? `${path}?${search.toString()}` : path;
};

/** The tabs of the writing profile: the profile itself, and the posts that train it. */
export type WritingProfileTab = 'ai-profile' | 'training';

export type PostsTab = 'all' | 'drafts' | 'scheduled' | 'posted' | 'archived' | 'hidden';

/** Links with a query or an id are built here and nowhere else, so that a route can move in one place. */
export const linkTo = {
  /** `tab` opens the magic link instead of the password. */
  login: (
    query: {
      next?: string | undefined;
      email?: string;
      error?: string;
      message?: string;
      timeout?: 'true';
      tab?: 'magic-link';
    } = {},
  ) => withQuery(paths.login, query),
  signup: (query: { next?: string | undefined } = {}) => withQuery(paths.signup, query),
  forgotPassword: (query: { email?: string | undefined; next?: string | undefined } = {}) =>
    withQuery(paths.forgotPassword, query),
  /** The plans for a user who already has one. */
  upgrade: () => withQuery(paths.product, { upgrade: 'true' }),
  calendar: (
    query: { view?: 'library'; layout?: 'month' | 'list'; selectedDate?: string; search?: string } = {},
  ) => withQuery(paths.calendar, query),
  /** The library, to choose a prompt for a place of the calendar. */
  chooseFor: ({ date, slot }: { date: string; slot: 1 | 2 }) =>
    withQuery(paths.calendar, { view: 'library', for: date, slot: String(slot) }),
  /** `updated` is the post that has just changed: the list shows which one it was. */
  posts: (tab?: PostsTab, { updated }: { updated?: string } = {}) =>
    withQuery(paths.posts, { tab: tab === 'all' ? undefined : tab, updated }),
  writingProfile: (tab: WritingProfileTab = 'ai-profile') =>
    withQuery(paths.writingProfile, { tab: tab === 'ai-profile' ? undefined : tab }),
  /** The tab of training posts with their import open. */
  trainingImport: () => withQuery(paths.writingProfile, { tab: 'training', import: 'linkedin' }),
  post: (id: string) => `/posts/${encodeURIComponent(id)}`,
  /** The post with one of its dialogs open; `at` is the clock that is chosen in it, YYYY-MM-DDTHH:MM. */
  postDialog: (id: string, dialog: 'publish' | 'schedule' | 'performance', at?: string) =>
    withQuery(linkTo.post(id), { dialog, at }),
  draftFromPrompt: (promptId: number) => withQuery(paths.createPost, { prompt: String(promptId) }),
  draftFromNotes: (notes: string) => withQuery(paths.createPost, { custom_notes: notes, is_custom: 'true' }),
  /** For notes that are too long for an address. */
  draftFromHandedNotes: () => withQuery(paths.createPost, { is_custom: 'true' }),
};
