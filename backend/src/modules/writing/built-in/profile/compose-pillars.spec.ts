import { PROFILE_LIMITS, suggestedPillarProblems } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AnsweredProfile } from '../../profile-writer.service.js';
import { composePillars } from './compose-pillars.js';

const EMPTY: AnsweredProfile = {
  full_name: 'Ada Example',
  content_pillars: [],
  target_audience: null,
  ideal_target_client: null,
  client_pain_points: null,
  industry: null,
  business_size: null,
  company_size: null,
  content_strategy: null,
  generated_icp_summary: null,
  pain_points: null,
};
const pillars = (answers: Partial<AnsweredProfile>, neverUsePhrases: readonly string[] = []) =>
  composePillars({ profile: { ...EMPTY, ...answers }, neverUsePhrases });

describe('Suggested pillars of the built-in writer', () => {
  it('come from the answers', () => {
    expect(
      pillars({
        ideal_target_client: 'Owners of small studios',
        client_pain_points: 'Slow hiring, churn in the first 90 days',
        industry: 'Design',
      }),
    ).toEqual([
      'Slow hiring',
      'What is changing in Design',
      'Questions from owners of small studios',
      'Churn in the first 90 days',
      'Lessons from client work',
    ]);
  });

  it.each([
    ['Legal', 'What is changing in legal work'],
    ['Gastronomy / Hospitality', 'What is changing in Gastronomy'],
    ['B2B SaaS', 'What is changing in B2B SaaS'],
  ])('name the field as one speaks of it: %s', (industry, pillar) => {
    expect(pillars({ industry })).toContain(pillar);
  });

  it('read well for an answer that goes on and on', () => {
    expect(
      pillars({
        ideal_target_client:
          'Owner of a design studio with 8 to 20 people who still does most of the client work herself',
        client_pain_points: 'Projects run over budget. She cannot raise prices. No time for new business.',
        industry: 'Design and branding studios',
      }),
    ).toEqual([
      'Projects run over budget',
      'What is changing in design and branding studios',
      'How to raise prices',
      'Lessons from client work',
      'How I work, and why',
    ]);
  });

  it('are filled up where the answers name too little', () => {
    expect(pillars({})).toHaveLength(PROFILE_LIMITS.pillars);
  });

  it('leave out what must never be said', () => {
    expect(pillars({ industry: 'Synergy' }, ['synergy', 'lessons'])).not.toContainEqual(
      expect.stringMatching(/synergy|lessons/i),
    );
  });

  it('can be shown, whatever the answers are', () => {
    const answer = fc.option(fc.string({ unit: 'grapheme', maxLength: 200 }));
    fc.assert(
      fc.property(answer, answer, answer, (ideal_target_client, client_pain_points, industry) => {
        const suggested = pillars({ ideal_target_client, client_pain_points, industry });
        expect(suggestedPillarProblems(suggested, [])).toEqual([]);
      }),
    );
  });
});
