import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Quotes } from './quotes';
import { Tag } from './card-section';
import { useProfileWords } from './profile-reader';

export interface ShownHabit {
  name: string;
  /** With its figures. */
  sentence: string;
  quotes: readonly string[];
  isDenied: boolean;
}

interface HabitListProps {
  /** Accessible name of the list. */
  label: string;
  habits: readonly ShownHabit[];
  /** Takes a habit out of the voice, or back into it; absent where nothing can be changed. */
  onDeny?: ((name: string, isDenied: boolean) => void) | undefined;
  isSaving?: boolean;
}

/** What posts show again and again, each with its figures, its quotations and the user's word on it. */
export function HabitList({ label, habits, onDeny, isSaving = false }: HabitListProps) {
  const { denied } = useProfileWords();
  return (
    <Box component="ul" aria-label={label}>
      {habits.map((habit) => (
        <Box
          component="li"
          key={habit.name}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
            columnGap: 4,
            rowGap: 1,
            alignItems: 'start',
            py: 2.5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography
              component="p"
              sx={{
                textWrap: 'pretty',
                overflowWrap: 'anywhere',
                ...(habit.isDenied ? { color: 'text.disabled', textDecoration: 'line-through' } : {}),
              }}
            >
              {habit.sentence}
            </Typography>
            {habit.isDenied ? (
              <Box sx={{ mt: 1 }}>
                <Tag data-small>{denied}</Tag>
              </Box>
            ) : habit.quotes.length > 0 ? (
              <Quotes
                quotes={habit.quotes.map((sentence) => ({ sentence, source: null }))}
                shown={0}
                of={`“${habit.name}”`}
              />
            ) : null}
          </Box>
          {onDeny ? (
            <Button
              variant="text"
              size="small"
              disabled={isSaving}
              aria-label={habit.isDenied ? `It is me: ${habit.name}` : `That is not me: ${habit.name}`}
              onClick={() => onDeny(habit.name, !habit.isDenied)}
              sx={{ ml: { xs: -2, sm: 0 }, justifySelf: 'start', color: 'text.secondary' }}
            >
              {habit.isDenied ? 'It is me' : 'That is not me'}
            </Button>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
