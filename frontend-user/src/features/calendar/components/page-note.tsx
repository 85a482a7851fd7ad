import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CALENDAR_TEXTS, dateLabel, mondayOf, weekToPlan } from '@drumbeat/domain';

interface PageNoteProps {
  /** The Monday of the week that is shown. */
  week: string;
  today: string | null;
  /** The day that was asked for and has no page; null where the right week is shown. */
  missingDate: string | null;
  onPlan: (monday: string) => void;
}

/** First line of the week: that it is over, with the way to the next one, or that another one was asked for. */
export function PageNote({ week, today, missingDate, onPlan }: PageNoteProps) {
  const next = today !== null && mondayOf(today) === week ? weekToPlan(today) : null;
  if (!next && missingDate === null) return null;
  return (
    <Typography component="p" role="status" sx={{ mb: 4, color: 'text.secondary' }}>
      {missingDate === null ? null : `${CALENDAR_TEXTS.noPage(dateLabel(missingDate))} `}
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
