import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { BILLING_TEXTS, changeWords, endOnCancelling, formatMoney } from '@drumbeat/domain';
import { ExternalLink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { InlineAlert } from '../../../components/inline-alert';
import { PageSection } from '../../../components/page-section';
import type { Billing } from '../../../entities/types';
import { dayOf } from '../../../lib/text/time-format';
import { linkTo } from '../../../lib/paths';
import { useCancelPlan, usePortal, useReactivatePlan } from '../api/billing';
import { cancelWords, invoiceWords, planWords } from '../billing-words.rules';
import { CancelDialog } from './cancel-dialog';

interface BillingOverviewProps {
  billing: Billing;
  /** The user's time zone. */
  zone: string;
  onRetry: () => void;
}

/** Plan, charge, invoices and history of one user. */
export function BillingOverview({ billing, zone, onRetry }: BillingOverviewProps) {
  const portal = usePortal();
  const words = planWords(billing.subscription, (date) => dayOf(date, zone));
  const open = billing.invoices.find(({ status }) => status === 'open')?.hosted_url ?? null;
  const openPortal = (label: string) => (
    <Button
      variant="outlined"
      loading={portal.isPending || portal.isSuccess}
      onClick={() => portal.mutate()}
      endIcon={<ExternalLink size={16} strokeWidth={1.75} aria-hidden />}
    >
      {label}
    </Button>
  );
  return (
    <Box sx={{ maxWidth: '46rem' }}>
      {billing.is_whole ? null : (
        <Box sx={{ mb: 4 }}>
          <InlineAlert
            tone="warn"
            action={
              <Button size="small" variant="outlined" onClick={onRetry}>
                Try again
              </Button>
            }
          >
            {BILLING_TEXTS.unavailable} What you see of your plan is what we knew last.
          </InlineAlert>
        </Box>
      )}
      {words.problem ? (
        <Box sx={{ mb: 4 }}>
          <InlineAlert
            tone="bad"
            action={
              <Box
                sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, flexBasis: '100%', pl: { sm: '1.875rem' } }}
              >
                {billing.has_customer ? openPortal('Change the card') : null}
                {open ? (
                  // The bank asks its question there.
                  <Button
                    variant="outlined"
                    href={open}
                    target="_blank"
                    rel="noreferrer"
                    endIcon={<ExternalLink size={16} strokeWidth={1.75} aria-hidden />}
                  >
                    Pay the open invoice
                  </Button>
                ) : null}
              </Box>
            }
          >
            {words.problem}
          </InlineAlert>
        </Box>
      ) : null}
      {portal.error ? (
        <Box sx={{ mb: 4 }}>
          <InlineAlert tone="bad">{portal.error.message}</InlineAlert>
        </Box>
      ) : null}
      <PageSection id="plan" title={words.title} description={words.sentence}>
        {billing.next_charge ? (
          <Typography sx={{ mb: 4 }}>
            {billing.subscription?.grace_until ? 'Next month’s charge' : 'Next charge'}:{' '}
            <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(billing.next_charge, navigator.language)}
            </Box>
            {words.until ? ` on ${words.until}` : ''}, before taxes where they apply
          </Typography>
        ) : null}
        <PlanActions billing={billing} until={words.until} />
      </PageSection>
      {billing.has_customer ? (
        <PageSection
          id="card"
          title="Card and address"
          description="They are kept by Stripe, on pages of its own. It brings you back here."
        >
          {openPortal('Open Stripe’s pages')}
        </PageSection>
      ) : null}
      {billing.invoices.length > 0 ? (
        <PageSection id="invoices" title="Invoices">
          <Rows
            rows={billing.invoices.map((invoice) => ({
              key: invoice.id,
              name: invoice.hosted_url ? (
                <Link href={invoice.hosted_url} target="_blank" rel="noreferrer">
                  {invoice.number ?? 'Draft'}
                </Link>
              ) : (
                (invoice.number ?? 'Draft')
              ),
              text: invoiceWords(invoice, navigator.language),
              day: dayOf(invoice.created_at, zone),
            }))}
          />
        </PageSection>
      ) : null}
      {billing.changes.length > 0 ? (
        <PageSection id="history" title="History" description="What changed on your plan, and why.">
          <Rows
            rows={billing.changes.map((change, at) => ({
              key: change.id,
              name: changeWords(change, billing.changes[at + 1]),
              text: '',
              day: dayOf(change.at, zone),
            }))}
          />
        </PageSection>
      ) : null}
    </Box>
  );
}

function PlanActions({ billing, until }: { billing: Billing; until: string | null }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelPlan();
  const reactivate = useReactivatePlan();
  const { subscription } = billing;
  const end = subscription && endOnCancelling(subscription);
  const isCancelled = subscription?.cancel_at_period_end === true && subscription.status === 'active';
  const failure = reactivate.error;
  return (
    <>
      {failure ? (
        <Box sx={{ mb: 3 }}>
          <InlineAlert tone="bad">{failure.message}</InlineAlert>
        </Box>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {end === null ? (
          <Button component={RouterLink} to={linkTo.upgrade()} variant="contained">
            See the plans
          </Button>
        ) : null}
        {end !== null && isCancelled ? (
          <Button variant="contained" loading={reactivate.isPending} onClick={() => reactivate.mutate()}>
            Keep my plan
          </Button>
        ) : null}
        {end === 'at_once' || (end === 'with_period' && !isCancelled) ? (
          <Button variant="outlined" onClick={() => setIsAsking(true)}>
            {isCancelled ? 'End it now' : 'Cancel plan'}
          </Button>
        ) : null}
      </Box>
      {isAsking && subscription ? (
        <CancelDialog
          words={cancelWords(subscription, until)}
          isPending={cancel.isPending}
          error={cancel.error}
          onCancel={() => cancel.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
          onClose={() => {
            cancel.reset();
            setIsAsking(false);
          }}
        />
      ) : null}
    </>
  );
}

interface Row {
  key: string;
  name: ReactNode;
  text: string;
  day: string;
}

/** On a phone the day stands below its line, at its left. */
function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <Box component="ul">
      {rows.map(({ key, name, text, day }) => (
        <Box
          key={key}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto 7rem' },
            columnGap: 4,
            py: 2.5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="span" sx={{ gridColumn: { xs: text === '' ? '1 / -1' : 'auto', sm: 'auto' } }}>
            {name}
          </Box>
          <Box
            sx={{
              display: { xs: text === '' ? 'none' : 'block', sm: 'block' },
              color: 'text.secondary',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {text}
          </Box>
          <Box
            sx={{
              gridColumn: { xs: '1 / -1', sm: 'auto' },
              color: 'text.secondary',
              fontVariantNumeric: 'tabular-nums',
              textAlign: { sm: 'right' },
            }}
          >
            {day}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
