import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ApiError } from '@drumbeat/api-client';
import { cutWithDots, inQuotes, SUGGESTION_LIMITS, type SuggestionState } from '@drumbeat/domain';
import { Status, type StatusTone } from '@drumbeat/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { FailureNotice } from '../../components/failure-notice';
import { Quiet } from '../../components/quiet';
import { Section } from '../../components/section';
import { TimeText } from '../../components/time-text';
import type { Post } from '../../providers/records';
import type { components } from '@drumbeat/api-client';
import { api, bodyOf, byId } from '../../providers/api';

/** What staff suggest for a post; its author accepts or declines. */
const postSuggestions = {
  list: async (id: string) => bodyOf(await api.GET('/api/admin/posts/{id}/suggestions', byId(id))).data,
  make: (id: string, body: components['schemas']['SuggestEditRequest']) =>
    api.POST('/api/admin/posts/{id}/suggestions', { ...byId(id), body }),
  withdraw: (id: string, suggestionId: string) =>
    api.DELETE('/api/admin/posts/{id}/suggestions/{suggestionId}', {
      params: { path: { id, suggestionId } },
    }),
};

const QUOTED = 80;

const states: Readonly<Record<SuggestionState, { label: string; tone: StatusTone; icon: LucideIcon }>> = {
  open: { label: 'Waits for its author', tone: 'info', icon: Hourglass },
  accepted: { label: 'Accepted', tone: 'good', icon: CircleCheck },
  declined: { label: 'Declined', tone: 'quiet', icon: CircleX },
};

const keyOf = (postId: string) => ['post-suggestions', postId];

interface Passage {
  start: number;
  end: number;
}

/** The text of a post, in which staff select the words that they would write otherwise. Nothing here changes the post. */
export function SuggestForm({ post }: { post: Post }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const [passage, setPassage] = useState<Passage | null>(null);
  const [replacement, setReplacement] = useState('');
  const [reason, setReason] = useState('');
  const whole = { start: 0, end: post.content.length };
  // An empty post has no words to select: a suggestion for it is a draft.
  const chosen = post.content === '' ? whole : passage;
  const choose = ({ start, end }: Passage) => {
    if (start === end) return;
    setPassage({ start, end });
    setReplacement(post.content.slice(start, end));
  };
  const suggest = useMutation({
    mutationFn: async ({ start, end }: Passage) =>
      postSuggestions.make(post.id, {
        version: post.version,
        range_start: start,
        range_end: end,
        replacement,
        reason: reason.trim(),
      }),
    onSuccess: () => {
      notify('Suggested. The author is told, and decides.', { type: 'success' });
      setPassage(null);
      setReplacement('');
      setReason('');
    },
    onError: (error) => {
      notify(error.message, { type: 'error' });
      // The newer text, of which the words are to be selected again.
      if (error instanceof ApiError && error.code === 'post.stale') {
        setPassage(null);
        refresh();
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(post.id) }),
  });
  const isLong = reason.trim().length > SUGGESTION_LIMITS.reason;
  const original = chosen ? post.content.slice(chosen.start, chosen.end) : null;
  return (
    <Section
      title="Suggest an edit"
      note="The author accepts or declines it; the post stays as it is until then"
    >
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) suggest.mutate(chosen);
        }}
        sx={{ display: 'grid', gap: 4 }}
      >
        {post.content === '' ? (
          <Quiet>The post is empty: suggest a draft.</Quiet>
        ) : (
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
            <TextField
              label="Text of the post"
              value={post.content}
              multiline
              maxRows={16}
              fullWidth
              slotProps={{
                htmlInput: {
                  readOnly: true,
                  onSelect: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
                    choose({ start: currentTarget.selectionStart, end: currentTarget.selectionEnd }),
                },
              }}
              helperText="Select the words that you would write otherwise"
            />
            <Button variant="text" size="small" onClick={() => choose(whole)}>
              Choose the whole text
            </Button>
          </Box>
        )}
        {original === null ? null : (
          <>
            {original === '' ? null : (
              <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
                Instead of {inQuotes(cutWithDots(original, QUOTED))}
              </Typography>
            )}
            <TextField
              label={original === '' ? 'The draft' : 'Write'}
              value={replacement}
              onChange={({ target }) => setReplacement(target.value)}
              multiline
              minRows={2}
              maxRows={16}
              fullWidth
            />
            <TextField
              label="Why"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              multiline
              minRows={2}
              maxRows={6}
              fullWidth
              error={isLong}
              helperText={
                isLong
                  ? `Keep it to ${SUGGESTION_LIMITS.reason.toLocaleString('en')} characters.`
                  : 'The author reads it'
              }
            />
            <Button
              type="submit"
              variant="contained"
              loading={suggest.isPending}
              disabled={replacement === original || reason.trim() === '' || isLong}
              sx={{ justifySelf: 'start' }}
            >
              Suggest it
            </Button>
          </>
        )}
      </Box>
    </Section>
  );
}

/** What staff suggested for a post, and what its author made of it. */
export function PostSuggestions({ postId }: { postId: string }) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(postId),
    queryFn: () => postSuggestions.list(postId),
  });
  const withdraw = useMutation({
    mutationFn: (id: string) => postSuggestions.withdraw(postId, id),
    onError: (problem) => notify(problem.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(postId) }),
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
