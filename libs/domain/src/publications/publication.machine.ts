/** The states of a publication (docs/publishing.md, "States"). */
export const PUBLICATION_STATES = [
  'draft',
  'scheduled',
  'claimed',
  'sending',
  'published',
  'rejected',
  'blocked_auth',
  'uncertain',
  'reconciling',
  'needs_user',
  'missed',
  'cancelled',
] as const;

export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** All events of a publication, and their actor: the user, our processes, or the operator who restores older data. */
export const PUBLICATION_EVENT_ACTORS = {
  /** A time is chosen. */
  schedule: 'user',
  /** The text of a waiting post changes; it is read when it is sent, so the version stays. */
  edit: 'user',
  /** A new time is chosen; the version is incremented. */
  reschedule: 'user',
  cancel: 'user',
  /** A worker takes the due row: the fence rises, the lease starts. */
  claim: 'system',
  /** Preparing failed temporarily; nothing was sent. */
  release: 'system',
  lease_expired: 'system',
  /** The intent is committed; from here on the text may have left. */
  start_sending: 'system',
  /** The call was certainly not carried out and may be retried (classes A, and D with a fresh token). */
  not_sent: 'system',
  /** 429 (class B). */
  rate_limited: 'system',
  /** A certain refusal of this text or request (class C, and E without an own earlier attempt). */
  refused: 'system',
  /** Token or scope is lost (class D), or the connection ended before the post was due. */
  auth_lost: 'system',
  /** 201. */
  accepted: 'system',
  /**
   * LinkedIn names a duplicate that an own earlier attempt may have made, of which the user said that it is not there (class E).
   * One of the two is wrong, and we cannot find out which: the user checks again.
   */
  duplicate_of_own: 'system',
  /** The text may or may not have arrived (class F). */
  outcome_unknown: 'system',
  /** The settle time is over: what LinkedIn would still commit, it has. */
  settled: 'system',
  /** A late URN or a read-back proves the post. */
  evidence_found: 'system',
  no_evidence: 'system',
  /** It is not on LinkedIn, and the old owner cannot send any more. */
  proven_absent: 'system',
  user_confirms_posted: 'user',
  user_publishes_again: 'user',
  /** The user looked once more: what LinkedIn calls a duplicate is not there. */
  user_denies_duplicate: 'user',
  reconnected: 'user',
  /** Due time and grace have passed and nothing was sent. */
  grace_passed: 'system',
  /** The database is an older one than before: what was due since may have gone out, and its traces are lost (ADR 9). */
  data_restored: 'operator',
} as const satisfies Record<string, 'user' | 'system' | 'operator'>;

export type PublicationEvent = keyof typeof PUBLICATION_EVENT_ACTORS;

export const PUBLICATION_EVENTS = Object.keys(PUBLICATION_EVENT_ACTORS) as PublicationEvent[];

/**
 * The complete graph, drawn in docs/publishing.md, "States". Four transitions start before anything was sent and end early:
 * `claimed → rejected | blocked_auth` (preparing finds the text or the connection unfit; waiting for the grace to end
 * would only notify the user later), `scheduled → blocked_auth` (its account is disconnected or replaced: it cannot go out
 * as it is planned) and `blocked_auth → cancelled` (a user may cancel before the grace ends).
 * `reconciling → reconciling` lets another process take over from one that crashed while checking. A duplicate that
 * LinkedIn names is no proof here (ADR 5): `sending → needs_user` asks again, and `needs_user → rejected` keeps the
 * text to be changed. A restored database is incomplete: every non-terminal state then leads to `needs_user` (ADR 9).
 */
const TRANSITIONS = {
  draft: { schedule: 'scheduled' },
  scheduled: {
    edit: 'scheduled',
    reschedule: 'scheduled',
    cancel: 'cancelled',
    claim: 'claimed',
    auth_lost: 'blocked_auth',
    grace_passed: 'missed',
    data_restored: 'needs_user',
  },
  claimed: {
    cancel: 'cancelled',
    release: 'scheduled',
    lease_expired: 'scheduled',
    start_sending: 'sending',
    refused: 'rejected',
    auth_lost: 'blocked_auth',
    data_restored: 'needs_user',
  },
  sending: {
    accepted: 'published',
    duplicate_of_own: 'needs_user',
    not_sent: 'scheduled',
    rate_limited: 'scheduled',
    refused: 'rejected',
    auth_lost: 'blocked_auth',
    outcome_unknown: 'uncertain',
    lease_expired: 'uncertain',
    data_restored: 'needs_user',
  },
  published: {},
  rejected: {
    reschedule: 'scheduled',
    user_publishes_again: 'scheduled',
    cancel: 'cancelled',
    data_restored: 'needs_user',
  },
  blocked_auth: {
    reconnected: 'scheduled',
    reschedule: 'scheduled',
    cancel: 'cancelled',
    grace_passed: 'missed',
    data_restored: 'needs_user',
  },
  uncertain: { settled: 'reconciling', data_restored: 'needs_user' },
  reconciling: {
    settled: 'reconciling',
    evidence_found: 'published',
    no_evidence: 'needs_user',
    proven_absent: 'scheduled',
    data_restored: 'needs_user',
  },
  needs_user: {
    evidence_found: 'published',
    user_confirms_posted: 'published',
    user_publishes_again: 'scheduled',
    user_denies_duplicate: 'rejected',
    cancel: 'cancelled',
  },
  missed: {
    reschedule: 'scheduled',
    user_publishes_again: 'scheduled',
    cancel: 'cancelled',
    data_restored: 'needs_user',
  },
  cancelled: {},
} as const satisfies Record<PublicationState, Partial<Record<PublicationEvent, PublicationState>>>;

type Transitions = typeof TRANSITIONS;

/** The state that an event leads to, as a type; null when the graph has no such transition. */
export type NextPublicationState<S extends PublicationState, E extends PublicationEvent> = S extends unknown
  ? E extends unknown
    ? E extends keyof Transitions[S]
      ? Transitions[S][E]
      : null
    : never
  : never;

/**
 * The next state, or null when the event is not allowed in that state. Write it with one conditional UPDATE on state
 * and fence: the row may have changed since it was read.
 */
export function transition<S extends PublicationState, E extends PublicationEvent>(
  state: S,
  event: E,
): NextPublicationState<S, E> {
  const arrows: Partial<Record<PublicationEvent, PublicationState>> = TRANSITIONS[state];
  return (arrows[event] ?? null) as NextPublicationState<S, E>;
}

/** The events allowed in a state. */
export function eventsAllowed(state: PublicationState): PublicationEvent[] {
  return PUBLICATION_EVENTS.filter((event) => transition(state, event) !== null);
}

/** The states in which an event is allowed: the `state = ANY(…)` of its conditional UPDATE. */
export function statesAllowing(event: PublicationEvent): PublicationState[] {
  return PUBLICATION_STATES.filter((state) => transition(state, event) !== null);
}

/** States without transitions. */
export const TERMINAL_STATES: readonly PublicationState[] = ['published', 'cancelled'];

/** Only the user leads on from here, so entering one of them always comes with a notice. */
export const NOTICE_STATES: readonly PublicationState[] = [
  'rejected',
  'blocked_auth',
  'needs_user',
  'missed',
];

/** The text is or may be at LinkedIn: editing, rescheduling and cancelling get 409 publication.in_progress. */
export const IN_PROGRESS_STATES: readonly PublicationState[] = [
  'sending',
  'uncertain',
  'reconciling',
  'needs_user',
];

/** A publication in one of these still has something to come; a post has at most one of them. */
export const UNFINISHED_STATES: readonly PublicationState[] = PUBLICATION_STATES.filter(
  (state) => !TERMINAL_STATES.includes(state),
);

/** The outcome is open or nothing went out: they wait in the decision inbox until the user, or proof, ends them. */
export const DECISION_STATES: readonly PublicationState[] = [
  'uncertain',
  'reconciling',
  'needs_user',
  'missed',
  'blocked_auth',
  'rejected',
];

/** True while nobody may change the post's text (IN_PROGRESS_STATES). */
export function isInProgress(state: PublicationState): boolean {
  return IN_PROGRESS_STATES.includes(state);
}
