import Box from '@mui/material/Box';
import { PROFILE_LIMITS, zoneLabel } from '@drumbeat/domain';
import { EditBase, TextInput, useEditContext, useNotify, useUpdate } from 'react-admin';
import Button from '@mui/material/Button';
import { Status } from '@drumbeat/ui';
import { TriangleAlert } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { VersionedForm, type VersionedField } from '../../components/form/versioned-form';
import { SaveButton } from '../../components/form/save-button';
import { Page } from '../../components/page';
import { RecordPage, toldByPage } from '../../components/record-page';
import type { User } from '../../providers/records';
import { MakeBatchButton } from '../../entities/prompt-batches/make-batch-button';
import { PersonPlan } from './person-plan';
import { PillarsInput } from './pillars-input';
import { DeleteUser } from './delete-user';
import { ProfileLock } from './profile-lock';
import { StaffInput } from './staff-input';
import { UserBatches } from './user-batches';
import { WeeklyPrompts } from './weekly-prompts';
import { FactList } from '../../components/fact-list';
import { Section } from '../../components/section';
import { KeptShares } from '../../kept-share/kept-shares';
import { dayLabel } from '../../lib/times';
import { ApprovalList } from './record/approval-list';
import { StaffNotes } from './record/staff-notes';
import { UserActivity } from './record/user-activity';
import { LinkedInState, ReadingsPause } from './linkedin-state';
import { linkTo } from '../../lib/paths';

/** The read-only facts about a user. */
function UserFacts({ user }: { user: User }) {
  return (
    <Section title="Account">
      <FactList
        facts={[
          ['Open slots', `${user.open_slots} in the next two weeks`],
          ['LinkedIn', <LinkedInState key="linkedin" of={user} />],
          ...(user.linkedin_readings_pause
            ? [['Figures', <ReadingsPause key="figures" reason={user.linkedin_readings_pause} />] as const]
            : []),
          ...(user.mail_refused_at
            ? [
                [
                  'Mail',
                  <Status key="mail" tone="warn" icon={TriangleAlert} small>
                    Not taken for this address since {dayLabel(user.mail_refused_at)}
                  </Status>,
                ] as const,
              ]
            : []),
          ['Onboarding', user.onboarding_completed ? 'Completed' : 'Not completed'],
          ['Signed up', dayLabel(user.created_at)],
        ]}
      />
    </Section>
  );
}

/** Rows added and left empty are not saved. */
const withoutEmptyPillars = ({ content_pillars, ...user }: User) => ({
  ...user,
  content_pillars: content_pillars.map((pillar) => pillar.trim()).filter((pillar) => pillar !== ''),
});

const FIELDS: readonly VersionedField<User>[] = [
  { field: 'full_name', label: 'Name', words: (value) => (typeof value === 'string' ? value : '') },
  {
    field: 'content_pillars',
    label: 'Content pillars',
    words: (value) => (Array.isArray(value) ? value.join('\n') : ''),
  },
  { field: 'is_admin', label: 'Staff', words: (value) => (value === true ? 'Yes' : 'No') },
];

const nameProblem = (name: string | null, { full_name }: Pick<User, 'full_name'>) => {
  const { length } = name?.trim() ?? '';
  if (length > PROFILE_LIMITS.name) return `Keep it to ${PROFILE_LIMITS.name} characters`;
  return length > 0 || full_name === null ? undefined : 'A name can be changed, not removed.';
};

/** What staff change of a person. Saved, it can be taken back as long as nobody changed the person since. */
function UserForm({ user }: { user: User }) {
  const notify = useNotify();
  const [update] = useUpdate<User>();
  const takeBack = ({ full_name, content_pillars, is_admin }: User, saved: User) =>
    void update(
      'users',
      { id: saved.id, data: { ...saved, full_name, content_pillars, is_admin }, previousData: saved },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('The person is as before', { type: 'success' }),
        onError: (error) => notify(`It was not taken back. ${error.message}`, { type: 'error' }),
      },
    );
  return (
    <VersionedForm<User>
      fields={FIELDS}
      transform={withoutEmptyPillars}
      onSaved={(before, saved) => {
        // A first name stays.
        const canTakeBack = before.full_name !== null || saved.full_name === null;
        const more = canTakeBack ? { takeBack: () => takeBack(before, saved) } : {};
        notify('The person is saved', { type: 'success', ...more });
      }}
      actions={<SaveButton />}
    >
      <TextInput
        source="full_name"
        label="Name"
        helperText={false}
        validate={(name: string | null) => nameProblem(name, user)}
      />
      <PillarsInput />
      <StaffInput user={user} />
    </VersionedForm>
  );
}

function UserEditor() {
  const { record, error, refetch } = useEditContext<User>();
  return (
    <RecordPage name="User" record={record} error={error} onRetry={() => void refetch()}>
      {(user) => (
        <Page
          title={user.full_name ?? user.email}
          documentTitle={user.full_name ?? user.email}
          subtitle={`${user.email}, ${zoneLabel(user.time_zone)}`}
          actions={
            <>
              <Button component={RouterLink} to={linkTo.writingProfileOf(user.id)} variant="outlined">
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
            <Box sx={{ display: 'grid', gap: 8, minWidth: 0 }}>
              <UserForm user={user} />
              <StaffNotes userId={user.id} />
              <ApprovalList userId={user.id} />
              <DeleteUser user={user} />
            </Box>
            <Box sx={{ display: 'grid', gap: 8, minWidth: 0 }}>
              <UserFacts user={user} />
              <UserActivity user={user} />
              <PersonPlan user={user} />
              <KeptShares userId={user.id} />
              <WeeklyPrompts user={user} />
              <ProfileLock user={user} />
              <UserBatches user={user} />
            </Box>
          </Box>
        </Page>
      )}
    </RecordPage>
  );
}

/** One person: what staff change of them, and what they see of them. */
export function UserEdit() {
  return (
    <EditBase<User> queryOptions={toldByPage}>
      <UserEditor />
    </EditBase>
  );
}
