import { PillSwitch, Status } from '@drumbeat/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useId, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { FailureNotice } from '../../../components/failure-notice';
import { SectionSkeleton } from '../../../components/section-skeleton';
import { useCurrentUser } from '../../../entities/session/current-user';
import { notificationAccess, onNotificationAccess } from '../../../lib/device/browser-notifications';
import { isPushSupported } from '../../../lib/device/push';
import { dayAndTime } from '../../../lib/text/time-format';
import { pushDevicesQuery, useTurnOffDevice, useTurnOnDevice } from '../api/push-devices';

/** Notifications of the system while Drumbeat is closed: on this device by a switch, on others to be turned off. */
export function PushDevices() {
  const devices = useQuery(pushDevicesQuery);
  const group = useRef<HTMLDivElement>(null);
  if (devices.isPending) return <SectionSkeleton height="4.5rem" />;
  if (devices.isError) {
    return (
      <FailureNotice
        title="Your devices could not be loaded"
        error={devices.error}
        onRetry={() => void devices.refetch()}
      />
    );
  }
  const { public_key, devices: all, isOn } = devices.data;
  const current = all.find(({ is_current }) => is_current);
  const others = all.filter(({ id }) => id !== current?.id);
  return (
    <Box ref={group} role="group" aria-label="Devices" tabIndex={-1} sx={{ pb: 3 }}>
      {public_key === null ? (
        <Row words="This installation sends no notifications to devices. Your choice by topic is kept.">
          <Off />
        </Row>
      ) : (
        <ThisDevice publicKey={public_key} deviceId={isOn ? current?.id : undefined} />
      )}
      {others.length > 0 ? (
        <OtherDevices devices={others} onTurnedOff={() => group.current?.focus()} />
      ) : null}
    </Box>
  );
}

const Off = () => (
  <Status tone="quiet" icon={BellOff}>
    Off
  </Status>
);

function ThisDevice({ publicKey, deviceId }: { publicKey: string; deviceId: string | undefined }) {
  const { id: userId } = useCurrentUser();
  const access = useSyncExternalStore(onNotificationAccess, notificationAccess);
  const turnOn = useTurnOnDevice(publicKey, userId);
  const turnOff = useTurnOffDevice();
  const wordsId = useId();
  if (!isPushSupported()) {
    return (
      <Row words="This browser cannot show notifications of a site that is closed.">
        <Off />
      </Row>
    );
  }
  const isOn = deviceId !== undefined;
  const isBlocked = access === 'denied';
  return (
    <Row
      wordsId={wordsId}
      words={
        isBlocked
          ? 'Your browser blocks the notifications of this site. Allow them in its settings for this site, by the icon beside the address, then turn this on.'
          : isOn
            ? 'It shows what you chose below, also while Drumbeat is closed. Once you sign out, here or on another device, it shows nothing more.'
            : turnOn.isPending
              ? 'Turning on. Allow the notifications, if your browser asks.'
              : `Shows what you chose below, also while Drumbeat is closed.${access === 'granted' ? '' : ' Your browser asks you first.'}`
      }
    >
      <PillSwitch
        type="checkbox"
        role="switch"
        aria-label="On this device"
        aria-describedby={wordsId}
        checked={isOn}
        disabled={isBlocked}
        onChange={() => {
          // One that is disabled meanwhile would lose the focus.
          if (isOn && !turnOff.isPending) turnOff.mutate({ id: deviceId, isThis: true });
          if (!isOn && !turnOn.isPending) turnOn.mutate();
        }}
      />
    </Row>
  );
}

function Row({ words, wordsId, children }: { words: string; wordsId?: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4, py: 3 }}>
      <div>
        <Typography sx={{ fontWeight: 550 }}>On this device</Typography>
        <Typography id={wordsId} sx={{ color: 'text.secondary' }}>
          {words}
        </Typography>
      </div>
      <Box sx={{ flexShrink: 0 }}>{children}</Box>
    </Box>
  );
}

interface OtherDevicesProps {
  devices: readonly { id: string; label: string | null; created_at: string }[];
  /** The row, which had the focus, goes. */
  onTurnedOff: () => void;
}

function OtherDevices({ devices, onTurnedOff }: OtherDevicesProps) {
  const { time_zone: zone } = useCurrentUser();
  const turnOff = useTurnOffDevice(onTurnedOff);
  return (
    <Box component="ul" aria-label="Also on">
      {devices.map(({ id, label, created_at }) => {
        const name = label ?? 'Unknown device';
        return (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 4, py: 2 }}
          >
            <div>
              <Typography>Also on {name}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                Since {dayAndTime(created_at, zone)}
              </Typography>
            </div>
            <Button
              variant="text"
              size="small"
              aria-label={`Turn off ${name}`}
              sx={{ flexShrink: 0, mr: '-0.625rem' }}
              onClick={() => {
                // One that is disabled meanwhile would lose the focus.
                if (!turnOff.isPending) turnOff.mutate({ id, isThis: false });
              }}
            >
              Turn off
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}
