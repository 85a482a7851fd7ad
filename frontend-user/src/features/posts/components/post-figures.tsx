import Box from '@mui/material/Box';
import { FIGURE_LABELS, FIGURES, inFigures } from '@drumbeat/domain';
import { visuallyHidden } from '@drumbeat/ui';
import { Eye, MessageSquare, Repeat2, ThumbsUp } from 'lucide-react';
import type { Post } from '../../../entities/types';
import { rated, shown } from '../../../lib/text/number-format';

const ICONS = { impressions: Eye, likes: ThumbsUp, comments: MessageSquare, shares: Repeat2 };

type Performance = NonNullable<Post['performance']>;

/** Instead of a rate: nobody saw the post, or a figure is missing (POST-6). */
export const noRate = ({ impressions }: Pick<Performance, 'impressions'>): string =>
  impressions === 0 ? 'No analytics' : '–';

/** The post's figures and its engagement rate; what is missing is a dash. */
export default function PostFigures({ performance }: { performance: Performance }) {
  return (
    <Box
      component="ul"
      aria-label="Analytics"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        mt: '2px',
        color: 'text.secondary',
        fontSize: '0.8125rem',
        lineHeight: '1.25rem',
        fontVariantNumeric: 'tabular-nums',
        '& > li': { display: 'inline-flex', alignItems: 'center', gap: '0.3125rem' },
      }}
    >
      {FIGURES.map((name) => {
        const Icon = ICONS[name];
        return (
          <li key={name} title={FIGURE_LABELS[name]}>
            <Icon size={14} strokeWidth={1.75} aria-hidden />
            <span style={visuallyHidden}>{FIGURE_LABELS[name]} </span>
            {shown(performance[name], inFigures)}
          </li>
        );
      })}
      <Box component="li" title="Engagement rate" sx={{ color: 'text.primary', fontWeight: 600 }}>
        <span style={visuallyHidden}>Engagement rate </span>
        {performance.engagement_rate === null ? noRate(performance) : rated(performance.engagement_rate)}
      </Box>
    </Box>
  );
}
