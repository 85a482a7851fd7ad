import { CoreAdminContext, CoreAdminUI, Resource, UndoableMutationsContextProvider } from 'react-admin';
import { Route } from 'react-router-dom';
import { FullPageWait } from './components/full-page-wait';
import { Dashboard } from './dashboard/dashboard';
import { ConsoleLayout } from './layout/console-layout';
import { Notices } from './layout/notices';
import { NotFoundPage } from './layout/not-found-page';
import { PageFailure } from './layout/page-failure';
import { authProvider } from './providers/auth-provider';
import { dataProvider } from './providers/data-provider';
import { i18nProvider } from './providers/i18n-provider';
import { queryClient } from './providers/query-client';
import { auditLog } from './resources/audit-log/index';
import { feedback } from './resources/feedback/index';
import { messages } from './resources/messages/index';
import { notices } from './resources/notices/index';
import { outgoing } from './resources/outgoing/index';
import { paymentEvents } from './resources/payment-events/index';
import { posts } from './resources/posts/index';
import { promptBatches } from './resources/prompt-batches/index';
import { OrderForMany } from './resources/prompt-batches/order-for-many';
import { prompts } from './resources/prompts/index';
import { publications } from './resources/publications/index';
import { queues } from './resources/queues/index';
import { subscriptions } from './resources/subscriptions/index';
import { usage } from './resources/usage/index';
import { users } from './resources/users/index';
import { UserCalendarPage } from './resources/users/record/user-calendar-page';
import { WritingProfilePage } from './resources/users/writing-profile/writing-profile-page';

/** react-admin on our API. Each resource is a folder; this is the table of them. */
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
          <Resource name="users" {...users}>
            <Route path=":id/writing-profile" element={<WritingProfilePage />} />
            <Route path=":id/calendar" element={<UserCalendarPage />} />
          </Resource>
          <Resource name="prompt-batches" {...promptBatches}>
            <Route path="for-many" element={<OrderForMany />} />
          </Resource>
          <Resource name="content-prompts" {...prompts} />
          <Resource name="posts" {...posts} />
          <Resource name="publications" {...publications} />
          <Resource name="outgoing" {...outgoing} />
          <Resource name="messages" {...messages} />
          <Resource name="feedback" {...feedback} />
          <Resource name="notices" {...notices} />
          <Resource name="subscriptions" {...subscriptions} />
          <Resource name="payment-events" {...paymentEvents} />
          <Resource name="usage" {...usage} />
          <Resource name="queues" {...queues} />
          <Resource name="audit-log" {...auditLog} />
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
