import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PillarMark } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../../components/icon-action';
import { promptQuery } from '../../../entities/prompts/get-prompts';

interface PromptSourceProps {
  promptId: number;
  /** The prompt's text from the post: shown until the prompt is loaded, to avoid a layout shift. */
  begunWith: string | null;
}

/** Above the text: the prompt it answers. Collapsible; left out when the prompt was deleted. */
export function PromptSource({ promptId, begunWith }: PromptSourceProps) {
  const { data: prompt, isPending } = useQuery(promptQuery(promptId));
  const [shown, setShown] = useState(true);
  if (!prompt && !isPending) return null;
  return (
    <Box
      component="section"
      aria-label="The prompt"
      sx={{ py: { xs: 2, sm: 3 }, borderBottom: 1, borderColor: 'divider', maxWidth: '49.5rem' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: '1.75rem' }}>
        {prompt ? (
          <>
            <PillarMark pillar={prompt.pillar_number} label={prompt.pillar_label} />
            <Typography
              variant="label"
              sx={{ color: 'text.disabled', fontWeight: 400, display: { xs: 'none', sm: 'inline' } }}
            >
              {prompt.category}
            </Typography>
          </>
        ) : null}
        <IconAction
          icon={shown ? ChevronUp : ChevronDown}
          size="small"
          label={shown ? 'Hide the prompt' : 'Show the prompt'}
          sx={{ ml: 'auto' }}
          onClick={() => setShown(!shown)}
        />
      </Box>
      {shown ? (
        <Typography
          sx={{
            mt: 1,
            color: 'text.secondary',
            maxWidth: '42rem',
            overflowWrap: 'anywhere',
            display: { xs: 'none', sm: 'block' },
          }}
        >
          {prompt?.prompt_text ?? begunWith}
        </Typography>
      ) : null}
    </Box>
  );
}
