import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PROMPT_LIMITS, PROMPT_TEXTS } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Count } from '../../../components/count';
import { SearchInput } from '../../../components/search-input';
import { useDebounced } from '../../../lib/use-debounced';
import type { PromptFilter } from '../api/get-prompts';
import { useLibraryCounts } from '../hooks/use-library-counts';
import { PromptGrid } from './prompt-grid';

type View = 'all' | 'used' | 'archived' | 'favorites';

const filters: Record<View, PromptFilter> = {
  all: {},
  used: { status: 'used' },
  archived: { status: 'archived' },
  favorites: { favorite: true },
};

const emptyTexts: Record<View, string> = {
  all: PROMPT_TEXTS.empty,
  used: PROMPT_TEXTS.noneUsed,
  archived: PROMPT_TEXTS.noneArchived,
  favorites: PROMPT_TEXTS.noFavorites,
};

/** Every prompt of the user, searched and filtered. */
export function PromptLibrary() {
  const [view, setView] = useState<View>('all');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 300);
  const counts = useLibraryCounts();
  const tabs: [View, string, number | undefined][] = [
    ['all', 'All', counts?.total],
    ['used', 'Used', counts?.used],
    ['archived', 'Archived', counts?.archived],
    ['favorites', 'Favorites', counts?.favorites],
  ];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 5 }}>
        <SearchInput
          label="Search prompts"
          placeholder={PROMPT_TEXTS.searchPlaceholder}
          value={typed}
          onChange={setTyped}
          maxLength={PROMPT_LIMITS.search}
          sx={{ flex: '1 1 16rem' }}
        />
        <ToggleButtonGroup
          exclusive
          value={view}
          aria-label="Status"
          onChange={(_event, chosen: View | null) => chosen && setView(chosen)}
          sx={{ overflowX: 'auto', maxWidth: '100%' }}
        >
          {tabs.map(([value, label, count]) => (
            <ToggleButton key={value} value={value}>
              {label} <Count>{count}</Count>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <PromptGrid
        filter={{ ...filters[view], ...(search ? { search } : {}) }}
        empty={
          search ? (
            <EmptyState
              sign={SearchX}
              title={PROMPT_TEXTS.noMatches}
              action={
                <Button variant="outlined" size="small" onClick={() => setTyped('')}>
                  Clear search
                </Button>
              }
            >
              “{search}”
            </EmptyState>
          ) : (
            <EmptyState sign={['open', 'open', 'open']} title={emptyTexts[view]}>
              {view === 'all' ? PROMPT_TEXTS.emptyHint : null}
            </EmptyState>
          )
        }
      />
    </>
  );
}
