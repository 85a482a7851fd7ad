import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { cutWithDots, type SuggestionState } from '@drumbeat/domain';
import { Status, type StatusTone } from '@drumbeat/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { useNotify } from 'react-admin';
import { FailureNotice } from '../../components/failure-notice';
import { Quiet } from '../../components/quiet';
import { Section } from '../../components/section';
import { TimeText } from '../../components/time-text';
import { bodyOf, type components } from '@drumbeat/api-client';
import { api, byId } from '../../providers/api';

/** What staff suggest for a post; its author accepts or declines. */
export const postSuggestions = {
  list: async (id: string) => bodyOf(await api.GET('/api/admin/posts/{id}/suggestions', byId(id))).data,
  make: (id: string, body: components['schemas']['SuggestEditRequest']) =>
    api.POST('/api/admin/posts/{id}/suggestions', { ...byId(id), body }),
  withdraw: (id: string, suggestionId: string) =>
    api.DELETE('/api/admin/posts/{id}/suggestions/{suggestionId}', {
      params: { path: { id, suggestionId } },
    }),
};

export const QUOTED = 80;

const states: Readonly<Record<SuggestionState, { label: string; tone: StatusTone; icon: LucideIcon }>> = {
  open: { label: 'Waits for its author', tone: 'info', icon: Hourglass },
  accepted: { label: 'Accepted', tone: 'good', icon: CircleCheck },
  declined: { label: 'Declined', tone: 'quiet', icon: CircleX },
};

export const suggestionsKey = (postId: string) => ['post-suggestions', postId];

/** What staff suggested for a post, and what its author made of it. */
export function PostSuggestions({ postId }: { postId: string }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: suggestionsKey(postId),
    queryFn: () => postSuggestions.list(postId),
  });
  const withdraw = useMutation({
    mutationFn: (id: string) => postSuggestions.withdraw(postId, id),
    onError: (problem) => notify(problem.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: suggestionsKey(postId) }),
  });
  return (
    <Section title="Suggestions">
      {error && !data ? (
        <FailureNotice
          title="The suggestions could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.length === 0 ? <Quiet>None yet.</Quiet> : null}
      <Box component="ul" aria-label="Suggestions">
        {data?.map(({ id, original, replacement, reason, state, author_name, created_at }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'grid', gap: 1, py: 3, borderTop: 1, borderColor: 'divider', minWidth: 0 }}
          >
            <Status small tone={states[state].tone} icon={states[state].icon}>
              {states[state].label}
            </Status>
            <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              {original === '' ? null : <del>{cutWithDots(original, QUOTED)}</del>}{' '}
              <ins>{cutWithDots(replacement, QUOTED)}</ins>
            </Box>
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{reason}</Box>
            <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
              {author_name ?? 'Somebody of the staff'}, <TimeText at={created_at} />
            </Typography>
            {state === 'open' ? (
              <Button
                variant="text"
                size="small"
                loading={withdraw.isPending && withdraw.variables === id}
                onClick={() => withdraw.mutate(id)}
                sx={{ justifySelf: 'start' }}
              >
                Withdraw
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
