import { HOUR_MS } from '../time/durations.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clockTimes, instants, zones } from '../time/testing/time-arbitraries.js';
import { wallClockAt } from '../time/wall-clock.js';
import { isQuiet, mailDue, mailMode, type QuietHours } from './notice-mail.rules.js';
import { kindsOf, NOTICE_TOPICS, noticeTopic } from './notice-topics.js';

const NIGHT = { from: '20:00', until: '07:00' };
const ALL_ON = { email_notifications: true, content_reminders: true, weekly_insights: true };
const at = (instant: string, quiet: QuietHours = NIGHT) =>
  mailDue('at_once', new Date(instant), { zone: 'Europe/Berlin', quiet, digestAt: '07:30' })?.toISOString();

describe('A mail about a notice', () => {
  it('goes at once by day, and at the end of the quiet hours by night', () => {
    expect(at('2026-11-27T12:00:00Z')).toBe('2026-11-27T12:00:00.000Z');
    expect(at('2026-11-27T19:00:00Z')).toBe('2026-11-28T06:00:00.000Z');
    expect(at('2026-11-28T05:59:00Z')).toBe('2026-11-28T06:00:00.000Z');
    expect(at('2026-11-28T06:00:00Z')).toBe('2026-11-28T06:00:00.000Z');
  });

  it('waits for the same clock time where the clocks change in the night', () => {
    expect(at('2026-03-28T22:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(at('2026-10-24T22:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
  });

  it('waits for nothing where no hours are quiet', () => {
    expect(at('2026-11-27T23:00:00Z', { from: '00:00', until: '00:00' })).toBe('2026-11-27T23:00:00.000Z');
  });

  it('never goes in quiet hours, nor before its notice, nor more than a day and the longest change of the clocks after it', () => {
    fc.assert(
      fc.property(instants(), zones(), clockTimes(), clockTimes(), (now, zone, from, until) => {
        const quiet = { from, until };
        const due = mailDue('at_once', now, { zone, quiet, digestAt: '07:30' });
        if (due === null) throw new Error('A mail was left out');
        expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime());
        // Apia lost a day.
        expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(50 * HOUR_MS);
        const { time } = wallClockAt(due, zone);
        // A gap may carry the end of the quiet hours past the beginning of others.
        if (due > now && time !== until) expect(time > until || from < until).toBe(true);
        else expect(isQuiet(time, quiet)).toBe(false);
      }),
    );
  });

  it('of the day goes at the time of the day that was chosen, after the notice', () => {
    fc.assert(
      fc.property(instants(), zones(), clockTimes(), (now, zone, digestAt) => {
        const due = mailDue('digest', now, { zone, quiet: NIGHT, digestAt });
        if (due === null) throw new Error('A mail was left out');
        expect(due.getTime()).toBeGreaterThan(now.getTime());
        expect(due.getTime() - now.getTime()).toBeLessThanOrEqual(50 * HOUR_MS);
        expect(wallClockAt(due, zone).time >= digestAt).toBe(true);
      }),
    );
  });

  it('is as its user chose, else as the topic is, unless the profile’s switch is off', () => {
    expect(mailMode('failed', undefined, ALL_ON)).toBe('at_once');
    expect(mailMode('draft_due', undefined, ALL_ON)).toBe('digest');
    expect(mailMode('news', undefined, ALL_ON)).toBe('off');
    expect(mailMode('failed', undefined, { ...ALL_ON, email_notifications: false })).toBe('off');
    expect(mailMode('failed', 'digest', { ...ALL_ON, email_notifications: false })).toBe('digest');
    expect(mailMode('weekly_letter', 'off', ALL_ON)).toBe('off');
    expect(mailDue('off', new Date(), { zone: 'UTC', quiet: NIGHT, digestAt: '07:30' })).toBeNull();
  });
});

describe('The topic of a notice', () => {
  it('is news where its kind has no other', () => {
    expect(noticeTopic('publication.missed')).toBe('failed');
    expect(noticeTopic('voice.learned')).toBe('news');
  });

  it('has a kind for each topic that can be chosen', () => {
    for (const topic of NOTICE_TOPICS) {
      if (topic !== 'news') expect(kindsOf(topic).length).toBeGreaterThan(0);
      expect(kindsOf(topic).every((kind) => noticeTopic(kind) === topic)).toBe(true);
    }
  });
});
