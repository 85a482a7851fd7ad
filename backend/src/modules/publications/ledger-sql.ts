import {
  transition,
  type NextPublicationState,
  type PublicationEvent,
  type PublicationState,
} from '@drumbeat/domain';

/** One transition of the state machine, as the ledger's statements name it. */
export interface PublicationTransition {
  readonly from: PublicationState;
  readonly event: PublicationEvent;
  readonly to: PublicationState;
}

/** The transition of the domain's graph from this state by this event; one that does not exist does not compile. */
export function transitionFrom<S extends PublicationState, E extends PublicationEvent>(
  from: S,
  event: NextPublicationState<S, E> extends null ? never : E,
): PublicationTransition {
  const to = transition<PublicationState, PublicationEvent>(from, event);
  if (to === null) throw new Error(`No transition by "${event}" from "${from}"`);
  return { from, event, to };
}

/**
 * The audit of a transition as a part of the statement that moves the rows: `moved` must return id, version and fence.
 * `actor` and `details` are SQL. The names come from the graph, never from input.
 */
export function audit(
  { from, event, to }: PublicationTransition,
  actor: string,
  details = 'null::jsonb',
): string {
  return `audit as (
    insert into publication_events (publication_id, event, from_state, to_state, version, fence, actor, details)
    select id, '${event}', '${from}', '${to}', version, fence, ${actor}, ${details} from moved)`;
}

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
