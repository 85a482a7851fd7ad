import type { components } from '@drumbeat/api-client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { ShowBase, useNotify, useRefresh, useShowContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Address } from '../../components/address';
import { FactList } from '../../components/fact-list';
import { Notice } from '../../components/notice';
import { Page } from '../../components/page';
import { Quiet } from '../../components/quiet';
import { RecordPage, toldByPage } from '../../components/record-page';
import { Section } from '../../components/section';
import { TimeText } from '../../components/time-text';
import { ChangeList } from '../../entities/plans/change-list';
import { typeWords } from './event-type';
import { PaymentEventState, sentenceOf } from './payment-event-state';
import { api } from '../../providers/api';
import { linkTo } from '../../lib/paths';

type PaymentEventDetail = components['schemas']['PaymentEventDetailResponse'];

const replayPaymentEvent = (id: string) =>
  api.POST('/api/admin/payment-events/{id}/replay', { params: { path: { id } } });

function EventFacts({ event }: { event: PaymentEventDetail }) {
  return (
    <Section title="Facts">
      <FactList
        facts={[
          [
            'About',
            event.user_id === null || event.email === null ? (
              <Quiet key="about">Not known</Quiet>
            ) : (
              <Link key="about" component={RouterLink} to={linkTo.user(event.user_id)}>
                <Address>{event.email}</Address>
              </Link>
            ),
          ],
          ['Happened', <TimeText key="happened" at={event.happened_at} />],
          ['Came', <TimeText key="came" at={event.received_at} />],
          ['By', event.source === 'webhook' ? 'Webhook' : 'The hourly comparison: no webhook brought it'],
          [
            'Processed',
            event.processed_at ? (
              <TimeText key="processed" at={event.processed_at} />
            ) : (
              <Quiet key="processed">Not yet</Quiet>
            ),
          ],
          ['Attempts', event.attempts],
          ['Type', event.type],
          ['Version', event.api_version ?? <Quiet key="version">None</Quiet>],
          ['Id', event.id],
          ['SHA-256', event.hash],
        ]}
      />
    </Section>
  );
}

/** Harmless, whatever it tells of: only what is true at Stripe now counts. */
function Replay({ id }: { id: string }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => replayPaymentEvent(id),
    onSuccess: () => notify('It is processed again', { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  return (
    <Button
      variant="outlined"
      loading={isPending}
      onClick={() => mutate()}
      startIcon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
    >
      Process again
    </Button>
  );
}

function PaymentEventDetails() {
  const { record: known, error, refetch } = useShowContext<PaymentEventDetail>();
  // When opened from the list its row is shown at first, which has fewer fields.
  const record = known && 'body' in known ? known : undefined;
  return (
    <RecordPage name="Payment event" record={record} error={error} onRetry={() => void refetch()}>
      {(event) => (
        <Page
          title={typeWords(event.type)}
          documentTitle={typeWords(event.type)}
          subtitle={<PaymentEventState of={event.state} />}
          actions={<Replay id={event.id} />}
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
              <Section title="What it did">
                {event.failure === null ? null : <Notice tone="warn">{event.failure}</Notice>}
                {event.changes.length > 0 ? (
                  <ChangeList changes={event.changes} />
                ) : (
                  <p>{sentenceOf(event.state)}</p>
                )}
              </Section>
              <Section title="As it came">
                <Box
                  component="pre"
                  // It scrolls, so the keyboard has to reach it.
                  tabIndex={0}
                  role="region"
                  aria-label="Body of the message"
                  sx={{
                    m: 0,
                    p: 4,
                    maxHeight: '36rem',
                    overflow: 'auto',
                    borderRadius: '0.5rem',
                    bgcolor: 'surface.sunken',
                    fontSize: '0.75rem',
                    lineHeight: '1.125rem',
                    whiteSpace: 'pre-wrap',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {event.body}
                </Box>
              </Section>
            </Box>
            <EventFacts event={event} />
          </Box>
        </Page>
      )}
    </RecordPage>
  );
}

/** One message of Stripe: what it did, its facts, and its body as it came. */
export function PaymentEventShow() {
  return (
    <ShowBase<PaymentEventDetail> queryOptions={{ ...toldByPage, refetchInterval: 5_000 }}>
      <PaymentEventDetails />
    </ShowBase>
  );
}
