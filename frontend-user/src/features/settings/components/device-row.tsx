import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Status } from '@drumbeat/ui';
import { CircleCheck, Monitor, Smartphone, Tablet } from 'lucide-react';
import type { Device } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { dayAndTime } from '../../../lib/time-format';
import { useEndDevice } from '../api/end-device';

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet };

/** 'Firefox on Windows', as far as known. */
const nameOf = ({ browser, system }: Device) =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device');

export function DeviceRow({ device }: { device: Device }) {
  const { time_zone: zone } = useCurrentUser();
  const end = useEndDevice();
  const Icon = icons[device.device];
  const name = nameOf(device);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 4,
        py: 3,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ color: 'text.disabled' }}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </Box>
      <div>
        <Typography sx={{ fontWeight: 550 }}>{name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
          Last used {dayAndTime(device.last_used_at, zone)} · signed in {dayAndTime(device.created_at, zone)}{' '}
          from {device.ip}
        </Typography>
      </div>
      {device.is_current ? (
        <Status tone="good" icon={CircleCheck}>
          This device
        </Status>
      ) : (
        <Button
          variant="outlined"
          size="small"
          loading={end.isPending}
          aria-label={`End session: ${name}`}
          onClick={() => end.mutate(device.id)}
        >
          End session
        </Button>
      )}
    </Box>
  );
}
