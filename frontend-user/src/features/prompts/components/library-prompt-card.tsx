import {
  effectiveStatus,
  libraryArchiveStatus,
  CALENDAR_TEXTS,
  FEEDBACK_TEXTS,
  PROMPT_TEXTS,
  promptTitle,
} from '@drumbeat/domain';
import { Archive, ArchiveRestore, Calendar, MessageSquare } from 'lucide-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { PillarMark, shortDate } from '@drumbeat/ui';
import { memo, type ReactNode } from 'react';
import { IconAction } from '../../../components/icon-action';
import type { Prompt } from '../../../entities/types';
import { useSetPromptStatus, type PromptPlace } from '../../../entities/prompts/prompt-fields';
import { calendarDraftButton, libraryDraftButton } from '../../../entities/prompts/draft-button.rules';
import { CalendarArchiveButton } from './calendar-archive-button';
import { FavoriteButton } from './favorite-button';
import { CardFoot, CardMeta, CardTop, PromptCardFrame } from './prompt-card-frame';
import { PromptOpener } from './prompt-opener';
import { PromptOrigin } from './prompt-origin';
import { StatusMenu } from './status-menu';

/** Toggles archived and new (PROMPT-10). */
function LibraryArchiveButton({ prompt }: { prompt: Prompt }) {
  const setStatus = useSetPromptStatus(prompt.id, 'library');
  const archived = effectiveStatus(prompt) === 'archived';
  return (
    <IconAction
      icon={archived ? ArchiveRestore : Archive}
      size="small"
      label={archived ? 'Unarchive' : 'Archive'}
      onClick={() => setStatus.mutate(libraryArchiveStatus(prompt))}
    />
  );
}

/** Callbacks of the screen for a card. The same functions for all cards, so that a card renders only with its prompt. */
export interface LibraryCardActions {
  /** The card's view: it decides the rules of its buttons and the texts of its notices. */
  place: PromptPlace;
  onDraft: (prompt: Prompt) => void;
  onEditDate: (prompt: Prompt) => void;
  /** A prompt is being chosen for a place of the calendar: the button selects it instead of drafting it. */
  onChoose?: (prompt: Prompt) => void;
  onFeedback?: (prompt: Prompt) => void;
  /** Opens the message to the staff about the prompt. */
  onAnswer?: (prompt: Prompt) => void;
  /** The rating stars. */
  rating?: (prompt: Prompt) => ReactNode;
}

interface LibraryPromptCardProps {
  prompt: Prompt;
  /** True while a prompt is opening. */
  isLoading: boolean;
  actions: LibraryCardActions;
}

/** A prompt as the library shows it (PROMPT-16), and the calendar among its favourites. */
export const LibraryPromptCard = memo(function LibraryPromptCard({
  prompt,
  isLoading,
  actions: { place, onDraft, onEditDate, onChoose, onFeedback, onAnswer, rating },
}: LibraryPromptCardProps) {
  const archived = effectiveStatus(prompt) === 'archived';
  const onCalendar = place === 'calendar';
  const button = (onCalendar || onChoose ? calendarDraftButton : libraryDraftButton)(prompt, isLoading);
  const title = promptTitle(prompt.prompt_text);
  const date = prompt.scheduled_date;
  return (
    <PromptCardFrame quiet={archived} tabIndex={-1} aria-label={title} sx={{ p: '1rem 1rem 0.75rem' }}>
      <CardTop sx={{ m: '-2px -0.375rem 0.5rem 0' }}>
        <Chip label={prompt.category} sx={{ minWidth: 0 }} />
        <Box sx={{ ml: 'auto', display: 'flex', flex: 'none' }}>
          <FavoriteButton prompt={prompt} />
          {onCalendar ? <CalendarArchiveButton prompt={prompt} /> : <LibraryArchiveButton prompt={prompt} />}
        </Box>
      </CardTop>
      <Typography
        variant="h4"
        component="h2"
        sx={{
          textWrap: 'pretty',
          overflowWrap: 'anywhere',
          ...(archived ? { color: 'text.disabled', fontWeight: 500 } : {}),
        }}
      >
        <PromptOpener promptId={prompt.id}>{title}</PromptOpener>
      </Typography>
      <Hook archived={archived}>{prompt.hook}</Hook>
      <PromptOrigin prompt={prompt} onAnswer={onAnswer && (() => onAnswer(prompt))} />
      <CardMeta sx={{ mt: 'auto' }}>
        <PillarMark pillar={prompt.pillar_number} label={prompt.pillar_label} />
        <Button
          variant="text"
          size="small"
          onClick={() => onEditDate(prompt)}
          aria-label={date ? `Scheduled for ${shortDate(date)}: change the date` : undefined}
          startIcon={date ? <Calendar size={16} strokeWidth={1.75} aria-hidden /> : null}
          sx={{
            mr: '-0.625rem',
            fontVariantNumeric: 'tabular-nums',
            '& .MuiButton-startIcon': { mr: '0.375rem' },
            ...(date ? { color: 'text.secondary' } : {}),
          }}
        >
          {date ? shortDate(date) : PROMPT_TEXTS.addDate}
        </Button>
      </CardMeta>
      <CardMeta>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: 'text.disabled', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {prompt.tags.map((tag) => `#${tag}`).join(' ')}
        </Typography>
        {rating?.(prompt)}
      </CardMeta>
      {onChoose && date ? (
        <Typography variant="caption" component="p" sx={{ color: 'warning.main', mt: 1 }}>
          {CALENDAR_TEXTS.choosingMoves(shortDate(date))}
        </Typography>
      ) : null}
      <CardFoot sx={{ mt: 2, pt: 3 }}>
        <StatusMenu prompt={prompt} place={place} />
        {onFeedback ? (
          <IconAction
            icon={MessageSquare}
            size="small"
            label={FEEDBACK_TEXTS.title}
            sx={{ ml: 'auto' }}
            onClick={() => onFeedback(prompt)}
          />
        ) : null}
        <Button
          variant="outlined"
          size="small"
          disabled={button.disabled}
          onClick={() => (onChoose ?? onDraft)(prompt)}
          sx={onFeedback ? null : { ml: 'auto' }}
        >
          {button.label}
        </Button>
      </CardFoot>
    </PromptCardFrame>
  );
});

const Hook = ({ archived, children }: { archived: boolean; children: string }) => (
  <Box
    component="p"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: 2,
      m: '0.5rem 0 0.75rem',
      color: archived ? 'text.disabled' : 'text.secondary',
      overflowWrap: 'anywhere',
    }}
  >
    <Typography variant="caption" sx={{ color: 'text.disabled', lineHeight: '1.375rem' }}>
      Hook
    </Typography>
    {children}
  </Box>
);
