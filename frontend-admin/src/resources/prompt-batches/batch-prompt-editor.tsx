import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { EditBase, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Prompt } from '../../providers/records';
import { DeletePromptButton } from '../prompts/delete-prompt-button';
import { PromptForm } from '../prompts/prompt-form';

interface BatchPromptEditorProps {
  prompts: readonly Prompt[];
  position: number;
}

/** Editor of one prompt of the batch, with links to the previous and the next one. */
export function BatchPromptEditor({ prompts, position }: BatchPromptEditorProps) {
  const notify = useNotify();
  const prompt = prompts[position];
  if (!prompt) return null;
  const before = prompts[position - 1];
  const after = prompts[position + 1];
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 4 }}>
        <Typography variant="label" component="h2" sx={{ flex: 1, color: 'text.secondary' }}>
          Prompt {position + 1} of {prompts.length}
        </Typography>
        <Button component={Link} to="?" variant="ghost" sx={{ display: { md: 'none' } }}>
          All prompts
        </Button>
        <IconButton
          component={Link}
          to={`?prompt=${before?.id ?? ''}`}
          disabled={!before}
          aria-label="Previous prompt"
          preventScrollReset
        >
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
        <IconButton
          component={Link}
          to={`?prompt=${after?.id ?? ''}`}
          disabled={!after}
          aria-label="Next prompt"
          preventScrollReset
        >
          <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Box>
      <EditBase<Prompt>
        key={prompt.id}
        resource="content-prompts"
        id={prompt.id}
        mutationMode="pessimistic"
        redirect={false}
        mutationOptions={{ onSuccess: () => notify('The prompt is saved', { type: 'success' }) }}
      >
        <PromptForm userId={prompt.user_id} actions={<DeletePromptButton prompt={prompt} />} />
      </EditBase>
    </>
  );
}
