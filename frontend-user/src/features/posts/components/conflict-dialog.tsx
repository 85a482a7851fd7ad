import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DialogFrame } from '@drumbeat/ui';
import { useNavigate } from 'react-router';
import { linkTo } from '../../../app/paths';
import type { Post } from '../../../lib/api-types';
import { useCurrentUser } from '../../../lib/current-user';
import { notify } from '../../../lib/notify';
import { dayAndTime } from '../../../lib/time-format';
import { useCreatePost } from '../api/create-post';

interface ConflictDialogProps {
  mine: Pick<Post, 'title' | 'content'>;
  theirs: Post;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
}

/** Two versions of one draft side by side; nothing is saved or thrown away before the user has chosen. */
export default function ConflictDialog({ mine, theirs, onKeepMine, onKeepTheirs }: ConflictDialogProps) {
  const { time_zone: zone } = useCurrentUser();
  const createPost = useCreatePost();
  const navigate = useNavigate();
  const keepBoth = () =>
    createPost.mutate(mine, {
      onSuccess: (draft) => {
        onKeepTheirs();
        notify.success('Your text is a draft of its own', {
          action: { label: 'Open', onClick: () => void navigate(linkTo.post(draft.id)) },
        });
      },
      onError: (error) => notify.error('The new draft was not saved', { description: error.message }),
    });
  return (
    <DialogFrame
      open
      wide
      title="Two versions of one draft"
      subtitle="This post was changed somewhere else while you wrote."
      actions={
        <Button variant="ghost" loading={createPost.isPending} onClick={keepBoth}>
          Keep both, one as a new draft
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 6 }}>
        <Side label="This device, not saved yet" text={mine} onKeep={onKeepMine} />
        <Side
          label={`Saved elsewhere, ${dayAndTime(theirs.updated_at, zone)}`}
          text={theirs}
          onKeep={onKeepTheirs}
        />
      </Box>
    </DialogFrame>
  );
}

interface SideProps {
  label: string;
  text: Pick<Post, 'title' | 'content'>;
  onKeep: () => void;
}

function Side({ label, text, onKeep }: SideProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', alignContent: 'start', minWidth: 0 }}>
      <Typography variant="label" component="h3" sx={{ color: 'text.disabled' }}>
        {label}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{text.title}</Typography>
      <Box
        tabIndex={0}
        role="group"
        aria-label={label}
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxHeight: '18rem',
          overflowY: 'auto',
          width: '100%',
        }}
      >
        {text.content}
      </Box>
      <Button variant="outlined" size="small" onClick={onKeep}>
        Keep this one
      </Button>
    </Box>
  );
}
