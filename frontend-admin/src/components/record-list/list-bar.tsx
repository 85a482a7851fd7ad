import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { arrive, choose, type ChosenFilters, type FilterValues } from './chosen-filters.rules';
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
      // One long choice would take the row of the others.
      sx={{
        flex: { xs: '1 1 9rem', sm: 'none' },
        maxWidth: { sm: '16rem' },
        '& select': { pr: '2rem !important' },
      }}
    >
      <option value="">{`${filter.label}: ${filter.unchosen ?? 'all'}`}</option>
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
  const address = list.filterValues as FilterValues;
  const [chosen, setChosen] = useState<ChosenFilters>({ values: address, underway: [] });
  /** As of the last choice, for one that is made before this is rendered again. */
  const latest = useRef(chosen);
  const keep = (next: ChosenFilters) => {
    latest.current = next;
    setChosen(next);
  };
  const follow = useEffectEvent(() => keep(arrive(latest.current, address)));
  const inAddress = JSON.stringify(address);
  useEffect(() => follow(), [inAddress]);
  const change = (field: string, value: FilterValue) => {
    const next = choose(latest.current, field, value);
    keep(next);
    list.setFilters(next.values, [], false);
  };
  const { values } = chosen;
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
