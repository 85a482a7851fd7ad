/**
 * SQL, since when no mail server knows a way to the person's address: its first refusal since a mail arrived; null where there is none.
 * @param profile alias of `profiles`
 */
export const unreachableSince = (profile: string): string => `(
  select min(refused.failed_at) from outgoing_mails refused
   where refused.user_id = ${profile}.id and refused.is_unreachable and refused.recipient = ${profile}.email
     and not exists (select from outgoing_mails later
                      where later.user_id = refused.user_id and later.recipient = refused.recipient
                        and later.sent_at > refused.failed_at))`;
