import { MESSAGE_TEXTS } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import { DialogFrame } from '@drumbeat/ui';
import type { Prompt } from '../../../entities/types';
import { MessageComposer } from './message-composer';
import { MessageList } from './message-list';

/** The hook is shown, so that one sees what the line is about. */
export type MessagedPrompt = Pick<Prompt, 'id' | 'hook'>;

interface PromptMessagesProps {
  open: boolean;
  onClose: () => void;
  prompt: MessagedPrompt;
}

/** What the user told the staff about a prompt, with the answers, below the next line. */
export default function PromptMessages({ open, onClose, prompt: { id, hook } }: PromptMessagesProps) {
  return (
    <DialogFrame open={open} onClose={onClose} title={MESSAGE_TEXTS.title} subtitle={hook}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <MessageComposer promptId={id} autoFocus />
        <MessageList promptId={id} />
      </Box>
    </DialogFrame>
  );
}
