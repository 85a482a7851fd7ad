import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import {
  effectiveStatus,
  libraryArchiveStatus,
  libraryDraftButton,
  PROMPT_TEXTS,
  promptTitle,
} from '@drumbeat/domain';
import { PillarMark } from '@drumbeat/ui';
import { Archive, ArchiveRestore, Calendar } from 'lucide-react';
import { IconAction } from '../../../components/icon-action';
import type { Prompt } from '../../../lib/api-types';
import { shortDate } from '../../../lib/time-format';
import { useSetPromptStatus } from '../api/set-prompt-status';
import { FavoriteButton } from './favorite-button';
import { CardFoot, CardTop, PromptCardFrame } from './prompt-card-frame';
import { StatusMenu } from './status-menu';

interface LibraryPromptCardProps {
  prompt: Prompt;
  isLoading: boolean;
  onDraft: () => void;
  onEditDate: () => void;
}

export function LibraryPromptCard({ prompt, isLoading, onDraft, onEditDate }: LibraryPromptCardProps) {
  const setStatus = useSetPromptStatus();
  const archived = effectiveStatus(prompt) === 'archived';
  const button = libraryDraftButton(prompt, isLoading);
  return (
    <PromptCardFrame
      quiet={archived}
      aria-label={promptTitle(prompt.prompt_text)}
      sx={{ p: '1rem 1rem 0.75rem' }}
    >
      <CardTop sx={{ m: '-2px -0.375rem 0.5rem 0' }}>
        <Chip label={prompt.category} sx={{ minWidth: 0 }} />
        <Box sx={{ ml: 'auto', display: 'flex', flex: 'none' }}>
          <FavoriteButton prompt={prompt} />
          <IconAction
            icon={archived ? ArchiveRestore : Archive}
            size="small"
            label={archived ? 'Unarchive' : 'Archive'}
            onClick={() => setStatus.mutate({ id: prompt.id, status: libraryArchiveStatus(prompt) })}
          />
        </Box>
      </CardTop>
      <Typography
        variant="h4"
        component="h2"
        sx={{
          textWrap: 'pretty',
          overflowWrap: 'anywhere',
          color: archived ? 'text.disabled' : 'text.primary',
        }}
      >
        {promptTitle(prompt.prompt_text)}
      </Typography>
      <Box
        component="p"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gap: 2,
          my: 3,
          color: 'text.secondary',
          overflowWrap: 'anywhere',
        }}
      >
        <Typography variant="caption" sx={{ color: 'text.disabled', lineHeight: '1.375rem' }}>
          Hook
        </Typography>
        {prompt.hook}
      </Box>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3, mt: 'auto' }}
      >
        <PillarMark pillar={prompt.pillar_number} label={prompt.pillar_label} />
        <Button
          variant="text"
          size="small"
          onClick={onEditDate}
          startIcon={prompt.scheduled_date ? <Calendar size={16} strokeWidth={1.75} aria-hidden /> : null}
          sx={prompt.scheduled_date ? { color: 'text.secondary', mr: '-0.375rem' } : { mr: '-0.375rem' }}
        >
          {prompt.scheduled_date ? shortDate(prompt.scheduled_date) : PROMPT_TEXTS.addDate}
        </Button>
      </Box>
      <Typography
        variant="caption"
        component="p"
        sx={{
          my: 1,
          color: 'text.disabled',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {prompt.tags.map((tag) => `#${tag}`).join(' ')}
      </Typography>
      <CardFoot sx={{ mt: 1, pt: 3, justifyContent: 'space-between' }}>
        <StatusMenu prompt={prompt} />
        <Button variant="outlined" size="small" disabled={button.disabled} onClick={onDraft}>
          {button.label}
        </Button>
      </CardFoot>
    </PromptCardFrame>
  );
}
