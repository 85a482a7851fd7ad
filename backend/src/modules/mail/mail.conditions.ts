/**
 * SQL, when a mail server last knew no way to the person's address, where no mail has reached it since; else null.
 * @param profile alias of `profiles`
 */
export const unreachableSince = (profile: string): string => `(
  select max(refused.failed_at) from outgoing_mails refused
   where refused.user_id = ${profile}.id and refused.is_unreachable and refused.recipient = ${profile}.email
     and not exists (select from outgoing_mails later
                      where later.user_id = refused.user_id and later.recipient = refused.recipient
                        and later.sent_at > refused.failed_at))`;
