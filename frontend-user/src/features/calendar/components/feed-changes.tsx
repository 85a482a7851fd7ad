import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { InlineAlert } from '../../../components/inline-alert';
import { useRenewFeed, useStopFeed } from '../../../entities/calendar/calendar-feed';

/** A new address, or none: calendars that read the old one get nothing more, so both need a confirmation. */
export function FeedChanges({ onRenewed }: { onRenewed: () => void }) {
  const renew = useRenewFeed();
  const stop = useStopFeed();
  const [asked, setAsked] = useState<'renew' | 'stop' | null>(null);
  const done = () => setAsked(null);
  if (asked === null) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, ml: '-0.625rem' }}>
        <Button variant="ghost" size="small" onClick={() => setAsked('renew')}>
          Renew the address
        </Button>
        <Button variant="ghost" size="small" onClick={() => setAsked('stop')}>
          Stop sharing
        </Button>
      </Box>
    );
  }
  const isRenewal = asked === 'renew';
  return (
    <InlineAlert
      tone="warn"
      action={
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Button
            variant="outlined"
            size="small"
            autoFocus
            loading={renew.isPending || stop.isPending}
            onClick={() =>
              isRenewal
                ? renew.mutate(undefined, {
                    onSuccess: () => {
                      done();
                      onRenewed();
                    },
                  })
                : stop.mutate(undefined, { onSuccess: done })
            }
          >
            {isRenewal ? 'Renew' : 'Stop'}
          </Button>
          <Button variant="ghost" size="small" onClick={done}>
            Keep it
          </Button>
        </Box>
      }
    >
      {isRenewal
        ? 'The old address stops at once: calendars that use it need the new one.'
        : 'The address stops at once: calendars that use it are no longer kept up to date.'}
    </InlineAlert>
  );
}
