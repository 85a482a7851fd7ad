import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { pillarProblem, PROFILE_LIMITS } from '@drumbeat/domain';
import { PillarMark } from '@drumbeat/ui';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useInput } from 'react-admin';

/** The first problem of the list; undefined where it has none. */
const problemOf = (pillars: readonly string[]): string | undefined =>
  pillars.map((_pillar, position) => pillarProblem(pillars, position)).find((found) => found !== null) ??
  undefined;

/** The person's content pillars in their order: a prompt knows its pillar by the number. */
export function PillarsInput() {
  const { field, fieldState } = useInput<string[]>({
    source: 'content_pillars',
    defaultValue: [],
    validate: problemOf,
  });
  const pillars = field.value as string[];
  const problem = problemOf(pillars) ?? fieldState.error?.message;
  const replace = (position: number, name: string) =>
    field.onChange(pillars.map((pillar, index) => (index === position ? name : pillar)));
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 2 }}>
      <FormLabel component="legend" sx={{ typography: 'label', color: 'text.primary', mb: 2 }}>
        Content pillars
      </FormLabel>
      {pillars.map((pillar, position) => (
        <Box key={position} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <PillarMark pillar={position + 1} label={pillar} bare />
          <OutlinedInput
            fullWidth
            value={pillar}
            onChange={(event) => replace(position, event.target.value)}
            onBlur={field.onBlur}
            autoFocus={pillar === '' && position === pillars.length - 1}
            error={pillarProblem(pillars, position) !== null}
            inputProps={{ 'aria-label': `Pillar ${position + 1}` }}
          />
          <IconButton
            aria-label={`Remove pillar ${position + 1}`}
            onClick={() => field.onChange(pillars.filter((_pillar, index) => index !== position))}
          >
            <X size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Box>
      ))}
      {problem ? (
        <FormHelperText error>
          <CircleAlert size={14} aria-hidden />
          {problem}
        </FormHelperText>
      ) : null}
      {pillars.length < PROFILE_LIMITS.pillars ? (
        <Button
          variant="outlined"
          size="small"
          onClick={() => field.onChange([...pillars, ''])}
          startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          sx={{ justifySelf: 'start' }}
        >
          Add a pillar
        </Button>
      ) : null}
    </Box>
  );
}
