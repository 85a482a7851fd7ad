import { prefetchCode } from '../lib/fetch-code';
import { paths } from '../lib/paths';

/** One chunk per screen. Each module exports its screen as `Component`, the name that the router looks for. */
export const routeModules = {
  landing: () => import('./routes/landing-page'),
  login: () => import('./routes/login-page'),
  signup: () => import('./routes/signup-page'),
  forgotPassword: () => import('./routes/forgot-password-page'),
  resetPassword: () => import('./routes/reset-password-page'),
  verifyLink: () => import('./routes/verify-link-page'),
  authCallback: () => import('./routes/auth-callback-page'),
  connectionReturn: () => import('./routes/callback-page'),
  help: () => import('./routes/help-page'),
  onboarding: () => import('./routes/onboarding-page'),
  product: () => import('./routes/product-page'),
  dashboard: () => import('./routes/dashboard-page'),
  calendar: () => import('./routes/calendar-page'),
  posts: () => import('./routes/posts-page'),
  createPost: () => import('./routes/create-post-page'),
  post: () => import('./routes/post-page'),
  feedback: () => import('./routes/feedback-page'),
  resources: () => import('./routes/resources-page'),
  profile: () => import('./routes/profile-page'),
  settings: () => import('./routes/settings-page'),
  comingParts: () => import('./routes/coming-part-page'),
  notFound: () => import('./routes/not-found-page'),
};

const modulesByPath: Record<string, () => Promise<unknown>> = {
  [paths.dashboard]: routeModules.dashboard,
  [paths.calendar]: routeModules.calendar,
  [paths.posts]: routeModules.posts,
  [paths.feedback]: routeModules.feedback,
  [paths.resources]: routeModules.resources,
  [paths.profile]: routeModules.profile,
  [paths.settings]: routeModules.settings,
  [paths.product]: routeModules.product,
};

/** Prefetches a screen's code when it is about to be opened: the pointer or the focus is on its link. */
export function prefetchRoute(path: string): void {
  const load = modulesByPath[path];
  if (load) prefetchCode(load);
}
