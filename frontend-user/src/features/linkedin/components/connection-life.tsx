import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CONNECTION_DAYS, daysLeftLabel, endsSoon } from '@drumbeat/domain';
import { useCurrentUser } from '../../../entities/session/current-user';
import { dayOf } from '../../../lib/text/time-format';

interface ConnectionLifeProps {
  daysLeft: number;
  expiresAt: string;
}

/** Remaining part of the 60 days, as a bar and as text. */
export function ConnectionLife({ daysLeft, expiresAt }: ConnectionLifeProps) {
  const { time_zone: zone } = useCurrentUser();
  const soon = endsSoon(daysLeft);
  const share = Math.min(1, Math.max(0, daysLeft / CONNECTION_DAYS));
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '28rem' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 4 }}>
        <Typography
          variant="label"
          sx={{ color: soon ? 'warning.main' : 'text.primary', fontVariantNumeric: 'tabular-nums' }}
        >
          {daysLeftLabel(daysLeft)}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.disabled', fontVariantNumeric: 'tabular-nums' }}>
          until {dayOf(expiresAt, zone)}
        </Typography>
      </Box>
      <Box
        aria-hidden
        sx={(theme) => ({
          height: 4,
          borderRadius: 2,
          overflow: 'hidden',
          background: theme.vars.palette.beat.rest,
        })}
      >
        <Box
          sx={(theme) => ({
            width: `${share * 100}%`,
            height: '100%',
            background: soon ? theme.vars.palette.warning.main : theme.vars.palette.beat.main,
          })}
        />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.disabled', textWrap: 'pretty' }}>
        LinkedIn ends every connection after {CONNECTION_DAYS} days. Reconnect before then, so that planned
        posts can go out.
      </Typography>
    </Box>
  );
}
