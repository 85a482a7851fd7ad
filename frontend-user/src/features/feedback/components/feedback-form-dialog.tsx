import { wordsOf } from '@drumbeat/api-client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FEEDBACK_LIMITS, FEEDBACK_TEXTS, inFigures, isRating } from '@drumbeat/domain';
import { tooLongProblem } from '../../../lib/text/too-long.rules';
import { DialogFrame, InputField } from '@drumbeat/ui';
import { InlineAlert } from '../../../components/inline-alert';
import { notify } from '../../../lib/notices/notify';
import { useGiveFeedback } from '../api/feedback';
import { isEmptyForm } from '../feedback-form';
import type { FeedbackTarget } from '../feedback-target';
import { useFeedbackForm } from '../hooks/use-feedback-form';
import { AspectThumbs } from './aspect-thumbs';
import { CheckField } from '../../../components/check-field';
import { EarlierFeedback } from './earlier-feedback';
import { StarRating } from './star-rating';

const area = { multiline: true, minRows: 2, maxRows: 8 };

const lengthOf = (text: string) => ({
  aside:
    text.length < FEEDBACK_LIMITS.text * 0.8 ? null : (
      <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {inFigures(text.length)} / {inFigures(FEEDBACK_LIMITS.text)}
      </Typography>
    ),
  problem: problemOf(text),
});

const problemOf = (text: string) => tooLongProblem(text.trim(), FEEDBACK_LIMITS.text);

const isTooLong = (text: string) => problemOf(text) !== undefined;

interface FeedbackFormDialogProps {
  target: FeedbackTarget;
  onClose: () => void;
}

/** "Share Your Feedback" (FEEDBACK-5). Only a sent form is cleared: a failure or a closed dialog keeps the text. */
export default function FeedbackFormDialog({ target, onClose }: FeedbackFormDialogProps) {
  const { form, change, readLeft } = useFeedbackForm(target);
  const give = useGiveFeedback(target);
  const submit = () =>
    give.mutate(form, {
      onSuccess: () => {
        if (readLeft()) onClose();
        notify.success(FEEDBACK_TEXTS.submitted);
      },
    });
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={FEEDBACK_TEXTS.title}
      subtitle={target.title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            disabled={!isRating(form.rating) || isTooLong(form.comments) || isTooLong(form.suggestions)}
            loading={give.isPending}
            onClick={submit}
          >
            {FEEDBACK_TEXTS.submit}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <EarlierFeedback target={target} canContinue={isEmptyForm(form)} onContinue={change} />
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="label">Overall rating</Typography>
          <StarRating
            label="Overall rating"
            large
            value={form.rating}
            onChange={(rating) => change({ rating })}
          />
        </Box>
        <AspectThumbs
          type={target.type}
          opinions={form.opinions}
          onChange={(opinions) => change({ opinions })}
        />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <CheckField
            label={FEEDBACK_TEXTS.wouldUse[target.type]}
            checked={form.wouldUse}
            onChange={(wouldUse) => change({ wouldUse })}
          />
          <CheckField
            label={FEEDBACK_TEXTS.wouldRecommend}
            checked={form.wouldRecommend}
            onChange={(wouldRecommend) => change({ wouldRecommend })}
          />
        </Box>
        <InputField
          {...area}
          {...lengthOf(form.comments)}
          label="Additional comments"
          value={form.comments}
          onChange={(event) => change({ comments: event.target.value })}
        />
        <InputField
          {...area}
          {...lengthOf(form.suggestions)}
          label="Suggestions for improvement"
          placeholder="What would make it better for you?"
          value={form.suggestions}
          onChange={(event) => change({ suggestions: event.target.value })}
        />
        {give.isError ? (
          <InlineAlert tone="bad">{wordsOf(give.error, FEEDBACK_TEXTS.submitFailed)}</InlineAlert>
        ) : null}
      </Box>
    </DialogFrame>
  );
}
