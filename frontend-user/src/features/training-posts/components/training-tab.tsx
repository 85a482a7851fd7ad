import { inFigures } from '@drumbeat/domain';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@drumbeat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Suspense, useId } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../components/lazy-part';
import { SectionSkeleton } from '../../../components/section-skeleton';
import { trainingPostsQuery } from '../../../entities/training-posts/training-posts';
import { AddPost } from './add-post';
import { SavedPostsTable } from './saved-posts-table';
import { ShowMore } from '../../../components/show-more';

const importView = lazyPart(() => import('./import/import-view'));
const importNote = lazyPart(() => import('./import/import-note'));

/** The tab "Training" of the writing profile: the posts that the voice is learned from, or their import. The page has read them. */
export function TrainingTab({ onAnalyse }: { onAnalyse: () => void }) {
  const [params] = useSearchParams();
  return params.has('import') ? (
    <Suspense fallback={<SectionSkeleton height="20rem" />}>
      <importView.Part onAnalyse={onAnalyse} />
    </Suspense>
  ) : (
    <TrainingPosts />
  );
}

function TrainingPosts() {
  const savedId = useId();
  const saved = useInfiniteQuery(trainingPostsQuery);
  const total = saved.data?.pages[0]?.data.total ?? 0;
  const posts = saved.data?.pages.flatMap(({ data }) => data.training_posts) ?? [];
  return (
    <div>
      <AddPost total={total} />
      <Suspense>
        <importNote.Part />
      </Suspense>
      <section aria-labelledby={savedId}>
        <Typography variant="h3" component="h2" id={savedId} sx={{ mb: 3 }}>
          Your Saved Posts ({inFigures(total)})
        </Typography>
        {posts.length > 0 ? (
          <SavedPostsTable labelledBy={savedId} posts={posts} />
        ) : (
          <EmptyState sign={FileText} title="No training posts yet" component="h3">
            Posts that you are proud of teach the writer how you sound.
          </EmptyState>
        )}
        <ShowMore list={saved} />
      </section>
    </div>
  );
}
