import Button from '@mui/material/Button';
import { CALENDAR_TEXTS, PROMPT_TEXTS } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { ArrowLeft } from 'lucide-react';
import { PromptGrid } from '../../../features/prompts/components/prompt-grid';

/** All favourites, dated or not, as a flat grid. */
export function FavoritesGrid({ onBack }: { onBack: () => void }) {
  const back = (
    <Button
      variant="outlined"
      size="small"
      onClick={onBack}
      startIcon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />}
    >
      {CALENDAR_TEXTS.backToCalendar}
    </Button>
  );
  return (
    <PromptGrid
      filter={{ favorite: true }}
      before={back}
      empty={
        <EmptyState
          sign={['posted', 'rest', 'open']}
          title={PROMPT_TEXTS.noFavorites}
          component="h2"
          action={back}
        >
          Star a prompt to keep it here for a slow week.
        </EmptyState>
      }
    />
  );
}
