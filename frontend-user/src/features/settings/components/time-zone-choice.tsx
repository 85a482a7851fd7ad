import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useCurrentUser } from '../../../lib/current-user';
import { notify } from '../../../lib/notify';
import { deviceZone, timeWithZone } from '../../../lib/time-format';
import { useUpdateProfile } from '../api/update-profile';

/** The zones this browser knows, with the two that are in use even where it does not list them. */
const zonesWith = (...inUse: string[]) =>
  [...new Set([...inUse, ...Intl.supportedValuesOf('timeZone')])].sort();

/** "Today", weeks and posting times are counted in this zone. */
export function TimeZoneChoice({ onSaved }: { onSaved: () => Promise<unknown> }) {
  const { time_zone: current } = useCurrentUser();
  const [zone, setZone] = useState(current);
  const update = useUpdateProfile();
  const device = deviceZone();
  const save = () =>
    update.mutate(
      { time_zone: zone },
      {
        onSuccess: async () => {
          await onSaved();
          notify.success('Time zone saved');
        },
      },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}>
      <TextField
        select
        label="Time zone"
        value={zone}
        onChange={(event) => setZone(event.target.value)}
        helperText={`It is ${timeWithZone(new Date(), zone)} there. Posts that are scheduled keep their time.`}
        sx={{ flex: '1 1 18rem', maxWidth: '26rem' }}
        slotProps={{ select: { MenuProps: { slotProps: { paper: { style: { maxHeight: 400 } } } } } }}
      >
        {zonesWith(current, device).map((name) => (
          <MenuItem key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'flex', gap: 2, pt: { sm: '1.625rem' } }}>
        {zone !== device ? (
          <Button variant="ghost" onClick={() => setZone(device)}>
            Use this device’s zone
          </Button>
        ) : null}
        {zone !== current ? (
          <Button variant="contained" loading={update.isPending} onClick={save}>
            Save
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
