import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { InputField } from '@drumbeat/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '../../../../entities/session/current-user';
import { notify } from '../../../../lib/notices/notify';
import { dayAndTime } from '../../../../lib/text/time-format';
import { InlineAlert } from '../../../../components/inline-alert';
import { useRenewFeed, useStopFeed } from '../../api/calendar-feed';

/** A new address, or none: calendars that read the old one get nothing more, so both need a confirmation. */
function FeedChanges({ onRenewed }: { onRenewed: () => void }) {
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

const ways = [
  ['Google Calendar', 'On the web: Other calendars, “+”, From URL, paste the address.'],
  ['Apple Calendar', 'Press “Open in my calendar”, or File, New Calendar Subscription, paste the address.'],
  ['Outlook', 'Add calendar, Subscribe from web, paste the address.'],
] as const;

interface FeedAddressProps {
  url: string;
  lastReadAt: string | null;
}

/** The address, how to use it, and how to stop it. */
export function FeedAddress({ url, lastReadAt }: FeedAddressProps) {
  const { time_zone: zone } = useCurrentUser();
  const [isCopied, setIsCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setIsCopied(true),
      () =>
        notify.error('The address could not be copied', { description: 'Select it and copy it by hand.' }),
    );
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <InputField
        label="Address"
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
        hint={
          lastReadAt
            ? `Last read ${dayAndTime(lastReadAt, zone)}. Whoever has the address can read your calendar.`
            : 'Not read yet. Whoever has the address can read your calendar.'
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant="contained"
          startIcon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void copy()}
        >
          {isCopied ? 'Copied' : 'Copy the address'}
        </Button>
        <Button variant="outlined" href={url.replace(/^https?:/, 'webcal:')}>
          Open in my calendar
        </Button>
      </Box>
      <Box component="dl" sx={{ display: 'grid', gap: 2 }}>
        {ways.map(([program, way]) => (
          <Box
            key={program}
            sx={{ display: { sm: 'grid' }, gridTemplateColumns: '8rem minmax(0, 1fr)', gap: 2 }}
          >
            <Typography component="dt" variant="label">
              {program}
            </Typography>
            <Typography component="dd" variant="caption" sx={{ color: 'text.secondary' }}>
              {way}
            </Typography>
          </Box>
        ))}
      </Box>
      <FeedChanges onRenewed={() => setIsCopied(false)} />
    </Box>
  );
}
