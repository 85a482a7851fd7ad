import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { promptQuery } from '../../../entities/prompts/get-prompts';
import type { DraftRequest } from '../../../entities/types';
import type { OwnNotes } from '../draft-from-notes';

export interface WriteYourselfProps {
  request: DraftRequest;
  /** Null for a prompt. */
  own: OwnNotes | null;
  /** Makes a draft of this text. */
  onKeep: (content: string) => void;
  isKeeping: boolean;
}

/** A draft without the writer, of what there is to begin with: the notes, else the prompt's first line. Nothing without either. */
export function WriteYourself({
  request: { prompt_id: promptId },
  own,
  onKeep,
  isKeeping,
}: WriteYourselfProps) {
  const queryClient = useQueryClient();
  const prompt = promptId === undefined ? null : queryClient.getQueryData(promptQuery(promptId).queryKey);
  const text = own?.notes ?? prompt?.hook ?? '';
  return text === '' ? null : (
    <Button variant="outlined" size="small" loading={isKeeping} onClick={() => onKeep(text)}>
      Write it yourself
    </Button>
  );
}
