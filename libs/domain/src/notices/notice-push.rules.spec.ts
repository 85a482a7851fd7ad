import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clockTimes, instants, zones } from '../time/testing/time-arbitraries.js';
import { wallClockAt } from '../time/wall-clock.js';
import { isQuiet, mailDue } from './notice-mail.rules.js';
import { isPushed, pushDue, pushWords } from './notice-push.rules.js';
import { NOTICE_TOPIC_RULES, NOTICE_TOPICS } from './notice-topics.js';

describe('A notice for devices', () => {
  it('goes when a mail that is sent at once would, in every zone and over changes of the clocks', () => {
    fc.assert(
      fc.property(instants(), zones(), clockTimes(), clockTimes(), (now, zone, from, until) => {
        const quiet = { from, until };
        const due = pushDue(now, { zone, quiet });
        expect(due).toEqual(mailDue('at_once', now, { zone, quiet, digestAt: '07:30' }));
        if (!isQuiet(wallClockAt(now, zone).time, quiet)) expect(due).toEqual(now);
      }),
    );
  });

  it.each(NOTICE_TOPICS)('is as its user chose, else as the topic is: %s', (topic) => {
    expect(isPushed(topic, undefined)).toBe(NOTICE_TOPIC_RULES[topic].push);
    expect([isPushed(topic, true), isPushed(topic, false)]).toEqual([true, false]);
  });

  it('shows a little of it, in one line each, and no half of a sign', () => {
    const shown = pushWords({ title: 'Two\nlines', body: `${'🎉'.repeat(200)} more` });
    expect(shown.title).toBe('Two lines');
    expect(shown.body).toBe(`${'🎉'.repeat(199)}…`);
    expect(pushWords({ title: 'x'.repeat(120), body: '' })).toEqual({ title: 'x'.repeat(120), body: '' });
  });

  it('fits into what every push service takes, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.string({ unit: 'binary', maxLength: 2_000 }),
        (title, body) => {
          const shown = pushWords({ title, body });
          expect([...shown.title].length).toBeLessThanOrEqual(120);
          expect([...shown.body].length).toBeLessThanOrEqual(200);
        },
      ),
    );
  });
});
