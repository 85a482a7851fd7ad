import Box from '@mui/material/Box';
import { CATEGORIES, DATE_LIMITS, PROMPT_LIMITS, todayInZone } from '@drumbeat/domain';
import { shortDate } from '@drumbeat/ui';
import type { ReactNode } from 'react';
import {
  maxLength,
  required,
  SelectInput,
  TextInput,
  useGetOne,
  useNotify,
  useRecordContext,
} from 'react-admin';
import { DayInput } from '../../components/form/day-input';
import { SaveButton } from '../../components/form/save-button';
import { SwitchInput } from '../../components/form/switch-input';
import { VersionedForm, type VersionedField } from '../../components/form/versioned-form';
import { useWatch } from 'react-hook-form';
import type { Prompt, User } from '../../providers/records';
import { StockPhrases } from './prompt-checks';
import { statusChoices } from './prompt-words';

interface PromptFormProps {
  userId: string;
  /** Beside Save. */
  actions: ReactNode;
  /** Without date and state, which are decided elsewhere. */
  wordsOnly?: boolean;
  onSaved?: () => void;
  /** True where it takes the place of what had the focus. */
  takesFocus?: boolean;
}

const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** What two people may change at a time. */
const fieldsFor = (pillars: readonly { id: number; name: string }[]): readonly VersionedField<Prompt>[] => [
  { field: 'hook', label: 'Hook', words: asText },
  { field: 'prompt_text', label: 'Prompt', words: asText },
  { field: 'why', label: 'Why', words: asText },
  { field: 'category', label: 'Category', words: asText },
  {
    field: 'pillar_number',
    label: 'Pillar',
    words: (value) => pillars.find(({ id }) => id === value)?.name ?? String(value),
  },
  {
    field: 'scheduled_date',
    label: 'Date',
    words: (value) => (typeof value === 'string' ? shortDate(value) : 'No date'),
  },
  {
    field: 'status',
    label: 'Status',
    words: (value) => statusChoices.find(({ id }) => id === value)?.name ?? String(value),
  },
  {
    field: 'pushed_to_calendar',
    label: 'On the calendar',
    words: (value) => (value === true ? 'Yes' : 'No'),
  },
];

function HookHint() {
  const { length } = asText(useWatch<Prompt, 'hook'>({ name: 'hook' })).trim();
  return `Read first; ${length} of ${PROMPT_LIMITS.hook} characters`;
}

function LiveStockPhrases() {
  const [hook, text] = useWatch<Prompt, ['hook', 'prompt_text']>({ name: ['hook', 'prompt_text'] });
  return <StockPhrases hook={asText(hook)} text={asText(text)} />;
}

/** The form in which staff correct a prompt, before or after the user sees it. */
export function PromptForm({
  userId,
  actions,
  wordsOnly = false,
  onSaved,
  takesFocus = false,
}: PromptFormProps) {
  const prompt = useRecordContext<Prompt>();
  const notify = useNotify();
  const { data: user } = useGetOne<User>('users', { id: userId });
  if (!prompt || !user) return null;
  // The column is free text, and a prompt may outlive the pillar that it was written for.
  const categories = [...new Set([...CATEGORIES, prompt.category])];
  const pillars = user.content_pillars.map((name, index) => ({
    id: index + 1,
    name: `${index + 1} ${name}`,
  }));
  if (prompt.pillar_number > pillars.length) {
    pillars.push({ id: prompt.pillar_number, name: `${prompt.pillar_number} No theme` });
  }
  return (
    <VersionedForm<Prompt>
      fields={fieldsFor(pillars)}
      onSaved={() => {
        notify('The prompt is saved', { type: 'success' });
        onSaved?.();
      }}
      keepsActionsInView
      actions={
        <>
          {actions}
          <SaveButton />
        </>
      }
    >
      <TextInput
        source="hook"
        label="Hook"
        multiline
        autoFocus={takesFocus}
        validate={[required(), maxLength(PROMPT_LIMITS.hook)]}
        helperText={<HookHint />}
      />
      <TextInput
        source="prompt_text"
        label="Prompt"
        multiline
        minRows={4}
        validate={[required(), maxLength(PROMPT_LIMITS.promptText)]}
        helperText={`At most ${PROMPT_LIMITS.promptText} characters`}
      />
      <LiveStockPhrases />
      <TextInput
        source="why"
        label={`Why for ${prompt.user_name ?? 'this person'}`}
        multiline
        minRows={2}
        validate={maxLength(PROMPT_LIMITS.why)}
        helperText={`They read this beside the prompt; at most ${PROMPT_LIMITS.why} characters. Leave it empty to say nothing.`}
      />
      <SelectInput
        source="category"
        label="Category"
        choices={named(categories)}
        validate={required()}
        helperText={false}
      />
      <SelectInput
        source="pillar_number"
        label="Pillar"
        choices={pillars}
        validate={required()}
        helperText={false}
      />
      {wordsOnly ? null : (
        <>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
            <DayInput
              source="scheduled_date"
              label="Date"
              hint="Without one it leaves the calendar"
              today={todayInZone(new Date(), user.time_zone)}
              min={DATE_LIMITS.earliest}
              max={DATE_LIMITS.latest}
              outside={DATE_LIMITS.outside}
            />
            <SelectInput
              source="status"
              label="Status"
              choices={statusChoices}
              validate={required()}
              helperText={false}
            />
          </Box>
          <SwitchInput source="pushed_to_calendar" label="On the person’s calendar" />
        </>
      )}
    </VersionedForm>
  );
}
