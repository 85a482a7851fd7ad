import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { engagementBadge, engagementLabel, TRAINING_TEXTS } from '@drumbeat/domain';
import { visuallyHidden } from '@drumbeat/ui';
import { MessageSquare, Repeat2, ThumbsUp } from 'lucide-react';
import type { TrainingPost } from '../../../entities/types';

const counted = new Intl.NumberFormat('en-US');

type BadgeStyle = ReturnType<typeof engagementBadge>;

const Badge = styled('span', { shouldForwardProp: (prop) => prop !== 'look' })<{ look: BadgeStyle }>(
  ({ theme, look }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    height: '1.375rem',
    padding: '0 0.375rem',
    borderRadius: '0.375rem',
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: '1rem',
    ...{
      default: {
        background: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
      },
      secondary: { background: theme.vars.palette.soft.accent, color: theme.vars.palette.accent.text },
      outline: {
        boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}`,
        color: theme.vars.palette.text.secondary,
      },
    }[look],
  }),
);

const reactions = [
  { name: 'likes', label: 'Likes', icon: ThumbsUp },
  { name: 'comments', label: 'Comments', icon: MessageSquare },
  { name: 'shares', label: 'Shares', icon: Repeat2 },
] as const;

/** The rate as a badge with what it means, and the figures that it follows from; "No analytics" without impressions. */
export function Performance({ post }: { post: TrainingPost }) {
  const { engagement_rate: rate } = post;
  if (rate === null) {
    return (
      <Box component="p" sx={{ color: 'text.disabled' }}>
        {TRAINING_TEXTS.noAnalytics}
      </Box>
    );
  }
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' }}>
      <Box component="p" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Badge look={engagementBadge(rate)}>{rate.toFixed(1)}%</Badge>
        <span>{engagementLabel(rate)}</span>
      </Box>
      <Box component="p" sx={{ mt: 1 }}>
        {counted.format(post.impressions)} impressions
      </Box>
      <Box component="p" sx={{ display: 'flex', gap: 3 }}>
        {reactions.map(({ name, label, icon: Icon }) => (
          <Box
            component="span"
            key={name}
            title={label}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
          >
            <Icon size={14} strokeWidth={1.75} aria-hidden />
            <span style={visuallyHidden}>{label} </span>
            {counted.format(post[name])}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
