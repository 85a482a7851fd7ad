import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { components } from '@drumbeat/api-client';
import { inFigures, titleFromContent } from '@drumbeat/domain';
import { DeleteTrainingPostDialog, EmptyState, SkeletonLines, TrainingPostsTable } from '@drumbeat/ui';
import { FileText, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import { useDeleteTrainingPost, useTrainingPosts } from '../../../entities/users/use-writing-profile';

type TrainingPost = components['schemas']['TrainingPostResponse'];

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** The tab "Training" of a user: nothing is added here, and what does not belong there is deleted. */
export function TrainingPosts({ userId }: { userId: string }) {
  const pasteId = useId();
  const savedId = useId();
  const found = useTrainingPosts(userId);
  const [deleted, setDeleted] = useState<TrainingPost | null>(null);
  if (found.data === undefined) {
    return found.error ? (
      <FailureNotice
        title="The training posts could not be loaded"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    ) : (
      <SkeletonLines lines={[{ width: '60%' }, { width: '80%' }]} />
    );
  }
  const posts = found.data.pages.flatMap(({ data }) => data.training_posts);
  const total = found.data.pages[0]?.data.total ?? 0;
  return (
    <>
      <Box component="section" aria-labelledby={`${pasteId}-title`} sx={{ mb: 8, maxWidth: '48rem' }}>
        <Typography variant="h3" component="h2" id={`${pasteId}-title`} sx={{ mb: 3 }}>
          Sample Posts Training
        </Typography>
        <OutlinedInput
          disabled
          multiline
          fullWidth
          minRows={3}
          placeholder="Only the user adds posts"
          inputProps={{ 'aria-label': 'Your post' }}
        />
      </Box>
      <section aria-labelledby={savedId}>
        <Typography variant="h3" component="h2" id={savedId} sx={{ mb: 3 }}>
          Your Saved Posts ({inFigures(total)})
        </Typography>
        {posts.length > 0 ? (
          <TrainingPostsTable
            labelledBy={savedId}
            posts={posts}
            timeZone={timeZone}
            actionsOf={(post) => (
              <IconButton
                size="small"
                title="Delete"
                aria-label={`Delete “${titleFromContent(post.post_content)}”`}
                onClick={() => setDeleted(post)}
              >
                <Trash2 size={16} strokeWidth={1.75} aria-hidden />
              </IconButton>
            )}
          />
        ) : (
          <EmptyState sign={FileText} title="No training posts yet" component="h3" />
        )}
        {found.hasNextPage ? (
          <Button
            variant="outlined"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
            sx={{ mt: 3 }}
          >
            Show more
          </Button>
        ) : null}
        {found.isFetchNextPageError ? (
          <Box role="alert" sx={{ mt: 2, color: 'error.main' }}>
            {found.error.message}
          </Box>
        ) : null}
      </section>
      {deleted ? <DeletePostDialog userId={userId} post={deleted} onClose={() => setDeleted(null)} /> : null}
    </>
  );
}

interface DeletePostDialogProps {
  userId: string;
  post: TrainingPost;
  onClose: () => void;
}

function DeletePostDialog({ userId, post, onClose }: DeletePostDialogProps) {
  const remove = useDeleteTrainingPost(userId);
  return (
    <DeleteTrainingPostDialog
      isDeleting={remove.isPending}
      onDelete={() => remove.mutate(post.id, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
