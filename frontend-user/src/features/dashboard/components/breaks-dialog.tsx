import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { addDays, breakProblem, PLANNED_BREAKS, type PlainDate, todayInZone } from '@drumbeat/domain';
import { DateField, dateWithYear, DialogFrame, SkeletonLines } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import { InlineAlert } from '../../../components/inline-alert';
import { useCurrentUser } from '../../../entities/session/current-user';
import { breaksQuery, type PlannedBreak, useChangeBreaks } from '../api/planned-breaks';

const daysOf = ({ starts_on: from, ends_on: to }: PlannedBreak) =>
  from === to ? dateWithYear(from) : `${dateWithYear(from)} – ${dateWithYear(to)}`;

/** "Planned breaks": days without posts, whose weeks do not end the streak. */
export default function BreaksDialog({ onClose }: { onClose: () => void }) {
  const { time_zone: zone } = useCurrentUser();
  const [today] = useState(() => todayInZone(new Date(), zone));
  const [from, setFrom] = useState<PlainDate | null>(null);
  const [to, setTo] = useState<PlainDate | null>(null);
  const breaks = useQuery(breaksQuery);
  const { plan, remove } = useChangeBreaks();
  /** A break of one day has no other end. */
  const until = to ?? from;
  const problem = from === null || until === null ? null : breakProblem({ from, to: until });
  const isFull = (breaks.data?.length ?? 0) >= PLANNED_BREAKS.max;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (from === null || until === null || problem !== null) return;
    plan.mutate(
      { starts_on: from, ends_on: until },
      {
        onSuccess: () => {
          setFrom(null);
          setTo(null);
        },
      },
    );
  };
  const field = { today, min: addDays(today, -366), max: addDays(today, 730) };
  return (
    <DialogFrame
      open
      wide
      onClose={onClose}
      title="Planned breaks"
      subtitle="A week that a break touches does not end your streak."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Done
          </Button>
          <Button
            type="submit"
            form="planned-break"
            variant="contained"
            loading={plan.isPending}
            disabled={from === null || problem !== null || isFull}
          >
            Plan break
          </Button>
        </>
      }
    >
      <Box component="form" id="planned-break" noValidate onSubmit={send} sx={{ display: 'grid', gap: 4 }}>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <DateField label="First day" {...field} value={from} onChange={(day) => setFrom(day)} />
          <DateField
            label="Last day"
            {...field}
            value={until}
            isOptional
            problem={problem}
            onChange={(day) => setTo(day)}
          />
        </Box>
        {isFull ? <InlineAlert tone="warn">{PLANNED_BREAKS.tooMany}</InlineAlert> : null}
        {plan.error ? <InlineAlert tone="bad">{plan.error.message}</InlineAlert> : null}
        {remove.error ? <InlineAlert tone="bad">{remove.error.message}</InlineAlert> : null}
      </Box>
      <Box sx={{ mt: 6 }}>{renderBreaks()}</Box>
    </DialogFrame>
  );

  function renderBreaks() {
    if (breaks.error)
      return (
        <FailureNotice
          title="Your breaks could not be loaded"
          error={breaks.error}
          onRetry={() => void breaks.refetch()}
        />
      );
    if (!breaks.data) return <SkeletonLines lines={[{ width: '100%' }, { width: '60%' }]} />;
    if (breaks.data.length === 0)
      return (
        <Typography sx={{ color: 'text.secondary' }}>
          None. Holidays, a launch, a sick week: plan them, and come back to your streak.
        </Typography>
      );
    return (
      <Box component="ul" aria-label="Planned breaks" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {breaks.data.map((one) => (
          <Box
            component="li"
            key={one.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 3,
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            {daysOf(one)}
            <Button
              variant="text"
              size="small"
              disabled={remove.isPending}
              aria-label={`Remove: ${daysOf(one)}`}
              onClick={() => remove.mutate(one.id)}
              sx={{ ml: 'auto', color: 'text.secondary' }}
            >
              Remove
            </Button>
          </Box>
        ))}
      </Box>
    );
  }
}
