import Typography from '@mui/material/Typography';
import { EmptyState } from '@drumbeat/ui';
import { FileText } from 'lucide-react';
import { useId } from 'react';
import type { TrainingPost } from '../../../entities/types';
import { SavedPostsTable } from './saved-posts-table';

const counted = new Intl.NumberFormat('en-US');

/** The tab "Training" of the writing profile: the posts that the voice is learned from. */
export function TrainingTab({ posts }: { posts: readonly TrainingPost[] }) {
  const savedId = useId();
  return (
    <section aria-labelledby={savedId}>
      <Typography variant="h3" component="h2" id={savedId} sx={{ mb: 3 }}>
        Your Saved Posts ({counted.format(posts.length)})
      </Typography>
      {posts.length > 0 ? (
        <SavedPostsTable labelledBy={savedId} posts={posts} />
      ) : (
        <EmptyState sign={FileText} title="No training posts yet" component="h3">
          Posts that you are proud of teach the writer how you sound.
        </EmptyState>
      )}
    </section>
  );
}
