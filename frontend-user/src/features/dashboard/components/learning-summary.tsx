import { counted, inFigures } from '@drumbeat/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { rated } from '../../../lib/text/number-format';
import { linkTo } from '../../../lib/paths';
import type { LearningProgress } from '../api/dashboard';

const missing = '–';

/** '0', '2, none in use yet', '12, 3 of them in use' */
const ofWhich = (all: number, some: number, words: string): string =>
  all === 0
    ? '0'
    : `${inFigures(all)}, ${some === 0 ? `none ${words} yet` : `${inFigures(some)} of them ${words}`}`;

/** How far the writers have come to know the user, in figures. */
export function LearningSummary({ progress }: { progress: LearningProgress }) {
  const {
    avg_quality_rating: rating,
    avg_confidence_score: confidence,
    avg_sample_engagement: engagement,
  } = progress;
  const lines: readonly (readonly [term: string, value: string])[] = [
    ['Written for you', counted(progress.total_generations, 'time')],
    ['Edited by you', ofWhich(progress.total_edits, progress.processed_edits, 'learned from')],
    ['Habits noticed', ofWhich(progress.total_insights, progress.active_insights, 'in use')],
    ['Sure of them', confidence === null ? missing : `${Math.round(confidence * 100)}%`],
    ['Your ratings', rating === null ? missing : `${rating.toFixed(1)} of 5`],
    [
      'Training posts',
      engagement === null
        ? inFigures(progress.sample_posts_count)
        : `${inFigures(progress.sample_posts_count)}, ${rated(engagement)} on average`,
    ],
  ];
  return (
    <section aria-labelledby="learning-title">
      <Typography variant="h3" component="h2" id="learning-title" sx={{ mb: 2 }}>
        AI learning progress
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {lines.map(([term, value]) => (
          <Box
            key={term}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 4,
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {term}
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      <Link component={RouterLink} to={linkTo.writingProfile()} sx={{ display: 'inline-block', mt: 2 }}>
        Open Writing Profile
      </Link>
    </section>
  );
}
