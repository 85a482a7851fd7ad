import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CardSection, Tag } from './card-section';
import { HabitList, type ShownHabit } from './habit-list';
import { useProfileWords } from './profile-reader';

interface HabitsProps {
  /** What posts show again and again, or never. */
  habits: readonly (ShownHabit & { readonly isLeftOut: boolean })[];
  /** Those that the user added in their own words. */
  added: readonly string[];
  /** "Counted in 6 posts" */
  caption: string | undefined;
  /** Absent where nothing can be changed. */
  onDeny?: (name: string, isDenied: boolean) => void;
  onRemove?: (habit: string) => void;
  isSaving?: boolean;
  /** What adds another one. */
  children?: ReactNode;
}

/** The habits of a voice, with the user's word on them. */
export function Habits({
  habits,
  added,
  caption,
  onDeny,
  onRemove,
  isSaving = false,
  children,
}: HabitsProps) {
  const words = useProfileWords();
  const [does, leavesOut] = [
    habits.filter(({ isLeftOut }) => !isLeftOut),
    habits.filter(({ isLeftOut }) => isLeftOut),
  ];
  return (
    <CardSection title={words.habits} caption={caption}>
      {habits.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
          Not enough yet: habits show from three posts on.
        </Typography>
      ) : null}
      {does.length > 0 ? (
        <HabitList label={words.does} habits={does} onDeny={onDeny} isSaving={isSaving} />
      ) : null}
      {leavesOut.length > 0 ? (
        <>
          <Typography
            component="h3"
            variant="label"
            sx={{ display: 'block', mt: 5, mb: 2, color: 'text.disabled' }}
          >
            {words.leavesOut}
          </Typography>
          <HabitList label={words.leavesOut} habits={leavesOut} onDeny={onDeny} isSaving={isSaving} />
        </>
      ) : null}
      {added.length > 0 ? (
        <Box component="ul" aria-label={words.addedHabits} sx={{ mt: 4 }}>
          {added.map((habit) => (
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
              <Tag data-small>{words.origins.user}</Tag>
              {onRemove ? (
                <Button
                  variant="text"
                  size="small"
                  disabled={isSaving}
                  aria-label={`Remove: ${habit}`}
                  onClick={() => onRemove(habit)}
                  sx={{ ml: 'auto', color: 'text.secondary' }}
                >
                  Remove
                </Button>
              ) : null}
            </Box>
          ))}
        </Box>
      ) : null}
      {children}
    </CardSection>
  );
}
