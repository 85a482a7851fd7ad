import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { clockLabel, type ResolvedTime, schedulePreview } from '@drumbeat/domain';
import { nearestPost, type NearestPost } from '../spacing.rules';
import { longDate } from '@drumbeat/ui';
import { Clock, TriangleAlert } from 'lucide-react';
import { timeElsewhere, weekdayIn, zoneWithName } from '../../../lib/text/time-format';

interface ScheduleSummaryProps {
  time: ResolvedTime;
  /** The reason why this time will not be used, as text; null when it will. */
  missing: string | null;
  /** What happens at that time: planned only, while nothing is sent. */
  heading: string;
  zone: string;
  content: string;
  /** Times of the user's other posts. */
  otherPosts: readonly Date[];
}

/** The chosen time as a sentence with its zone, and the first 200 characters of what goes out. */
export function ScheduleSummary({ time, missing, heading, zone, content, otherPosts }: ScheduleSummaryProps) {
  const nearest = nearestPost(time.instant, otherPosts);
  const elsewhere = timeElsewhere(time.instant, zone);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '19rem minmax(0, 1fr)' },
        gap: { xs: 3, sm: 6 },
        mt: 4,
        p: 4,
        borderRadius: '0.75rem',
        bgcolor: 'surface.sunken',
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 2, alignContent: 'start' }}>
        <Box component="span" sx={{ color: 'info.main', pt: '2px' }}>
          <Clock size={18} strokeWidth={1.75} aria-hidden />
        </Box>
        <div role="status">
          <Typography variant="label" component="p" sx={{ color: 'text.secondary' }}>
            {heading}
          </Typography>
          <Typography
            sx={{
              fontWeight: 600,
              fontSize: '1rem',
              lineHeight: '1.5rem',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {missing ?? (
              <>
                {longDate(time.clock.date)} at{' '}
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {clockLabel(time.clock.time)}
                </Box>
              </>
            )}
          </Typography>
          {missing === null ? (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {zoneWithName(time.instant, zone)}. {elsewhere === '' ? null : `${elsewhere}.`}{' '}
              {nearest && !nearest.isClose ? `${distance(nearest, zone)}.` : null}
            </Typography>
          ) : null}
          {missing === null && nearest?.isClose ? (
            <Typography
              variant="caption"
              component="p"
              sx={{ display: 'flex', gap: 1.5, mt: 1, color: 'warning.main' }}
            >
              <TriangleAlert size={14} strokeWidth={2} aria-hidden style={{ flex: 'none', marginTop: 1 }} />
              <span>
                {distance(nearest, zone)}. Posts within 18 hours of each other tend to reach fewer people.
              </span>
            </Typography>
          ) : null}
        </div>
      </Box>
      <Typography
        component="blockquote"
        aria-label="Preview"
        sx={{
          pl: 4,
          borderLeft: 2,
          borderColor: 'line.strong',
          color: 'text.secondary',
          overflowWrap: 'anywhere',
        }}
      >
        {schedulePreview(content)}
      </Typography>
    </Box>
  );
}

/** '41 hours after Wednesday’s post' */
const distance = ({ hours, side, at }: NearestPost, zone: string) =>
  `${hours === 0 ? 'Less than an hour' : hours === 1 ? 'An hour' : `${hours} hours`} ${side === 'before' ? 'after' : 'before'} ${weekdayIn(at, zone)}’s post`;
