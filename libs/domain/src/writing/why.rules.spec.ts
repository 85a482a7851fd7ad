import { describe, expect, it } from '@jest/globals';
import { PROFILE_LIMITS } from '../profile/profile.limits.js';
import { WHY_MAX, pillarWhy, planReasons, type PastWinner } from './why.rules.js';

const winner = (title: string): PastWinner => ({
  kind: 'prompt',
  title,
  category: 'First-person anecdote',
  pillar_number: 1,
  evidence: { by: 'rating', stars: 5 },
});
const kinds = (input: Parameters<typeof planReasons>[0]) => planReasons(input).map(({ kind }) => kind);

describe('The reasons for the prompts of a batch', () => {
  it('are the pillar alone for a new user without dates', () => {
    expect(kinds({ count: 4, dates: [], winners: [] })).toEqual(['pillar', 'pillar', 'pillar', 'pillar']);
  });

  it('take turns where there are seasons and winners', () => {
    const dates = Array.from({ length: 6 }, () => '2026-12-02');
    expect(kinds({ count: 6, dates, winners: [winner('A')] })).toEqual([
      'pillar',
      'past_winner',
      'season',
      'pillar',
      'past_winner',
      'season',
    ]);
  });

  it('name one winner after the other', () => {
    const reasons = planReasons({ count: 9, dates: [], winners: [winner('A'), winner('B')] });
    expect(reasons.flatMap((reason) => (reason.kind === 'past_winner' ? [reason.winner.title] : []))).toEqual(
      ['A', 'B', 'A'],
    );
  });

  it('name a season only by the date of its own prompt', () => {
    const dates = ['2026-12-02', '2026-12-02', '2026-11-20', '2026-12-02', null, '2027-01-04'];
    expect(planReasons({ count: 6, dates, winners: [] })).toEqual([
      { kind: 'pillar' },
      { kind: 'pillar' },
      { kind: 'pillar' },
      { kind: 'pillar' },
      { kind: 'pillar' },
      { kind: 'season', season: 'year_start' },
    ]);
  });

  it('fit a card even with the longest pillar', () => {
    expect(pillarWhy('x'.repeat(PROFILE_LIMITS.pillar)).length).toBeLessThanOrEqual(WHY_MAX);
  });
});
