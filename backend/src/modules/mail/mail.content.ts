/** Every mail that Drumbeat sends. Most carry one link; the security notices say what happened and where to act. */
export type MailKind =
  | 'magic_link'
  | 'confirm_email'
  | 'recovery'
  /** A link was requested for an address that has no account. */
  | 'no_account'
  /** A confirmation was requested for a confirmed address. */
  | 'already_confirmed'
  | 'new_device'
  | 'password_changed'
  | 'password_removed'
  | 'session_reused'
  | 'made_staff'
  | 'staff_added'
  | 'account_deleted'
  | 'account_deleted_by_staff'
  /** A change of the plan, or a charge to come. */
  | 'billing'
  /** To staff: somebody paid for what they do, and waits for them. */
  | 'plan_begun'
  /** What their user wants to be told by mail. */
  | 'notices';

/** What staff read of a mail. */
const LABELS: Readonly<Record<MailKind, string>> = {
  magic_link: 'A sign-in link',
  confirm_email: 'A link to confirm an address',
  recovery: 'A link to set a new password',
  no_account: 'There is no account',
  already_confirmed: 'The address is confirmed',
  new_device: 'A new device signed in',
  password_changed: 'The password was changed',
  password_removed: 'The password was removed',
  session_reused: 'A session was ended to be safe',
  made_staff: 'They are staff now',
  staff_added: 'Somebody is staff now',
  account_deleted: 'The account was deleted',
  account_deleted_by_staff: 'The account was deleted by staff',
  billing: 'News of the plan',
  plan_begun: 'Somebody began a plan',
  notices: 'Notices',
};

/** Of the kind that a row names; the name itself where another version wrote it. */
export const mailLabel = (kind: string | null): string | null =>
  kind !== null && Object.hasOwn(LABELS, kind) ? LABELS[kind as MailKind] : kind;

/** What happened to a plan (PAY-10). */
export type BillingNews =
  | 'started'
  | 'payment_failed'
  | 'recovered'
  /** Paid after all, and cancelled. */
  | 'recovered_to_end'
  | 'closed_unpaid'
  | 'cancelled'
  /** Cancelled while its month was not paid: it ended at once. */
  | 'cancelled_unpaid'
  /** Cancelled for the end of a month whose payment is still tried. */
  | 'cancelled_owing'
  | 'resumed'
  /** Taken up again while its last payment is still tried. */
  | 'resumed_owing'
  | 'ended'
  | 'ended_unpaid'
  /** The free plan, by staff; it can take the place of a monthly one that waits for its payment. */
  | 'free_granted'
  | 'free_ended'
  | 'renewal'
  | 'paid_twice'
  | 'refunded';

export interface BillingFacts {
  readonly news: BillingNews;
  /** ISO 8601: when the plan renews, ends, or closes without a payment. */
  readonly date?: string;
  /** In the smallest unit of the currency. */
  readonly amount?: number;
  readonly currency?: string;
}

/** A notice as its mail tells it. */
export interface MailedNoticeFacts {
  /** Its button; null where there is nothing to do. */
  readonly action: string | null;
  readonly title: string;
  readonly body: string;
  /** Path of this site. */
  readonly link: string;
}

/** Facts for the mail's text. Never a secret: they are stored in the outbox unencrypted. */
export interface MailFacts {
  readonly first_name?: string | null;
  /** Such as "Firefox on Windows". */
  readonly device?: string;
  /** Network address. */
  readonly address?: string;
  /** Address of the member of staff that the mail is about, and of who made them one; null on the command line. */
  readonly person?: string;
  /** Whose page in the console it leads to. */
  readonly person_id?: string;
  readonly by?: string | null;
  /** ISO 8601. */
  readonly at?: string;
  /** IANA name of the zone for `at`. */
  readonly time_zone?: string;
  /** Access that ended besides sessions, links and known browsers. */
  readonly ended?: readonly ('password' | 'calendar_feed' | 'linkedin')[];
  readonly billing?: BillingFacts;
  readonly link_minutes?: number;
  /** Path of this site to continue to; the page of a used link requests the new one with it. */
  readonly next?: string;
  readonly notices?: readonly MailedNoticeFacts[];
}
