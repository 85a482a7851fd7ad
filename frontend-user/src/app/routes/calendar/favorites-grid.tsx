import Button from '@mui/material/Button';
import { CALENDAR_TEXTS, PROMPT_TEXTS, type PromptListFilter } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part';
import { GridSkeleton } from '../../../features/prompts/components/grid-skeleton';
import { usePromptSlots } from './use-prompt-slots';

const { Part: PromptGrid } = lazyPart(async () => {
  const module = await import('../../../features/prompts/components/prompt-grid');
  return { default: module.PromptGrid };
});

const favorites: PromptListFilter = { favorite: true };

/** All favourites, dated or not, as a flat grid. */
export function FavoritesGrid({ onBack }: { onBack: () => void }) {
  const { slots, dialogs } = usePromptSlots('calendar');
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
    <Suspense fallback={<GridSkeleton />}>
      <PromptGrid
        label="Favorites"
        filter={favorites}
        slots={slots}
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
      {dialogs}
    </Suspense>
  );
}
