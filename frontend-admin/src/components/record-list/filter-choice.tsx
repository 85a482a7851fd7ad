import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FilterValue, ListFilter } from './list-filter';

interface FilterChoiceProps {
  filter: ListFilter;
  value: FilterValue | undefined;
  /** '' removes the filter. */
  onChange: (value: FilterValue) => void;
}

/** One filter, as a native select: phones have a better wheel for it than we could draw. */
export function FilterChoice({ filter, value, onChange }: FilterChoiceProps) {
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
