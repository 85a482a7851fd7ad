import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FailureNotice } from '../../../components/failure-notice';
import { SectionSkeleton } from '../../../components/section-skeleton';
import { devicesQuery } from '../api/get-devices';
import { DeviceRow } from './device-row';

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
