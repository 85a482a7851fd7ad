import type { ListFilterName, ListSort } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { Webhook } from 'lucide-react';
import { Address } from '../../components/address';
import { Quiet } from '../../components/quiet';
import type { Column } from '../../components/record-list/column';
import type { ListFilter } from '../../components/record-list/list-filter';
import { RecordList } from '../../components/record-list/record-list';
import { TimeText } from '../../components/time-text';
import { typeChoices, typeWords } from './event-type';
import { PaymentEventState, stateChoices, stateWord, type PaymentEvent } from './payment-event-state';
import { linkTo } from '../../lib/paths';

const columns: readonly Column<PaymentEvent, ListSort<'payment-events'>>[] = [
  { label: 'What', sort: 'type', render: ({ type }) => typeWords(type), csv: ({ type }) => typeWords(type) },
  {
    label: 'State',
    render: ({ state }) => <PaymentEventState of={state} />,
    csv: ({ state }) => stateWord(state),
  },
  {
    label: 'About',
    csv: ({ email }) => email,
    render: ({ email }) => (email === null ? <Quiet>Not known</Quiet> : <Address>{email}</Address>),
  },
  { label: 'Id', isWide: true, isSpare: true, render: ({ id }) => <Quiet>{id}</Quiet>, csv: ({ id }) => id },
  {
    label: 'Happened',
    sort: 'happened_at',
    csv: ({ happened_at }) => happened_at,
    render: ({ happened_at }) => <TimeText at={happened_at} />,
  },
  {
    label: 'Came',
    sort: 'received_at',
    csv: ({ received_at }) => received_at,
    render: ({ received_at }) => <TimeText at={received_at} />,
  },
];

const filters: readonly ListFilter<ListFilterName<'payment-events'>>[] = [
  { field: 'state', label: 'State', choices: stateChoices },
  { field: 'type', label: 'What', choices: typeChoices },
];

/** Every message of Stripe. */
export function PaymentEventList() {
  return (
    <RecordList<PaymentEvent, 'payment-events'>
      title="Payment events"
      description="What Stripe told us, as it came. A message says only whom to ask about: what is true is asked of Stripe."
      columns={columns}
      searchIn="Email or id"
      filters={filters}
      sort={{ field: 'received_at', order: 'DESC' }}
      linkOf={({ id }) => linkTo.paymentEvent(id)}
      refreshMs={10_000}
      empty={<EmptyState sign={Webhook} title="Stripe has told us nothing yet" />}
    />
  );
}
