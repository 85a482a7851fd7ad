import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { engagementRate } from '../posts/engagement.rules.js';
import { addDays, daysBetween } from '../time/plain-date.js';
import type { AnalysedPost } from './analysed-post.js';
import { ANALYTICS_RANGES, analyticsSpan, spanBefore } from './analytics-range.rules.js';
import { breakdown, BREAKDOWNS, KIND_POSTS_MIN, postLength } from './breakdown.rules.js';
import { hasFigures } from '../posts/engagement.rules.js';
import { figureSeries, SERIES_POINTS_MAX } from './figure-series.rules.js';
import { figureTotals } from './figure-totals.rules.js';
import { insightsOf, isShallow, postsUntilInsights } from './insight.rules.js';
import { insightWords } from './insight.texts.js';
import { OPENING_KINDS, openingKind } from '../posts/opening-kind.rules.js';

/** 1,000 impressions on a Wednesday, 2 % of them likes, commented on often enough. */
const aPost = (over: Partial<AnalysedPost> = {}): AnalysedPost => {
  const figures = { impressions: 1_000, likes: 20, comments: 5, shares: 1, ...over };
  return {
    day: '2026-11-18',
    pillar: null,
    characters: 900,
    opening: 'claim',
    rate: engagementRate(figures),
    ...figures,
    ...over,
  };
};
const times = (count: number, over: Partial<AnalysedPost> = {}) =>
  Array.from({ length: count }, () => aPost(over));

const anyDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2020-01-01', days));
const anyPost = fc
  .record({
    day: anyDay,
    pillar: fc.option(fc.integer({ min: 1, max: 5 })),
    characters: fc.integer({ min: 1, max: 3_000 }),
    opening: fc.constantFrom(...OPENING_KINDS),
    impressions: fc.option(fc.integer({ min: 0, max: 100_000 })),
    likes: fc.option(fc.nat(500)),
    comments: fc.option(fc.nat(100)),
    shares: fc.option(fc.nat(50)),
  })
  .map((post): AnalysedPost => ({ ...post, rate: engagementRate(post) }));
const anyPosts = fc
  .array(anyPost, { maxLength: 150 })
  .map((posts) => posts.sort((one, other) => (one.day < other.day ? -1 : 1)));

describe('A range', () => {
  it.each([
    ['7d', '2026-11-12', '2026-11-05', '2026-11-11'],
    ['30d', '2026-10-20', '2026-09-20', '2026-10-19'],
    ['90d', '2026-08-21', '2026-05-23', '2026-08-20'],
    ['180d', '2026-05-23', '2025-11-24', '2026-05-22'],
  ] as const)('of %s ends today, and as many days are before it', (range, since, from, to) => {
    expect(analyticsSpan(range, '2026-11-18')).toEqual({ since, until: '2026-11-18' });
    expect(spanBefore(range, '2026-11-18')).toEqual({ since: from, until: to });
  });

  it('of all time begins in 2020, with nothing before it', () => {
    expect(analyticsSpan('all', '2026-11-18')).toEqual({ since: '2020-01-01', until: '2026-11-18' });
    expect(spanBefore('all', '2026-11-18')).toBeNull();
  });

  it('is as long as the one before it, whatever the day', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...ANALYTICS_RANGES), (today, range) => {
        const [own, before] = [analyticsSpan(range, today), spanBefore(range, today)];
        if (!before) return;
        expect(daysBetween(before.since, before.until)).toBe(daysBetween(own.since, own.until));
        expect(addDays(before.until, 1)).toBe(own.since);
      }),
    );
  });
});

describe('Totals', () => {
  it('of no posts are missing, never zero', () => {
    expect(figureTotals([])).toBeNull();
  });

  it('have the rate of all impressions together', () => {
    const posts = [
      aPost({ impressions: 100, likes: 10, comments: 0, shares: 0 }),
      aPost({ impressions: 900, likes: 0, comments: 0, shares: 0 }),
    ];
    expect(figureTotals(posts)).toEqual({
      posts: 2,
      impressions: 1_000,
      likes: 10,
      comments: 0,
      shares: 0,
      rate: 1,
    });
  });
});

describe('Missing figures', () => {
  const FIGURES = ['impressions', 'likes', 'comments', 'shares'] as const;

  it('change no sum, and a sum of nothing else is missing', () => {
    fc.assert(
      fc.property(anyPosts, (posts) => {
        const totals = figureTotals(posts);
        for (const figure of FIGURES) {
          const known = posts.flatMap((post) => post[figure] ?? []);
          const sum = known.reduce((one, other) => one + other, 0);
          expect(totals?.[figure] ?? null).toBe(known.length === 0 ? null : sum);
        }
      }),
    );
  });

  it('change neither the rate of the others nor what they tell', () => {
    const partial = aPost({ impressions: 90_000, likes: null, comments: null, shares: null, rate: null });
    const complete = times(4);
    expect(figureTotals([...complete, partial])?.rate).toBe(2.6);
    expect(figureTotals([...complete, partial])?.likes).toBe(80);
    const likedOnly = aPost({ impressions: null, likes: 900, comments: null, shares: null, rate: null });
    expect(insightsOf([...complete, ...Array<AnalysedPost>(9).fill(likedOnly)])).toEqual(
      insightsOf(complete),
    );
    expect(breakdown([...times(2), likedOnly], 'length')).toEqual([
      { key: 'medium', posts: 3, median_impressions: 1_000, median_rate: 2.6 },
    ]);
  });

  it('are no posts of a sample', () => {
    const silent = times(9, { impressions: null, comments: null, rate: null });
    expect(insightsOf(silent)).toEqual([]);
    expect(postsUntilInsights(silent)).toBe(4);
    expect(postsUntilInsights([...silent, ...times(3)])).toBe(1);
    expect(insightsOf([...silent, ...times(4, { comments: 1 })])).toEqual([
      { type: 'shallow_engagement', likes: 80, comments: 4, posts: 4 },
    ]);
  });
});

describe('A series', () => {
  it('has a point for each post while they fit, then for each week, then for each month', () => {
    const daily = (count: number) =>
      Array.from({ length: count }, (_, at) => aPost({ day: addDays('2026-01-01', at) }));
    expect(figureSeries(daily(SERIES_POINTS_MAX)).step).toBe('post');
    expect(figureSeries(daily(SERIES_POINTS_MAX + 1)).step).toBe('week');
    expect(figureSeries(daily(365)).step).toBe('month');
  });

  it('counts posts without figures among its points, and sums none of them', () => {
    const silent = { impressions: null, likes: null, comments: null, shares: null, rate: null };
    const posts = Array.from({ length: SERIES_POINTS_MAX + 1 }, (_, at) =>
      aPost({ day: addDays('2026-01-05', at), ...(at < 7 ? {} : silent) }),
    );
    const { step, points } = figureSeries(posts);
    expect(step).toBe('week');
    expect(points.map(({ posts: own, totals }) => [own.length, totals?.posts ?? null])).toEqual([
      [7, 7],
      [7, null],
      [7, null],
      [7, null],
      [7, null],
      [6, null],
    ]);
  });

  it('loses no post, holds each in its week or month, and leaves no week or month out', () => {
    fc.assert(
      fc.property(anyPosts, (posts) => {
        const { step, points } = figureSeries(posts);
        expect(points.flatMap((point) => point.posts)).toEqual(posts);
        points.forEach(({ day, totals, posts: own }, at) => {
          const until = points[at + 1]?.day;
          if (step === 'post' || until === undefined) return;
          expect(daysBetween(day, until)).toBe(
            step === 'week' ? 7 : daysBetween(day, addDays(day, 31).slice(0, 8) + '01'),
          );
          expect(own.every((post) => post.day >= day && post.day < until)).toBe(true);
          expect(totals === null).toBe(!own.some(hasFigures));
        });
      }),
    );
  });
});

describe('A breakdown', () => {
  it('has the kinds that have posts, with medians from two posts on', () => {
    const posts = [...times(2, { pillar: 3, impressions: 500 }), aPost({ pillar: 1 }), aPost()];
    expect(breakdown(posts, 'pillar')).toEqual([
      { key: '1', posts: 1, median_impressions: null, median_rate: null },
      { key: '3', posts: 2, median_impressions: 500, median_rate: 5.2 },
    ]);
    expect(breakdown(posts, 'weekday').map(({ key, posts: count }) => [key, count])).toEqual([['3', 4]]);
  });

  it('counts every post once, but for posts without a pillar', () => {
    fc.assert(
      fc.property(anyPosts, fc.constantFrom(...BREAKDOWNS), (posts, by) => {
        const counted = breakdown(posts, by).reduce((sum, kind) => sum + kind.posts, 0);
        expect(counted).toBe(
          by === 'pillar' ? posts.filter(({ pillar }) => pillar !== null).length : posts.length,
        );
      }),
    );
  });

  it.each([
    [600, 'short'],
    [601, 'medium'],
    [1_300, 'medium'],
    [1_301, 'long'],
  ])('calls %i characters %s', (characters, length) => {
    expect(postLength(characters)).toBe(length);
  });

  it.each([
    ['Who pays for your free hour?\nMe.', 'question'],
    ['“Who pays?” she asked.', 'question'],
    ['Is it worth it? I think so.', 'question'],
    ['My first client left in 2019.', 'number'],
    ['I raised my prices.', 'about_you'],
    ['🚀 We shipped it', 'about_you'],
    ['Ich habe gekündigt.', 'about_you'],
    ['Meinem ersten Kunden war es zu teuer.', 'about_you'],
    ['Jeder Preis ist eine Aussage.', 'claim'],
    ['Cash first. I mean it.', 'claim'],
    ['Industry is hard work.', 'claim'],
    ['', 'claim'],
  ])('reads how “%s” begins', (text, kind) => {
    expect(openingKind(text)).toBe(kind);
  });
});

describe('An insight', () => {
  it('needs two posts of the best kind, and two others', () => {
    const others = times(3, { opening: 'claim' });
    const best = (count: number) => times(count, { opening: 'question', impressions: 2_000, rate: 2 });
    const found = (count: number) =>
      insightsOf([...best(count), ...others]).filter(({ type }) => type === 'best_kind');
    expect(found(1)).toEqual([]);
    expect(found(2)).toEqual([
      {
        type: 'best_kind',
        by: 'opening',
        key: 'question',
        measure: 'impressions',
        times: 2,
        posts: 2,
        others: 3,
      },
    ]);
    expect(insightsOf([...best(2), aPost()])).toEqual([]);
  });

  it('is none where the kinds hardly differ', () => {
    expect(insightsOf([...times(5, { opening: 'question', impressions: 1_200 }), ...times(5)])).toEqual([]);
  });

  it.each([
    [149, true],
    [150, false],
  ])('calls %i comments for 1,000 likes shallow: %s', (comments, expected) => {
    expect(isShallow({ likes: 1_000, comments })).toBe(expected);
  });

  it('calls nothing shallow that nobody liked', () => {
    expect(isShallow({ likes: 0, comments: 0 })).toBe(false);
  });

  it('never claims more than its samples hold', () => {
    fc.assert(
      fc.property(anyPosts, (posts) => {
        for (const insight of insightsOf(posts)) {
          if (insight.type !== 'best_kind') continue;
          expect(Math.min(insight.posts, insight.others)).toBeGreaterThanOrEqual(KIND_POSTS_MIN);
          expect(insight.posts + insight.others).toBeLessThanOrEqual(posts.length);
          expect(insight.times).toBeGreaterThanOrEqual(1.3);
          expect(Number.isFinite(insight.times)).toBe(true);
        }
      }),
    );
  });

  it('is said with the size of its sample', () => {
    const pillars = (pillar: number) => (pillar === 2 ? 'Pricing' : '');
    const insight = { type: 'best_kind', measure: 'impressions', times: 1.8, posts: 6, others: 12 } as const;
    expect(insightWords({ ...insight, by: 'opening', key: 'question' }, pillars)).toEqual({
      finding: 'Posts that open with a question reach 1.8 times as many people as your others.',
      sample: '6 posts against 12. A fair sign.',
      recommendation: 'Open more posts with a question.',
    });
    expect(
      insightWords({ ...insight, by: 'opening', key: 'number', times: 73.2, posts: 2 }, pillars),
    ).toMatchObject({
      finding: 'Posts that open with a number reach more than 10 times as many people as your others.',
    });
    expect(insightWords({ ...insight, by: 'pillar', key: '2', measure: 'rate' }, pillars)).toMatchObject({
      finding: 'Posts on “Pricing” move 1.8 times as many of their readers to react as your others.',
      recommendation: 'Write more often on “Pricing”.',
    });
    expect(insightWords({ ...insight, by: 'length', key: 'long', posts: 2 }, pillars)).toMatchObject({
      finding: 'Posts of more than 1,300 characters reach 1.8 times as many people as your others.',
      sample: '2 posts against 12. A weak sign: a few more posts will tell.',
    });
    expect(insightWords({ ...insight, by: 'weekday', key: '1', posts: 10 }, pillars)).toMatchObject({
      finding: 'Posts on Mondays reach 1.8 times as many people as your others.',
      sample: '10 posts against 12. A good sign.',
    });
    expect(
      insightWords({ type: 'shallow_engagement', likes: 81_087, comments: 1, posts: 2_037 }, pillars),
    ).toMatchObject({
      finding: 'People like your posts and seldom answer: 1 comment for 81,087 likes.',
      sample: '2,037 posts.',
    });
  });
});
