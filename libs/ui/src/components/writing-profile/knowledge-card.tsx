import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  RECOMMENDED_TRAINING_POSTS,
  styleKnowledge,
  type KnowledgeArea,
  type WritingProfile,
} from '@drumbeat/domain';
import { PencilLine } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useProfileWords } from './profile-reader';

const Card = styled('section')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '0.75rem',
  background: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
}));

const Level = styled('span')(({ theme }) => ({
  padding: '0.1875rem 0.5rem',
  borderRadius: '0.375rem',
  background: theme.vars.palette.soft.accent,
  color: theme.vars.palette.accent.text,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '1rem',
}));

const Meter = styled('span')(({ theme }) => ({
  display: 'block',
  height: '0.375rem',
  borderRadius: 999,
  background: theme.vars.palette.beat.rest,
  overflow: 'hidden',
  '& > i': {
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    background: theme.vars.palette.beat.main,
    forcedColorAdjust: 'none',
  },
}));

interface KnowledgeCardProps {
  /** Null before there is a writing profile. */
  preferences: WritingProfile | null;
  /** Number of training posts. */
  trainingPosts: number;
  /** How many of the basics are starting values, which count as if they were known. */
  unknownBasics?: { unknown: number; of: number };
  /** Leads to where training posts are added; shown while there are too few. Absent for who only reads. */
  addTrainingPost?: ReactNode;
}

/** "How Well AI Knows Your Style" (VOICE-13): the score, its four areas and what to do next. */
export function KnowledgeCard({
  preferences,
  trainingPosts,
  unknownBasics,
  addTrainingPost,
}: KnowledgeCardProps) {
  const { startingValues } = useProfileWords();
  const id = useId();
  const edits = preferences?.editing_patterns.edit_count ?? 0;
  const known = styleKnowledge({ preferences, trainingPosts, edits });
  return (
    <Card aria-labelledby={id}>
      <Box sx={{ p: 5 }}>
        <Typography variant="h3" component="h2" id={id}>
          How Well AI Knows Your Style
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 3 }}>
          <Typography
            sx={{ fontSize: '2.25rem', fontWeight: 560, lineHeight: '2.75rem', letterSpacing: '-0.03em' }}
          >
            {known.score}%
          </Typography>
          <Level>{known.level}</Level>
        </Box>
        {known.nextLevel ? (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {pointsTo(known.nextLevel, known.pointsToNext ?? 0)}
          </Typography>
        ) : null}
        <Box component="ul" sx={{ display: 'grid', gap: 3, mt: 4 }}>
          {known.areas.map((area) => (
            <Area
              key={area.key}
              area={area}
              note={
                area.key === 'style_basics' && unknownBasics && unknownBasics.unknown > 0
                  ? startingValues(unknownBasics.unknown, unknownBasics.of)
                  : null
              }
            />
          ))}
        </Box>
        {known.tips.length > 0 ? <Tips tips={known.tips} /> : null}
      </Box>
      {known.showsAddTrainingPost && addTrainingPost ? (
        <Box
          sx={(theme) => ({
            display: 'grid',
            gap: 2,
            justifyItems: 'start',
            px: 5,
            py: 4,
            borderTop: 1,
            borderColor: 'divider',
            background: theme.vars.palette.surface.sunken,
            color: 'text.secondary',
          })}
        >
          <Typography>{shortOf(RECOMMENDED_TRAINING_POSTS - trainingPosts)}</Typography>
          {addTrainingPost}
        </Box>
      ) : null}
    </Card>
  );
}

const pointsTo = (level: string, points: number) =>
  `${points} ${points === 1 ? 'point' : 'points'} to ${level}`;

const NUMBERS = ['no', 'One', 'Two', 'Three', 'Four', 'Five'];

const shortOf = (missing: number) =>
  `${NUMBERS[missing] ?? String(missing)} ${missing === 1 ? 'post' : 'posts'} short of five. More real posts, a truer voice.`;

function Area({ area: { title, points, max }, note }: { area: KnowledgeArea; note: string | null }) {
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>{title}</span>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {points}
          </Box>{' '}
          of {max}
        </Box>
      </Box>
      <Meter aria-hidden>
        <i style={{ width: `${(points / max) * 100}%` }} />
      </Meter>
      {note ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.disabled', textWrap: 'pretty' }}>
          {note}
        </Typography>
      ) : null}
    </Box>
  );
}

function Tips({ tips }: { tips: readonly string[] }) {
  return (
    <>
      <Typography component="h3" sx={{ mt: 5, mb: 1, fontSize: '0.8125rem', fontWeight: 600 }}>
        Next Steps to Improve
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, color: 'text.secondary' }}>
        {tips.map((tip) => (
          <Box component="li" key={tip} sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 2 }}>
            <Box component="span" sx={{ pt: '3px', lineHeight: 0, color: 'text.disabled' }}>
              <PencilLine size={16} strokeWidth={1.75} aria-hidden />
            </Box>
            <span>{tip}</span>
          </Box>
        ))}
      </Box>
    </>
  );
}
