import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { TimeZoneField } from '../../../components/time-zone-field';
import type { Profile } from '../../../entities/types';
import { notify } from '../../../lib/notices/notify';
import { deviceZone } from '../../../lib/device/device-zone';
import { unsavedText } from '../../../lib/device/unsaved-text';
import { useSaveProfile } from '../../../entities/profile/change-profile';

interface TimeZoneChoiceProps {
  profile: Profile;
  onSaved: () => Promise<unknown>;
}

/** "Today", weeks and posting times are counted in this zone. */
export function TimeZoneChoice({ profile: { time_zone: current }, onSaved }: TimeZoneChoiceProps) {
  const [zone, setZone] = useState(current);
  const save = useSaveProfile();
  const { mutateAsync } = save;
  const isChanged = zone !== current;
  useEffect(
    () =>
      isChanged
        ? unsavedText.hold('time-zone', {
            name: 'Your time zone',
            save: () => mutateAsync({ time_zone: zone }),
          })
        : undefined,
    [isChanged, zone, mutateAsync],
  );
  const device = deviceZone();
  const send = () =>
    save.mutate(
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
      <Box sx={{ flex: '1 1 18rem', maxWidth: '26rem' }}>
        <TimeZoneField value={zone} onChange={setZone} problem={save.error?.message} />
      </Box>
      <Box sx={{ display: 'flex', gap: 2, pt: { sm: '1.625rem' } }}>
        {zone !== device ? (
          <Button variant="ghost" onClick={() => setZone(device)}>
            Use this device’s zone
          </Button>
        ) : null}
        {isChanged ? (
          <Button variant="contained" loading={save.isPending} onClick={send}>
            Save
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
