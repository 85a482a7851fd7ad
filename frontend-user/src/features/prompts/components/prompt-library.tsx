import Button from '@mui/material/Button';
import { PROMPT_TEXTS } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { SearchX } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { useLibraryCounts } from '../hooks/use-library-counts';
import { useLibraryFilter } from '../hooks/use-library-filter';
import { listFilterOf, NO_FILTER, type LibraryFilter, type LibraryView } from '../library-filter';
import { LibraryFilters } from './library-filters';
import { PromptGrid, type PromptGridSlots } from './prompt-grid';

const emptyTexts: Record<LibraryView, string> = {
  all: PROMPT_TEXTS.empty,
  used: PROMPT_TEXTS.noneUsed,
  archived: PROMPT_TEXTS.noneArchived,
  favorites: PROMPT_TEXTS.noFavorites,
};
const emptyHints: Record<LibraryView, string> = {
  all: PROMPT_TEXTS.emptyHint,
  used: 'A prompt is used when its post goes out, or when you say so in its status.',
  archived: 'Archive a prompt that does not suit you: the next ones learn from it.',
  favorites: 'Star a prompt to keep it here for a slow week.',
};

interface PromptLibraryProps {
  /** The user's content pillars, in their order. */
  pillars: readonly string[];
  slots: PromptGridSlots;
}

/** Every prompt of the user, searched and filtered. */
export default function PromptLibrary({ pillars, slots }: PromptLibraryProps) {
  const [filter, change] = useLibraryFilter();
  const listFilter = useMemo(() => listFilterOf(filter), [filter]);
  const searchField = useRef<HTMLInputElement>(null);
  const find = useCallback(() => searchField.current?.focus(), []);
  return (
    <>
      <LibraryFilters
        filter={filter}
        onChange={change}
        counts={useLibraryCounts()}
        pillars={pillars}
        searchField={searchField}
      />
      <PromptGrid
        label="Prompts"
        filter={listFilter}
        slots={slots}
        onFind={find}
        empty={<NoPrompts filter={filter} onShowAll={() => change(NO_FILTER)} />}
      />
    </>
  );
}

/** Nothing yet, nothing in this segment and nothing found are different texts. */
function NoPrompts({ filter, onShowAll }: { filter: LibraryFilter; onShowAll: () => void }) {
  const showAll = (label: string) => (
    <Button variant="outlined" size="small" onClick={onShowAll}>
      {label}
    </Button>
  );
  if (filter.search || filter.type || filter.theme) {
    return (
      <EmptyState
        sign={SearchX}
        title={PROMPT_TEXTS.noMatches}
        component="h2"
        action={showAll('Clear filters')}
      >
        {filter.search ? (
          <>
            “<bdi>{filter.search}</bdi>”
          </>
        ) : null}
      </EmptyState>
    );
  }
  const { status } = filter;
  return (
    <EmptyState
      sign={status === 'all' ? ['open', 'open', 'open'] : ['posted', 'rest', 'open']}
      title={emptyTexts[status]}
      component="h2"
      action={status === 'all' ? undefined : showAll('Show all prompts')}
    >
      {emptyHints[status]}
    </EmptyState>
  );
}
