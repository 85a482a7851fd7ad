import { createHash } from 'node:crypto';
import {
  type ClockTime,
  DAY_MS,
  MINUTE_MS,
  type OutcomeClass,
  type OutcomeCode,
  type PlainDate,
  type PublicationEvent,
  type PublicationState,
  SECOND_MS,
  transition,
  wallClockAt,
} from '@drumbeat/domain';

/** State of a scheduled post: published, LinkedIn's response lost, or still due. */
export type DemoDelivery =
  | { readonly kind: 'shown'; readonly urn: string; readonly url: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'waiting' };

export interface DemoPublication {
  readonly userId: string;
  readonly postId: string;
  /** What LinkedIn is asked with. */
  readonly body: string;
  readonly at: Date;
  /** IANA name of its user's zone. */
  readonly zone: string;
  readonly delivery: DemoDelivery;
}

/** The demo's values for the ledger's columns; ids, counts and the version are set by the insert. */
interface PublicationColumns {
  readonly post_id: string;
  readonly state: PublicationState;
  readonly due_at: Date;
  readonly local_date: PlainDate;
  readonly local_time: ClockTime;
  readonly time_zone: string;
  readonly fence: number;
  readonly owner_id: number | null;
  readonly post_version: number | null;
  /** The record of approvals shows the text of it. */
  readonly snapshot: string | null;
  readonly outcome: OutcomeCode | null;
  readonly urn: string | null;
  readonly evidence: 'response' | null;
  readonly linkedin_url: string | null;
  readonly published_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface AttemptColumns {
  readonly number: number;
  readonly fence: number;
  readonly owner_id: number;
  readonly payload_hash: string;
  readonly sending_at: Date;
  readonly responded_at: Date;
  readonly http_status: number | null;
  readonly outcome_class: OutcomeClass;
  readonly outcome: OutcomeCode;
  readonly urn: string | null;
  readonly evidence: 'response' | null;
}

interface EventColumns {
  readonly at: Date;
  readonly event: PublicationEvent;
  readonly from_state: PublicationState;
  readonly to_state: PublicationState;
  readonly fence: number;
  readonly actor: string;
  readonly details: { readonly date: PlainDate; readonly time: ClockTime; readonly zone: string } | null;
}

/** One publication in the three tables of the ledger. */
export interface DemoPublicationRows {
  readonly publication: PublicationColumns;
  /** Empty when nothing was sent. */
  readonly attempts: readonly AttemptColumns[];
  readonly events: readonly EventColumns[];
}

/** A worker that no longer exists: real ones count from 1. */
const DEMO_OWNER = 0;
/** LinkedIn responds after a second; without a response the sender gives up after 20. */
const SENT_MS = SECOND_MS;
const ANSWERED_MS = { shown: 2 * SECOND_MS, lost: 21 * SECOND_MS } as const;

interface SendResult {
  /** Milliseconds after the due time. */
  readonly answeredMs: number;
  readonly http_status: number | null;
  readonly outcome_class: OutcomeClass;
  readonly outcome: OutcomeCode;
}

const RESULTS: Readonly<Record<DemoDelivery['kind'], SendResult | null>> = {
  waiting: null,
  shown: {
    answeredMs: ANSWERED_MS.shown,
    http_status: 201,
    outcome_class: 'published',
    outcome: 'published',
  },
  lost: { answeredMs: ANSWERED_MS.lost, http_status: null, outcome_class: 'F', outcome: 'no_answer' },
};

/** The event and its time after the due time. */
type Step = readonly [afterMs: number, event: PublicationEvent];

const WORK: readonly Step[] = [
  [0, 'claim'],
  [SENT_MS, 'start_sending'],
];
const STEPS: Readonly<Record<DemoDelivery['kind'], readonly Step[]>> = {
  waiting: [],
  shown: [...WORK, [ANSWERED_MS.shown, 'accepted']],
  lost: [
    ...WORK,
    [ANSWERED_MS.lost, 'outcome_unknown'],
    [3 * MINUTE_MS, 'settled'],
    [4 * MINUTE_MS, 'no_evidence'],
  ],
};

/**
 * The rows that a user and a worker would have left: scheduled the day before, claimed, sent once, and what LinkedIn said.
 *
 * @param now a time that is to come was chosen by then
 */
export function publicationRows(post: DemoPublication, now: Date): DemoPublicationRows {
  const { userId, postId, at, zone, delivery } = post;
  const { date, time } = wallClockAt(at, zone);
  const dayBefore = new Date(at.getTime() - DAY_MS);
  const chosenAt = dayBefore < now ? dayBefore : now;
  const work = STEPS[delivery.kind].map(([ms, event]) => ({ at: new Date(at.getTime() + ms), event }));
  let state: PublicationState = 'draft';
  const step = (happenedAt: Date, event: PublicationEvent) => {
    const from_state = state;
    state = transition<PublicationState, PublicationEvent>(from_state, event) ?? from_state;
    return { at: happenedAt, event, from_state, to_state: state };
  };
  const events: EventColumns[] = [
    { ...step(chosenAt, 'schedule'), fence: 0, actor: `user:${userId}`, details: { date, time, zone } },
    ...work.map((moment) => ({
      ...step(moment.at, moment.event),
      fence: 1,
      actor: `worker:${DEMO_OWNER}`,
      details: null,
    })),
  ];
  const lastAt = work.at(-1)?.at ?? chosenAt;
  const result = RESULTS[delivery.kind];
  const { urn, url } = delivery.kind === 'shown' ? delivery : { urn: null, url: null };
  const evidence = delivery.kind === 'shown' ? 'response' : null;
  return {
    publication: {
      post_id: postId,
      state,
      due_at: at,
      local_date: date,
      local_time: time,
      time_zone: zone,
      fence: result ? 1 : 0,
      owner_id: result && DEMO_OWNER,
      post_version: result && 1,
      snapshot: result && post.body,
      outcome: result?.outcome ?? null,
      urn,
      evidence,
      linkedin_url: url,
      published_at: delivery.kind === 'shown' ? lastAt : null,
      created_at: chosenAt,
      updated_at: lastAt,
    },
    attempts: result
      ? [
          {
            number: 1,
            fence: 1,
            owner_id: DEMO_OWNER,
            payload_hash: createHash('sha256').update(post.body).digest('hex'),
            sending_at: new Date(at.getTime() + SENT_MS),
            responded_at: new Date(at.getTime() + result.answeredMs),
            http_status: result.http_status,
            outcome_class: result.outcome_class,
            outcome: result.outcome,
            urn,
            evidence,
          },
        ]
      : [],
    events,
  };
}
