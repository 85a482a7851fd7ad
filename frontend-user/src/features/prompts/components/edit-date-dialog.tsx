import Button from '@mui/material/Button';
import { DATE_LIMITS, isPlannableDate, PROMPT_TEXTS, todayInZone, type PlainDate } from '@drumbeat/domain';
import { DateField, DialogFrame } from '@drumbeat/ui';
import { useState, type ReactNode } from 'react';
import type { Prompt } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { useRemovePromptDate, useSetPromptDate } from '../../../entities/prompts/prompt-fields';

interface EditDateDialogProps {
  prompt: Prompt;
  onClose: () => void;
  /** A hint about the chosen day. */
  dayHint?: ((date: string) => ReactNode) | undefined;
}

/** Puts a prompt on the calendar. Both a prompt and a date are needed (PROMPT-11); a refused date stays in its field. */
export function EditDateDialog({ prompt, onClose, dayHint }: EditDateDialogProps) {
  const { time_zone: zone } = useCurrentUser();
  const today = todayInZone(new Date(), zone);
  const setDate = useSetPromptDate(prompt.id);
  const removeDate = useRemovePromptDate(prompt.id);
  const isBusy = setDate.isPending || removeDate.isPending;
  const [date, setDay] = useState<PlainDate | null>(prompt.scheduled_date);
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={PROMPT_TEXTS.editDateTitle}
      subtitle={prompt.hook}
      actions={
        <>
          {prompt.scheduled_date ? (
            <Button
              variant="ghost"
              sx={{ mr: 'auto', ml: -2 }}
              disabled={isBusy}
              onClick={() => removeDate.mutate(null, { onSuccess: onClose })}
            >
              Remove date
            </Button>
          ) : null}
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            type="submit"
            form="edit-date"
            disabled={!isPlannableDate(date) || removeDate.isPending}
            loading={setDate.isPending}
          >
            {PROMPT_TEXTS.updateDate}
          </Button>
        </>
      }
    >
      <form
        id="edit-date"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isPlannableDate(date) && !isBusy) setDate.mutate(date, { onSuccess: onClose });
        }}
      >
        <DateField
          label="Date"
          value={date}
          today={today}
          min={DATE_LIMITS.earliest}
          max={DATE_LIMITS.latest}
          hint={(date && dayHint?.(date)) || 'The week shows Monday, Wednesday and Friday.'}
          problem={date === null || isPlannableDate(date) ? undefined : DATE_LIMITS.outside}
          autoFocus
          onChange={setDay}
        />
      </form>
    </DialogFrame>
  );
}
