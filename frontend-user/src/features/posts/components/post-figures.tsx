import Box from '@mui/material/Box';
import { visuallyHidden } from '@drumbeat/ui';
import { Eye, MessageSquare, Repeat2, ThumbsUp } from 'lucide-react';
import type { Post } from '../../../entities/types';
import { counted, rated } from '../../../lib/text/number-format';

const figures = [
  { name: 'impressions', label: 'Impressions', icon: Eye },
  { name: 'likes', label: 'Likes', icon: ThumbsUp },
  { name: 'comments', label: 'Comments', icon: MessageSquare },
  { name: 'shares', label: 'Shares', icon: Repeat2 },
] as const;

/** The post's figures and its engagement rate; without impressions there is no rate (POST-6). */
export default function PostFigures({ performance }: { performance: NonNullable<Post['performance']> }) {
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
      {figures.map(({ name, label, icon: Icon }) => (
        <li key={name} title={label}>
          <Icon size={14} strokeWidth={1.75} aria-hidden />
          <span style={visuallyHidden}>{label} </span>
          {counted(performance[name])}
        </li>
      ))}
      <Box component="li" title="Engagement rate" sx={{ color: 'text.primary', fontWeight: 600 }}>
        <span style={visuallyHidden}>Engagement rate </span>
        {performance.engagement_rate === null ? 'No analytics' : rated(performance.engagement_rate)}
      </Box>
    </Box>
  );
}
