import { IsString, MaxLength } from 'class-validator';

/** Room for any token of ours. */
const TOKEN_MAX = 100;

export class CalendarFeedParams {
  @IsString()
  @MaxLength(TOKEN_MAX)
  token: string;
}

/** All null while the user has no address for calendar programs. */
export class CalendarFeedResponse {
  /** A secret: it gives access to the calendar. */
  url: string | null;
  created_at: Date | null;
  /** When a calendar program last read it, to the quarter of an hour; null for never. */
  last_read_at: Date | null;
}
