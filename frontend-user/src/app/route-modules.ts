import { paths } from './paths';

/** One chunk per screen. Each module exports its screen as `Component`, the name that the router looks for. */
export const routeModules = {
  landing: () => import('./routes/landing-page'),
  login: () => import('./routes/login-page'),
  signup: () => import('./routes/signup-page'),
  product: () => import('./routes/product-page'),
  dashboard: () => import('./routes/dashboard-page'),
  calendar: () => import('./routes/calendar-page'),
  posts: () => import('./routes/posts-page'),
  createPost: () => import('./routes/create-post-page'),
  post: () => import('./routes/post-page'),
  settings: () => import('./routes/settings-page'),
  comingParts: () => import('./routes/coming-part-page'),
  notFound: () => import('./routes/not-found-page'),
};

const modulesByPath: Record<string, () => Promise<unknown>> = {
  [paths.dashboard]: routeModules.dashboard,
  [paths.calendar]: routeModules.calendar,
  [paths.posts]: routeModules.posts,
  [paths.settings]: routeModules.settings,
  [paths.product]: routeModules.product,
};

/** Fetches a screen's code when somebody is about to open it: the pointer or the focus is on its link. */
export const prefetchRoute = (path: string) => void modulesByPath[path]?.();
