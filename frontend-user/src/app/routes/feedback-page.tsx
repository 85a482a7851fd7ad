import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MESSAGE_TEXTS } from '@drumbeat/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { Page } from '../../components/page';
import { PageHead } from '../../components/page-head';
import { FeedbackDialog } from '../../features/feedback/components/feedback-dialog';
import { OwnFeedbackList } from '../../features/feedback/components/own-feedback-list';
import { MessageComposer } from '../../features/messages/components/message-composer';
import { messagesQuery } from '../../features/messages/api/messages';
import { MessageList } from '../../features/messages/components/message-list';
import type { Feedback } from '../../entities/types';
import { linkTo } from '../../lib/paths';

/** A prompt is found in the library; a post has a page of its own. */
const linkOf = ({ type, targetId, target_title }: Feedback) =>
  type === 'post' ? linkTo.post(targetId) : linkTo.calendar({ view: 'library', search: target_title });

/** The target as of the last feedback. */
const targetOf = ({ type, targetId, target_title, contextInfo }: Feedback) => ({
  type,
  id: targetId,
  title: target_title,
  preview: contextInfo?.content_preview ?? null,
});

/** /feedback (FEEDBACK-8): messages to the staff with their answers, and all ratings of the user. */
export function Component() {
  const [edited, setEdited] = useState<Feedback | null>(null);
  const messages = useInfiniteQuery(messagesQuery(null));
  return (
    <Page title="Feedback">
      <PageHead title="Feedback" subtitle="Tell the staff what you need, and see what you rated." />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 24rem) minmax(0, 1fr)' },
          gap: { xs: 8, lg: '4rem' },
          alignItems: 'start',
        }}
      >
        <Part
          title={MESSAGE_TEXTS.title}
          hint="One line is enough. They read it before they write your next prompts."
        >
          <MessageComposer promptId={null} />
          <MessageList promptId={null} />
        </Part>
        <Part title="Your ratings and feedback" waits={messages.isLoading}>
          <OwnFeedbackList linkOf={linkOf} onEdit={setEdited} />
        </Part>
      </Box>
      <FeedbackDialog
        open={edited !== null}
        onClose={() => setEdited(null)}
        target={edited && targetOf(edited)}
      />
    </Page>
  );
}

interface PartProps {
  title: string;
  hint?: string;
  /** The part above it in one column is loading, and would push it down: space is reserved, without content. */
  waits?: boolean;
  children: ReactNode;
}

function Part({ title, hint, waits = false, children }: PartProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 4, visibility: { xs: waits ? 'hidden' : 'visible', lg: 'visible' } }}
    >
      <div>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {hint ? <Typography sx={{ mt: 1, color: 'text.secondary' }}>{hint}</Typography> : null}
      </div>
      {children}
    </Box>
  );
}
