/** Every mail that Drumbeat sends. Most carry one link; the security notices say what happened and where to act. */
export type MailKind =
  | 'magic_link'
  | 'confirm_email'
  | 'recovery'
  /** Somebody asked for a link to an address that has no account. */
  | 'no_account'
  /** Somebody asked to confirm an address that is confirmed. */
  | 'already_confirmed'
  | 'new_device'
  | 'password_changed'
  | 'password_removed'
  | 'session_reused'
  | 'made_staff'
  | 'staff_added'
  | 'account_deleted';

/** What a mail says about an occasion. Never a secret: it stands in the outbox as it is. */
export interface MailFacts {
  readonly first_name?: string | null;
  /** Such as "Firefox on Windows". */
  readonly device?: string;
  /** Network address. */
  readonly address?: string;
  /** Address of the member of staff that the mail is about, and of who made them one; null on the command line. */
  readonly person?: string;
  readonly by?: string | null;
  /** ISO 8601. */
  readonly at?: string;
  /** IANA name in which `at` is told. */
  readonly time_zone?: string;
  /** What ended besides sessions, links and known browsers. */
  readonly ended?: readonly ('password' | 'calendar_feed' | 'linkedin')[];
  /** How long the link lives, in minutes. */
  readonly link_minutes?: number;
  /** Where the link leads on to, as a path of this site; the page of a spent link asks for the new one with it. */
  readonly next?: string;
}
