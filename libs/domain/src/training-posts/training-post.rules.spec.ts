import { describe, expect, it } from '@jest/globals';
import {
  engagementBadge,
  engagementLabel,
  isVeryLongPost,
  metricFrom,
  PERFORMANCE_CATEGORIES,
  performanceCategory,
  savedDescription,
  totalEngagement,
  trainingPostProblem,
} from './training-post.rules.js';
import { addFailedText, analyticsErrorText } from './training-post.texts.js';

describe('a training post', () => {
  it.each(['', '  \n\t '])('needs a text: %p is none', (content) => {
    expect(trainingPostProblem({ content })?.code).toBe('training.content_required');
  });

  it.each([
    ['A post.', undefined],
    ['x'.repeat(20_000), undefined],
    ['x'.repeat(20_001), 'training.content_too_long'],
  ])('of %# may have up to 20,000 characters', (content, code) => {
    expect(trainingPostProblem({ content })?.code).toBe(code);
  });

  it('is very long above 3,000 characters, which stops nobody', () => {
    expect(isVeryLongPost('x'.repeat(3000))).toBe(false);
    expect(isVeryLongPost('x'.repeat(3001))).toBe(true);
    expect(trainingPostProblem({ content: 'x'.repeat(3001) })).toBeNull();
  });
});

describe('a metric', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['0', 0],
    [' 2480 ', 2480],
    ['2,480', 2480],
    ['1.234.567', 1_234_567],
    ['2 480', 2480],
    ['1,234.567', null],
    ['24,80', null],
    [',480', null],
    ['2147483647', 2_147_483_647],
    ['2147483648', null],
    ['-1', null],
    ['1.5', null],
    ['1.5K', 1_500],
    ['12k', 12_000],
    ['1,5 Tsd.', 1_500],
    ['1,25 Mio.', 1_250_000],
    ['2.1M', 2_100_000],
    ['1.5', null],
    ['12,34', null],
    ['1.234K', null],
    ['K', null],
    ['1e3', null],
    ['many', null],
  ])('typed as %p is %p', (text, metric) => {
    expect(metricFrom(text)).toBe(metric);
  });

  it('of reactions adds up to the total engagement', () => {
    expect(totalEngagement({ impressions: 2480, likes: 71, comments: 28, shares: 7 })).toBe(106);
  });
});

describe('an engagement rate', () => {
  it.each([
    [0.99, 'Can improve'],
    [1, 'Good'],
    [2.99, 'Good'],
    [3, 'Great!'],
    [100, 'Great!'],
    [100.01, 'Doubtful'],
  ])('of %p percent has the label %p', (rate, label) => {
    expect(engagementLabel(rate)).toBe(label);
  });

  it.each([
    [2, 'outline'],
    [2.1, 'secondary'],
    [5, 'secondary'],
    [5.1, 'default'],
    [250, 'outline'],
  ])('of %p percent has the badge %p', (rate, badge) => {
    expect(engagementBadge(rate)).toBe(badge);
  });

  it.each([
    [null, 'Good'],
    [0, 'Modest'],
    [0.99, 'Modest'],
    [1, 'Good'],
    [3, 'Great'],
    [5, 'Great'],
    [5.1, 'Excellent'],
    [100, 'Excellent'],
    [150, 'Doubtful'],
  ])('of %p percent is of the category %p', (rate, category) => {
    expect(performanceCategory(rate)).toBe(category);
    expect(PERFORMANCE_CATEGORIES).toContain(category);
  });
});

describe('what is said of a save', () => {
  it.each<[number | null, string | undefined, string]>([
    [4.27, undefined, 'Engagement rate: 4.27% • Great performance'],
    [4.27, 'Strong', 'Engagement rate: 4.27% • Strong performance'],
    [null, undefined, 'Engagement rate: 0% • Good performance'],
  ])('with a rate of %p and category %p reads %p', (rate, category, text) => {
    expect(savedDescription(rate, category)).toBe(text);
  });

  it('names the status or the message of a failure', () => {
    expect(analyticsErrorText(502)).toBe('Analytics API returned error: 502');
    expect(addFailedText('timed out')).toBe('Failed to add sample post with analytics: timed out');
  });
});
