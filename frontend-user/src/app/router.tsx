import { createBrowserRouter } from 'react-router';
import { FullPageWait } from '../components/full-page-wait';
import { paths } from './paths';
import { routeModules } from './route-modules';
import { RouteFailure } from './routes/route-failure';
import { GuestsOnly } from './session/guests-only';
import { RequireSubscription } from './session/require-subscription';
import { RequireUser } from './session/require-user';
import { SessionGate } from './session/session-gate';
import type { RouteHandle } from './shell/app-shell';

const writing: RouteHandle = { writing: true };

/** Screens of later parts have their address already: the sidebar names them. */
const comingPaths = [
  paths.analytics,
  paths.contentStrategy,
  paths.writingProfile,
  paths.resources,
  paths.feedback,
  paths.profile,
];

export const router = createBrowserRouter([
  {
    Component: SessionGate,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => <FullPageWait>Loading Drumbeat</FullPageWait>,
    children: [
      {
        Component: GuestsOnly,
        children: [
          { path: paths.landing, lazy: routeModules.landing },
          { path: paths.login, lazy: routeModules.login },
          { path: paths.signup, lazy: routeModules.signup },
        ],
      },
      {
        Component: RequireUser,
        children: [
          { path: paths.product, lazy: routeModules.product },
          {
            Component: RequireSubscription,
            children: [
              {
                lazy: () => import('./shell/app-shell'),
                ErrorBoundary: RouteFailure,
                children: [
                  { path: paths.dashboard, lazy: routeModules.dashboard },
                  { path: paths.dashboardAlias, lazy: routeModules.dashboard },
                  { path: paths.calendar, lazy: routeModules.calendar },
                  { path: paths.posts, lazy: routeModules.posts },
                  { path: paths.createPost, lazy: routeModules.createPost, handle: writing },
                  { path: paths.post, lazy: routeModules.post, handle: writing },
                  { path: paths.settings, lazy: routeModules.settings },
                  ...comingPaths.map((path) => ({ path, lazy: routeModules.comingParts })),
                ],
              },
            ],
          },
        ],
      },
      { path: '*', lazy: routeModules.notFound },
    ],
  },
]);
