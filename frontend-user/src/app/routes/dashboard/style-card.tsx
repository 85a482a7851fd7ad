import { WritingProfileView } from '@drumbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../entities/session/current-user';
import { voiceQuery } from '../../../entities/voice/voice';
import { writingProfileQuery } from '../../../entities/voice/writing-profile';
import { Part } from '../../../features/dashboard/components/part';
import { KnownStyle } from '../writing-profile/known-style';

/** "How Well AI Knows Your Style" on the dashboard. What of it is nobody's own is said once that is known, too. */
export default function StyleCard() {
  const { time_zone: zone } = useCurrentUser();
  const writingProfile = useQuery(writingProfileQuery);
  const overview = useQuery({ ...voiceQuery, enabled: Boolean(writingProfile.data) }).data;
  return (
    <Part of={writingProfile} failed="How well the writers know your style could not be loaded">
      {(profile) => {
        const view = profile && overview && new WritingProfileView({ profile, overview, posts: [], zone });
        return (
          <KnownStyle
            profile={profile}
            // As many as the card tells apart, and more (VOICE-8).
            total={profile?.sample_posts.length ?? 0}
            {...(view ? { unknownBasics: view.unknownBasics } : {})}
          />
        );
      }}
    </Part>
  );
}
