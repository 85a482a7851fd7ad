import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { calendarDraftButton } from '../../../entities/prompts/draft-button.rules';
import { effectiveStatus, promptPostWords } from '@drumbeat/domain';
import { PillarMark } from '@drumbeat/ui';
import { Check, CornerLeftUp, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { linkTo } from '../../../lib/paths';
import type { Prompt } from '../../../entities/types';
import { CalendarArchiveButton } from './calendar-archive-button';
import { FavoriteButton } from './favorite-button';
import { CardFoot, CardTop, PromptCardFrame } from './prompt-card-frame';
import { PromptOpener } from './prompt-opener';
import { PromptOrigin } from './prompt-origin';

interface CalendarPromptCardProps {
  prompt: Prompt;
  /** True while another prompt is opening. */
  isLoading: boolean;
  onSelect: () => void;
  /** The rating stars. */
  rating?: ReactNode;
  /** Further actions, behind one button. */
  menu?: ReactNode;
}

/** A prompt in its slot: the hook leads, one button drafts it. */
export function CalendarPromptCard({ prompt, isLoading, onSelect, rating, menu }: CalendarPromptCardProps) {
  const status = effectiveStatus(prompt);
  const button = calendarDraftButton(prompt, isLoading);
  return (
    <PromptCardFrame quiet={status !== 'new'} aria-label={prompt.hook}>
      <CardTop>
        <PillarMark pillar={prompt.pillar_number} label={prompt.pillar_label} />
        <Box sx={{ ml: 'auto', display: 'flex', flex: 'none' }}>
          <FavoriteButton prompt={prompt} />
          {menu}
        </Box>
      </CardTop>
      <Typography
        variant="h4"
        component="h3"
        sx={{
          textWrap: 'pretty',
          overflowWrap: 'anywhere',
          color: status === 'new' ? 'text.primary' : 'text.secondary',
        }}
      >
        <PromptOpener promptId={prompt.id}>{prompt.hook}</PromptOpener>
      </Typography>
      <PromptBody prompt={prompt} />
      <PromptOrigin prompt={prompt} compact />
      <Typography variant="caption" component="p" sx={{ mt: 'auto', pb: 2, color: 'text.disabled' }}>
        {prompt.category}
      </Typography>
      <CardFoot>
        {rating}
        <Box sx={{ ml: 'auto' }}>
          <CalendarArchiveButton prompt={prompt} />
        </Box>
        <Button
          variant="outlined"
          size="small"
          disabled={button.disabled}
          startIcon={button.label === 'Used' ? <Check size={16} strokeWidth={1.75} aria-hidden /> : null}
          onClick={onSelect}
        >
          {button.label}
        </Button>
      </CardFoot>
    </PromptCardFrame>
  );
}

/** The task, or its result. */
function PromptBody({ prompt }: { prompt: Prompt }) {
  if (prompt.post_id === null) {
    return (
      <Typography
        sx={{
          color: 'text.secondary',
          mt: 1,
          mb: 2,
          mr: 1,
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {prompt.prompt_text}
      </Typography>
    );
  }
  const used = prompt.is_used;
  const Icon = used ? CornerLeftUp : FileText;
  return (
    <Typography
      component="p"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1, mb: 2, color: 'text.disabled' }}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <Link
        component={RouterLink}
        to={linkTo.post(prompt.post_id)}
        sx={{ position: 'relative', zIndex: 1, color: 'inherit', fontWeight: 400 }}
      >
        {promptPostWords(used, prompt.post_state)}
      </Link>
    </Typography>
  );
}
