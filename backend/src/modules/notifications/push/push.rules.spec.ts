import { MINUTE_MS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { endpointProblem } from './push-endpoint.rules.js';
import { pushOutcome, pushRetryAt } from './push.rules.js';

const NOW = new Date('2026-11-27T12:00:00Z');

describe('The answer of a push service', () => {
  it.each([
    [201, 'taken'],
    [200, 'taken'],
    [404, 'gone'],
    [410, 'gone'],
    [301, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
    [408, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [null, 'later'],
  ] as const)('%s means: %s', (status, kind) => {
    expect(pushOutcome(status, null, NOW).kind).toBe(kind);
  });

  it('says when to come again', () => {
    expect(pushOutcome(429, '90', NOW)).toMatchObject({ retryAfterSeconds: 90 });
    expect(pushOutcome(503, 'Fri, 27 Nov 2026 12:02:00 GMT', NOW)).toMatchObject({ retryAfterSeconds: 120 });
    expect(pushOutcome(503, 'soon', NOW)).toMatchObject({ retryAfterSeconds: null });
  });
});

describe('The next try of a device', () => {
  const retry = (failures: number, retryAfterSeconds: number | null = null) =>
    pushRetryAt({ failures, now: NOW, retryAfterSeconds });

  it('is after 1, 2, 4 … minutes, an hour at most, and not before its service says', () => {
    const minutes = (failures: number) => (retry(failures).getTime() - NOW.getTime()) / MINUTE_MS;
    expect([1, 2, 3, 7, 30].map(minutes)).toEqual([1, 2, 4, 60, 60]);
    expect(retry(1, 600)).toEqual(new Date(NOW.getTime() + 10 * MINUTE_MS));
  });

  it('is within a day, whatever its service asks for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.option(fc.double({ noNaN: true, min: 0 })),
        (failures, seconds) => {
          const wait = retry(failures, seconds).getTime() - NOW.getTime();
          expect(wait).toBeGreaterThanOrEqual(MINUTE_MS);
          expect(wait).toBeLessThanOrEqual(24 * 60 * MINUTE_MS);
        },
      ),
    );
  });
});

describe('The address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-am3p.notify.windows.com/w/?token=abc',
  ])('may be %s', (endpoint) => expect(endpointProblem(endpoint, undefined)).toBeNull());

  it.each([
    'push',
    'http://fcm.googleapis.com/fcm/send/abc',
    'ftp://fcm.googleapis.com/abc',
    'https://localhost/abc',
    'https://push.localhost./abc',
    'https://printer.local/abc',
    'https://metadata.google.internal/abc',
    'https://intranet/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://8.8.8.8/abc',
    'https://[::1]/abc',
    'https://[::ffff:10.0.0.1]/abc',
    'https://fcm.googleapis.com:6379/abc',
    'https://user:secret@fcm.googleapis.com/abc',
    'http://127.0.0.1:3900/push/send/abc',
  ])('may not be %s', (endpoint) => expect(endpointProblem(endpoint, undefined)).not.toBeNull());

  it('may be the stand-in’s where there is one, and nothing beside it', () => {
    const sandbox = 'http://127.0.0.1:3900/push/';
    expect(endpointProblem('http://127.0.0.1:3900/push/send/abc', sandbox)).toBeNull();
    expect(endpointProblem('http://127.0.0.1:3900/push/../mailbox', sandbox)).not.toBeNull();
    expect(endpointProblem('http://127.0.0.1:3900/klaviyo/', sandbox)).not.toBeNull();
    expect(endpointProblem('http://127.0.0.1:6379/push/', sandbox)).not.toBeNull();
  });
});
