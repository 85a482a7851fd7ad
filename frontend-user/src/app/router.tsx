import { createBrowserRouter } from 'react-router';
import { closeByBack } from './back-closes';
import { paths } from '../lib/paths';
import { routeModules } from './route-modules';
import { RouteFailure } from './routes/route-failure';
import { AuthErrorBoundary } from './session/auth-error-boundary';
import { LoadingScreen } from './session/loading-screen';
import { SessionGate } from './session/session-gate';

/** Screens that are planned have their address already: the sidebar names them (NAVIGATION-1). */
const comingPaths = [paths.analytics, paths.contentStrategy, paths.writingProfile];

const onAddress = closeByBack();

/** Addresses and their screens. Who may see which is not decided here: the session gate follows the routing rules. */
export const router = createBrowserRouter([
  {
    Component: SessionGate,
    ErrorBoundary: AuthErrorBoundary,
    HydrateFallback: LoadingScreen,
    children: [
      { path: paths.landing, lazy: routeModules.landing },
      { path: paths.login, lazy: routeModules.login },
      { path: paths.signup, lazy: routeModules.signup },
      { path: paths.forgotPassword, lazy: routeModules.forgotPassword },
      { path: paths.resetPassword, lazy: routeModules.resetPassword },
      { path: paths.verifyLink, lazy: routeModules.verifyLink },
      { path: paths.authCallback, lazy: routeModules.authCallback },
      { path: paths.connectionReturn, lazy: routeModules.connectionReturn },
      { path: paths.help, lazy: routeModules.help },
      { path: paths.onboarding, lazy: routeModules.onboarding },
      { path: paths.product, lazy: routeModules.product },
      {
        lazy: () => import('./shell/app-shell'),
        ErrorBoundary: RouteFailure,
        children: [
          {
            // Inside the shell: sidebar, header and account menu stay where a screen is missing.
            ErrorBoundary: RouteFailure,
            children: [
              { path: paths.dashboard, lazy: routeModules.dashboard },
              { path: paths.dashboardAlias, lazy: routeModules.dashboard },
              { path: paths.calendar, lazy: routeModules.calendar },
              { path: paths.posts, lazy: routeModules.posts },
              { path: paths.createPost, lazy: routeModules.createPost },
              { path: paths.post, lazy: routeModules.post },
              { path: paths.feedback, lazy: routeModules.feedback },
              { path: paths.resources, lazy: routeModules.resources },
              { path: paths.profile, lazy: routeModules.profile },
              { path: paths.settings, lazy: routeModules.settings },
              ...comingPaths.map((path) => ({ path, lazy: routeModules.comingParts })),
            ],
          },
        ],
      },
      { path: '*', lazy: routeModules.notFound },
    ],
  },
]);
router.subscribe(onAddress);
