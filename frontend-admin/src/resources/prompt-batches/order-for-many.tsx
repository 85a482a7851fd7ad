import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { counted, PROFILE_LIMITS, PROMPT_LIMITS } from '@drumbeat/domain';
import { PillarMark } from '@drumbeat/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckboxGroupInput, SaveContextProvider } from 'react-admin';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { FailureNotice } from '../../components/failure-notice';
import { ConsoleForm } from '../../components/form/console-form';
import { SaveButton } from '../../components/form/save-button';
import { SwitchInput } from '../../components/form/switch-input';
import { Notice } from '../../components/notice';
import { Page } from '../../components/page';
import { Person } from '../../components/person';
import { Quiet } from '../../components/quiet';
import { Section } from '../../components/section';
import type { User } from '../../providers/records';
import { BeforeOrder } from './before-order';
import { BatchSize } from './batch-size';
import { BatchStart, OrderWishes, wishesOf, type Wishes } from './order-wishes';
import { bodyOf, type components } from '@drumbeat/api-client';
import { api } from '../../providers/api';
import { useRows } from '../../providers/use-rows';
import { linkTo } from '../../lib/paths';

/** One batch for each of many users; with the same order id nothing is ordered twice. */
async function orderForMany(body: components['schemas']['OrderForManyRequest']) {
  return bodyOf(await api.POST('/api/admin/prompt-batches/for-many', { body }));
}

const MOST = PROMPT_LIMITS.batchUsers;

/** Address of the batches of one order, which show how far each is. */
const progressAt = (orderId: string) => linkTo.list('prompt-batches', { order_id: orderId });

interface Order extends Wishes {
  count: number;
  weeks: number;
  pillars: number[];
  push_to_calendar: boolean;
  start_date: string | null;
}

const defaults = { count: 3, weeks: 1, pillars: [], days: [], slots: [], push_to_calendar: false };

const PILLARS = Array.from({ length: PROFILE_LIMITS.pillars }, (_unused, index) => index + 1);

interface ChosenProps {
  people: readonly User[];
  onRemove: (id: string) => void;
}

function Chosen({ people, onRemove }: ChosenProps) {
  return (
    <Section title={counted(people.length, 'person', 'people')}>
      <Box component="ul" aria-label="People of the order">
        {people.map((person) => (
          <Box
            component="li"
            key={person.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 3,
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Person name={person.full_name} email={person.email} />
              <Quiet>
                {person.content_pillars.length === 0
                  ? 'No pillars yet: nothing can be ordered'
                  : `${counted(person.open_slots, 'open slot')}, ${counted(person.content_pillars.length, 'pillar')}`}
              </Quiet>
              <BeforeOrder of={person} />
            </Box>
            <Button
              variant="text"
              size="small"
              aria-label={`Leave out ${person.full_name ?? person.email}`}
              onClick={() => onRemove(person.id)}
            >
              Leave out
            </Button>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** One order for many people: a batch for each, written by a worker job for each. */
export function OrderForMany() {
  const [search, setSearch] = useSearchParams();
  const ids = (search.get('for') ?? '').split(',').filter(Boolean).slice(0, MOST);
  // One order however often it is sent: what failed on the way is sent again without ordering twice.
  const [orderId] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const {
    data: people,
    error,
    refetch,
  } = useRows<User, 'users'>(
    'users',
    {
      filter: { id: ids },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'email', order: 'ASC' },
    },
    { enabled: ids.length > 0 },
  );
  const order = useMutation({
    mutationFn: ({ count, weeks, pillars, push_to_calendar, start_date, ...wishes }: Order) =>
      orderForMany({
        ...{ order_id: orderId, user_ids: ids, count, weeks, pillars, push_to_calendar },
        ...wishesOf(wishes),
        for_review: !push_to_calendar,
        ...(start_date ? { start_date } : {}),
      }),
    onSuccess: ({ refused }) => (refused.length === 0 ? navigate(progressAt(orderId)) : undefined),
  });
  const remove = (id: string) =>
    setSearch({ for: ids.filter((other) => other !== id).join(',') }, { replace: true });
  const done = order.data;
  return (
    <Page
      title="Prompts for many"
      documentTitle="Prompts for many"
      subtitle="A batch for each person, written from their own pillars, audience and voice."
    >
      {error && !people ? (
        <FailureNotice title="The people could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : null}
      {ids.length === 0 ? (
        <Quiet>
          Nobody is chosen.{' '}
          <Link component={RouterLink} to={linkTo.list('users')}>
            Choose people in their list
          </Link>
        </Quiet>
      ) : (
        <SaveContextProvider
          value={{
            // A failure stands in the form; what is answered would be taken for the errors of fields.
            save: async (values: Partial<Order>) => {
              await order.mutateAsync(values as Order).catch(() => undefined);
            },
          }}
        >
          <ConsoleForm
            defaultValues={defaults}
            isDone={order.isSuccess}
            actions={
              <SaveButton
                label={`Order for ${counted(ids.length, 'person', 'people')}`}
                needsChange={false}
              />
            }
            aside={<Chosen people={people ?? []} onRemove={remove} />}
          >
            <CheckboxGroupInput
              source="pillars"
              label="Pillars"
              choices={PILLARS.map((id) => ({ id, name: `Pillar ${id}` }))}
              optionText={({ id, name }: { id: number; name: string }) => (
                <PillarMark pillar={id} label={name} />
              )}
              helperText="Of each person’s own list, in its order. None chosen: all of them"
            />
            <BatchSize />
            <BatchStart timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone} />
            <OrderWishes />
            <SwitchInput
              source="push_to_calendar"
              label="Push to the calendar as soon as they are written"
              hint="Off: nobody sees them until staff have read and pushed them"
            />
            <div role="status">
              {order.error ? <Notice tone="bad">{order.error.message}</Notice> : null}
              {done && done.refused.length > 0 ? (
                <Notice tone="warn">
                  <Box component="ul">
                    {done.refused.map(({ user_id, message }) => (
                      <li key={user_id}>{message}</li>
                    ))}
                  </Box>
                  {done.ordered.length > 0 ? (
                    <Link component={RouterLink} to={progressAt(orderId)}>
                      Ordered for {counted(done.ordered.length, 'person', 'people')}: see how far they are
                    </Link>
                  ) : null}
                </Notice>
              ) : null}
            </div>
          </ConsoleForm>
        </SaveContextProvider>
      )}
    </Page>
  );
}
