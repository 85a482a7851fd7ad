import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { clockLabel, POST_TEXTS, schedulePreview, type ResolvedTime } from '@drumbeat/domain';
import { Clock } from 'lucide-react';
import { longDate, zoneName } from '../../../lib/time-format';

interface ScheduleSummaryProps {
  time: ResolvedTime;
  zone: string;
  content: string;
}

/** The chosen time as a sentence with its zone, and the first 200 characters of what goes out. */
export function ScheduleSummary({ time, zone, content }: ScheduleSummaryProps) {
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
            {POST_TEXTS.scheduledFor}
          </Typography>
          <Typography
            sx={{
              fontWeight: 600,
              fontSize: '1rem',
              lineHeight: '1.5rem',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {longDate(time.clock.date)} at {clockLabel(time.clock.time)}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
            {zone}, {zoneName(time.instant, zone)}
          </Typography>
        </div>
      </Box>
      <Typography
        component="blockquote"
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
