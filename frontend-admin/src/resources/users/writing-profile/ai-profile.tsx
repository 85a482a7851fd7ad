import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { archetypeOf, voiceUniqueness } from '@drumbeat/domain';
import { EmptyState } from '@drumbeat/ui';
import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { FactList } from '../../../components/fact-list';
import { Quiet } from '../../../components/quiet';
import { Section } from '../../../components/section';
import { dayLabel } from '../../../lib/times';
import type { AdminWritingProfile } from '../../../providers/records';

type Preferences = NonNullable<AdminWritingProfile['preferences']>;
type Fact = readonly [name: string, value: ReactNode];

/** The tab "Your AI Profile" of a user, to read. Nobody is asked to create one here. */
export function AiProfile({ preferences, voice }: Pick<AdminWritingProfile, 'preferences' | 'voice'>) {
  if (preferences === null) {
    return (
      <EmptyState sign={PencilLine} title="No writing profile yet" component="h2">
        It comes to be once the user sets it up, or has posts analysed.
      </EmptyState>
    );
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: '2.5rem 4rem',
        alignItems: 'start',
      }}
    >
      <Section title="AI Writing Personality">
        <FactList facts={personalityOf(preferences, voice)} />
      </Section>
      <Section title="Voice DNA" note="Each from 1 to 10">
        <FactList facts={scalesOf(preferences)} />
      </Section>
      <Section title="Vocabulary & Language">
        <FactList facts={languageOf(preferences)} />
      </Section>
      <Section title="Content Patterns & Style">
        <FactList facts={patternsOf(preferences)} />
      </Section>
      <Section title="Voice Evolution Timeline">
        <Changes changes={voice.changes} />
      </Section>
    </Box>
  );
}

const list = (entries: readonly string[]) => (entries.length > 0 ? entries.join(', ') : <Quiet>None</Quiet>);

function personalityOf(preferences: Preferences, { analysis }: AdminWritingProfile['voice']): Fact[] {
  return [
    ['Archetype', archetypeOf(preferences)],
    ['Uniqueness', `${voiceUniqueness(preferences)}%`],
    ['Tone', preferences.writing_style_tone],
    [
      'Summary',
      preferences.personalization_data.learning_summary || <Quiet key="none">No analysis yet</Quiet>,
    ],
    ['Not proven', list(analysis?.not_found.map(({ field }) => field.replaceAll('_', ' ')) ?? [])],
  ];
}

const scalesOf = (preferences: Preferences): Fact[] => [
  ['Formality', preferences.writing_style_formality],
  ['Directness', preferences.directness_level],
  ['Confidence', preferences.confidence_level],
  ['Energy', preferences.energy_level],
];

const languageOf = (preferences: Preferences): Fact[] => [
  ['Frequent words', list(preferences.frequently_used_words)],
  ['Jargon', list(preferences.industry_jargon)],
  ['Signature phrases', list(preferences.signature_expressions)],
  ['Never used', list(preferences.never_use_phrases)],
];

const patternsOf = (preferences: Preferences): Fact[] => [
  ['Sentences', preferences.average_sentence_length],
  ['Emojis', preferences.emoji_usage_preference],
  ['Questions', preferences.question_usage],
  ['Humor', preferences.humor_usage],
  ['Storytelling', preferences.storytelling_style],
  ['Length of posts', preferences.content_length_preference],
];

const CAUSES = {
  created: 'Created',
  analysis: 'An analysis',
  interview: 'The interview',
  edits: 'Edits of drafts',
  user: 'The user',
  staff: 'Staff',
} as const satisfies Record<AdminWritingProfile['voice']['changes'][number]['cause'], string>;

function Changes({ changes }: { changes: AdminWritingProfile['voice']['changes'] }) {
  if (changes.length === 0) return <Quiet>Nothing has changed yet.</Quiet>;
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 3 }}>
      {changes.map(({ id, created_at, cause, changes: fields }) => (
        <li key={id}>
          <Typography sx={{ fontWeight: 550 }}>
            {CAUSES[cause]}, {dayLabel(created_at)}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {fields.map(({ field }) => field.replaceAll('_', ' ')).join(', ')}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
