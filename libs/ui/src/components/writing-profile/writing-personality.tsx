import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ARCHETYPE_TEXTS, type Archetype } from '@drumbeat/domain';
import type { ReactNode } from 'react';

interface WritingPersonalityProps {
  archetype: Archetype;
  /** What an analysis has learned, as one paragraph; null before the first. */
  summary: string | null;
  facts: readonly { term: string; value: ReactNode }[];
  /** What can be done about it. */
  actions?: ReactNode;
}

/** "Writing Personality": what a voice is like for its readers, and what that rests on. */
export function WritingPersonality({ archetype, summary, facts, actions }: WritingPersonalityProps) {
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
          The {archetype}
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
          {ARCHETYPE_TEXTS[archetype]}
        </Typography>
        {summary ? (
          <Typography sx={{ mt: 2, color: 'text.disabled', textWrap: 'pretty', maxWidth: '34rem' }}>
            {summary}
          </Typography>
        ) : null}
        {actions ? <Box sx={{ mt: 4 }}>{actions}</Box> : null}
      </Box>
      <Box component="dl" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {facts.map(({ term, value }) => (
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
