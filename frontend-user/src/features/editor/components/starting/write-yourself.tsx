import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { promptQuery } from '../../../../entities/prompts/get-prompts';
import { useCurrentUser } from '../../../../entities/session/current-user';
import type { DraftRequest } from '../../../../entities/types';
import { keptAnswers } from '../../../drafting/kept-answers';
import type { OwnNotes } from '../../draft-from-notes';

export interface WriteYourselfProps {
  request: DraftRequest;
  /** Null for a prompt. */
  own: OwnNotes | null;
  /** Makes a draft of this text. */
  onKeep: (content: string) => void;
  isKeeping: boolean;
}

/**
 * A draft without the writer, of what there is to begin with: the notes, else the prompt's first line, and what was typed to the
 * writer's questions. Nothing without notes or a first line.
 */
export function WriteYourself({ request, own, onKeep, isKeeping }: WriteYourselfProps) {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const { prompt_id: promptId } = request;
  const prompt = promptId === undefined ? null : queryClient.getQueryData(promptQuery(promptId).queryKey);
  const beginning = own?.notes ?? prompt?.hook ?? '';
  const begin = () => {
    const answers = keptAnswers.read(user.id, request)?.answers ?? [];
    onKeep([beginning, ...answers.map((answer) => answer.trim())].filter(Boolean).join('\n\n'));
  };
  return beginning === '' ? null : (
    <Button variant="outlined" size="small" loading={isKeeping} onClick={begin}>
      Write it yourself
    </Button>
  );
}
