import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CALENDAR_TEXTS } from '@drumbeat/domain';
import { shortDate } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router';
import { InlineAlert } from '../../../components/inline-alert';
import type { MoveTarget } from '../../../features/calendar/hooks/use-moves';
import { linkTo } from '../../../lib/paths';

interface ChoosingNoteProps {
  place: MoveTarget;
  /** The reason why no prompt can be put there; null when one can. */
  refusal: string | null;
}

/** Above the library while a prompt is chosen for a place of the calendar: the place, and a link back without one. */
export function ChoosingNote({ place: { date, slot }, refusal }: ChoosingNoteProps) {
  return (
    <InlineAlert
      tone={refusal === null ? 'info' : 'warn'}
      action={
        <Button
          component={RouterLink}
          to={linkTo.calendar({ selectedDate: date })}
          variant="outlined"
          size="small"
          sx={{ my: '-0.125rem' }}
        >
          Cancel
        </Button>
      }
    >
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {CALENDAR_TEXTS.chooseFor(shortDate(date), slot ?? 1)}
      </Typography>
      {refusal}
    </InlineAlert>
  );
}
