import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FEEDBACK_TEXTS, RATING_MAX } from '@drumbeat/domain';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Quiet } from '../../components/quiet';
import type { Feedback } from '../../providers/records';

/** What was chosen beside the stars: liked and disliked aspects, and the intended use. */
function chosenIn(feedback: Feedback): [name: string, text: string][] {
  const would = [
    feedback.wouldUse ? FEEDBACK_TEXTS.wouldUse[feedback.type] : null,
    feedback.wouldRecommend ? FEEDBACK_TEXTS.wouldRecommend : null,
  ].filter((text) => text !== null);
  const facts: [name: string, text: string][] = [
    ['Liked', feedback.likedAspects.join(', ')],
    ['Disliked', feedback.dislikedAspects.join(', ')],
    ['Says', would.join('. ')],
  ];
  return facts.filter(([, text]) => text !== '');
}

/** The same as text: 'Too long. Wishes: shorter. Liked: Hook'. */
export function feedbackWords(feedback: Feedback): string {
  const { feedbackText, improvementSuggestions } = feedback;
  return [
    feedbackText,
    improvementSuggestions ? `Wishes: ${improvementSuggestions}` : null,
    ...chosenIn(feedback).map(([name, text]) => `${name}: ${text}`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The feedback besides the stars: the text, liked and disliked aspects, and the intended use. */
export function FeedbackWords({ feedback }: { feedback: Feedback }) {
  const { feedbackText, improvementSuggestions } = feedback;
  const said = chosenIn(feedback);
  if (!feedbackText && !improvementSuggestions && said.length === 0) return <Quiet>Stars only</Quiet>;
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: '28rem', overflowWrap: 'anywhere' }}>
      {feedbackText ? <Words>“{feedbackText}”</Words> : null}
      {improvementSuggestions ? <Words>Wishes: “{improvementSuggestions}”</Words> : null}
      {said.map(([name, text]) => (
        <Typography key={name} variant="caption" component="span" sx={{ color: 'text.secondary' }}>
          {name}: {text}
        </Typography>
      ))}
    </Box>
  );
}

const Words = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    sx={{ display: 'block', maxHeight: '9rem', overflowY: 'auto', whiteSpace: 'pre-wrap' }}
  >
    {children}
  </Box>
);

/** A rating as stars and as a number; a text may remain when the stars were removed. */
export function Stars({ rating }: { rating: number }) {
  if (rating === 0) return <Quiet>No stars</Quiet>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', gap: '1px', color: 'star' }}>
        {Array.from({ length: RATING_MAX }, (_unused, index) => (
          <Star key={index} size={14} strokeWidth={1.75} fill={index < rating ? 'currentColor' : 'none'} />
        ))}
      </Box>
      <span>
        {rating} of {RATING_MAX}
      </span>
    </Box>
  );
}
