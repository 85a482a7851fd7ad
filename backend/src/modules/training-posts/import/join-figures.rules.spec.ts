import { DAY_MS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { joinFigures } from './join-figures.rules.js';
import { momentOfUrn } from './post-moment.rules.js';

const urn = (kind: 'share' | 'ugcPost' | 'activity', ms: number, rest = 0) =>
  `urn:li:${kind}:${(BigInt(ms) << 22n) + BigInt(rest)}`;
const AT = Date.parse('2025-12-05T17:33:28Z');

describe('The moment of a LinkedIn id', () => {
  it('is that of the post, as two ids of one post show', () => {
    expect(new Date(momentOfUrn('urn:li:activity:7402746946853253120') ?? 0).toISOString()).toBe(
      '2025-12-05T16:33:28.517Z',
    );
    expect(
      momentOfUrn('urn:li:activity:7402746946853253120')! -
        momentOfUrn('urn:li:ugcPost:7402746945318146049')!,
    ).toBe(366);
  });

  it.each(['urn:li:share:98765', 'urn:li:activity:5795000000000', `urn:li:share:${'9'.repeat(40)}`, 'none'])(
    'is none of %s',
    (id) => {
      expect(momentOfUrn(id)).toBeNull();
    },
  );
});

describe('Figures are joined with posts', () => {
  it.each([
    ['by the same URN', [urn('share', AT)], [urn('share', AT)], [0]],
    ['by the same number', ['urn:li:ugcPost:98765'], ['urn:li:share:98765'], [0]],
    [
      'by the moment of share and activity',
      [urn('share', AT), null],
      [urn('activity', AT + 366, 7)],
      [0, null],
    ],
    ['not by moments further apart', [urn('share', AT)], [urn('activity', AT + 2_001)], [null]],
    ['once', [urn('share', AT), urn('share', AT + 400)], [urn('activity', AT + 450)], [null, 0]],
    [
      'by the URN before the moment',
      [urn('share', AT + 10), urn('activity', AT)],
      [urn('activity', AT)],
      [null, 0],
    ],
    ['where they have any', [urn('share', AT)], [], [null]],
  ])('%s', (_, posts, figures, joined) => {
    expect(joinFigures(posts, figures)).toEqual(joined);
  });

  it('each with its own, in whatever order both come, and none twice', () => {
    const gaps = fc.array(fc.integer({ min: 10_000, max: DAY_MS }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        gaps,
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        fc.integer(),
        (between, turned, lag) => {
          let at = AT;
          const times = between.map((gap) => (at += gap));
          const posts = times.map((ms) => urn('share', ms));
          const order = times
            .map((_, place) => place)
            .sort((one, other) => Number(turned[one]) - Number(turned[other]));
          const figures = order.map((place) => urn('activity', times[place]! + (Math.abs(lag) % 1_000)));
          expect(joinFigures(posts, figures).map((place) => order[place!])).toEqual(
            times.map((_, place) => place),
          );
        },
      ),
    );
  });
});
