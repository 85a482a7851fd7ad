import { CoreAdminContext, CoreAdminUI, Resource, UndoableMutationsContextProvider } from 'react-admin';
import type { ComponentType } from 'react';
import { Route, useParams } from 'react-router-dom';
import { FullPageWait } from './components/full-page-wait';
import { NotFoundPage } from './components/not-found-page';
import { Dashboard } from './dashboard/dashboard';
import { ConsoleLayout } from './layout/console-layout';
import { Notices } from './layout/notices';
import { PageFailure } from './layout/page-failure';
import { authProvider } from './providers/auth-provider';
import { dataProvider } from './providers/data-provider';
import { i18nProvider } from './providers/i18n-provider';
import type { ConsoleResource } from './resources/console-resource';
import { resources } from './resources/index';
import { QueryClient } from '@tanstack/react-query';

/**
 * The API client retries reads itself and fails with a message; retrying here would multiply its pauses. `always`:
 * without a network a call fails with a message, while the library would pause it silently.
 */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** react-admin shows the page of a verb also at addresses below it that nothing else has. */
function PageAt({ page: Page }: { page: ComponentType }) {
  const { '*': below } = useParams();
  return below ? <NotFoundPage /> : <Page />;
}

/** The pages that a resource has, at their own addresses alone. */
function pagesOf({ list, show, edit, create }: Omit<ConsoleResource, 'label'>) {
  const at = (page: ComponentType | undefined) => page && <PageAt page={page} />;
  return { list: at(list), show: at(show), edit: at(edit), create: at(create) };
}

/** react-admin on our API. */
export default function Console() {
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
    >
      <UndoableMutationsContextProvider>
        <CoreAdminUI
          dashboard={Dashboard}
          layout={ConsoleLayout}
          loading={Wait}
          catchAll={NotFoundPage}
          error={PageFailure}
          disableTelemetry
          requireAuth
        >
          {resources.map(({ label, routes = {}, ...resource }) => (
            <Resource key={resource.name} {...resource} options={{ label }} {...pagesOf(resource)}>
              {Object.entries(routes).map(([path, Page]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Resource>
          ))}
        </CoreAdminUI>
        <Notices />
      </UndoableMutationsContextProvider>
    </CoreAdminContext>
  );
}

/** react-admin passes its own loading texts to the loading component. */
function Wait() {
  return <FullPageWait />;
}
