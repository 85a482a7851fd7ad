import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  eventsAllowed,
  IN_PROGRESS_STATES,
  isInProgress,
  NOTICE_STATES,
  PUBLICATION_EVENT_ACTORS,
  PUBLICATION_EVENTS,
  PUBLICATION_STATES,
  statesAllowing,
  TERMINAL_STATES,
  transition,
  UNFINISHED_STATES,
  type PublicationEvent,
  type PublicationState,
} from './publication.machine.js';

const moves = PUBLICATION_STATES.flatMap((from) =>
  PUBLICATION_EVENTS.flatMap((event) => {
    const to = transition(from, event);
    return to === null ? [] : [{ from, event, to }];
  }),
);

/** Typed wide, so that a history is not narrowed to what can follow a draft. */
const initialState = (): PublicationState => 'draft';

const eventsBetween = (froms: readonly PublicationState[], to: PublicationState): PublicationEvent[] => [
  ...new Set(moves.filter((move) => froms.includes(move.from) && move.to === to).map(({ event }) => event)),
];

describe('the graph of a publication', () => {
  it('leads from each state to these and to no other', () => {
    const drawn = PUBLICATION_STATES.map((from) => {
      const targets = new Set(moves.filter((move) => move.from === from).map(({ to }) => to));
      return `${from} → ${[...targets].sort().join(' | ')}`;
    });
    expect(drawn).toEqual([
      'draft → scheduled',
      'scheduled → blocked_auth | cancelled | claimed | missed | needs_user | scheduled',
      'claimed → blocked_auth | cancelled | needs_user | rejected | scheduled | sending',
      'sending → blocked_auth | needs_user | published | rejected | scheduled | uncertain',
      'published → ',
      'rejected → cancelled | needs_user | scheduled',
      'blocked_auth → cancelled | missed | needs_user | scheduled',
      'uncertain → needs_user | reconciling',
      'reconciling → needs_user | published | reconciling | scheduled',
      'needs_user → cancelled | published | rejected | scheduled',
      'missed → cancelled | needs_user | scheduled',
      'cancelled → ',
    ]);
  });

  it('reaches every state from a draft', () => {
    const reached = new Set<PublicationState>(['draft']);
    for (const state of reached) {
      for (const { to } of moves.filter((move) => move.from === state)) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...PUBLICATION_STATES].sort());
  });

  it('can end from every state', () => {
    for (const start of PUBLICATION_STATES) {
      const reached = new Set<PublicationState>([start]);
      for (const state of reached) {
        for (const { to } of moves.filter((move) => move.from === state)) reached.add(to);
      }
      expect(TERMINAL_STATES.some((state) => reached.has(state))).toBe(true);
    }
  });

  it('has no dead end without a notice: where only the user leads on, the user is told', () => {
    const leadsOnByItself = (state: PublicationState) =>
      moves.some(
        ({ from, event, to }) =>
          from === state && to !== state && PUBLICATION_EVENT_ACTORS[event] === 'system',
      );
    const waitsForUser = PUBLICATION_STATES.filter(
      (state) => state !== 'draft' && !TERMINAL_STATES.includes(state) && !leadsOnByItself(state),
    );
    expect(NOTICE_STATES).toEqual(expect.arrayContaining(waitsForUser));
    for (const state of NOTICE_STATES) {
      expect(eventsAllowed(state).some((event) => PUBLICATION_EVENT_ACTORS[event] === 'user')).toBe(true);
    }
  });

  it('uses every event somewhere', () => {
    expect(PUBLICATION_EVENTS.filter((event) => statesAllowing(event).length === 0)).toEqual([]);
  });

  it('leaves nothing open in the terminal states', () => {
    expect(TERMINAL_STATES.flatMap((state) => eventsAllowed(state))).toEqual([]);
    expect([...UNFINISHED_STATES, ...TERMINAL_STATES].sort()).toEqual([...PUBLICATION_STATES].sort());
  });
});

describe('never twice', () => {
  /** Proof that it is absent, or the user's decision. */
  const SETTLING = new Set<PublicationEvent>([
    'proven_absent',
    'user_publishes_again',
    'user_denies_duplicate',
  ]);

  it('sends only from claimed', () => {
    expect(statesAllowing('start_sending')).toEqual(['claimed']);
    expect(eventsBetween(PUBLICATION_STATES, 'sending')).toEqual(['start_sending']);
  });

  it('goes from sending back to the schedule only when LinkedIn certainly did nothing', () => {
    expect(eventsBetween(['sending'], 'scheduled')).toEqual(['not_sent', 'rate_limited']);
    expect(transition('sending', 'lease_expired')).toBe('uncertain');
  });

  it('leaves an unknown outcome for the schedule only by proof of absence or the user’s word', () => {
    expect(eventsBetween(['uncertain', 'reconciling', 'needs_user'], 'scheduled').sort()).toEqual([
      'proven_absent',
      'user_publishes_again',
    ]);
  });

  it('takes no duplicate that LinkedIn names for proof, neither that it is there nor that it is not', () => {
    expect(transition('sending', 'duplicate_of_own')).toBe('needs_user');
    expect(eventsBetween(['needs_user'], 'published').sort()).toEqual([
      'evidence_found',
      'user_confirms_posted',
    ]);
    expect(eventsBetween(['needs_user'], 'rejected')).toEqual(['user_denies_duplicate']);
  });

  it('takes no edit, new time or cancellation while LinkedIn may have the text', () => {
    for (const state of IN_PROGRESS_STATES) {
      expect(isInProgress(state)).toBe(true);
      expect(eventsAllowed(state)).not.toEqual(expect.arrayContaining(['edit']));
      expect(eventsAllowed(state)).not.toEqual(expect.arrayContaining(['reschedule']));
    }
    expect(statesAllowing('cancel')).toEqual([
      'scheduled',
      'claimed',
      'rejected',
      'blocked_auth',
      'needs_user',
      'missed',
    ]);
  });

  it('holds for every history: between two sends that may both have arrived stands a proof or the user', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PUBLICATION_EVENTS), { maxLength: 200 }), (events) => {
        let state = initialState();
        let mayBeOnLinkedIn = false;
        for (const event of events) {
          const next = transition(state, event);
          if (next === null) continue;
          if (next === 'sending') expect(mayBeOnLinkedIn).toBe(false);
          if (SETTLING.has(event)) mayBeOnLinkedIn = false;
          else if (['published', 'uncertain', 'needs_user'].includes(next)) mayBeOnLinkedIn = true;
          state = next;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the transition function', () => {
  it('answers null for events that the state does not know', () => {
    expect(transition('published', 'claim')).toBeNull();
    expect(transition('draft', 'cancel')).toBeNull();
  });

  it('knows the next state as a type', () => {
    const next: 'sending' = transition('claimed', 'start_sending');
    const none: null = transition('uncertain', 'start_sending');
    expect([next, none]).toEqual(['sending', null]);
  });
});
