import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PillarMark } from '@drumbeat/ui';
import {
  Check,
  ChevronLeft,
  ChevronRight,
  MoveDown,
  MoveUp,
  Pencil,
  RefreshCw,
  Undo2,
  X,
} from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../../components/notice';
import type { Batch, Prompt, User } from '../../providers/records';
import { PromptChecks } from '../../entities/prompts/prompt-checks';
import { PlaceChoice } from './place-choice';
import { ReviewState } from './review-state';
import { isBeingRewritten } from './use-batch-prompts';
import type { ReviewStep } from './use-review';

/** A key beside what it does. */
export const Key = styled('kbd')(({ theme }) => ({
  marginLeft: '0.5rem',
  padding: '0 0.3125rem',
  borderRadius: '0.25rem',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: '0.6875rem',
  lineHeight: '1.125rem',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** At the lower edge of the window, however long the prompt is. */
export const ActionsInView = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  padding: '0.75rem 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
}));

export interface ReviewActions {
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
  readonly approve: (() => void) | undefined;
  readonly leaveOut: (() => void) | undefined;
  readonly writeAgain: (() => void) | undefined;
  readonly edit: (() => void) | undefined;
  readonly undo: (() => void) | undefined;
  readonly earlier: (() => void) | undefined;
  readonly later: (() => void) | undefined;
}

interface PromptInReviewProps {
  batch: Batch;
  user: User;
  prompts: readonly Prompt[];
  position: number;
  /** Why it is to be left out, where that is typed and not sent. */
  keptReason: string | undefined;
  /** What “Undo” takes back. */
  lastStep: ReviewStep['name'] | undefined;
  isBusy: boolean;
  /** True where it comes in the place of the form that had the focus. */
  takesFocus: boolean;
  actions: ReviewActions;
  onPlace: React.ComponentProps<typeof PlaceChoice>['onChoose'];
}

interface ActionProps {
  act: (() => void) | undefined;
  keys: string;
  icon: ReactNode;
  children: string;
  isMain?: boolean;
}

function Action({ act, keys, icon, children, isMain = false }: ActionProps) {
  return (
    <Button
      variant={isMain ? 'contained' : 'ghost'}
      disabled={!act}
      // The second click of a double one is not meant for the prompt that comes next.
      onClick={({ detail }) => (detail > 1 ? undefined : act?.())}
      startIcon={icon}
      aria-keyshortcuts={keys}
      sx={isMain ? { ml: 'auto' } : {}}
    >
      {children}
      <Key aria-hidden>{keys}</Key>
    </Button>
  );
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The one prompt that is read: its words, its place, and what can be done with it, each with its key. */
export function PromptInReview({
  batch,
  user,
  prompts,
  position,
  keptReason,
  lastStep,
  isBusy,
  takesFocus,
  actions,
  onPlace,
}: PromptInReviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number | null>(takesFocus ? 0 : null);
  const prompt = prompts[position];
  const id = prompt?.id;
  useEffect(() => {
    // Who steps on by a key hears the next prompt; the page itself opens at its top.
    if (shown.current !== null && id !== undefined && shown.current !== id) heading.current?.focus();
    shown.current = id ?? null;
  }, [id]);
  if (!prompt) return null;
  const isPushed = prompt.pushed_to_calendar;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3 }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="label"
          component="h2"
          sx={{ flex: 1, color: 'text.secondary' }}
        >
          Prompt {position + 1} of {prompts.length}
        </Typography>
        <ReviewState prompt={prompt} />
        <IconButton
          onClick={actions.previous}
          disabled={!actions.previous}
          aria-label="Previous prompt"
          aria-keyshortcuts="K"
          title="Previous (K)"
        >
          <ChevronLeft {...icon} />
        </IconButton>
        <IconButton
          onClick={actions.next}
          disabled={!actions.next}
          aria-label="Next prompt"
          aria-keyshortcuts="J"
          title="Next (J)"
        >
          <ChevronRight {...icon} />
        </IconButton>
      </Box>
      <Box
        component="article"
        aria-busy={isBeingRewritten(prompt)}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 4,
          pb: 5,
          overflowWrap: 'anywhere',
        }}
      >
        {prompt.rewrite_status === 'failed' && prompt.rewrite_error ? (
          <Notice tone="warn">{prompt.rewrite_error}</Notice>
        ) : null}
        <Typography variant="h2" component="h3">
          {prompt.hook}
        </Typography>
        <Box
          component="p"
          sx={{ fontSize: '1rem', lineHeight: 1.6, whiteSpace: 'pre-line', maxWidth: '40rem' }}
        >
          {prompt.prompt_text}
        </Box>
        <PromptChecks hook={prompt.hook} text={prompt.prompt_text} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, color: 'text.secondary' }}>
          <PillarMark pillar={prompt.pillar_number} label={prompt.pillar_label} />
          <span>{prompt.category}</span>
        </Box>
        {prompt.why ? (
          <Box component="p" sx={{ color: 'text.secondary' }}>
            <strong>They read beside it: </strong>
            {prompt.why}
          </Box>
        ) : null}
        {prompt.left_out_reason ? (
          <Box component="p" sx={{ color: 'text.secondary' }}>
            <strong>Left out because: </strong>
            {prompt.left_out_reason}
          </Box>
        ) : null}
        {keptReason ? (
          <Box component="p" sx={{ color: 'text.secondary' }}>
            <strong>Reason not sent yet: </strong>
            {keptReason}
          </Box>
        ) : null}
        {isPushed ? null : (
          <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, maxWidth: '34rem' }}>
            <PlaceChoice
              prompt={prompt}
              batch={batch}
              user={user}
              others={prompts.filter((one) => one.id !== prompt.id)}
              disabled={isBusy || isBeingRewritten(prompt)}
              onChoose={onPlace}
            />
            <IconButton
              onClick={actions.earlier}
              disabled={!actions.earlier}
              aria-label="Earlier: swap with the prompt before"
              aria-keyshortcuts="["
              title="Earlier ([)"
              sx={{ mt: '1.5rem' }}
            >
              <MoveUp {...icon} />
            </IconButton>
            <IconButton
              onClick={actions.later}
              disabled={!actions.later}
              aria-label="Later: swap with the prompt after"
              aria-keyshortcuts="]"
              title="Later (])"
              sx={{ mt: '1.5rem' }}
            >
              <MoveDown {...icon} />
            </IconButton>
          </Box>
        )}
      </Box>
      <ActionsInView role="group" aria-label="What to do with this prompt">
        <Action act={actions.leaveOut} keys="L" icon={<X {...icon} />}>
          Leave out
        </Action>
        <Action act={actions.writeAgain} keys="W" icon={<RefreshCw {...icon} />}>
          Write again
        </Action>
        <Action act={actions.edit} keys="E" icon={<Pencil {...icon} />}>
          Edit
        </Action>
        <Action act={actions.undo} keys="U" icon={<Undo2 {...icon} />}>
          {lastStep ? `Undo ${lastStep}` : 'Undo'}
        </Action>
        <Action act={actions.approve} keys="A" icon={<Check {...icon} />} isMain>
          Approve and next
        </Action>
      </ActionsInView>
    </>
  );
}
