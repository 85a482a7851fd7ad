import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Status } from '@drumbeat/ui';
import { CircleCheck, Monitor, Smartphone, Tablet } from 'lucide-react';
import { FailureNotice } from '../../../components/failure-notice';
import { SectionSkeleton } from '../../../components/section-skeleton';
import { devicesQuery, useEndDevice } from '../api/devices';
import type { Device } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { dayAndTime } from '../../../lib/text/time-format';

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet };

/** 'Firefox on Windows', as far as known. */
const nameOf = ({ browser, system }: Device) =>
  browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device');

function DeviceRow({ device }: { device: Device }) {
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

/** Where the user is signed in. `onSignOutEverywhere` signs this device out, too. */
export function DeviceList({ onSignOutEverywhere }: { onSignOutEverywhere: () => void }) {
  const devices = useQuery(devicesQuery);
  if (devices.isPending) {
    return <SectionSkeleton height="7rem" />;
  }
  if (devices.isError) {
    return (
      <FailureNotice
        title="Your sessions could not be loaded"
        error={devices.error}
        onRetry={() => void devices.refetch()}
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Box component="ul" sx={{ width: '100%' }}>
        {devices.data.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Button variant="outlined" onClick={onSignOutEverywhere}>
          Sign out everywhere
        </Button>
        <Typography variant="caption" sx={{ color: 'text.disabled' }}>
          On this device, too. It also stops the address for calendar programs, and your other devices count
          as new ones. A device that you do not know? Change your password as well.
        </Typography>
      </Box>
    </Box>
  );
}
