import Box from '@mui/material/Box';
import { MESSAGE_TEXTS } from '@drumbeat/domain';
import { SkeletonLines, Status } from '@drumbeat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { Check, CheckCheck } from 'lucide-react';
import { FailureNotice } from '../../../components/failure-notice';
import { StaffReply } from '../../../components/staff-reply';
import { messagesQuery } from '../api/messages';
import type { StaffMessage } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { dayAndTime } from '../../../lib/text/time-format';
import { ShowMore } from '../../../components/show-more';

interface MessageItemProps {
  message: StaffMessage;
  /** True when the page already names the prompt. */
  isAboutPage: boolean;
}

/** A message with its state: sent, read, or answered. */
function MessageItem({ message, isAboutPage }: MessageItemProps) {
  const { time_zone: zone } = useCurrentUser();
  const { text, prompt_hook, created_at, read_at, reply, replied_at } = message;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, py: 3, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.125rem 0.75rem' }}>
        <Typography variant="caption" sx={{ color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}>
          {dayAndTime(created_at, zone)}
        </Typography>
        {replied_at === null ? (
          <Status small tone={read_at ? 'info' : 'quiet'} icon={read_at ? CheckCheck : Check}>
            {read_at ? 'Read by the staff' : 'Sent'}
          </Status>
        ) : null}
      </Box>
      {prompt_hook !== null && !isAboutPage ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          About “<bdi>{prompt_hook}</bdi>”
        </Typography>
      ) : null}
      {reply !== null && replied_at !== null ? (
        <StaffReply reply={reply} at={dayAndTime(replied_at, zone)} />
      ) : null}
    </Box>
  );
}

interface MessageListProps {
  /** Only messages about this prompt; null for all. */
  promptId: number | null;
  /** Shown when there is no message. */
  empty?: ReactNode;
}

/** The user's own messages, newest first, with their states. */
export function MessageList({ promptId, empty = null }: MessageListProps) {
  const messages = useInfiniteQuery(messagesQuery(promptId));
  if (!messages.data) {
    if (messages.error) {
      return (
        <FailureNotice
          title={MESSAGE_TEXTS.loadFailed}
          error={messages.error}
          onRetry={() => void messages.refetch()}
        />
      );
    }
    return (
      <Box role="status" aria-busy aria-label="Loading your lines">
        <SkeletonLines lines={[{ width: '80%' }, { width: '30%' }, { width: '65%', gapBefore: '1.5rem' }]} />
      </Box>
    );
  }
  const lines = messages.data.pages.flatMap(({ data }) => data);
  if (lines.length === 0) return empty;
  return (
    <>
      <Box component="ul" aria-label="Your lines to the staff">
        {lines.map((message) => (
          <MessageItem key={message.id} message={message} isAboutPage={promptId !== null} />
        ))}
      </Box>
      <ShowMore list={messages} label="Show older lines" size="small" />
    </>
  );
}
