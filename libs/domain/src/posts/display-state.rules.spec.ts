import { DAY_MS } from '../time/durations.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NOTICE_STATES, PUBLICATION_STATES } from '../publications/publication.machine.js';
import { instants, plainDates } from '../time/testing/time-arbitraries.js';
import { GROUPS_OF_TAB, postGroupOf } from './post-group.rules.js';
import { DISPLAY_STATES, handPlan, postDisplay, postTabOf, type PostFacts } from './display-state.rules.js';
import { POST_STATUSES } from './post-status.machine.js';

const now = new Date('2026-11-21T12:00:00Z');
const at = { now, today: '2026-11-21' };

const post = (overrides: Partial<PostFacts> = {}): PostFacts => ({
  status: 'draft',
  byHand: null,
  scheduled_date: null,
  posted_at: null,
  hasAnalytics: false,
  publicationState: null,
  isHeld: false,
  isPaused: false,
  isTraining: false,
  ...overrides,
});
const postedFor = (ms: number, overrides: Partial<PostFacts> = {}) =>
  postDisplay(post({ status: 'used', posted_at: new Date(now.getTime() - ms), ...overrides }), at);

describe('a draft', () => {
  it.each([null, '2026-11-21', '2026-11-22'])('with the date %p is upcoming and asks for nothing', (date) => {
    expect(postDisplay(post({ scheduled_date: date }), at)).toMatchObject({
      state: 'draft-upcoming',
      action: null,
    });
  });

  it('whose date has passed can be marked as posted', () => {
    expect(postDisplay(post({ scheduled_date: '2026-11-20' }), at)).toMatchObject({
      state: 'draft-date-passed',
      action: 'mark-as-posted',
      actionLabel: 'Mark as posted',
    });
  });

  it.each([
    ['scheduled', 'scheduled'],
    ['claimed', 'publishing'],
    ['sending', 'publishing'],
    ['uncertain', 'not-confirmed'],
    ['reconciling', 'not-confirmed'],
    ['needs_user', 'not-confirmed'],
    ['rejected', 'failed'],
    ['blocked_auth', 'needs-reconnect'],
    ['missed', 'missed'],
  ] as const)(
    'with a publication that is %s shows as %s, whatever its planned date',
    (publicationState, state) => {
      expect(postDisplay(post({ publicationState, scheduled_date: '2026-11-01' }), at).state).toBe(state);
    },
  );

  it('is on hold and needs its user, not scheduled, while it waits for a look after a restore', () => {
    const shown = postDisplay(post({ publicationState: 'scheduled', isHeld: true }), at);
    expect(shown.state).toBe('on-hold');
    expect(postTabOf(shown.state)).toBe('scheduled');
    expect(postGroupOf(shown)).toBe('needs-you');
  });

  it('is paused, not scheduled, while nothing is sent; on hold comes first, since that is for its user to end', () => {
    const shown = postDisplay(post({ publicationState: 'scheduled', isPaused: true }), at);
    expect(shown.state).toBe('paused');
    expect(postTabOf(shown.state)).toBe('scheduled');
    expect(postGroupOf(shown)).toBe('coming-up');
    const held = post({ publicationState: 'scheduled', isPaused: true, isHeld: true });
    expect(postDisplay(held, at).state).toBe('on-hold');
  });

  it.each(PUBLICATION_STATES)(
    'shows a pause only where it waits for its time, not where it is %s',
    (state) => {
      const shown = postDisplay(post({ publicationState: state, isPaused: true }), at).state;
      expect(shown === 'paused').toBe(state === 'scheduled');
    },
  );

  it('never looks like a draft once its publication is published', () => {
    expect(postDisplay(post({ publicationState: 'published' }), at).state).toBe('posted-complete');
  });

  it('is a draft again once its publication is cancelled', () => {
    expect(postDisplay(post({ publicationState: 'cancelled' }), at).state).toBe('draft-upcoming');
  });
});

describe('the group of a post', () => {
  it.each(NOTICE_STATES)(
    'is what needs the user where its publication is %s and waits for their word',
    (publicationState) => {
      expect(postGroupOf(postDisplay(post({ publicationState }), at))).toBe('needs-you');
    },
  );

  it.each(['scheduled', 'claimed', 'sending'] as const)(
    'is what comes up while its publication is %s and goes out by itself',
    (publicationState) => {
      expect(postGroupOf(postDisplay(post({ publicationState }), at))).toBe('coming-up');
    },
  );

  it('is what needs the user where the day of a draft has passed, and what comes up before', () => {
    const groupOn = (scheduled_date: string) => postGroupOf(postDisplay(post({ scheduled_date }), at));
    expect(groupOn('2026-11-20')).toBe('needs-you');
    expect(groupOn('2026-11-21')).toBe('coming-up');
  });
});

describe('a posted post', () => {
  it('is complete without a date of posting', () => {
    expect(postDisplay(post({ status: 'used' }), at).state).toBe('posted-complete');
  });

  it('waits for its analytics under 2 days and says how many days remain', () => {
    expect(postedFor(0)).toMatchObject({ state: 'posted-analytics-pending', remainingDays: 2 });
    expect(postedFor(DAY_MS)).toMatchObject({ state: 'posted-analytics-pending', remainingDays: 1 });
    expect(postedFor(2 * DAY_MS - 1, { hasAnalytics: true })).toMatchObject({
      state: 'posted-analytics-pending',
      remainingDays: 1,
    });
  });

  it('needs analytics from exactly 2 days on, or is complete with them', () => {
    expect(postedFor(2 * DAY_MS)).toMatchObject({
      state: 'posted-needs-analytics',
      action: 'add-analytics',
      actionLabel: 'Add analytics',
      needsAnalytics: false,
    });
    expect(postedFor(2 * DAY_MS, { hasAnalytics: true })).toMatchObject({
      state: 'posted-complete',
      action: null,
    });
  });

  it('is flagged when more than 5 days have passed, not at exactly 5', () => {
    expect(postedFor(432_000_000).needsAnalytics).toBe(false);
    expect(postedFor(432_000_001).needsAnalytics).toBe(true);
    expect(postedFor(432_000_001, { hasAnalytics: true }).needsAnalytics).toBe(false);
  });
});

describe('a draft that its author posts by hand', () => {
  const clock = { date: '2026-11-21', time: '09:30' };
  it.each([
    ['2026-11-22', '08:00', 'waits', 'by-hand', 'coming-up'],
    ['2026-11-21', '09:31', 'waits', 'by-hand', 'coming-up'],
    ['2026-11-21', '09:30', 'due', 'by-hand-due', 'needs-you'],
    ['2026-11-20', '23:00', 'due', 'by-hand-due', 'needs-you'],
  ])('for %s at %s is shown so, and asks for itself from its time on', (date, time, plan, state, group) => {
    const byHand = handPlan({ scheduled_date: date, hand_time: time }, clock);
    expect(byHand).toBe(plan);
    const shown = postDisplay(post({ byHand, scheduled_date: date }), at);
    expect([shown.state, postGroupOf(shown)]).toEqual([state, group]);
  });

  it('has no plan without a day and a time, and none that counts once Drumbeat posts it', () => {
    expect(handPlan({ scheduled_date: '2026-11-20', hand_time: null }, clock)).toBeNull();
    expect(handPlan({ scheduled_date: null, hand_time: '09:30' }, clock)).toBeNull();
    expect(postDisplay(post({ byHand: 'due', publicationState: 'scheduled' }), at).state).toBe('scheduled');
    expect(postDisplay(post({ byHand: 'due', status: 'used' }), at).state).toBe('posted-complete');
  });
});

describe('a training post', () => {
  it.each([0, 2 * DAY_MS, 432_000_001])(
    'posted for %p ms is complete: its figures are entered elsewhere',
    (ms) => {
      expect(postedFor(ms, { isTraining: true })).toMatchObject({
        state: 'posted-complete',
        action: null,
        needsAnalytics: false,
      });
    },
  );
});

describe('every post', () => {
  const posts = fc.record({
    status: fc.constantFrom(...POST_STATUSES),
    scheduled_date: fc.option(plainDates()),
    posted_at: fc.option(instants()),
    hasAnalytics: fc.boolean(),
    publicationState: fc.option(fc.constantFrom(...PUBLICATION_STATES)),
    isHeld: fc.boolean(),
    isPaused: fc.boolean(),
    isTraining: fc.boolean(),
    byHand: fc.constantFrom(null, 'waits' as const, 'due' as const),
  });

  it('has one state, stands in one tab, and is archived where its status says so', () => {
    fc.assert(
      fc.property(posts, instants(), plainDates(), (facts, moment, today) => {
        const shown = postDisplay(facts, { now: moment, today });
        expect(DISPLAY_STATES).toContain(shown.state);
        expect(shown.state === 'archived').toBe(facts.status === 'archived');
        const isPosted = facts.status === 'used' || facts.publicationState === 'published';
        expect(postTabOf(shown.state) === 'posted').toBe(isPosted && facts.status !== 'archived');
        expect(shown.needsAnalytics && shown.state !== 'posted-needs-analytics').toBe(false);
      }),
    );
  });

  it('stands under scheduled only while it goes out by itself, or will once its user has looked or sending goes on, and in a group of its tab', () => {
    fc.assert(
      fc.property(posts, instants(), plainDates(), (facts, moment, today) => {
        const shown = postDisplay(facts, { now: moment, today });
        const tab = postTabOf(shown.state);
        expect(tab === 'scheduled').toBe(
          ['scheduled', 'on-hold', 'paused', 'publishing'].includes(shown.state),
        );
        if (tab) expect(GROUPS_OF_TAB[tab]).toContain(postGroupOf(shown));
        else expect(postGroupOf(shown)).toBe('needs-you');
      }),
    );
  });

  it.each(['not-confirmed', 'failed', 'missed', 'needs-reconnect'] as const)(
    'is neither a draft nor scheduled where its way has stopped: %s',
    (state) => expect(postTabOf(state)).toBeNull(),
  );
});
