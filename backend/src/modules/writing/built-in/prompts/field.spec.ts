import { describe, expect, it } from '@jest/globals';
import { goalOf, pillarKindOf } from './field.js';

const profile = (content_strategy: string | null) => ({
  full_name: 'Ada Example',
  content_pillars: [],
  target_audience: null,
  ideal_target_client: null,
  client_pain_points: null,
  industry: null,
  business_size: null,
  content_strategy,
  generated_icp_summary: null,
});

describe('What a prompt is chosen by', () => {
  it('is the goal and the kind of pillar, or the plain one', () => {
    expect(goalOf(profile('Win clients'))).toBe('clients');
    expect(goalOf(profile(null))).toBe('known');
    expect(pillarKindOf('Pricing')).toBe('money');
    expect(pillarKindOf('Ropes')).toBe('craft');
  });
});
