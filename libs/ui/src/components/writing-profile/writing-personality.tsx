import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ARCHETYPE_TEXTS, type Archetype } from '@drumbeat/domain';
import type { ReactNode } from 'react';
import { useProfileWords } from './profile-reader';

interface WritingPersonalityProps {
  /** Null where nothing is known of a voice. */
  personality: { archetype: Archetype; uniqueness: number } | null;
  /** What an analysis has learned, as one paragraph; null before the first. */
  summary: string | null;
  /** Below how far the voice is from everybody's. */
  facts: readonly { term: string; value: ReactNode }[];
  /** What can be done about it. */
  actions?: ReactNode;
}

const NOT_ENOUGH = 'Not enough yet';

/** "Writing Personality": what a voice is like for its readers, and what that rests on. */
export function WritingPersonality({ personality, summary, facts, actions }: WritingPersonalityProps) {
  const { noArchetype, readInPosts } = useProfileWords();
  const uniqueness = personality ? `${personality.uniqueness}%` : NOT_ENOUGH;
  return (
    <Box
      component="section"
      aria-labelledby="writing-personality"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 12rem' },
        columnGap: 10,
        rowGap: 5,
        alignItems: 'end',
        pb: 6,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="label" component="p" sx={{ color: 'text.disabled' }}>
          Writing Personality
        </Typography>
        <Typography variant="display" component="h2" id="writing-personality" sx={{ mt: 1 }}>
          {personality ? `The ${personality.archetype}` : NOT_ENOUGH}
        </Typography>
        <Typography
          sx={{
            mt: 2,
            fontSize: { xs: '1rem', sm: '1.0625rem' },
            lineHeight: 1.5,
            color: 'text.secondary',
            textWrap: 'pretty',
            maxWidth: '34rem',
          }}
        >
          {personality ? ARCHETYPE_TEXTS[personality.archetype] : noArchetype}
        </Typography>
        {summary ? (
          <Typography sx={{ mt: 2, color: 'text.disabled', textWrap: 'pretty', maxWidth: '34rem' }}>
            {readInPosts}: {summary}
          </Typography>
        ) : null}
        {actions ? <Box sx={{ mt: 4 }}>{actions}</Box> : null}
      </Box>
      <Box component="dl" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {[{ term: 'Uniqueness', value: uniqueness }, ...facts].map(({ term, value }) => (
          <Box
            key={term}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 4,
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={{ color: 'text.disabled' }}>
              {term}
            </Box>
            <Box component="dd" sx={{ fontWeight: 550, textAlign: 'right' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
