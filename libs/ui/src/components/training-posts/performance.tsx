import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import {
  engagementBadge,
  engagementLabel,
  FIGURE_LABELS,
  inFigures,
  type PlainDate,
  totalEngagement,
  TRAINING_TEXTS,
} from '@drumbeat/domain';
import { MessageSquare, Repeat2, ThumbsUp } from 'lucide-react';
import { visuallyHidden } from '../../theme/visually-hidden';

/** A training post as far as the table shows it. */
export interface ShownTrainingPost {
  readonly id: string;
  readonly kind: 'post' | 'article' | 'comment' | 'interview';
  readonly post_content: string;
  readonly impressions: number;
  /** In percent; null where it is not known. */
  readonly engagement_rate: number | null;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  /** Likes, comments and shares as one sum, where LinkedIn tells that alone. */
  readonly engagements: number | null;
  readonly post_date: PlainDate | null;
  readonly created_at: string | null;
}

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
  { name: 'likes', label: FIGURE_LABELS.likes, icon: ThumbsUp },
  { name: 'comments', label: FIGURE_LABELS.comments, icon: MessageSquare },
  { name: 'shares', label: FIGURE_LABELS.shares, icon: Repeat2 },
] as const;

interface PerformanceProps {
  post: ShownTrainingPost;
  /** Left out for who may not add figures. */
  onAdd?: (() => void) | undefined;
}

/** The rate as a badge with what it means, and the figures that it follows from; "No analytics" without impressions. */
export function Performance({ post, onAdd }: PerformanceProps) {
  const { engagement_rate: rate } = post;
  if (rate === null) {
    return (
      <>
        <Box component="p" sx={{ color: 'text.disabled' }}>
          {TRAINING_TEXTS.noAnalytics}
        </Box>
        {onAdd ? (
          <Link component="button" onClick={onAdd} sx={{ whiteSpace: 'nowrap' }}>
            {TRAINING_TEXTS.addPerformanceData}
          </Link>
        ) : null}
      </>
    );
  }
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' }}>
      <Box component="p" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Badge look={engagementBadge(rate)}>{rate.toFixed(1)}%</Badge>
        <span>{engagementLabel(rate)}</span>
      </Box>
      <Box component="p" sx={{ mt: 1 }}>
        {inFigures(post.impressions)} impressions
      </Box>
      <Box component="p" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {isSumAlone(post)
          ? `${inFigures(post.engagements ?? 0)} engagements`
          : reactions.map(({ name, label, icon: Icon }) => (
              <Box
                component="span"
                key={name}
                title={label}
                sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
              >
                <Icon size={14} strokeWidth={1.75} aria-hidden />
                <span style={visuallyHidden}>{label} </span>
                {inFigures(post[name])}
              </Box>
            ))}
      </Box>
    </Box>
  );
}

/** The three are not known one by one, so that zeros would be wrong. */
const isSumAlone = (post: ShownTrainingPost) => (post.engagements ?? 0) > totalEngagement(post);
