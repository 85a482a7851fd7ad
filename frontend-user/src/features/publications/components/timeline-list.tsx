import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TimelineKind } from '@drumbeat/domain';
import { CircleAlert, CircleCheck, CircleDot, User, type LucideIcon } from 'lucide-react';
import type { TimelineEntry } from '../../../entities/types';
import { useCurrentUser } from '../../../entities/session/current-user';
import { dayAndTime } from '../../../lib/text/time-format';

const looks: Record<TimelineKind, { icon: LucideIcon; color: string }> = {
  user: { icon: User, color: 'text.secondary' },
  work: { icon: CircleDot, color: 'text.disabled' },
  success: { icon: CircleCheck, color: 'success.main' },
  trouble: { icon: CircleAlert, color: 'warning.main' },
};

/** All that happened to a post on its way to LinkedIn, the oldest first. */
export function TimelineList({ entries }: { entries: readonly TimelineEntry[] }) {
  const { time_zone: zone } = useCurrentUser();
  if (entries.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>Nothing was sent to LinkedIn yet.</Typography>;
  }
  return (
    <Box component="ol" aria-label="What happened so far">
      {entries.map(({ at, kind, words }, index) => {
        const { icon: Icon, color } = looks[kind];
        return (
          <Box
            // Existing entries keep their position: new ones come last.
            key={index}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr)',
              columnGap: 2,
              pb: 2,
              overflowWrap: 'anywhere',
            }}
          >
            <Box component="span" sx={{ color, pt: '3px', lineHeight: 0 }}>
              <Icon size={14} strokeWidth={2} aria-hidden />
            </Box>
            <div>
              <Typography>{words}</Typography>
              <Typography
                variant="caption"
                component="p"
                sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
              >
                <time dateTime={at}>{dayAndTime(at, zone)}</time>
              </Typography>
            </div>
          </Box>
        );
      })}
    </Box>
  );
}
