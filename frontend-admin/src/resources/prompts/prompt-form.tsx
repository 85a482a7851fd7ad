import Box from '@mui/material/Box';
import { CATEGORIES, DATE_LIMITS, PROMPT_LIMITS, todayInZone } from '@drumbeat/domain';
import type { ReactNode } from 'react';
import { maxLength, required, SelectInput, TextInput, useGetOne, useRecordContext } from 'react-admin';
import { ConsoleForm } from '../../components/form/console-form';
import { DayInput } from '../../components/form/day-input';
import { SaveButton } from '../../components/form/save-button';
import { SwitchInput } from '../../components/form/switch-input';
import type { Prompt, User } from '../../providers/records';
import { statusChoices } from './prompt-status';

interface PromptFormProps {
  userId: string;
  /** Beside Save. */
  actions: ReactNode;
  /** Without date and state, which are decided elsewhere. */
  wordsOnly?: boolean;
}

const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

/** The form in which staff correct a prompt, before or after the user sees it. */
export function PromptForm({ userId, actions, wordsOnly = false }: PromptFormProps) {
  const prompt = useRecordContext<Prompt>();
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
    <ConsoleForm
      isGuarded
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
        validate={[required(), maxLength(PROMPT_LIMITS.hook)]}
        helperText={`Read first; at most ${PROMPT_LIMITS.hook} characters`}
      />
      <TextInput
        source="prompt_text"
        label="Prompt"
        multiline
        minRows={4}
        validate={[required(), maxLength(PROMPT_LIMITS.promptText)]}
        helperText={`At most ${PROMPT_LIMITS.promptText} characters`}
      />
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
    </ConsoleForm>
  );
}
