import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PROFILE_LIMITS } from '@drumbeat/domain';
import { PageSection } from '../../../components/page-section';
import { AnswerField } from '../../../features/profile/components/answer-field';
import { BusinessFields } from '../../../features/profile/components/business-fields';
import { ClientFields } from '../../../features/profile/components/client-fields';
import { GoalFields } from '../../../features/profile/components/goal-fields';
import { IcpSummary } from '../../../features/profile/components/icp-summary';
import { PillarList } from '../../../features/profile/components/pillar-list';
import { PillarSuggestions } from '../../../features/profile/components/pillar-suggestions';
import { VoiceFields } from '../../../features/profile/components/voice-fields';
import type { Profile } from '../../../entities/types';

export const profileSections = [
  { id: 'about', title: 'About you' },
  { id: 'clients', title: 'Clients' },
  { id: 'business', title: 'Business' },
  { id: 'summary', title: 'Summary' },
  { id: 'pillars', title: 'Pillars' },
  { id: 'voice', title: 'Voice' },
  { id: 'goal', title: 'Goal and time' },
] as const;

export function ProfileSections({ profile }: { profile: Profile }) {
  return (
    <>
      <PageSection id="about" title="About you">
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
          <AnswerField name="full_name" label="Your name" autoComplete="name" max={PROFILE_LIMITS.name} />
          <AnswerField
            name="first_name"
            label="What we call you"
            autoComplete="given-name"
            max={PROFILE_LIMITS.name}
          />
        </Box>
        <Typography sx={{ mt: 4, color: 'text.secondary' }}>
          You sign in as <strong>{profile.email}</strong>.
        </Typography>
      </PageSection>
      <PageSection id="clients" title="Clients" description="Your prompts are written for these people.">
        <ClientFields />
      </PageSection>
      <PageSection id="business" title="Business">
        <BusinessFields />
      </PageSection>
      <PageSection
        id="summary"
        title="Summary"
        description="How Drumbeat describes your ideal client. It is written anew when your answers above change."
      >
        <IcpSummary summary={profile.generated_icp_summary} />
      </PageSection>
      <PageSection
        id="pillars"
        title="Pillars"
        description="Three to five themes that you want to be known for. Each prompt belongs to one."
      >
        <PillarList />
        <PillarSuggestions />
      </PageSection>
      <PageSection id="voice" title="Voice" description="Where a draft starts before your edits shape it.">
        <VoiceFields />
      </PageSection>
      <PageSection id="goal" title="Goal and time">
        <GoalFields />
      </PageSection>
    </>
  );
}
