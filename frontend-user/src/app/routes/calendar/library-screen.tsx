import { useNavigate, Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import { CALENDAR_TEXTS, PROMPT_TEXTS, todayInZone } from '@drumbeat/domain';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { shortDate } from '@drumbeat/ui';
import { useMoves, type MoveTarget } from '../../../features/calendar/hooks/use-moves';
import type { Prompt } from '../../../entities/types';
import { useStay } from '../../../lib/timing/use-stay';
import { linkTo } from '../../../lib/paths';
import { askedPlace } from '../../../features/calendar/asked-place.rules';
import { lazyPart } from '../../../components/lazy-part';
import { InlineAlert } from '../../../components/inline-alert';
import { Page } from '../../../components/page';
import { PageHead } from '../../../components/page-head';
import { RefreshButton } from '../../../components/refresh-button';
import { type CalendarView, ViewToggle } from '../../../features/calendar/components/bar/view-toggle';
import { profileQuery } from '../../../entities/profile/profile';
import { GridSkeleton } from '../../../features/prompts/components/grid-skeleton';
import { useLibraryCounts } from '../../../features/prompts/hooks/use-library-counts';
import { useCurrentUser } from '../../../entities/session/current-user';
import { refreshPrompts } from '../../../entities/prompts/prompt-cache';
import { queryKeys } from '../../../entities/query-keys';
import { serverClock } from '../../../lib/http/server-clock';
import { usePromptSlots } from './use-prompt-slots';

/**
 * Puts the chosen prompt into the place and navigates there unless the user has left meanwhile; null when no place is
 * to be filled.
 */
function useChoosing(place: MoveTarget | null): ((prompt: Prompt) => void) | null {
  const { place: put } = useMoves();
  const navigate = useNavigate();
  const stay = useStay();
  if (place === null) return null;
  return (prompt) => {
    const isStillHere = stay();
    put(prompt, place, () => {
      // "Back" leads to where the choice began: the place is filled, and choosing for it again would put the prompt out of it.
      if (isStillHere()) void navigate(linkTo.calendar({ selectedDate: place.date }), { replace: true });
    });
  };
}

interface ChoosingNoteProps {
  place: MoveTarget;
  /** The reason why no prompt can be put there; null when one can. */
  refusal: string | null;
}

/** Above the library while a prompt is chosen for a place of the calendar: the place, and a link back without one. */
function ChoosingNote({ place: { date, slot }, refusal }: ChoosingNoteProps) {
  return (
    <InlineAlert
      tone={refusal === null ? 'info' : 'warn'}
      action={
        <Button
          component={RouterLink}
          to={linkTo.calendar({ selectedDate: date })}
          variant="outlined"
          size="small"
          sx={{ my: '-0.125rem' }}
        >
          Cancel
        </Button>
      }
    >
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {CALENDAR_TEXTS.chooseFor(shortDate(date), slot ?? 1)}
      </Typography>
      {refusal}
    </InlineAlert>
  );
}

const { Part: PromptLibrary } = lazyPart(() => import('../../../features/prompts/components/prompt-library'));

const NO_PILLARS: readonly string[] = [];

interface LibraryScreenProps {
  onView: (view: CalendarView) => void;
  /** The place of the calendar for the prompt to be chosen, from the address. */
  asked: { date: string | null; slot: string | null };
}

/** Every prompt as a grid of cards; the calendar's first load does not include their code. */
export function LibraryScreen({ onView, asked }: LibraryScreenProps) {
  const queryClient = useQueryClient();
  const fetching = useIsFetching({ queryKey: queryKeys.prompts }) > 0;
  const counts = useLibraryCounts();
  const pillars = useQuery(profileQuery).data?.content_pillars ?? NO_PILLARS;
  const { time_zone: zone } = useCurrentUser();
  const [today] = useState(() => todayInZone(new Date(serverClock.now()), zone));
  const { place, refusal } = askedPlace(asked, today);
  const { slots, dialogs } = usePromptSlots('library', useChoosing(refusal === null ? place : null));
  return (
    <Page title={PROMPT_TEXTS.libraryTitle} wide>
      <PageHead
        title={PROMPT_TEXTS.libraryTitle}
        subtitle={
          <>
            <Box component="span" sx={{ display: 'block' }}>
              {counts
                ? `${counts.total} total · ${counts.new} new · ${counts.favorites} favorites`
                : '\u00a0'}
            </Box>
            {PROMPT_TEXTS.alsoOffCalendar}
          </>
        }
        actions={
          <>
            <RefreshButton busy={fetching} onRefresh={() => void refreshPrompts(queryClient)} />
            <ViewToggle view="library" onChange={onView} />
          </>
        }
      />
      {place || refusal ? (
        <Box sx={{ mb: 4 }}>
          {place ? (
            <ChoosingNote place={place} refusal={refusal} />
          ) : (
            <InlineAlert tone="warn">{refusal}</InlineAlert>
          )}
        </Box>
      ) : null}
      <Suspense fallback={<GridSkeleton />}>
        <PromptLibrary pillars={pillars} slots={slots} />
      </Suspense>
      {dialogs}
    </Page>
  );
}
