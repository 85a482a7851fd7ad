import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { asOneLine, lineLength, lineProblem, MESSAGE_LIMITS } from '@drumbeat/domain';
import { InputField } from '@drumbeat/ui';
import { SendHorizontal } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useKeptNotes } from '../../../entities/notes/use-kept-notes';
import { useSendMessage } from '../api/messages';

interface MessageComposerProps {
  /** The prompt that it is about; null for a line about anything. */
  promptId: number | null;
  autoFocus?: boolean;
}

/** One line to the staff, with what is left of its characters. Enter sends; what is typed outlives the form. */
export function MessageComposer({ promptId, autoFocus = false }: MessageComposerProps) {
  const slot = promptId === null ? 'message' : (`message:${promptId}` as const);
  const line = useKeptNotes(slot);
  const [asked, setAsked] = useState(false);
  const send = useSendMessage(slot);
  const length = lineLength(line.text);
  const isTooLong = length > MESSAGE_LIMITS.text;
  const problem = lineProblem(line.text);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setAsked(true);
    if (problem !== null || send.isPending) return;
    send.mutate(
      { text: line.text.trim(), prompt_id: promptId },
      {
        onSuccess: () => {
          line.clear();
          setAsked(false);
        },
      },
    );
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      <InputField
        label="Your line"
        aside={
          <Typography
            variant="caption"
            sx={{ color: isTooLong ? 'error.main' : 'text.disabled', fontVariantNumeric: 'tabular-nums' }}
          >
            {length} of {MESSAGE_LIMITS.text}
          </Typography>
        }
        multiline
        minRows={2}
        maxRows={6}
        autoFocus={autoFocus}
        readOnly={send.isPending}
        value={line.text}
        onChange={(event) => {
          setAsked(false);
          line.change(asOneLine(event.target.value));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) submit(event);
        }}
        placeholder="More client stories, fewer lists, please."
        problem={asked || isTooLong ? (problem ?? undefined) : undefined}
      />
      <Button
        type="submit"
        variant="contained"
        loading={send.isPending}
        startIcon={<SendHorizontal size={16} strokeWidth={1.75} aria-hidden />}
        sx={{ justifySelf: 'end' }}
      >
        Send
      </Button>
    </Box>
  );
}
