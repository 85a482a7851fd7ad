import type { PlainDate } from '@drumbeat/domain';
import { IsUUID } from 'class-validator';

export class UsageDay {
  /** In UTC. */
  day: PlainDate;
  people: number;
  visits: number;
}

export class UsedPart {
  /** A key of `TRACKED_PAGES` or `TRACKED_FEATURES`. */
  name: string;
  people: number;
  visits: number;
}

/** The use of the product by all, in the last 30 days. */
export class UsageOverviewResponse {
  /** The newest first; days without a visit, too. */
  days: UsageDay[];
  pages: UsedPart[];
  features: UsedPart[];
  /** People who do not want to be tracked: they are in none of these figures. */
  refusals: number;
}

export class UsageParams {
  @IsUUID()
  id: string;
}

/** How one person used the product in the last 30 days. */
export class UsagePersonResponse {
  /** The user's. */
  id: string;
  email: string;
  full_name: string | null;
  /** They do not want to be tracked. */
  is_refused: boolean;
  visits: number;
  days: number;
  /** From the first to the last event of each visit. */
  minutes: number;
  last_visit_at: Date | null;
}

export class UsagePersonListResponse {
  data: UsagePersonResponse[];
  total: number;
}

export class VisitResponse {
  id: string;
  started_at: Date;
  last_event_at: Date;
  browser: string | null;
  device: string | null;
  pages_visited: string[];
  features_used: string[];
}

export class UsagePersonDetailResponse extends UsagePersonResponse {
  /** The last 50 that are kept, the newest first. */
  visit_list: VisitResponse[];
}
