import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FEEDBACK_TEXTS } from '@drumbeat/domain';
import { EmptyState, SkeletonLines } from '@drumbeat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { FailureNotice } from '../../../components/failure-notice';
import type { Feedback } from '../../../entities/types';
import { ownFeedbackQuery } from '../api/get-own-feedback';
import { OwnFeedbackItem } from './own-feedback-item';

interface OwnFeedbackListProps {
  /** Address of the feedback's target. */
  linkOf: (feedback: Feedback) => string;
  onEdit: (feedback: Feedback) => void;
}

/** The user's feedback, changed last first. */
export function OwnFeedbackList({ linkOf, onEdit }: OwnFeedbackListProps) {
  const own = useInfiniteQuery(ownFeedbackQuery);
  if (!own.data) {
    if (own.error) {
      return (
        <FailureNotice
          title={FEEDBACK_TEXTS.loadFailed}
          error={own.error}
          onRetry={() => void own.refetch()}
        />
      );
    }
    return <OwnFeedbackSkeleton />;
  }
  const given = own.data.pages.flatMap(({ feedback }) => feedback);
  if (given.length === 0) {
    return (
      <EmptyState sign={Star} title="You have not rated anything yet" component="h3">
        Rate a prompt or a draft with stars, or say what you liked. Your next prompts learn from it.
      </EmptyState>
    );
  }
  return (
    <>
      <Box component="ul" aria-label="Your ratings and feedback">
        {given.map((feedback) => (
          <OwnFeedbackItem
            key={feedback.id}
            feedback={feedback}
            to={linkOf(feedback)}
            onEdit={() => onEdit(feedback)}
          />
        ))}
      </Box>
      {own.hasNextPage ? (
        <Button
          variant="outlined"
          loading={own.isFetchingNextPage}
          onClick={() => void own.fetchNextPage()}
          sx={{ mt: 3 }}
        >
          Show more
        </Button>
      ) : null}
    </>
  );
}

function OwnFeedbackSkeleton() {
  return (
    <Box role="status" aria-busy aria-label="Loading your feedback">
      {[0, 1, 2, 3].map((row) => (
        <Box key={row} sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
          <SkeletonLines lines={[{ width: '60%', height: '1rem' }, { width: '25%' }]} />
        </Box>
      ))}
    </Box>
  );
}
