import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CALENDAR_TEXTS, mondayOf, weekToPlan } from '@drumbeat/domain';

interface PageNoteProps {
  /** The Monday of the week that is shown. */
  week: string;
  today: string | null;
  /** The reason why the requested week is not shown; null when it is. */
  missing: string | null;
  onPlan: (monday: string) => void;
}

/** First line of the week: that it is over, with a link to the next one, or that another one was requested. */
export function PageNote({ week, today, missing, onPlan }: PageNoteProps) {
  const next = today !== null && mondayOf(today) === week ? weekToPlan(today) : null;
  if (!next && missing === null) return null;
  return (
    <Typography component="p" role="status" sx={{ mb: 4, color: 'text.secondary' }}>
      {missing === null ? null : `${missing} `}
      {next ? (
        <>
          {CALENDAR_TEXTS.weekIsOver}{' '}
          <Link
            component="button"
            variant="body1"
            onClick={() => onPlan(next.week)}
            sx={{ verticalAlign: 'baseline', fontWeight: 600 }}
          >
            {CALENDAR_TEXTS.planWeek(next.days)}
          </Link>
        </>
      ) : null}
    </Typography>
  );
}
