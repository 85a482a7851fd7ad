import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  engagementRate,
  exceedsImpressions,
  FIGURE_LABELS,
  FIGURES,
  hasFigures,
  type KnownFigures,
  metricFrom,
  postName,
  POST_TEXTS,
  TRAINING_TEXTS,
} from '@drumbeat/domain';
import { DialogFrame, InputField } from '@drumbeat/ui';
import { type ReactNode, useState } from 'react';
import { useAskedClose } from '../../../components/unsaved-dialog';
import type { Post } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { useRecordPerformance } from '../api/record-performance';
import { ratedExactly } from '../../../lib/text/number-format';
import { noRate } from './post-figures';
import { dayOf } from '../../../lib/text/time-format';

type Typed = Record<keyof KnownFigures, string>;

const problemOf = (typed: string): string | undefined =>
  metricFrom(typed) === null ? 'A whole number from 0, or as LinkedIn shortens it: 1.5K' : undefined;

interface PerformanceDialogProps {
  post: Post;
  onClose: () => void;
  /** Whether LinkedIn tells these figures itself. */
  source?: ReactNode;
}

/** "Add analytics": the four figures as LinkedIn shows them, with the resulting rate. */
export default function PerformanceDialog({ post, onClose, source }: PerformanceDialogProps) {
  const record = useRecordPerformance();
  const { time_zone: zone } = useCurrentUser();
  const [before] = useState<Typed>(() => asTyped(post.performance));
  const [typed, setTyped] = useState(before);
  const { close, question } = useAskedClose(
    FIGURES.some((name) => typed[name] !== before[name]),
    onClose,
  );
  const figures = asFigures(typed);
  /** The figures that were asked about, because they can hardly be: they are saved when that is said once more. */
  const [doubted, setDoubted] = useState<Typed | null>(null);
  const isDoubted = doubted === typed;
  const isComplete = figures !== null && hasFigures(figures);
  const save = () => {
    if (!isComplete) return;
    if (exceedsImpressions(figures) && !isDoubted) setDoubted(typed);
    else record.mutate({ id: post.id, figures }, { onSuccess: onClose });
  };
  return (
    <DialogFrame
      open
      onClose={close}
      title={post.performance ? POST_TEXTS.changeAnalytics : POST_TEXTS.addAnalytics}
      subtitle={postName(post)}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="performance"
            variant="contained"
            disabled={!isComplete}
            loading={record.isPending}
          >
            {isDoubted ? 'Save all the same' : 'Save analytics'}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id="performance"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
          {FIGURES.map((name, index) => (
            <InputField
              key={name}
              label={FIGURE_LABELS[name]}
              inputMode="numeric"
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              problem={problemOf(typed[name])}
              autoFocus={index === 0}
            />
          ))}
        </Box>
        <Typography sx={{ mt: 4, color: 'text.secondary' }}>
          On LinkedIn: open the post, then “View analytics”. What you leave empty stays missing.
        </Typography>
        {post.performance?.source === 'linkedin' ? (
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            {`LinkedIn told these numbers on ${dayOf(post.performance.recorded_at, zone)}. What you save counts instead, and Drumbeat stops asking about this post.`}
          </Typography>
        ) : (
          source
        )}
        {figures ? <Result figures={figures} isDoubted={isDoubted} /> : null}
      </Box>
      {question}
    </DialogFrame>
  );
}

/** Announced as it changes: the rate is the purpose of the figures. */
function Result({ figures, isDoubted }: { figures: KnownFigures; isDoubted: boolean }) {
  const rate = engagementRate(figures);
  return (
    <Box
      role="status"
      sx={(theme) => ({
        mt: 4,
        p: 4,
        borderRadius: '0.75rem',
        background: theme.vars.palette.surface.sunken,
      })}
    >
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {rate === null ? noRate(figures) : ratedExactly(rate)}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {wordsOf(rate, figures)}
      </Typography>
      {exceedsImpressions(figures) ? (
        <Typography
          {...(isDoubted && { role: 'alert' })}
          sx={{ mt: 2, color: 'warning.main', fontWeight: isDoubted ? 600 : undefined }}
        >
          {TRAINING_TEXTS.rateOver100}
        </Typography>
      ) : null}
    </Box>
  );
}

function wordsOf(rate: number | null, { impressions }: KnownFigures): string {
  if (rate !== null) return 'Engagement rate: likes, comments and shares for 100 impressions.';
  return impressions === 0
    ? 'There is no engagement rate without impressions.'
    : 'The engagement rate needs all four numbers.';
}

function asTyped(performance: Post['performance']): Typed {
  const of = (figure: number | null | undefined) => String(figure ?? '');
  return {
    impressions: of(performance?.impressions),
    likes: of(performance?.likes),
    comments: of(performance?.comments),
    shares: of(performance?.shares),
  };
}

/** Null while one of them is no figure; one that is left empty is missing. */
function asFigures(typed: Typed): KnownFigures | null {
  if (FIGURES.some((name) => problemOf(typed[name]) !== undefined)) return null;
  const of = (text: string) => (text.trim() === '' ? null : metricFrom(text));
  return {
    impressions: of(typed.impressions),
    likes: of(typed.likes),
    comments: of(typed.comments),
    shares: of(typed.shares),
  };
}
