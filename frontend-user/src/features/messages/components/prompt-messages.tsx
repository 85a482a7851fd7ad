import { MESSAGE_TEXTS } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import { DialogFrame } from '@drumbeat/ui';
import { MessageComposer } from './message-composer';
import { MessageList } from './message-list';

export interface MessageDialogProps {
  open: boolean;
  onClose: () => void;
  promptId: number;
  /** The prompt's hook, so that one sees what the line is about. */
  hook: string;
}

/** What the user told the staff about a prompt, with the answers, below the next line. */
export default function PromptMessages({ open, onClose, promptId, hook }: MessageDialogProps) {
  return (
    <DialogFrame open={open} onClose={onClose} title={MESSAGE_TEXTS.title} subtitle={hook}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <MessageComposer promptId={promptId} autoFocus />
        <MessageList promptId={promptId} />
      </Box>
    </DialogFrame>
  );
}
