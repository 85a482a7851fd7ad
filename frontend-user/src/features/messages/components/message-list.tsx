import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MESSAGE_TEXTS } from '@drumbeat/domain';
import { SkeletonLines } from '@drumbeat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import { messagesQuery } from '../api/get-messages';
import { MessageItem } from './message-item';

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
      {messages.hasNextPage ? (
        <Button
          variant="outlined"
          size="small"
          loading={messages.isFetchingNextPage}
          onClick={() => void messages.fetchNextPage()}
          sx={{ mt: 3 }}
        >
          Show older lines
        </Button>
      ) : null}
    </>
  );
}
