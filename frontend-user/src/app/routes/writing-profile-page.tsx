import Typography from '@mui/material/Typography';
import { PROFILE_TEXTS } from '@drumbeat/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FailureNotice } from '../../components/failure-notice';
import { SectionSkeleton } from '../../components/section-skeleton';
import { trainingPostsQuery } from '../../entities/training-posts/training-posts';
import { voiceQuery } from '../../entities/voice/voice';
import { writingProfileQuery } from '../../entities/voice/writing-profile';
import { useAnalyseVoice } from '../../features/voice/api/analyse-voice';
import { SetupDialog } from '../../features/voice/setup/setup-dialog';
import { useSetup } from '../../features/voice/setup/use-setup';
import { freshFor } from '../../lib/http/query-client';
import { Frame } from './writing-profile/frame';
import { LoadedProfile } from './writing-profile/loaded-profile';
import { MissingProfile } from './writing-profile/missing-profile';

/** /profile/writing-profile?tab=…: how the writer knows the user's voice, and the posts that it was learned from. */
export function Component() {
  const profile = useQuery({ ...writingProfileQuery, staleTime: freshFor.writingProfile });
  const overview = useQuery({ ...voiceQuery, staleTime: freshFor.writingProfile });
  const training = useInfiniteQuery(trainingPostsQuery);
  const analysis = useAnalyseVoice(overview.data?.under_way ?? null);
  const setup = useSetup(profile.data === null);
  const total = training.data?.pages[0]?.data.total;
  const reads = [profile, overview, training];
  // What was read before stays, when it cannot be read anew; a later page that fails says so below its list.
  const failed = reads.filter(({ isLoadingError }) => isLoadingError);
  return (
    <>
      {renderPage()}
      <SetupDialog
        open={setup.isOpen}
        trainingPosts={total ?? 0}
        onClose={setup.close}
        onCreated={() => {
          if ((total ?? 0) > 0) analysis.autoFill();
        }}
      />
    </>
  );

  function renderPage() {
    const [failure] = failed;
    if (failure?.error)
      return (
        <Frame total={total}>
          <FailureNotice
            title="Your writing profile could not be loaded"
            error={failure.error}
            onRetry={() => failed.forEach((read) => void read.refetch())}
          />
        </Frame>
      );
    if (profile.data === undefined || overview.data === undefined || total === undefined)
      return (
        <Frame total={total}>
          <Typography role="status" sx={{ mb: 3, color: 'text.secondary' }}>
            {PROFILE_TEXTS.loading}
          </Typography>
          <SectionSkeleton height="26rem" />
        </Frame>
      );
    if (profile.data === null)
      return <MissingProfile total={total} onSetUp={setup.open} onAnalyse={analysis.analyse} />;
    return (
      <LoadedProfile
        profile={profile.data}
        overview={overview.data}
        posts={training.data?.pages.flatMap(({ data }) => data.training_posts) ?? []}
        total={total}
        analysis={analysis}
      />
    );
  }
}
