import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { zoneOfToday } from '../../../lib/text/zone-of-today';
import { useKeptFocus } from '@drumbeat/ui';
import { useEffect, useRef, useState } from 'react';
import { TimeZoneField } from '../../../components/time-zone-field';
import type { Profile } from '../../../entities/types';
import { notify } from '../../../lib/notices/notify';
import { deviceZone } from '../../../lib/device/browser';
import { unsavedText } from '../../../lib/device/unsaved-text';
import { useSaveProfile } from '../api/change-profile';

interface TimeZoneChoiceProps {
  profile: Profile;
  onSaved: () => Promise<unknown>;
}

/** "Today", weeks and posting times are counted in this zone. */
export function TimeZoneChoice({ profile: { time_zone: current }, onSaved }: TimeZoneChoiceProps) {
  const [zone, setZone] = useState(zoneOfToday(current));
  const choice = useRef<HTMLDivElement>(null);
  useKeptFocus(choice);
  const save = useSaveProfile();
  const { mutateAsync } = save;
  const isChanged = zone !== zoneOfToday(current);
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
  const device = zoneOfToday(deviceZone());
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
    // It takes the focus of its buttons, which go once they are pressed.
    <Box
      ref={choice}
      role="group"
      aria-label="Your time zone"
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 3,
        outlineOffset: '0.5rem',
        '&:focus:not(:focus-visible)': { outline: 'none' },
      }}
    >
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
