import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  countCharacters,
  DELIVERY_TEXTS,
  inFigures,
  LINKEDIN_TEXTS,
  POST_TEXTS,
  postTextProblems,
  type TextRange,
} from '@drumbeat/domain';
import type { NearestPost } from '../spacing.rules';
import { DialogFrame, LinkedInPreview, LinkedInStage, type PreviewMedia } from '@drumbeat/ui';
import { useColorScheme } from '@mui/material/styles';
import { CalendarClock, PencilLine, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Post } from '../../../entities/types';
import { InlineAlert } from '../../../components/inline-alert';
import { notify } from '../../../lib/notices/notify';
import { useOpenPlaces } from '../hooks/use-open-places';
import { PublishFacts, type LinkedInAccount } from './publish-facts';

interface PublishDialogProps {
  post: Post;
  account: LinkedInAccount;
  /** True when the text was changed since it was drafted. */
  modified: boolean;
  /** Media published with the text. */
  media?: PreviewMedia | null;
  /** Obstacles to “Post Now”, as text. */
  hindrances: string[];
  /** The user's other post nearest to this time. */
  nearest: NearestPost | null;
  /** The checks of the text. */
  checks: ReactNode;
  /** True while the post is being published: sent without a response yet. */
  posting: boolean;
  /** Progress meanwhile, as text. */
  underWay: string | null;
  onClose: () => void;
  onPostNow: () => void;
  onSchedule: () => void;
  onConnect: () => void;
  /** Shows a place in the text. */
  onShow?: ((place: TextRange) => void) | undefined;
}

/** The confirmation before posting: the exact text, read-only, and its facts. */
export function PublishDialog({
  post,
  account,
  modified,
  media = null,
  hindrances,
  nearest,
  checks,
  posting,
  underWay,
  onClose,
  onPostNow,
  onSchedule,
  onConnect,
  onShow,
}: PublishDialogProps) {
  const { colorScheme = 'light' } = useColorScheme();
  const problems = [
    ...postTextProblems(post.content),
    ...(post.text_refused ? [DELIVERY_TEXTS.textRefused] : []),
  ];
  const openPlaces = useOpenPlaces(post.content, POST_TEXTS.postNow, onShow);
  const postNow = () => {
    if (account.connected) openPlaces.askBefore(onPostNow);
    else notify.warning(LINKEDIN_TEXTS.notConnected, { action: { label: 'Connect', onClick: onConnect } });
  };
  return (
    <DialogFrame
      open
      wide
      onClose={onClose}
      title="Preview and Post to LinkedIn"
      subtitle={
        <Box
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 3, fontVariantNumeric: 'tabular-nums' }}
        >
          {inFigures(countCharacters(post.content))} characters
          {modified ? (
            <Chip
              icon={<PencilLine size={14} strokeWidth={2} aria-hidden />}
              label={POST_TEXTS.modified}
              sx={{
                height: '1.25rem',
                px: 1,
                bgcolor: 'soft.warn',
                color: 'warning.main',
                '& .MuiChip-icon': { color: 'inherit', ml: 0.5, mr: -1 },
              }}
            />
          ) : null}
        </Box>
      }
      actions={
        <>
          <Button
            variant="ghost"
            onClick={onClose}
            sx={{ mr: 'auto', display: { xs: 'none', sm: 'inline-flex' } }}
          >
            {posting ? 'Close' : 'Cancel'}
          </Button>
          <Button
            variant="outlined"
            disabled={problems.length > 0 || posting}
            startIcon={<CalendarClock size={16} strokeWidth={1.75} aria-hidden />}
            onClick={onSchedule}
          >
            {POST_TEXTS.schedule}
          </Button>
          <Button
            variant={account.connected ? 'contained' : 'outlined'}
            loading={posting}
            disabled={problems.length > 0}
            startIcon={<Send size={16} strokeWidth={1.75} aria-hidden />}
            onClick={postNow}
          >
            {POST_TEXTS.postNow}
          </Button>
          {account.connected ? null : (
            <Button variant="contained" onClick={onConnect}>
              {POST_TEXTS.connect}
            </Button>
          )}
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 16rem' },
          gap: { xs: 4, sm: 6 },
          alignItems: 'start',
        }}
      >
        <LinkedInStage scheme={colorScheme} style={{ padding: 0, overflow: 'hidden' }}>
          <Box
            tabIndex={0}
            role="group"
            aria-label="The text that is posted"
            sx={{
              display: 'grid',
              // What is wider than a phone is cut here, and does not widen the dialog.
              gridTemplateColumns: 'minmax(0, 1fr)',
              justifyItems: 'center',
              width: '100%',
              maxHeight: { xs: '22rem', sm: '26rem' },
              overflowY: 'auto',
              p: { xs: 3, sm: 4 },
              outlineOffset: '-3px',
            }}
          >
            <LinkedInPreview
              open
              text={post.content}
              media={media}
              comment={post.first_comment ?? ''}
              name={account.name}
              device="phone"
              scheme={colorScheme}
            />
          </Box>
        </LinkedInStage>
        <PublishFacts
          account={account}
          problems={problems}
          hindrances={hindrances}
          nearest={nearest}
          checks={checks}
        />
      </Box>
      {openPlaces.dialog}
      {posting ? (
        <Box sx={{ mt: 4 }}>
          <InlineAlert tone="info">
            {underWay ?? 'It is being handed over.'} You can close this: it goes on without you.
          </InlineAlert>
        </Box>
      ) : null}
    </DialogFrame>
  );
}
