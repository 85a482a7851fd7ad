import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '@drumbeat/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { linkTo } from '../../../../lib/paths';
import type { Post } from '../../../../entities/types';
import { useCurrentUser } from '../../../../entities/session/current-user';
import { notify } from '../../../../lib/notices/notify';
import { randomId } from '../../../../lib/device/random-id';
import { dayAndTime } from '../../../../lib/text/time-format';
import { useCreatePost } from '../../api/create-post';
import { useComparedWords, Words } from './compared-words';

interface ConflictDialogProps {
  mine: Pick<Post, 'title' | 'content'>;
  theirs: Post;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
}

/** Two versions of one draft side by side, with what differs; nothing is saved or discarded before the user has chosen. */
export default function ConflictDialog({ mine, theirs, onKeepMine, onKeepTheirs }: ConflictDialogProps) {
  const { time_zone: zone } = useCurrentUser();
  const createPost = useCreatePost();
  const navigate = useNavigate();
  // Pressed again after a lost response, it is the same draft.
  const [newId] = useState(randomId);
  // A draft begins with some text: where there is a title alone, that is it.
  const words = { title: mine.title, content: mine.content.trim() === '' ? mine.title : mine.content };
  const parts = useComparedWords(theirs.content, mine.content);
  const keepBoth = () =>
    createPost.mutate(
      { id: newId, ...words },
      {
        onSuccess: (draft) => {
          onKeepTheirs();
          notify.success('Your text is a draft of its own', {
            action: { label: 'Open', onClick: () => void navigate(linkTo.post(draft.id)) },
          });
        },
        onError: (error) => notify.error('The new draft was not saved', { description: error.message }),
      },
    );
  return (
    <DialogFrame
      open
      wide
      title="Two versions of one draft"
      subtitle="This post was changed somewhere else while you wrote. What differs is marked."
      actions={
        words.content.trim() === '' ? null : (
          <Button variant="ghost" loading={createPost.isPending} onClick={keepBoth}>
            Keep both, one as a new draft
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 6 }}>
        <Side
          label="This device, not saved yet"
          title={mine.title}
          words={parts.filter(({ removed }) => !removed).map(({ value, added }) => ({ value, isOwn: added }))}
          onKeep={onKeepMine}
        />
        <Side
          label={`Saved elsewhere, ${dayAndTime(theirs.updated_at, zone)}`}
          title={theirs.title}
          words={parts.filter(({ added }) => !added).map(({ value, removed }) => ({ value, isOwn: removed }))}
          onKeep={onKeepTheirs}
        />
      </Box>
    </DialogFrame>
  );
}

interface SideProps {
  label: string;
  title: string;
  /** Its text in parts, some of which the other side does not have. */
  words: readonly { value: string; isOwn: boolean }[];
  onKeep: () => void;
}

function Side({ label, title, words, onKeep }: SideProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', alignContent: 'start', minWidth: 0 }}>
      <Typography variant="label" component="h3" sx={{ color: 'text.disabled' }}>
        {label}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Words tabIndex={0} role="group" aria-label={label} style={{ maxHeight: '18rem' }}>
        {words.map(({ value, isOwn }, place) => {
          const Part = isOwn ? 'mark' : 'span';
          return <Part key={place}>{value}</Part>;
        })}
      </Words>
      <Button variant="outlined" size="small" onClick={onKeep}>
        Keep this one
      </Button>
    </Box>
  );
}
