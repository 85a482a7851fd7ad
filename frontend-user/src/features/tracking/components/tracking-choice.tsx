import { bodyOf } from '@drumbeat/api-client';
import { PillSwitch } from '@drumbeat/ui';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import { SectionSkeleton } from '../../../components/section-skeleton';
import { api } from '../../../lib/http/api';
import { notify } from '../../../lib/notices/notify';
import { asksNotToTrack } from '../asks-not-to-track';

const choiceQuery = queryOptions({
  queryKey: ['tracking-choice'],
  queryFn: async () => bodyOf(await api.GET('/api/tracking/choice')),
});

function useChoose() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (is_allowed: boolean) =>
      bodyOf(await api.PUT('/api/tracking/choice', { body: { is_allowed } })),
    onSuccess: (choice) => {
      queryClient.setQueryData(choiceQuery.queryKey, choice);
      notify.success(
        choice.is_allowed ? 'Your use is recorded from your next visit on' : 'What was recorded is deleted',
      );
    },
    onError: (error) => notify.error('Your choice was not saved', { description: error.message }),
  });
}

/** Whether the use of the product is tracked (TRACKING-7). */
export function TrackingChoice() {
  const choice = useQuery(choiceQuery);
  const choose = useChoose();
  const [label, note] = [useId(), useId()];
  if (choice.isPending) return <SectionSkeleton height="5rem" />;
  if (choice.isError) {
    return (
      <FailureNotice
        title="Your choice could not be loaded"
        error={choice.error}
        onRetry={() => void choice.refetch()}
      />
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4, pb: 5 }}>
      <div>
        <Typography id={label} sx={{ fontWeight: 550 }}>
          Record how I use Drumbeat
        </Typography>
        <Typography id={note} sx={{ color: 'text.secondary' }}>
          {asksNotToTrack()
            ? 'Your browser asks sites not to track you, so nothing is recorded in it, whatever you choose here.'
            : 'Which pages and functions you use and when, for 90 days and for our staff alone. Never what you write. Switching it off deletes what there is.'}
        </Typography>
      </div>
      <PillSwitch
        type="checkbox"
        role="switch"
        aria-labelledby={label}
        aria-describedby={note}
        checked={choose.isPending ? choose.variables : choice.data.is_allowed}
        disabled={choose.isPending}
        onChange={(event) => choose.mutate(event.target.checked)}
      />
    </Box>
  );
}
