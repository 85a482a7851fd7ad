import Box from '@mui/material/Box';
import { EditBase, TextInput, useEditContext, useNotify, useRefresh } from 'react-admin';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ConsoleForm } from '../../components/form/console-form';
import { SaveButton } from '../../components/form/save-button';
import { Page } from '../../components/page';
import { RecordPage } from '../../components/record-page';
import type { User } from '../../providers/records';
import { MakeBatchButton } from '../prompt-batches/make-batch-button';
import { PillarsInput } from './pillars-input';
import { StaffInput } from './staff-input';
import { UserBatches } from './user-batches';
import { FactList } from '../../components/fact-list';
import { Section } from '../../components/section';
import { KeptShares } from '../../kept-share/kept-shares';
import { dayLabel } from '../../lib/times';
import { LinkedInState } from './linkedin-state';
import { planLabel } from './plan-label';
import { grantFreePlan } from '../../providers/endpoints';

/** Gives the free plan to a user without one, for instance when users cannot start it themselves. */
function GrantFreePlan({ user }: { user: User }) {
  const [isBusy, setIsBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  if (user.subscription_status === 'active') return null;
  const grant = async () => {
    setIsBusy(true);
    try {
      await grantFreePlan(user.id);
      notify('The free plan is active', { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
    setIsBusy(false);
    refresh();
  };
  return (
    <Button variant="outlined" onClick={() => void grant()} loading={isBusy} sx={{ mt: 4 }}>
      Grant the free plan
    </Button>
  );
}

/** The read-only facts about a user. */
function UserFacts({ user }: { user: User }) {
  return (
    <Section title="Account">
      <FactList
        facts={[
          ['Plan', planLabel(user)],
          ['Open slots', `${user.open_slots} in the next two weeks`],
          ['LinkedIn', <LinkedInState key="linkedin" of={user} />],
          ['Onboarding', user.onboarding_completed ? 'Completed' : 'Not completed'],
          ['Signed up', dayLabel(user.created_at)],
        ]}
      />
      <GrantFreePlan user={user} />
    </Section>
  );
}

/** Rows added and left empty are not saved. */
const withoutEmptyPillars = ({ content_pillars, ...user }: User) => ({
  ...user,
  content_pillars: content_pillars.map((pillar) => pillar.trim()).filter((pillar) => pillar !== ''),
});

function UserEditor() {
  const { record, error, refetch } = useEditContext<User>();
  return (
    <RecordPage name="User" record={record} error={error} onRetry={() => void refetch()}>
      {(user) => (
        <Page
          title={user.full_name ?? user.email}
          documentTitle={user.full_name ?? user.email}
          subtitle={`${user.email}, ${user.time_zone}`}
          actions={
            <>
              <Button
                component={RouterLink}
                to={`/users/${encodeURIComponent(user.id)}/writing-profile`}
                variant="outlined"
              >
                Writing profile
              </Button>
              <MakeBatchButton userId={user.id} isPrimary />
            </>
          }
        >
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 21rem' },
              gap: '2.5rem 4rem',
              alignItems: 'start',
            }}
          >
            <ConsoleForm isGuarded actions={<SaveButton />}>
              <TextInput source="full_name" label="Name" helperText={false} />
              <PillarsInput />
              <StaffInput user={user} />
            </ConsoleForm>
            <Box sx={{ display: 'grid', gap: 8 }}>
              <UserFacts user={user} />
              <KeptShares userId={user.id} />
              <UserBatches user={user} />
            </Box>
          </Box>
        </Page>
      )}
    </RecordPage>
  );
}

/** The fields of a user that staff may change: the name, the content pillars, the role and the free plan. */
export function UserEdit() {
  return (
    <EditBase<User> mutationMode="pessimistic" redirect={false} transform={withoutEmptyPillars}>
      <UserEditor />
    </EditBase>
  );
}
