import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { effectiveStatus, FEEDBACK_TEXTS, MESSAGE_TEXTS, MOVE_TEXTS, PROMPT_TEXTS } from '@drumbeat/domain';
import { libraryDraftButton } from '../../../entities/prompts/draft-button.rules';
import { PillarMark, SkeletonLines } from '@drumbeat/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarRange, PenLine, X } from 'lucide-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { FailureNotice } from '../../../components/failure-notice';
import { lazyPart } from '../../../components/lazy-part';
import { promptItem } from '../../../features/calendar/components/week/week-places';
import { useMoves } from '../../../features/calendar/hooks/use-moves';
import { PastFeedback } from '../../../features/feedback/components/past-feedback';
import { MessageComposer } from '../../../features/messages/components/message-composer';
import { MessageList } from '../../../features/messages/components/message-list';
import { promptQuery } from '../../../entities/prompts/get-prompts';
import { CalendarArchiveButton } from '../../../features/prompts/components/calendar-archive-button';
import { EditDateDialog } from '../../../features/prompts/components/edit-date-dialog';
import { FavoriteButton } from '../../../features/prompts/components/favorite-button';
import { PromptFacts } from '../../../features/prompts/components/prompt-facts';
import { useDraftPrompt } from '../../../features/prompts/hooks/use-draft-prompt';
import type { Prompt } from '../../../entities/types';
import { isDeleted } from '../../../lib/http/refusals';
import { cachedPrompt } from '../../../entities/prompts/prompt-cache';
import { linkTo } from '../../../lib/paths';
import { usePromptSlots } from './use-prompt-slots';

const { Part: MoveDialog } = lazyPart(
  () => import('../../../features/calendar/components/items/move-dialog'),
);

const notFound = new Error('There is none at this address. It may have been deleted.');

interface PromptSheetProps {
  /** Null when the address has no valid id. */
  promptId: number | null;
  onClose: () => void;
}

/** Everything about one prompt, beside the page; on a phone over all of it. */
export default function PromptSheet({ promptId, onClose }: PromptSheetProps) {
  const queryClient = useQueryClient();
  const {
    data: prompt,
    error,
    refetch,
  } = useQuery({
    ...promptQuery(promptId ?? 0),
    enabled: promptId !== null,
    // The data that the page under the sheet shows of it is available at once, also offline.
    initialData: () => (promptId === null ? undefined : cachedPrompt(queryClient, promptId)),
  });
  const isMissing = promptId === null || isDeleted(error);
  const titleId = useId();
  return (
    <Drawer
      open
      data-in-address
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: '30rem' }, display: 'flex' },
        },
      }}
    >
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, p: '0.75rem 0.75rem 0 1.5rem' }}
      >
        {prompt ? <PillarMark pillar={prompt.pillar_number} label={prompt.pillar_label} /> : null}
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', flex: 'none' }}>
          {prompt ? (
            <>
              <FavoriteButton prompt={prompt} />
              <CalendarArchiveButton prompt={prompt} />
            </>
          ) : null}
          <IconButton onClick={onClose} aria-label="Close">
            <X size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Box>
      </Box>
      {prompt ? (
        <SheetBody prompt={prompt} titleId={titleId} onClose={onClose} />
      ) : (
        <Box sx={{ p: '0.75rem 1.5rem 1.5rem' }}>
          <Typography id={titleId} variant="h2" sx={{ mb: 4 }}>
            Prompt
          </Typography>
          {isMissing ? (
            <FailureNotice title="This prompt could not be opened" error={notFound} />
          ) : error ? (
            <FailureNotice title={PROMPT_TEXTS.loadFailed} error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonLines
              lines={[{ width: '80%' }, { width: '95%', gapBefore: '1rem' }, { width: '60%' }]}
            />
          )}
        </Box>
      )}
    </Drawer>
  );
}

function SheetBody({ prompt, titleId, onClose }: { prompt: Prompt; titleId: string; onClose: () => void }) {
  const draft = useDraftPrompt();
  const { slots, dialogs } = usePromptSlots('calendar');
  const { move, takeOff } = useMoves();
  const [isMoving, setIsMoving] = useState(false);
  const { scheduled_date: date, slot } = prompt;
  const item =
    date !== null && prompt.pushed_to_calendar
      ? promptItem(prompt, date, slot === 1 || slot === 2 ? slot : null)
      : null;
  const button = libraryDraftButton(prompt, draft.isLoading);
  const target = { type: 'prompt', id: String(prompt.id) } as const;
  return (
    <>
      <Box
        sx={{
          flex: 1,
          overflowY: 'auto',
          p: '0.5rem 1.5rem 1.5rem',
          display: 'grid',
          gap: 8,
          alignContent: 'start',
        }}
      >
        <Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
            {prompt.category}
          </Typography>
          <Typography id={titleId} variant="h2" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
            {prompt.hook}
          </Typography>
          <PromptFacts prompt={prompt} />
        </Box>
        <Section title={PROMPT_TEXTS.yourFeedback}>
          {slots.rating?.(prompt)}
          <PastFeedback target={target} />
          <Button
            variant="outlined"
            size="small"
            sx={{ justifySelf: 'start' }}
            onClick={() => slots.onFeedback?.(prompt)}
          >
            {FEEDBACK_TEXTS.title}
          </Button>
        </Section>
        <Section title={MESSAGE_TEXTS.title}>
          <MessageComposer promptId={prompt.id} />
          <MessageList promptId={prompt.id} />
        </Section>
      </Box>
      <Box
        component="footer"
        sx={{
          display: 'flex',
          justifyContent: 'flex-end',
          gap: 2,
          p: '0.75rem 1.5rem calc(0.75rem + env(safe-area-inset-bottom))',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button
          variant="outlined"
          startIcon={<CalendarRange size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setIsMoving(true)}
        >
          {item ? MOVE_TEXTS.moveTo : PROMPT_TEXTS.addDate}
        </Button>
        {prompt.post_id !== null && effectiveStatus(prompt) === 'new' ? (
          <Button component={RouterLink} to={linkTo.post(prompt.post_id)} variant="contained">
            {prompt.post_state === null ? PROMPT_TEXTS.openDraft : PROMPT_TEXTS.openPost}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={button.disabled}
            startIcon={<PenLine size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => draft.open(prompt)}
          >
            {button.label}
          </Button>
        )}
      </Box>
      {dialogs}
      {isMoving && item ? (
        <Suspense>
          <MoveDialog
            item={item}
            onClose={() => setIsMoving(false)}
            onTakeOff={takeOff}
            onMove={(to) => {
              setIsMoving(false);
              onClose();
              move(item, to);
            }}
          />
        </Suspense>
      ) : null}
      {isMoving && !item ? (
        <EditDateDialog prompt={prompt} onClose={() => setIsMoving(false)} dayHint={slots.dayHint} />
      ) : null}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h3">{title}</Typography>
      {children}
    </Box>
  );
}
