import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { FailureNotice } from '../../components/failure-notice';
import { Page } from '../../components/page';
import { PageHead } from '../../components/page-head';
import { PageTabs } from '../../components/page-tabs';
import { SectionSkeleton } from '../../components/section-skeleton';
import { trainingPostsQuery } from '../../entities/training-posts/training-posts';
import { writingProfileQuery } from '../../entities/voice/writing-profile';
import { LearnedSection } from '../../features/learning/components/learned-section';
import { TrainingTab } from '../../features/training-posts/components/training-tab';
import { KnowledgeCard } from '../../features/voice/components/knowledge-card';
import { linkTo, type WritingProfileTab } from '../../lib/paths';

const tabs: { value: WritingProfileTab; label: string }[] = [
  { value: 'ai-profile', label: 'Your AI Profile' },
  { value: 'training', label: 'Training' },
];

const tabOf = (value: string | null): WritingProfileTab =>
  tabs.find((tab) => tab.value === value)?.value ?? 'ai-profile';

/** /profile/writing-profile?tab=…: how the writer knows the user's voice, and the posts that it was learned from. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const panelId = useId();
  const profile = useQuery(writingProfileQuery);
  const posts = useInfiniteQuery(trainingPostsQuery);
  const total = posts.data?.pages[0]?.data.total;
  const tab = tabOf(params.get('tab'));
  // A later page that fails says so below the list.
  const failure = profile.error ?? (posts.isLoadingError ? posts.error : null);
  const retry = () => {
    if (profile.isError) void profile.refetch();
    if (posts.isLoadingError) void posts.refetch();
  };
  return (
    <Page title="Writing Profile">
      <PageHead
        title="Writing Profile"
        subtitle="Customize how AI generates content in your unique voice and style"
      />
      <PageTabs
        label="Writing Profile"
        tabs={tabs.map((one) => ({ ...one, id: `${panelId}-${one.value}` }))}
        value={tab}
        onChange={(chosen) => setParams(chosen === 'ai-profile' ? {} : { tab: chosen })}
        counts={{ training: total }}
        panelId={panelId}
        sx={(theme) => ({ mb: 6, boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}` })}
      />
      <Box role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
        {failure ? (
          <FailureNotice title="Your writing profile could not be loaded" error={failure} onRetry={retry} />
        ) : profile.data === undefined || total === undefined ? (
          <>
            <Typography role="status" sx={{ mb: 3, color: 'text.secondary' }}>
              Loading your Writing Profile...
            </Typography>
            <SectionSkeleton height="26rem" />
          </>
        ) : (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19.5rem' },
              gap: 10,
              alignItems: 'start',
            }}
          >
            {tab === 'training' ? (
              <TrainingTab />
            ) : (
              <Box sx={{ display: 'grid', gap: 8 }}>
                <Summary trainingPosts={total} />
                <LearnedSection />
              </Box>
            )}
            <KnowledgeCard preferences={profile.data} trainingPosts={total} />
          </Box>
        )}
      </Box>
    </Page>
  );
}

/** What the profile is built from, with the way to the posts. */
function Summary({ trainingPosts }: { trainingPosts: number }) {
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      Built from your settings and{' '}
      <Link component={RouterLink} to={linkTo.writingProfile('training')}>
        {trainingPosts === 1 ? '1 training post' : `${trainingPosts} training posts`}
      </Link>
      .
    </Typography>
  );
}
