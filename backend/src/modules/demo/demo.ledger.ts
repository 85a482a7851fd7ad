import { createHash } from 'node:crypto';
import { transition, wallClockAt, type PublicationEvent, type PublicationState } from '@drumbeat/domain';

/** What became of a post that was given a time: LinkedIn shows it, LinkedIn's answer was lost, or its time is to come. */
export type DemoDelivery =
  | { readonly kind: 'shown'; readonly urn: string; readonly url: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'waiting' };

export interface DemoPublication {
  readonly postId: string;
  readonly content: string;
  /** When it is due. */
  readonly at: Date;
  /** IANA name of its user's zone. */
  readonly zone: string;
  readonly delivery: DemoDelivery;
}

/** One publication in the three tables of the ledger. */
export interface DemoPublicationRows {
  readonly publication: object;
  /** Null where nothing was sent. */
  readonly attempt: object | null;
  readonly events: readonly object[];
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Of a worker that is long gone: real ones count from 1. */
export const DEMO_OWNER = 0;
/** LinkedIn answers after a second; without an answer the sender gives up after 20. */
const SENT_MS = SECOND_MS;
const ANSWERED_MS = { shown: 2 * SECOND_MS, lost: 21 * SECOND_MS } as const;

/** When it happened, counted from the due time, and what. */
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
  const { postId, at, zone, delivery } = post;
  const { date, time } = wallClockAt(at, zone);
  const dayBefore = new Date(at.getTime() - DAY_MS);
  const chosenAt = dayBefore < now ? dayBefore : now;
  const moments = [
    { at: chosenAt, event: 'schedule' as const },
    ...STEPS[delivery.kind].map(([ms, event]) => ({ at: new Date(at.getTime() + ms), event })),
  ];
  let state: PublicationState = 'draft';
  const events = moments.map(({ at: happenedAt, event }) => {
    const from = state;
    state = transition<PublicationState, PublicationEvent>(from, event) ?? from;
    const isChoice = event === 'schedule';
    return {
      post_id: postId,
      at: happenedAt,
      event,
      from_state: from,
      to_state: state,
      fence: isChoice ? 0 : 1,
      by_user: isChoice,
      details: isChoice ? { date, time, zone } : null,
    };
  });
  const wasSent = delivery.kind !== 'waiting';
  const { kind } = delivery;
  const { urn, url } = kind === 'shown' ? delivery : { urn: null, url: null };
  const result = { outcome: wasSent ? (kind === 'shown' ? 'published' : 'no_answer') : null, urn };
  const evidence = kind === 'shown' ? 'response' : null;
  return {
    publication: {
      post_id: postId,
      state,
      due_at: at,
      local_date: date,
      local_time: time,
      time_zone: zone,
      fence: wasSent ? 1 : 0,
      owner_id: wasSent ? DEMO_OWNER : null,
      post_version: wasSent ? 1 : null,
      ...result,
      evidence,
      linkedin_url: url,
      published_at: kind === 'shown' ? moments.at(-1)?.at : null,
      created_at: chosenAt,
      updated_at: moments.at(-1)?.at,
    },
    attempt:
      kind === 'waiting'
        ? null
        : {
            post_id: postId,
            owner_id: DEMO_OWNER,
            payload_hash: createHash('sha256').update(post.content).digest('hex'),
            sending_at: new Date(at.getTime() + SENT_MS),
            responded_at: new Date(at.getTime() + ANSWERED_MS[kind]),
            http_status: kind === 'shown' ? 201 : null,
            outcome_class: kind === 'shown' ? 'published' : 'F',
            ...result,
            evidence,
          },
    events,
  };
}
