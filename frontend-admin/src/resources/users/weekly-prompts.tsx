import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { bodyOf } from '@drumbeat/api-client';
import { WEEKLY_MODES, type WeeklyMode } from '@drumbeat/domain';
import { SkeletonLines } from '@drumbeat/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { Quiet } from '../../components/quiet';
import { Section } from '../../components/section';
import type { User } from '../../providers/records';
import { api, byId } from '../../providers/api';

async function readWeeklyPrompts(userId: string) {
  return bodyOf(await api.GET('/api/admin/users/{id}/weekly-prompts', byId(userId)));
}

async function setWeeklyPrompts(userId: string, mode: WeeklyMode | null) {
  return bodyOf(await api.PUT('/api/admin/users/{id}/weekly-prompts', { ...byId(userId), body: { mode } }));
}

const WORDS: Record<WeeklyMode, string> = {
  review: 'Staff read them first',
  push: 'Onto the calendar at once',
  off: 'None',
};
const AS_EVERYBODY = 'everybody';

/** What the week's run does for a user: prepares prompts to be read, puts them on the calendar, or leaves the user alone. */
export function WeeklyPrompts({ user }: { user: User }) {
  const id = useId();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const queryKey = ['weekly-prompts', user.id];
  const { data, error } = useQuery({ queryKey, queryFn: () => readWeeklyPrompts(user.id) });
  const { mutate, isPending } = useMutation({
    mutationFn: (mode: WeeklyMode | null) => setWeeklyPrompts(user.id, mode),
    onSuccess: (answer) => {
      queryClient.setQueryData(queryKey, answer);
      notify('The weekly prompts are set', { type: 'success' });
    },
    onError: (failure) => notify(failure.message, { type: 'error' }),
  });
  return (
    <Section title="Weekly prompts">
      {error && !data ? <Quiet>It could not be loaded: {error.message}</Quiet> : null}
      {!error && !data ? <SkeletonLines lines={[{ width: '70%' }]} /> : null}
      {data ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TextField
            id={id}
            select
            fullWidth
            slotProps={{ select: { native: true } }}
            label="What becomes of them"
            value={data.mode ?? AS_EVERYBODY}
            disabled={isPending}
            onChange={({ target: { value } }) => mutate(WEEKLY_MODES.find((mode) => mode === value) ?? null)}
            helperText="From Friday morning in their time zone, for the week after, as many as their goal still wants. Not for weeks with a planned break, nor while they are away for four weeks."
          >
            <option value={AS_EVERYBODY}>As for everybody: {WORDS[data.everybody].toLowerCase()}</option>
            {WEEKLY_MODES.map((mode) => (
              <option key={mode} value={mode}>
                {WORDS[mode]}
              </option>
            ))}
          </TextField>
        </Box>
      ) : null}
    </Section>
  );
}
