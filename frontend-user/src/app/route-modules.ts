import type { ComponentType } from 'react';
import { prefetchCode } from '../lib/http/fetch-code';
import { paths } from '../lib/paths';

/** Loads a screen: the router looks for its `Component`. */
type LoadScreen = () => Promise<{ Component: ComponentType }>;
type Screens = Readonly<Record<string, LoadScreen>>;

/** Screens without sidebar and header, by address. One chunk per screen, in the table below too. */
export const bareScreens: Screens = {
  [paths.landing]: () => import('./routes/landing-page'),
  [paths.login]: () => import('./routes/login-page'),
  [paths.signup]: () => import('./routes/signup-page'),
  [paths.forgotPassword]: () => import('./routes/forgot-password-page'),
  [paths.resetPassword]: () => import('./routes/reset-password-page'),
  [paths.verifyLink]: () => import('./routes/verify-link-page'),
  [paths.authCallback]: () => import('./routes/auth-callback-page'),
  [paths.connectionReturn]: () => import('./routes/callback-page'),
  [paths.help]: () => import('./routes/help-page'),
  [paths.onboarding]: () => import('./routes/onboarding-page'),
  [paths.product]: () => import('./routes/product-page'),
  [paths.voiceInterview]: () => import('./routes/voice-interview-page'),
};

const dashboard = () => import('./routes/dashboard-page');

/** Screens within the shell, by address. */
export const shellScreens: Screens = {
  [paths.dashboard]: dashboard,
  [paths.dashboardAlias]: dashboard,
  [paths.calendar]: () => import('./routes/calendar-page'),
  [paths.posts]: () => import('./routes/posts-page'),
  [paths.createPost]: () => import('./routes/create-post-page'),
  [paths.post]: () => import('./routes/post-page'),
  [paths.feedback]: () => import('./routes/feedback-page'),
  [paths.analytics]: () => import('./routes/analytics-page'),
  [paths.contentStrategy]: () => import('./routes/content-strategy-page'),
  [paths.resources]: () => import('./routes/resources-page'),
  [paths.profile]: () => import('./routes/profile-page'),
  [paths.writingProfile]: () => import('./routes/writing-profile-page'),
  [paths.settings]: () => import('./routes/settings-page'),
  [paths.billing]: () => import('./routes/billing-page'),
};

/** Prefetches a screen's code when it is about to be opened: the pointer or the focus is on its link. */
export function prefetchRoute(path: string): void {
  const load = shellScreens[path] ?? bareScreens[path];
  if (load) prefetchCode(load);
}
