/** The event of a pause's end in the audit of a publication that came due in it. It moves no state. */
export const SENDING_RESUMED = 'sending_resumed';

/**
 * The condition that a post may still be published automatically: its time, or the end of a pause in which it came,
 * is not longer ago than the grace. `seconds` is SQL, as `table` is.
 */
export function isWithinGrace(table: string, seconds: string): string {
  const since = `now() - make_interval(secs => ${seconds})`;
  return `(${table}.due_at >= ${since} or exists (
    select 1 from publication_events e
     where e.publication_id = ${table}.id and e.version = ${table}.version and e.event = '${SENDING_RESUMED}' and e.at >= ${since}))`;
}
