import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Post } from '../../../lib/api-types';
import { useCurrentUser } from '../../../lib/current-user';
import { dayAndTime } from '../../../lib/time-format';

interface ConflictViewProps {
  mine: Pick<Post, 'title' | 'content'>;
  theirs: Post;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
}

/** Two versions of one draft side by side; neither is thrown away before the user has chosen. */
export function ConflictView({ mine, theirs, onKeepMine, onKeepTheirs }: ConflictViewProps) {
  const { time_zone: zone } = useCurrentUser();
  return (
    <Box
      role="alert"
      sx={{
        my: 4,
        border: 1,
        borderColor: 'line.strong',
        borderRadius: '0.75rem',
        bgcolor: 'background.paper',
      }}
    >
      <Typography sx={{ p: '1rem 1.25rem 0', fontWeight: 600 }}>
        This post was changed somewhere else while you wrote. Which text stays?
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <Side label="This device, not saved yet" text={mine} onKeep={onKeepMine} />
        <Side
          label={`Saved elsewhere, ${dayAndTime(theirs.updated_at, zone)}`}
          text={theirs}
          onKeep={onKeepTheirs}
        />
      </Box>
    </Box>
  );
}

interface SideProps {
  label: string;
  text: Pick<Post, 'title' | 'content'>;
  onKeep: () => void;
}

function Side({ label, text, onKeep }: SideProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', alignContent: 'start', p: 5, minWidth: 0 }}>
      <Typography variant="label" sx={{ color: 'text.disabled' }}>
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
          maxHeight: '20rem',
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
