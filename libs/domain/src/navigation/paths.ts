/** The pages of the app by who may see them (NAVIGATION-2 to NAVIGATION-6). Names are what links are built with. */
const PAGES = {
  /** Where signing in starts; signed-in users are redirected from here. */
  entry: { landing: '/', login: '/login', signup: '/signup', help: '/help' },
  /** Finishes something that began elsewhere, or signs in by itself: never redirects. */
  'hand-over': {
    forgotPassword: '/forgot-password',
    resetPassword: '/reset-password',
    /** The return from Google. */
    authCallback: '/auth/callback',
    /** The page that a link in a mail opens; its button uses the link. */
    verifyLink: '/auth/verify',
    /** The return from connecting an account elsewhere. */
    connectionReturn: '/callback',
  },
  /** Needs a user, and never redirects one. */
  onboarding: { onboarding: '/onboarding' },
  plans: { product: '/product' },
  /** Needs an onboarded user with a plan, as all below each of them does (NAVIGATION-3). */
  product: {
    dashboard: '/beta/dashboard',
    dashboardAlias: '/dashboard',
    calendar: '/content-calendar',
    posts: '/posts',
    createPost: '/posts/create',
    post: '/posts/:id',
    analytics: '/analytics',
    contentStrategy: '/content-strategy',
    writingProfile: '/profile/writing-profile',
    voiceInterview: '/profile/writing-profile/interview',
    feedback: '/feedback',
  },
  /**
   * Needs an onboarded user, here and below. Open without a plan, so that a user whose plan has ended can still export their
   * data, pay or leave.
   */
  account: { resources: '/resources', profile: '/profile', settings: '/settings', billing: '/billing' },
  /** Another app on the same origin, with all below it: it needs a full page load. */
  console: { admin: '/admin' },
} as const;

/** The group of a page; `other` is none of ours: the router shows "not found". */
export type PathGroup = keyof typeof PAGES | 'other';

/** Every address of the app, as its router has it. */
export const paths = {
  ...PAGES.entry,
  ...PAGES['hand-over'],
  ...PAGES.onboarding,
  ...PAGES.plans,
  ...PAGES.product,
  ...PAGES.account,
  ...PAGES.console,
} as const;

/** As the router reads a pathname: capitals and a slash at the end make no difference. */
const plainPath = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/** The visitors' page of guides. */
export const isHelp = (pathname: string): boolean => plainPath(pathname) === paths.help;

/** The group of a pathname, read as the router does: capitals and a slash at the end make no difference. */
export function pathGroup(pathname: string): PathGroup {
  const path = plainPath(pathname);
  const isOneOf = (pages: Readonly<Record<string, string>>) => Object.values(pages).includes(path);
  const isBelowOneOf = (pages: Readonly<Record<string, string>>) =>
    Object.values(pages).some((root) => path === root || path.startsWith(`${root}/`));
  for (const group of ['entry', 'hand-over', 'onboarding', 'plans'] as const) {
    if (isOneOf(PAGES[group])) return group;
  }
  // The writing profile is below the profile, and needs a plan all the same: product before account.
  for (const group of ['console', 'product', 'account'] as const) {
    if (isBelowOneOf(PAGES[group])) return group;
  }
  return 'other';
}
