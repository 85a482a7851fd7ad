import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CollapsingButton } from '../../components/collapsing-button';
import { lazyPart } from '../../components/lazy-part';
import { Page } from '../../components/page';
import { PageHead } from '../../components/page-head';
import { RefreshButton } from '../../components/refresh-button';
import { CreateOwnPostDialog } from '../../features/notes/components/notes-dialogs';
import { PostsBar, postsTabs } from '../../features/posts/components/posts-bar';
import { ListSkeleton, PostsList } from '../../features/posts/components/posts-list';
import { usePostCounts } from '../../features/posts/hooks/use-post-groups';
import { decisionsQuery } from '../../entities/publications/get-decisions';
import { heldPostsQuery } from '../../entities/publications/held-posts';
import { useDebounced } from '../../lib/timing/use-delayed';
import { linkTo, type PostsTab } from '../../lib/paths';
import { BlankPostLink } from './posts/blank-post-link';
import { useDraftFromNotes } from '../../features/editor/draft-from-notes';
import { PostListRow } from './posts/post-list-row';

const tabOf = (value: string | null): PostsTab =>
  postsTabs.find((tab) => tab.value === value)?.value ?? 'all';

const decisionInbox = lazyPart(() => import('./posts/decisions'));
const heldPosts = lazyPart(() => import('../../features/publications/components/held-posts'));
const quotaNotice = lazyPart(() => import('../../features/quotas/components/quota-notice'));
const noPosts = lazyPart(() => import('./posts/no-posts'));

/**
 * The groups of posts held since a restore; posts that need a decision are neither drafts nor scheduled, and are
 * listed above all.
 */
const heldTabs: readonly PostsTab[] = ['all', 'scheduled'];

/** /posts?tab=…&updated=…: every post in its group, with its state and one thing to do. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [writing, setWriting] = useState(false);
  const draftFromNotes = useDraftFromNotes();
  const tab = tabOf(params.get('tab'));
  const search = useDebounced(typed.trim(), 300);
  const filter = { tab, ...(search ? { search } : {}) };
  const { counts, isFetching, refetch } = usePostCounts(filter);
  const updated = params.get('updated');
  // A search covers all posts; its results are in one list.
  const hasInbox = tab === 'all' && search === '';
  const hasHeld = heldTabs.includes(tab) && search === '';
  const inbox = useQuery({ ...decisionsQuery, enabled: hasInbox });
  const held = useQuery({ ...heldPostsQuery, enabled: hasHeld });
  const decisions = hasInbox ? (inbox.data ?? []) : [];
  const isInboxKnown = !hasInbox || !inbox.isPending;
  const refreshAll = () => {
    refetch();
    if (hasInbox) void inbox.refetch();
  };
  return (
    <Page title="Posts">
      <PageHead
        title="Posts"
        actions={
          <>
            <RefreshButton busy={isFetching} onRefresh={refreshAll} />
            <BlankPostLink />
            <CollapsingButton
              variant="contained"
              icon={Plus}
              label="New post"
              onClick={() => setWriting(true)}
            />
          </>
        }
      />
      <PostsBar
        tab={tab}
        onTab={(chosen) => setParams(chosen === 'all' ? {} : { tab: chosen })}
        counts={counts}
        search={typed}
        onSearch={setTyped}
      />
      <Suspense fallback={null}>
        <quotaNotice.Part />
      </Suspense>
      <Suspense fallback={<ListSkeleton />}>
        {hasHeld && held.data && held.data.total > 0 ? <heldPosts.Part linkTo={linkTo.post} /> : null}
        {decisions.length > 0 ? <decisionInbox.Part decisions={decisions} updated={updated} /> : null}
        <PostsList
          filter={filter}
          elsewhere={isInboxKnown ? decisions.map(({ post }) => post.id) : undefined}
          renderRow={(post) => <PostListRow key={post.id} post={post} isUpdated={post.id === updated} />}
          empty={<noPosts.Part tab={tab} search={search} onClearSearch={() => setTyped('')} />}
        />
      </Suspense>
      <CreateOwnPostDialog
        open={writing}
        onClose={() => setWriting(false)}
        onDraft={(notes) => draftFromNotes(notes, 'own-post')}
      />
    </Page>
  );
}
