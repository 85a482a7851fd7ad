import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { useEffect, useRef } from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FilterValue, ListFilter } from './list-filter';
import { ListSearch } from './list-search';

interface FilterChoiceProps {
  filter: ListFilter;
  value: FilterValue | undefined;
  /** '' removes the filter. */
  onChange: (value: FilterValue) => void;
}

/** One filter, as a native select: phones have a better wheel for it than we could draw. */
function FilterChoice({ filter, value, onChange }: FilterChoiceProps) {
  return (
    <NativeSelect
      value={String(value ?? '')}
      onChange={({ target }) =>
        onChange(filter.choices.find(({ id }) => String(id) === target.value)?.id ?? '')
      }
      input={<OutlinedInput inputProps={{ 'aria-label': filter.label }} />}
      sx={{ flex: { xs: '1 1 9rem', sm: 'none' }, '& select': { pr: '2rem !important' } }}
    >
      <option value="">{filter.label}: all</option>
      {filter.choices.map(({ id, name }) => (
        <option key={String(id)} value={String(id)}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}

interface ListBarProps {
  searchIn: string;
  filters: readonly ListFilter[];
}

/** Search and filters above a list. They are kept in the address, so that a filtered list can be sent to a colleague. */
export function ListBar({ searchIn, filters }: ListBarProps) {
  const list = useListContext();
  const values = list.filterValues as Record<string, FilterValue | undefined>;
  /** Chosen so far: the address follows a moment later, and who chooses twice within it means both. */
  const chosen = useRef(values);
  const inAddress = JSON.stringify(values);
  useEffect(() => {
    chosen.current = JSON.parse(inAddress) as typeof values;
  }, [inAddress]);
  const change = (field: string, value: FilterValue) => {
    const others = Object.entries(chosen.current).filter(([name]) => name !== field);
    chosen.current = Object.fromEntries(value === '' ? others : [...others, [field, value]]);
    list.setFilters(chosen.current, [], false);
  };
  const search = typeof values['q'] === 'string' ? values['q'] : '';
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 5 }}>
      <ListSearch text={search} searchIn={searchIn} onSearch={(text) => change('q', text)} />
      {filters.map((filter) => (
        <FilterChoice
          key={filter.field}
          filter={filter}
          value={values[filter.field]}
          onChange={(value) => change(filter.field, value)}
        />
      ))}
    </Box>
  );
}
