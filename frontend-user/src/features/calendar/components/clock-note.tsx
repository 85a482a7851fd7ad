import Typography from '@mui/material/Typography';
import { clockChangeNote, clockChanges } from '@drumbeat/domain';
import { Clock } from 'lucide-react';
import { useCurrentUser } from '../../../entities/session/current-user';

/** A quiet line where the clocks change between two days of the user's calendar; times stay what they are. */
export function ClockNote({ from, to }: { from: string; to: string }) {
  const { time_zone: zone } = useCurrentUser();
  return clockChanges(from, to, zone).map((change) => (
    <Typography
      key={change.date}
      variant="caption"
      component="p"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3, color: 'text.secondary' }}
    >
      <Clock size={14} strokeWidth={1.75} aria-hidden />
      {clockChangeNote(change)}
    </Typography>
  ));
}
