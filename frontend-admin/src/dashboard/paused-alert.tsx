import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { OUTGOING_CHANNEL_LABELS } from '@drumbeat/domain';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from '../components/notice';
import { TimeText } from '../components/time-text';
import { usePausedChannels } from '../resources/outgoing/use-outgoing';

/** Paused channels stay paused until somebody releases them: staff have to see it. */
export function PausedAlert() {
  const paused = usePausedChannels();
  if (paused.length === 0) return null;
  return (
    <Notice tone="warn">
      {paused.map(({ name, paused_at }) => (
        <Typography key={name} component="p" sx={{ fontWeight: 600 }}>
          {OUTGOING_CHANNEL_LABELS[name]}: paused since <TimeText at={paused_at} />
        </Typography>
      ))}
      <Typography component="p">
        What is paused waits until somebody releases it under{' '}
        <Link component={RouterLink} to="/outgoing">
          Going out
        </Link>
        .
      </Typography>
    </Notice>
  );
}
