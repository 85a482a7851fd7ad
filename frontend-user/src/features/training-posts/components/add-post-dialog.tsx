import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DialogFrame } from '@drumbeat/ui';
import { Check } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import {
  samePostIn,
  useAddTrainingPost,
  useChangeTrainingPost,
  type SamePost as Same,
} from '../api/training-posts';
import { factsOf, figuresOf, isPlaced } from '../training-form';
import type { TrainingForm } from '../typed-form';
import { AddressField, BesideDate, FigureFields, PostTextField } from './form-fields';
import { SamePost } from './same-post';

const formId = 'training-post';

const STEPS = ['Post Content', 'Performance Metrics'] as const;
type Step = (typeof STEPS)[number];

interface AddPostDialogProps {
  form: TrainingForm;
  onChange: (change: Partial<TrainingForm>) => void;
  /** What was typed stays. */
  onClose: () => void;
  onCancel: () => void;
  /** @param sent the text that was saved */
  onSaved: (sent: string) => void;
}

/** "Add Post Analytics": the text with its place first, then its figures; a post that is there already may be updated. */
export default function AddPostDialog({
  form,
  onChange: edit,
  onClose,
  onCancel,
  onSaved,
}: AddPostDialogProps) {
  const add = useAddTrainingPost(onSaved);
  const change = useChangeTrainingPost(() => onSaved(form.postContent));
  const [step, setStep] = useState<Step>('Post Content');
  const [same, setSame] = useState<Same | null>(null);
  const figures = figuresOf(form);
  const hasText = form.postContent.trim() !== '';
  const canGoOn = hasText && isPlaced(form);

  const save = () => {
    if (figures === null || !canGoOn) return;
    add.mutate(
      { postContent: form.postContent, ...factsOf(form, figures) },
      { onError: (error) => setSame(samePostIn(error)) },
    );
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (step === 'Performance Metrics') save();
    else if (canGoOn) setStep('Performance Metrics');
  };

  if (same !== null) {
    const body = Object.fromEntries(same.differs.map(({ field, to }) => [field, to]));
    return (
      <DialogFrame
        open
        onClose={onClose}
        title="Add Post Analytics"
        actions={
          <>
            <Button variant="ghost" onClick={() => setSame(null)}>
              Go back
            </Button>
            {same.differs.length > 0 ? (
              <Button
                variant="contained"
                autoFocus
                loading={change.isPending}
                onClick={() => change.mutate({ id: same.id, body })}
              >
                Update it
              </Button>
            ) : null}
          </>
        }
      >
        <SamePost same={same} />
      </DialogFrame>
    );
  }

  return (
    <DialogFrame
      open
      onClose={onClose}
      title="Add Post Analytics"
      wide
      actions={
        <>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          {step === 'Post Content' ? (
            <Button type="submit" form={formId} variant="contained" disabled={!canGoOn}>
              Next
            </Button>
          ) : (
            <>
              <Button variant="outlined" disabled={add.isPending} onClick={() => setStep('Post Content')}>
                Back
              </Button>
              <Button
                type="submit"
                form={formId}
                variant="contained"
                disabled={add.isPending || !canGoOn || figures === null}
              >
                {add.isPending ? 'Adding & Analyzing...' : 'Add Sample Post with Analytics'}
              </Button>
            </>
          )}
        </>
      }
    >
      <Steps step={step} />
      <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
        {step === 'Post Content' ? (
          <BesideDate form={form} onChange={edit}>
            <PostTextField form={form} onChange={edit} />
            <AddressField form={form} onChange={edit} />
          </BesideDate>
        ) : (
          <FigureFields form={form} onChange={edit} />
        )}
      </Box>
    </DialogFrame>
  );
}

function Steps({ step }: { step: Step }) {
  const place = STEPS.indexOf(step);
  return (
    <Box
      component="ol"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mb: 4, typography: 'label' }}
    >
      {STEPS.map((name, index) => (
        <Box
          component="li"
          key={name}
          {...(index === place ? { 'aria-current': 'step' as const } : {})}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            color: index === place ? 'text.primary' : 'text.disabled',
            fontWeight: index === place ? 600 : 500,
          }}
        >
          {index < place ? <Check size={14} strokeWidth={2} aria-hidden /> : `${index + 1} `}
          {name}
        </Box>
      ))}
    </Box>
  );
}
