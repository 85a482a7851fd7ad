import Button from '@mui/material/Button';
import { EmptyState } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Plus, SearchX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { CollapsingButton } from '../../components/collapsing-button';
import { lazyPart } from '../../components/lazy-part';
import { Page } from '../../components/page';
import { PageHead } from '../../components/page-head';
import { RefreshButton } from '../../components/refresh-button';
import { CreateOwnPostDialog } from '../../features/notes/components/create-own-post-dialog';
import { PostsBar, postsTabs } from '../../features/posts/components/posts-bar';
import { ListSkeleton, PostsList } from '../../features/posts/components/posts-list';
import { usePostCounts } from '../../features/posts/hooks/use-post-counts';
import { decisionsQuery } from '../../features/publications/api/get-decisions';
import { useDebounced } from '../../lib/use-debounced';
import { paths, type PostsTab } from '../paths';
import { BlankPostLink } from './posts/blank-post-link';
import { useDraftFromNotes } from './posts/draft-from-notes';
import { PostListRow } from './posts/post-list-row';

const emptyTitles: Record<PostsTab, string> = {
  all: 'No posts yet',
  drafts: 'No drafts',
  scheduled: 'Nothing is scheduled',
  posted: 'Nothing posted yet',
  archived: 'Nothing archived',
  hidden: 'Nothing hidden',
};

const tabOf = (value: string | null): PostsTab =>
  postsTabs.find((tab) => tab.value === value)?.value ?? 'all';

const decisionInbox = lazyPart(() => import('./posts/decisions'));

/** Where posts stand whose delivery went wrong. */
const decisionTabs: readonly PostsTab[] = ['all', 'scheduled'];

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
  // A search goes through all posts; what it finds stands in one list.
  const hasInbox = decisionTabs.includes(tab) && search === '';
  const inbox = useQuery({ ...decisionsQuery, enabled: hasInbox });
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
      <Suspense fallback={<ListSkeleton />}>
        {decisions.length > 0 ? <decisionInbox.Part decisions={decisions} updated={updated} /> : null}
        <PostsList
          filter={filter}
          elsewhere={isInboxKnown ? decisions.map(({ post }) => post.id) : undefined}
          renderRow={(post) => <PostListRow key={post.id} post={post} isUpdated={post.id === updated} />}
          empty={
            search ? (
              <EmptyState
                sign={SearchX}
                title="No posts found"
                component="h2"
                action={
                  <Button variant="outlined" size="small" onClick={() => setTyped('')}>
                    Clear search
                  </Button>
                }
              >
                “{search}”
              </EmptyState>
            ) : (
              <EmptyState
                sign={['open', 'open', 'open']}
                title={emptyTitles[tab]}
                component="h2"
                action={
                  <Button
                    component={RouterLink}
                    to={paths.calendar}
                    variant="outlined"
                    size="small"
                    startIcon={<CalendarDays size={16} strokeWidth={1.75} aria-hidden />}
                  >
                    Open the calendar
                  </Button>
                }
              >
                A post begins with a prompt on your calendar, or with notes of your own.
              </EmptyState>
            )
          }
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
