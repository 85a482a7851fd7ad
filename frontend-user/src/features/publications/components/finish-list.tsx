import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { canTick } from '@drumbeat/domain';
import { Status } from '@drumbeat/ui';
import { CircleCheck, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckField } from '../../../components/check-field';
import { CopyButton } from '../../../components/copy-button';
import { useNowUntil } from '../../../components/use-now-until';
import { useCurrentUser } from '../../../entities/session/current-user';
import type { FinishStep } from '../../../entities/types';
import { timeOfDay } from '../../../lib/text/time-format';
import { useTick } from '../api/finish';
import { TextToCopy } from './text-to-copy';

interface FinishListProps {
  postId: string;
  steps: readonly FinishStep[];
  linkedInUrl: string | null;
  /** Below the list. */
  children?: ReactNode;
}

/** "Finish on LinkedIn": what only the author can do there once the post is out, to tick off. */
export function FinishList({ postId, steps, linkedInUrl, children }: FinishListProps) {
  const tick = useTick(postId);
  const done = steps.filter(({ done_at }) => done_at !== null).length;
  const isAllDone = done === steps.length;
  return (
    <Box
      component="section"
      aria-label="Finish on LinkedIn"
      sx={(theme) => ({
        display: 'grid',
        gap: 3,
        maxWidth: '49.5rem',
        mt: 3,
        p: 4,
        borderRadius: '0.75rem',
        background: theme.vars.palette.surface.sunken,
      })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 1rem' }}>
        <Box role="status" sx={{ mr: 'auto' }}>
          <Status
            tone={isAllDone ? 'good' : 'info'}
            icon={isAllDone ? CircleCheck : ListChecks}
            note={`${done} of ${steps.length} done`}
          >
            {isAllDone ? 'All done on LinkedIn' : 'Finish on LinkedIn'}
          </Status>
        </Box>
        {linkedInUrl ? (
          <Link href={linkedInUrl} target="_blank" rel="noreferrer">
            Open the post on LinkedIn
          </Link>
        ) : null}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step) => (
          <li key={step.key}>
            <Step step={step} onTick={(is) => tick.mutate({ step: step.key, done: is })} />
          </li>
        ))}
      </Box>
      {children}
    </Box>
  );
}

function Step({ step, onTick }: { step: FinishStep; onTick: (done: boolean) => void }) {
  const { time_zone: zone } = useCurrentUser();
  const isDone = step.done_at !== null;
  const dueAt = step.due_at === null ? null : new Date(step.due_at);
  const now = useNowUntil(dueAt);
  return (
    <>
      <CheckField
        name={step.title}
        checked={isDone}
        onChange={onTick}
        disabled={!isDone && !canTick(dueAt, now)}
        label={
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            <Box
              component="span"
              dir="auto"
              sx={{ fontWeight: 550, overflowWrap: 'anywhere', color: isDone ? 'text.secondary' : undefined }}
            >
              {step.title}
            </Box>
            {step.due_at === null ? null : (
              <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {timeOfDay(step.due_at, zone)}
              </Box>
            )}
          </Box>
        }
      />
      {isDone || (step.hint === null && step.copy === null) ? null : (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', mt: 1, ml: '1.625rem' }}>
          {step.hint === null ? null : (
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{step.hint}</Typography>
          )}
          {step.copy === null ? null : (
            <>
              <TextToCopy text={step.copy} />
              <CopyButton text={step.copy} label="Copy the comment" variant="outlined" />
            </>
          )}
        </Box>
      )}
    </>
  );
}
