import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  FEEDBACK_ASPECTS,
  opinionsAfterClick,
  type AspectOpinion,
  type AspectOpinions,
  type FeedbackAspect,
  type FeedbackType,
} from '@drumbeat/domain';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { IconAction } from '../../../components/icon-action';

const Aspects = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '1.25rem',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Aspect = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
  minHeight: '2.25rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
}));

interface AspectThumbsProps {
  type: FeedbackType;
  opinions: AspectOpinions;
  onChange: (opinions: AspectOpinions) => void;
}

/** Each aspect is liked, disliked or neither; a second click takes the opinion back (FEEDBACK-4). */
export function AspectThumbs({ type, opinions, onChange }: AspectThumbsProps) {
  const click = (aspect: FeedbackAspect, opinion: AspectOpinion) =>
    onChange(opinionsAfterClick(opinions, aspect, opinion));
  return (
    <Aspects aria-label="Aspects">
      {FEEDBACK_ASPECTS[type].map((aspect) => (
        <Aspect key={aspect}>
          {aspect}
          <Box component="span" sx={{ display: 'flex', gap: 1, flex: 'none' }}>
            <Thumb opinion="liked" aspect={aspect} opinions={opinions} onClick={click} />
            <Thumb opinion="disliked" aspect={aspect} opinions={opinions} onClick={click} />
          </Box>
        </Aspect>
      ))}
    </Aspects>
  );
}

const looks = {
  liked: { icon: ThumbsUp, verb: 'Like', background: 'soft.accent', color: 'accent.text' },
  disliked: { icon: ThumbsDown, verb: 'Dislike', background: 'soft.bad', color: 'error.main' },
} as const;

interface ThumbProps {
  opinion: AspectOpinion;
  aspect: FeedbackAspect;
  opinions: AspectOpinions;
  onClick: (aspect: FeedbackAspect, opinion: AspectOpinion) => void;
}

function Thumb({ opinion, aspect, opinions, onClick }: ThumbProps) {
  const { icon, verb, background, color } = looks[opinion];
  const pressed = opinions[opinion].includes(aspect);
  return (
    <IconAction
      icon={icon}
      size="small"
      label={`${verb} ${aspect}`}
      aria-pressed={pressed}
      onClick={() => onClick(aspect, opinion)}
      sx={pressed ? { bgcolor: background, color, '&:hover': { bgcolor: background, color } } : null}
    />
  );
}
