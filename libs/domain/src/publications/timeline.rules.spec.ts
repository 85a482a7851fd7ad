import { describe, expect, it } from '@jest/globals';
import { PUBLICATION_EVENTS, PUBLICATION_STATES, transition } from './publication.machine.js';
import { wallClockAt } from '../time/wall-clock.js';
import { publicationTimeline, type TimelineAttempt, type TimelineEvent } from './timeline.rules.js';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));
const event = (minute: number, name: string, overrides: Partial<TimelineEvent> = {}): TimelineEvent => ({
  at: at(minute),
  event: name,
  from_state: 'scheduled',
  details: null,
  ...overrides,
});
const attempt = (overrides: Partial<TimelineAttempt> = {}): TimelineAttempt => ({
  number: 1,
  sending_at: at(1),
  responded_at: at(2),
  outcome: 'published',
  ...overrides,
});
const words = (events: readonly TimelineEvent[], attempts: readonly TimelineAttempt[] = []) =>
  publicationTimeline(events, attempts, 'owner').map((entry) => entry.words);

describe('the timeline of a publication', () => {
  it('tells a post that went out well from choosing its time to LinkedIn’s answer', () => {
    const details = { date: '2026-11-20', time: '09:00', zone: 'Europe/Berlin' };
    const events = [
      event(-60, 'schedule', { from_state: 'draft', details }),
      event(0, 'claim'),
      event(1, 'start_sending', { from_state: 'claimed' }),
      event(2, 'accepted', { from_state: 'sending' }),
    ];
    expect(publicationTimeline(events, [attempt()], 'owner')).toEqual([
      {
        at: at(-60),
        kind: 'user',
        words: 'You scheduled it for Fri, Nov 20, 2026 at 9:00 AM (Berlin time).',
      },
      { at: at(0), kind: 'work', words: 'Prepared it for LinkedIn.' },
      { at: at(1), kind: 'work', words: 'Attempt 1: sent to LinkedIn.' },
      { at: at(2), kind: 'success', words: 'Attempt 1: LinkedIn accepted the post.' },
    ]);
  });

  it('says "now" of a time that is the minute of its choice', () => {
    const choice = (name: string, details: Record<string, unknown>) =>
      words([event(0, name, { from_state: 'draft', details })], []);
    const now = { ...wallClockAt(at(0), 'Asia/Tokyo'), zone: 'Asia/Tokyo' };
    const later = { ...wallClockAt(new Date(at(0).getTime() + 300_000), 'Asia/Tokyo'), zone: 'Asia/Tokyo' };
    expect(choice('schedule', now)).toEqual(['You asked to publish it now.']);
    expect(choice('reschedule', now)).toEqual(['You asked to publish it now.']);
    expect(choice('schedule', later)).toEqual([expect.stringMatching(/^You scheduled it for /)]);
    expect(choice('reschedule', later)).toEqual([expect.stringMatching(/^You chose another time for /)]);
  });

  it('lists an edit of what waits, and that it counts', () => {
    expect(words([event(0, 'edit')])).toEqual(['You changed the post: it goes out as it is now.']);
  });

  it('tells every attempt once, also where the audit tells it too', () => {
    const events = [
      event(1, 'start_sending', { from_state: 'claimed' }),
      event(2, 'refused', { from_state: 'sending' }),
    ];
    expect(words(events, [attempt({ outcome: 'content_refused' })])).toEqual([
      'Attempt 1: sent to LinkedIn.',
      'Attempt 1: LinkedIn refused this text. Nothing was posted.',
    ]);
  });

  it('says so when the work was interrupted, and that nothing was sent where that is certain', () => {
    const lost = attempt({ outcome: null, responded_at: null });
    expect(words([event(3, 'lease_expired', { from_state: 'sending' })], [lost])).toEqual([
      'Attempt 1: sent to LinkedIn.',
      'Sending was interrupted before LinkedIn’s answer arrived.',
    ]);
    expect(words([event(3, 'lease_expired', { from_state: 'claimed' })])).toEqual([
      'The work on it was interrupted. Nothing was sent; we try again.',
    ]);
  });

  it('names what stood in the way of preparing it', () => {
    expect(words([event(0, 'release', { details: { outcome: 'not_reachable' } })])).toEqual([
      'LinkedIn could not be reached. Nothing was sent.',
    ]);
  });

  it('says who took it off the schedule: the user, or the worker that had it in hand by then', () => {
    expect(words([event(0, 'cancel')])).toEqual(['You took it off the schedule.']);
    const [asked, done] = publicationTimeline(
      [
        event(0, 'cancel_requested', { from_state: 'claimed' }),
        event(1, 'cancel', { from_state: 'claimed' }),
      ],
      [],
      'owner',
    );
    expect([asked?.kind, done?.kind]).toEqual(['user', 'work']);
  });

  it('says "cancelled publishing" where its time had come, as of a post that was to go out now', () => {
    const clockAt = (minute: number) => ({ ...wallClockAt(at(minute), 'Asia/Tokyo'), zone: 'Asia/Tokyo' });
    const lastWords = (chosenFor: number) =>
      words([
        event(0, 'schedule', { from_state: 'draft', details: clockAt(chosenFor) }),
        event(2, 'cancel'),
      ]).at(-1);
    expect(lastWords(0)).toBe('You cancelled publishing it.');
    expect(lastWords(2)).toBe('You cancelled publishing it.');
    expect(lastWords(3)).toBe('You took it off the schedule.');
  });

  it('tells LinkedIn’s word and the user’s where they differ about a duplicate', () => {
    const entries = publicationTimeline(
      [
        event(2, 'duplicate_of_own', { from_state: 'sending' }),
        event(3, 'user_denies_duplicate', { from_state: 'needs_user' }),
      ],
      [attempt({ number: 2, outcome: 'duplicate_of_own' })],
      'owner',
    );
    expect(entries.map(({ kind, words: told }) => [kind, told])).toEqual([
      ['work', 'Attempt 2: sent to LinkedIn.'],
      ['trouble', 'Attempt 2: LinkedIn refused it as a duplicate: it says that it already has this text.'],
      ['user', 'You looked once more and did not find it on LinkedIn.'],
    ]);
  });

  it('speaks to staff of the user', () => {
    expect(publicationTimeline([event(0, 'reschedule')], [], 'staff')[0]?.words).toBe(
      'The user chose another time.',
    );
  });

  it('has words for every arrow of the graph that no attempt tells', () => {
    const told = [
      'start_sending',
      'accepted',
      'duplicate_of_own',
      'not_sent',
      'rate_limited',
      'outcome_unknown',
    ];
    const arrows = PUBLICATION_STATES.flatMap((from_state) =>
      PUBLICATION_EVENTS.filter((name) => transition(from_state, name) !== null && !told.includes(name))
        .filter((name) => from_state !== 'sending' || !['refused', 'auth_lost'].includes(name))
        .map((name) => ({ from_state, name })),
    );
    const silent = arrows.filter(
      ({ from_state, name }) => words([event(0, name, { from_state })]).length === 0,
    );
    expect(silent).toEqual([]);
  });
});
