import Box from '@mui/material/Box';
import {
  PROMPT_LIMITS,
  PROMPT_TEXTS,
  PROMPT_TYPE_LABELS,
  PROMPT_TYPES,
  type PromptCounts,
  themeFilterLabel,
} from '@drumbeat/domain';
import type { RefObject } from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { SegmentedChoice } from '@drumbeat/ui';
import { Count } from '../../../components/count';
import { SearchInput } from '../../../components/search-input';
import { useTypedSearch } from '../hooks/use-typed-search';
import { LIBRARY_VIEWS, type LibraryFilter, type LibraryView } from '../library-filter';

interface FilterSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Label of the empty choice. */
  all: string;
  options: readonly { value: string; label: string; hint?: string }[];
}

const Arrow = (props: object) => <ChevronDown {...props} size={16} strokeWidth={1.75} aria-hidden />;

/** One of several, or all; the device's own list. Its first entry says what it filters. */
function FilterSelect({ label, value, onChange, all, options }: FilterSelectProps) {
  return (
    <NativeSelect
      value={value}
      onChange={(event) => onChange(event.target.value)}
      IconComponent={Arrow}
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': label }}
      sx={{
        flex: { xs: '1 1 8rem', sm: '0 1 10.5rem' },
        minWidth: 0,
        '& .MuiNativeSelect-icon': { right: '0.625rem' },
      }}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} title={option.hint}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}

interface LibraryFiltersProps {
  filter: LibraryFilter;
  onChange: (change: Partial<LibraryFilter>) => void;
  counts: PromptCounts | undefined;
  /** The user's content pillars, in their order. */
  pillars: readonly string[];
  searchField: RefObject<HTMLInputElement | null>;
}

const countOf = (view: LibraryView, counts: PromptCounts | undefined) =>
  counts &&
  { all: counts.total, used: counts.used, archived: counts.archived, favorites: counts.favorites }[view];

const viewLabels: Record<LibraryView, string> = {
  all: 'All',
  used: 'Used',
  archived: 'Archived',
  favorites: 'Favorites',
};

/** Filters by text, type, theme and status, combined with "and" (PROMPT-8). */
export function LibraryFilters({ filter, onChange, counts, pillars, searchField }: LibraryFiltersProps) {
  const { typed, type } = useTypedSearch(filter.search, (search) => onChange({ search }));
  return (
    <Box role="search" aria-label="Prompts" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 5 }}>
      <SearchInput
        label="Search prompts"
        placeholder={PROMPT_TEXTS.searchPlaceholder}
        value={typed}
        onChange={type}
        maxLength={PROMPT_LIMITS.search}
        inputRef={searchField}
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 16rem' } }}
      />
      <FilterSelect
        label="Type"
        value={filter.type ?? ''}
        onChange={(value) => onChange({ type: PROMPT_TYPES.find((one) => one === value) ?? null })}
        all={PROMPT_TEXTS.allTypes}
        options={PROMPT_TYPES.map((value) => ({ value, label: PROMPT_TYPE_LABELS[value] }))}
      />
      <FilterSelect
        label="Theme"
        value={filter.theme?.toString() ?? ''}
        onChange={(value) => onChange({ theme: value ? Number(value) : null })}
        all={PROMPT_TEXTS.allThemes}
        options={themeOptions(pillars, filter.theme)}
      />
      <SegmentedChoice
        label="Status"
        options={LIBRARY_VIEWS.map((view) => ({
          value: view,
          content: (
            <>
              {viewLabels[view]} <Count>{countOf(view, counts)}</Count>
            </>
          ),
        }))}
        value={filter.status}
        onChange={(status) => onChange({ status })}
        sx={{ overflowX: 'auto', maxWidth: '100%', scrollbarWidth: 'none' }}
      />
    </Box>
  );
}

/** Pillars by their number, counted from 1 (ONBOARDING-2); a number in the address that has no pillar is still what is filtered by. */
function themeOptions(pillars: readonly string[], chosen: number | null) {
  const options = pillars.map((pillar, index) => ({
    value: String(index + 1),
    label: themeFilterLabel(pillar),
    hint: pillar,
  }));
  return chosen === null || chosen <= pillars.length
    ? options
    : [...options, { value: String(chosen), label: PROMPT_TEXTS.noTheme, hint: PROMPT_TEXTS.noTheme }];
}
