import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LEAVE_OUT_REASONS, PROMPT_LIMITS } from '@drumbeat/domain';
import { DialogFrame } from '@drumbeat/ui';
import { useId, type SyntheticEvent } from 'react';
import type { Prompt } from '../../providers/records';
import { Key } from './prompt-in-review';
import { useReviewKeys } from './use-review-keys';

interface LeaveOutDialogProps {
  prompt: Prompt;
  /** As it was typed so far. */
  typed: string | undefined;
  onType: (reason: string | undefined) => void;
  onClose: () => void;
  onLeaveOut: (reason: string) => void;
}

/** Asks why a prompt is left out: one of the usual reasons by a click or its number, or another one in words. */
export function LeaveOutDialog({ prompt, typed, onType, onClose, onLeaveOut }: LeaveOutDialogProps) {
  const id = useId();
  const reason = typed ?? prompt.left_out_reason ?? '';
  const trimmed = reason.trim();
  const isTooLong = trimmed.length > PROMPT_LIMITS.leftOutReason;
  const canSend = trimmed !== '' && !isTooLong;
  useReviewKeys(
    Object.fromEntries(LEAVE_OUT_REASONS.map((usual, index) => [String(index + 1), () => onLeaveOut(usual)])),
    'dialog',
  );
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canSend) onLeaveOut(trimmed);
  };
  return (
    <DialogFrame
      open
      onClose={onClose}
      title="Why is it left out?"
      subtitle={prompt.hook}
      actions={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              onType(undefined);
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={!canSend}>
            Leave out
          </Button>
        </>
      }
    >
      <Box component="form" id={id} onSubmit={send} sx={{ display: 'grid', gap: 4 }}>
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          {LEAVE_OUT_REASONS.map((usual, index) => (
            <Button
              key={usual}
              variant="outlined"
              size="small"
              aria-keyshortcuts={String(index + 1)}
              onClick={() => onLeaveOut(usual)}
            >
              {usual}
              <Key aria-hidden>{index + 1}</Key>
            </Button>
          ))}
        </Box>
        <TextField
          id={`${id}-reason`}
          label="Or in your own words"
          value={reason}
          onChange={({ target }) => onType(target.value)}
          error={isTooLong}
          helperText={
            isTooLong
              ? `Keep it to ${PROMPT_LIMITS.leftOutReason} characters`
              : 'The person never sees it; the next batch learns from it.'
          }
          fullWidth
        />
      </Box>
    </DialogFrame>
  );
}
