import { DELIVERY_TEXTS, POST_TEXTS, type PublicationState } from '@drumbeat/domain';

export interface ShareOutcome {
  tone: 'success' | 'plain' | 'warning' | 'error';
  /** Claims no more than is known; what is known in detail is the publication's own text. */
  headline: string;
}

const ON_ITS_WAY: ShareOutcome = { tone: 'plain', headline: DELIVERY_TEXTS.stillOnItsWay };
const PUT_OFF: ShareOutcome = { tone: 'warning', headline: DELIVERY_TEXTS.putOff };
const PAUSED: ShareOutcome = { tone: 'warning', headline: DELIVERY_TEXTS.paused };
const NOT_CONFIRMED: ShareOutcome = { tone: 'warning', headline: DELIVERY_TEXTS.notConfirmed };
const DRAFT_AGAIN: ShareOutcome = { tone: 'plain', headline: DELIVERY_TEXTS.draftAgain };

const OUTCOMES: Readonly<Record<PublicationState, ShareOutcome>> = {
  draft: DRAFT_AGAIN,
  scheduled: ON_ITS_WAY,
  claimed: ON_ITS_WAY,
  sending: ON_ITS_WAY,
  published: { tone: 'success', headline: POST_TEXTS.shared },
  rejected: { tone: 'error', headline: POST_TEXTS.shareFailed },
  blocked_auth: { tone: 'warning', headline: DELIVERY_TEXTS.waitsForReconnect },
  uncertain: NOT_CONFIRMED,
  reconciling: NOT_CONFIRMED,
  needs_user: NOT_CONFIRMED,
  missed: { tone: 'warning', headline: DELIVERY_TEXTS.missed },
  cancelled: DRAFT_AGAIN,
};

/** The reason why "Post Now" is delayed: LinkedIn postponed it (isPutOff), or sending is paused. */
export type ShareDelay = 'put_off' | 'paused';

/** The headline for the result of "Post Now"; null means a post without a publication, or no delay. */
export function shareOutcome(state: PublicationState | null, delay: ShareDelay | null): ShareOutcome {
  if (delay === 'paused') return PAUSED;
  return delay === 'put_off' ? PUT_OFF : OUTCOMES[state ?? 'draft'];
}

/** A longer pause is not waited for on the screen. */
const WORTH_WAITING_MS = 20_000;

/** True once "Post Now" need not be waited for: LinkedIn put it off, and the next try is some time ahead. */
export function isPutOff(state: PublicationState, nextTryAt: Date | null, now: Date): boolean {
  return (
    state === 'scheduled' && nextTryAt !== null && nextTryAt.getTime() - now.getTime() > WORTH_WAITING_MS
  );
}
