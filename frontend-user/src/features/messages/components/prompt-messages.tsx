import { MESSAGE_TEXTS } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import { DialogFrame } from '@drumbeat/ui';
import type { Prompt } from '../../../entities/types';
import { MessageComposer } from './message-composer';
import { MessageList } from './message-list';

/** The prompt with its hook, which names the message's subject. */
export type MessagedPrompt = Pick<Prompt, 'id' | 'hook'>;

interface PromptMessagesProps {
  open: boolean;
  onClose: () => void;
  prompt: MessagedPrompt;
}

/** The user's messages to the staff about a prompt, with the answers, below the form for the next one. */
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
