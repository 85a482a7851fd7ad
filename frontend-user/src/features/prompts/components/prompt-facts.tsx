import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { promptPostWords, PROMPT_TEXTS } from '@drumbeat/domain';
import { longDate } from '@drumbeat/ui';
import { Calendar, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../lib/paths';
import type { Prompt } from '../../../entities/types';
import { PromptOrigin } from './prompt-origin';

/** The complete prompt: its text, why it suits its user, who prepared it, its date and its post. */
export function PromptFacts({ prompt }: { prompt: Prompt }) {
  const { scheduled_date: date, slot, post_id: postId } = prompt;
  return (
    <Box sx={{ display: 'grid', gap: 4, overflowWrap: 'anywhere' }}>
      <Typography variant="body1" sx={{ whiteSpace: 'pre-wrap' }}>
        {prompt.prompt_text}
      </Typography>
      <PromptOrigin prompt={prompt} />
      <Box sx={{ display: 'grid', gap: 2, color: 'text.secondary' }}>
        {prompt.prepared_by ? null : (
          <Typography variant="caption">{PROMPT_TEXTS.writtenBy[prompt.written_by]}</Typography>
        )}
        <Fact icon={<Calendar size={16} strokeWidth={1.75} aria-hidden />}>
          {date === null ? PROMPT_TEXTS.noDate : `${longDate(date)}${slot === null ? '' : `, slot ${slot}`}`}
        </Fact>
        {postId === null ? null : (
          <Fact icon={<FileText size={16} strokeWidth={1.75} aria-hidden />}>
            <Link component={RouterLink} to={linkTo.post(postId)}>
              {promptPostWords(prompt.is_used, prompt.post_state)}
            </Link>
          </Fact>
        )}
      </Box>
    </Box>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Typography component="p" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {icon}
      <span>{children}</span>
    </Typography>
  );
}
