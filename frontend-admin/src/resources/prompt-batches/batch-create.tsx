import {
  AutocompleteInput,
  CheckboxGroupInput,
  CreateBase,
  FormDataConsumer,
  ReferenceInput,
  required,
  useGetOne,
  useRecordFromLocation,
} from 'react-admin';
import Link from '@mui/material/Link';
import { PillarMark } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router-dom';
import { ConsoleForm } from '../../components/form/console-form';
import { SaveButton } from '../../components/form/save-button';
import { SwitchInput } from '../../components/form/switch-input';
import { Page } from '../../components/page';
import type { User } from '../../providers/records';
import { BeforeOrder } from './before-order';
import { BatchSize } from './batch-size';
import { Lessons } from './lessons';
import { BatchStart, OrderWishes, wishesOf, type Wishes } from './order-wishes';
import { Notice } from '../../components/notice';
import { linkTo } from '../../lib/paths';

/** The user's own pillars; none chosen means all of them. */
function PillarChoice({ userId }: { userId: string }) {
  const { data: user } = useGetOne<User>('users', { id: userId });
  if (!user) return null;
  if (user.content_pillars.length === 0) {
    return (
      <Notice tone="warn">
        This person has no content pillars yet.{' '}
        <Link component={RouterLink} to={linkTo.user(user.id)}>
          Add them first
        </Link>
      </Notice>
    );
  }
  return (
    <CheckboxGroupInput
      source="pillars"
      label="Pillars"
      choices={user.content_pillars.map((name, index) => ({ id: index + 1, name }))}
      optionText={({ id, name }: { id: number; name: string }) => <PillarMark pillar={id} label={name} />}
      row={false}
      helperText="None chosen: all of them"
    />
  );
}

function BeforeOrderFor({ userId }: { userId: string }) {
  const { data: user } = useGetOne<User>('users', { id: userId });
  return user ? <BeforeOrder of={user} /> : null;
}

function StartOf({ userId }: { userId: string | null }) {
  const { data: user } = useGetOne<User>('users', { id: userId ?? '' }, { enabled: userId !== null });
  // The staff's own until a user is chosen.
  return <BatchStart timeZone={user?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone} />;
}

const defaults = { count: 6, weeks: 3, pillars: [], days: [], slots: [], push_to_calendar: false };

/** What does not go to the calendar at once is read by staff before its user sees it. */
const readFirst = (order: Wishes & { push_to_calendar: boolean }) => ({
  ...order,
  ...wishesOf(order),
  for_review: !order.push_to_calendar,
});

/** The order for a batch: user, number of prompts, pillars, weeks, and whether they go to the calendar at once. */
export function BatchCreate() {
  // For whom a link asks is no edit of the form.
  const asked = useRecordFromLocation();
  return (
    <CreateBase redirect="show" transform={readFirst}>
      <Page
        title="New batch"
        documentTitle="New batch"
        subtitle="A worker writes the prompts from the person’s pillars, audience and voice."
      >
        <ConsoleForm
          defaultValues={{ ...defaults, ...asked }}
          actions={<SaveButton label="Order the batch" needsChange={false} />}
          aside={
            <FormDataConsumer<{ user_id?: string }>>
              {({ formData }) => (formData.user_id ? <Lessons userId={formData.user_id} /> : null)}
            </FormDataConsumer>
          }
        >
          <ReferenceInput
            source="user_id"
            reference="users"
            perPage={50}
            sort={{ field: 'email', order: 'ASC' }}
          >
            <AutocompleteInput
              label="For"
              optionText={({ full_name, email }: User) => (full_name ? `${full_name}, ${email}` : email)}
              filterToQuery={(q: string) => ({ q })}
              validate={required()}
              helperText={false}
            />
          </ReferenceInput>
          <FormDataConsumer<{ user_id?: string }>>
            {({ formData }) =>
              formData.user_id ? (
                <>
                  <BeforeOrderFor userId={formData.user_id} />
                  <PillarChoice userId={formData.user_id} />
                </>
              ) : null
            }
          </FormDataConsumer>
          <BatchSize />
          <FormDataConsumer<{ user_id?: string }>>
            {({ formData }) => <StartOf userId={formData.user_id ?? null} />}
          </FormDataConsumer>
          <OrderWishes />
          <SwitchInput
            source="push_to_calendar"
            label="Push to the calendar as soon as they are written"
            hint="Off: the person sees none of them until staff have read and pushed them"
          />
        </ConsoleForm>
      </Page>
    </CreateBase>
  );
}
