import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TRAINING_TEXTS } from '@drumbeat/domain';
import { DialogFrame } from '@drumbeat/ui';
import { useState, type SubmitEvent } from 'react';
import { useCurrentUser } from '../../../entities/session/current-user';
import type { TrainingPost } from '../../../entities/types';
import { useChangeTrainingPost } from '../api/training-posts';
import { keptChange } from '../kept-change';
import { factsOf, figuresOf, isPlaced } from '../training-form';
import { AddressField, BesideDate, FigureFields } from './form-fields';

const formId = 'training-post-figures';

interface ChangePostDialogProps {
  post: TrainingPost;
  onClose: () => void;
}

/** "Add Performance Data": figures, date and address of a saved post; its text stays. What was typed is there again until it is saved or cancelled. */
export default function ChangePostDialog({ post, onClose }: ChangePostDialogProps) {
  const { id: userId } = useCurrentUser();
  const drop = () => keptChange.drop(userId, post);
  const change = useChangeTrainingPost(drop);
  const [form, setForm] = useState(() => keptChange.read(userId, post));
  const figures = figuresOf(form);
  const saved = post.linkedin_url ?? undefined;
  const isReady = figures !== null && isPlaced(form, saved);
  const edit = (edited: Partial<typeof form>) => {
    const edits = { ...form, ...edited };
    setForm(edits);
    keptChange.keep(userId, post, edits);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady) return;
    change.mutate({ id: post.id, body: factsOf(form, figures) }, { onSuccess: onClose });
  };
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={post.engagement_rate === null ? TRAINING_TEXTS.addPerformanceData : 'Change figures and date'}
      wide
      actions={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              drop();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            disabled={!isReady}
            loading={change.isPending}
          >
            Save
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
        <BesideDate form={form} onChange={edit}>
          <FigureFields form={form} onChange={edit} />
          <AddressField form={form} saved={saved} onChange={edit} />
        </BesideDate>
      </Box>
    </DialogFrame>
  );
}
