import Box from '@mui/material/Box';
import type { components } from '@drumbeat/api-client';
import {
  BriefCard,
  EmptyState,
  EvolutionTimeline,
  Habits,
  KnowledgeCard,
  LanguageAndPatterns,
  ProfileReaderContext,
  ProfileStrengthCard,
  VoiceDna,
  WritingPersonality,
  WritingProfileView,
} from '@drumbeat/ui';
import { PencilLine } from 'lucide-react';

type AdminWritingProfile = components['schemas']['AdminWritingProfile'];

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

type AiProfileProps = Pick<AdminWritingProfile, 'preferences' | 'voice' | 'brief' | 'training_posts'>;

/** The tab "Your AI Profile" of a user, in their own cards, to read. Nobody is asked to create one here. */
export function AiProfile({ preferences, voice, brief, training_posts: total }: AiProfileProps) {
  if (preferences === null) {
    return (
      <EmptyState sign={PencilLine} title="No writing profile yet" component="h2">
        It comes to be once the user sets it up, or has posts analysed.
      </EmptyState>
    );
  }
  // Reading training posts is recorded: their dates are left out here.
  const view = new WritingProfileView({ profile: preferences, overview: voice, posts: [], zone: timeZone });
  const { last_analysis: analysed, learning_summary: summary } = preferences.personalization_data;
  const edits = preferences.editing_patterns.edit_count;
  return (
    <ProfileReaderContext value="staff">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19.5rem' },
          gap: 10,
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <WritingPersonality
            personality={view.personality}
            summary={summary || null}
            facts={[
              { term: 'Built from', value: total === 1 ? '1 training post' : `${total} training posts` },
              ...(edits > 0 ? [{ term: 'Edited drafts', value: edits }] : []),
              { term: 'Last analysis', value: analysed ? view.day(analysed) : 'None yet' },
            ]}
          />
          <VoiceDna scales={view.scales} />
          <LanguageAndPatterns profile={preferences} view={view} brief={brief} />
          <Habits {...view.habitsOf(brief)} />
          <BriefCard versions={view.versionsOf(brief)} />
          <EvolutionTimeline steps={view.steps} />
        </Box>
        <Box sx={{ display: 'grid', gap: 6 }}>
          <KnowledgeCard preferences={preferences} trainingPosts={total} unknownBasics={view.unknownBasics} />
          <ProfileStrengthCard strength={view.strength} />
        </Box>
      </Box>
    </ProfileReaderContext>
  );
}
