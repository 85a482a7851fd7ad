import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PREFERENCE_LIMITS } from '@drumbeat/domain';
import { BriefCard, CardSection, HabitList, InputField, Tag } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import { SectionSkeleton } from '../../../components/section-skeleton';
import type { WritingProfileRow } from '../../../entities/types';
import { tooLongProblem } from '../../../lib/too-long.rules';
import { useChangeHabits } from '../api/change-habits';
import { voiceBriefQuery } from '../../../entities/voice/voice';
import { type Brief, posts, shownHabits, shownVersions } from '../writing-profile-view';

interface ToldAndHabitsProps {
  profile: WritingProfileRow;
  day: (instant: string) => string;
  onEdit: () => void;
}

/** The habits that posts show, the user's word on them, and what of all that the writer is told. */
export function ToldAndHabits(props: ToldAndHabitsProps) {
  const brief = useQuery(voiceBriefQuery);
  if (brief.error && !brief.data)
    return (
      <CardSection title="Your habits">
        <FailureNotice
          title="Your habits could not be loaded"
          error={brief.error}
          onRetry={() => void brief.refetch()}
        />
      </CardSection>
    );
  if (!brief.data)
    return (
      <CardSection title="Your habits">
        <SectionSkeleton height="16rem" />
      </CardSection>
    );
  return (
    <>
      <Habits {...props} brief={brief.data} />
      <BriefCard
        versions={shownVersions(brief.data, props.day)}
        action={
          <Button variant="text" size="small" onClick={props.onEdit}>
            Correct it
          </Button>
        }
      />
    </>
  );
}

function Habits({ profile, brief }: ToldAndHabitsProps & { brief: Brief }) {
  const change = useChangeHabits(profile);
  const deny = (entry: string, isIn: boolean) => change.mutate({ list: 'denied_habits', entry, isIn });
  const [does, leavesOut] = [shownHabits(brief, false), shownHabits(brief, true)];
  const own = profile.structural_patterns;
  return (
    <CardSection
      title="Your habits"
      caption={brief.posts_known > 0 ? `Counted in ${posts(brief.posts_known)}` : undefined}
    >
      {does.length + leavesOut.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          Not enough yet: habits show from three posts on.
        </Typography>
      ) : null}
      {does.length > 0 ? (
        <HabitList label="What you do" habits={does} onDeny={deny} isSaving={change.isPending} />
      ) : null}
      {leavesOut.length > 0 ? (
        <>
          <Typography
            component="h3"
            variant="label"
            sx={{ display: 'block', mt: 5, mb: 2, color: 'text.disabled' }}
          >
            What you leave out
          </Typography>
          <HabitList
            label="What you leave out"
            habits={leavesOut}
            onDeny={deny}
            isSaving={change.isPending}
          />
        </>
      ) : null}
      {own.length > 0 ? (
        <Box component="ul" aria-label="Habits that you added" sx={{ mt: 4 }}>
          {own.map((habit) => (
            <Box
              component="li"
              key={habit}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 3,
                py: 2,
                borderTop: 1,
                borderColor: 'divider',
                overflowWrap: 'anywhere',
              }}
            >
              {habit}
              <Tag data-small>Set by you</Tag>
              <Button
                variant="text"
                size="small"
                disabled={change.isPending}
                aria-label={`Remove: ${habit}`}
                onClick={() => change.mutate({ list: 'structural_patterns', entry: habit, isIn: false })}
                sx={{ ml: 'auto', color: 'text.secondary' }}
              >
                Remove
              </Button>
            </Box>
          ))}
        </Box>
      ) : null}
      <AddHabit
        isSaving={change.isPending}
        onAdd={async (entry) => {
          await change.mutateAsync({ list: 'structural_patterns', entry, isIn: true });
        }}
      />
    </CardSection>
  );
}

function AddHabit({ isSaving, onAdd }: { isSaving: boolean; onAdd: (habit: string) => Promise<void> }) {
  const [habit, setHabit] = useState('');
  const text = habit.trim();
  const problem = tooLongProblem(text, PREFERENCE_LIMITS.listItem);
  const cannotAdd = text === '' || problem !== undefined;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    // A failure is said by a notice, and leaves the text where it is.
    if (!cannotAdd)
      onAdd(text).then(
        () => setHabit(''),
        () => undefined,
      );
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={send}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, mt: 4, maxWidth: '34rem' }}
    >
      <InputField
        label="Add a habit"
        value={habit}
        placeholder="Always names what it cost"
        problem={problem}
        onChange={(event) => setHabit(event.target.value)}
      />
      <Button
        type="submit"
        variant="outlined"
        loading={isSaving}
        disabled={cannotAdd}
        // Beside the field, below whose label it stands and above what may be said of it.
        sx={{ flex: 'none', mt: '1.625rem' }}
      >
        Add
      </Button>
    </Box>
  );
}
