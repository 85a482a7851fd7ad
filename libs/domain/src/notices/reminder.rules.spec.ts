import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, weekdayOf } from '../time/plain-date.js';
import { instants, zones } from '../time/testing/time-arbitraries.js';
import { wallClockAt } from '../time/wall-clock.js';
import { morningIn } from './reminder.rules.js';
import { handReminderWords, type ReminderWays, unfinishedPost, weeklyLetter } from './reminder.texts.js';

describe('The morning of a reminder', () => {
  it('is from seven to noon by its user’s clock', () => {
    expect(morningIn('Europe/Berlin', new Date('2026-11-27T05:59:00Z'))).toBeNull();
    expect(morningIn('Europe/Berlin', new Date('2026-11-27T06:00:00Z'))).toEqual({
      today: '2026-11-27',
      lastWeek: null,
    });
    expect(morningIn('Europe/Berlin', new Date('2026-11-27T11:00:00Z'))).toBeNull();
  });

  it('of a Monday looks back on the week before, also over a change of the clocks', () => {
    expect(morningIn('Europe/Berlin', new Date('2026-10-26T06:00:00Z'))?.lastWeek).toEqual({
      monday: '2026-10-19',
      from: new Date('2026-10-18T22:00:00Z'),
      until: new Date('2026-10-25T23:00:00Z'),
    });
  });

  it('is a morning in every zone, and its week is the seven days before it', () => {
    fc.assert(
      fc.property(instants(), zones(), (now, zone) => {
        const morning = morningIn(zone, now);
        const { date, time } = wallClockAt(now, zone);
        expect(morning === null).toBe(time < '07:00' || time >= '12:00');
        if (!morning) return;
        expect(morning.today).toBe(date);
        expect(morning.lastWeek !== null).toBe(weekdayOf(date) === 1);
        if (!morning.lastWeek) return;
        const { monday, from, until } = morning.lastWeek;
        expect(monday).toBe(addDays(date, -7));
        expect(until.getTime()).toBeLessThanOrEqual(now.getTime());
        // A day may be lost (Apia), and midnight skipped.
        expect(wallClockAt(from, zone).date >= monday).toBe(true);
        expect(wallClockAt(new Date(from.getTime() - 60_000), zone).date < monday).toBe(true);
      }),
    );
  });
});

describe('The weekly letter', () => {
  it('says what is known, and that the rest is not', () => {
    expect(weeklyLetter({ out: 3, goal: 3, measured: 2, impressions: 2480, has_posted: true })).toEqual({
      title: 'Your week: 3 posts went out',
      body: 'That is your goal of 3.\nBy the figures of 2 of them, they were seen 2,480 times.',
    });
    expect(
      weeklyLetter({ out: 0, goal: 3, measured: 0, impressions: 0, has_posted: true }).body,
    ).not.toContain('3');
  });

  it.each([
    [2, 'Your goal is 3.'],
    [3, 'That is your goal of 3.'],
    [4, 'That is more than your goal of 3.'],
  ])('says of %i posts how far they are from a goal of 3', (out, words) => {
    expect(
      weeklyLetter({ out, goal: 3, measured: 0, impressions: 0, has_posted: true }).body.split('\n')[0],
    ).toBe(words);
  });

  it.each([
    [1, 0, 0, 'Its figures are not entered yet, so we cannot say how it did.'],
    [1, 1, 1, 'By its figures, it was seen once.'],
    [2, 0, 0, 'None of their figures are entered yet, so we cannot say how they did.'],
    [2, 1, 640, 'By its figures, one of them was seen 640 times.'],
    [2, 2, 1_240, 'By the figures of all of them, they were seen 1,240 times.'],
  ])(
    'says of %i posts, %i of them with figures, how often they were seen: %i',
    (out, measured, impressions, words) => {
      expect(weeklyLetter({ out, goal: null, measured, impressions, has_posted: true }).body).toBe(words);
    },
  );

  it('tells who has never posted of a start, not of a way back', () => {
    const letter = weeklyLetter({ out: 0, goal: 3, measured: 0, impressions: 0, has_posted: false });
    expect(letter.title).toBe('Your week: the first post is ahead of you');
    expect(letter.body).not.toMatch(/back|pause/u);
  });

  it('says what is left to finish on LinkedIn, and names three posts of it', () => {
    const figures = { out: 4, goal: null, measured: 0, impressions: 0, has_posted: true };
    const left = [1, 2, 3, 4].map((n) => ({ title: `Post ${n}`, steps: ['Tag @Anna', 'Tag @Ben'] }));
    expect(weeklyLetter(figures, left.slice(0, 1)).body).toContain(
      'Left to finish on LinkedIn: “Post 1” (tag @Anna, tag @Ben).',
    );
    expect(weeklyLetter(figures, left).body).toMatch(/“Post 3” \(tag @Anna, tag @Ben\); and 1 post more\.$/u);
    expect(weeklyLetter(figures).body).not.toContain('LinkedIn');
  });

  it('leaves out what is ticked off, what Drumbeat did, and the replies of the first day', () => {
    const now = new Date('2026-11-30T06:30:00Z');
    const post = {
      title: 'Pricing',
      content: 'With @Anna and @Ben',
      posted_at: now,
      first_comment: 'The link',
      comment_state: null,
      comment_reason: null,
      ticked: ['tag:Anna'],
    };
    expect(unfinishedPost(post, now)).toEqual({
      title: 'Pricing',
      steps: ['Tag @Ben', 'Add your first comment'],
    });
    const done = { ...post, comment_state: 'posted' as const, ticked: ['tag:Anna', 'tag:Ben'] };
    expect(unfinishedPost(done, now)).toBeNull();
    expect(unfinishedPost(post, new Date('2026-12-07T06:30:00Z'))).toBeNull();
  });
});

describe('What is said of the reminder of a post by hand', () => {
  const ways: ReminderWays = {
    ...{ app: true, push: false, mail: 'at_once', canMail: true, isConfirmed: true },
    quiet: { from: '20:00', until: '07:00' },
    digestAt: '07:30',
  };
  const unconfirmed = { canMail: false, isConfirmed: false };

  it.each<[string, string, Partial<ReminderWays>]>([
    ['09:00', 'We remind you in the app at this time, and by mail at this time.', {}],
    [
      '06:00',
      'We remind you in the app at this time, and by mail at 7:00 AM, when your quiet hours end.',
      {},
    ],
    [
      '09:00',
      'We remind you in the app at this time, and with the mail of the day at 7:30 AM.',
      { mail: 'digest' },
    ],
    ['09:00', 'We remind you in the app at this time.', { mail: 'off' }],
    ['09:00', 'We remind you in the app at this time.', { canMail: false }],
    [
      '09:00',
      'We remind you in the app at this time. Mails come once your address is confirmed.',
      unconfirmed,
    ],
    ['09:00', 'We remind you by mail at this time.', { app: false }],
    [
      '09:00',
      'No reminder comes. Mails come once your address is confirmed.',
      { ...unconfirmed, app: false },
    ],
    [
      '09:00',
      'We remind you in the app at this time, on your devices at this time, and by mail at this time.',
      { push: true },
    ],
    [
      '06:00',
      'We remind you on your devices at 7:00 AM, when your quiet hours end.',
      { push: true, app: false, mail: 'off' },
    ],
    ['09:00', 'No reminder comes.', { app: false, mail: 'off', ...unconfirmed }],
  ])('at %s is: %s', (time, words, change) => {
    expect(handReminderWords(time, { ...ways, ...change })).toBe(words);
  });

  it('promises no mail that does not come', () => {
    const some = fc.record({
      app: fc.boolean(),
      push: fc.boolean(),
      mail: fc.constantFrom('at_once' as const, 'digest' as const, 'off' as const),
      canMail: fc.boolean(),
      isConfirmed: fc.boolean(),
    });
    fc.assert(
      fc.property(some, (chosen) => {
        const words = handReminderWords('06:00', { ...ways, ...chosen });
        expect(/by mail|with the mail/.test(words)).toBe(chosen.canMail && chosen.mail !== 'off');
        expect(words.includes('in the app')).toBe(chosen.app);
        expect(words.includes('on your devices')).toBe(chosen.push);
      }),
    );
  });
});
