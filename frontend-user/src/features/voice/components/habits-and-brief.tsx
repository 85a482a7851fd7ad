import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PREFERENCE_LIMITS } from '@drumbeat/domain';
import { BriefCard, CardSection, Habits, InputField, type WritingProfileView } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import { SectionSkeleton } from '../../../components/section-skeleton';
import type { WritingProfileRow } from '../../../entities/types';
import { voiceBriefQuery } from '../../../entities/voice/voice';
import { tooLongProblem } from '../../../lib/text/too-long.rules';
import { useChangeHabits } from '../api/change-habits';

interface HabitsAndBriefProps {
  profile: WritingProfileRow;
  view: WritingProfileView;
  onEdit: () => void;
}

/** The habits that posts show, the user's word on them, and what of all that the writer is told. */
export function HabitsAndBrief({ profile, view, onEdit }: HabitsAndBriefProps) {
  const brief = useQuery(voiceBriefQuery);
  const change = useChangeHabits(profile);
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
      <Habits
        {...view.habitsOf(brief.data)}
        onDeny={(entry, isIn) => change.mutate({ list: 'denied_habits', entry, isIn })}
        onRemove={(entry) => change.mutate({ list: 'structural_patterns', entry, isIn: false })}
        isSaving={change.isPending}
      >
        <AddHabit
          isSaving={change.isPending}
          onAdd={async (entry) => {
            await change.mutateAsync({ list: 'structural_patterns', entry, isIn: true });
          }}
        />
      </Habits>
      <BriefCard
        versions={view.versionsOf(brief.data)}
        action={
          <Button variant="text" size="small" onClick={onEdit}>
            Correct it
          </Button>
        }
      />
    </>
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
