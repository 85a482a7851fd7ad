import Button from '@mui/material/Button';
import { PROMPT_TEXTS } from '@drumbeat/domain';
import { DialogFrame } from '@drumbeat/ui';
import { useState } from 'react';
import { InputField } from '../../../components/input-field';
import type { Prompt } from '../../../lib/api-types';
import { useSetPromptDate } from '../api/set-prompt-date';

interface EditDateDialogProps {
  prompt: Prompt;
  onClose: () => void;
}

/** Puts a prompt on the calendar. Both a prompt and a date are needed (P §5). */
export function EditDateDialog({ prompt, onClose }: EditDateDialogProps) {
  const setDate = useSetPromptDate();
  const [date, setDateText] = useState(prompt.scheduled_date ?? '');
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={PROMPT_TEXTS.editDateTitle}
      subtitle={prompt.hook}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            disabled={date === ''}
            loading={setDate.isPending}
            onClick={() => setDate.mutate({ id: prompt.id, scheduled_date: date }, { onSuccess: onClose })}
          >
            {PROMPT_TEXTS.updateDate}
          </Button>
        </>
      }
    >
      <InputField
        label="Date"
        type="date"
        value={date}
        onChange={(event) => setDateText(event.target.value)}
        hint="The calendar shows Monday, Wednesday and Friday."
        autoFocus
      />
    </DialogFrame>
  );
}
