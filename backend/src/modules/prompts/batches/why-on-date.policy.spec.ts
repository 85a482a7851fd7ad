import { defaultWritingProfile } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import type { DistinctPrompt } from './distinct-prompts.service.js';
import { whyOn } from './why-on-date.policy.js';

const prompt: DistinctPrompt = {
  hook: 'Pricing: what it cost me',
  prompt_text: 'Which decision about pricing cost you money, time or a client, and when did you notice?',
  category: 'First-person anecdote',
  pillar_number: 1,
  why: 'The year is nearly over when this appears.',
  frame_id: null,
  reason: { kind: 'season', season: 'year_end' },
};
const request = {
  profile: {
    full_name: 'Ada',
    content_pillars: ['Pricing'],
    target_audience: null,
    ideal_target_client: null,
    client_pain_points: null,
    industry: null,
    business_size: null,
    content_strategy: null,
    generated_icp_summary: null,
  },
  preferences: null,
};

describe('Why a prompt suits its user on the date that it got', () => {
  it('is the season as long as the date is in it, and else the pillar', () => {
    expect(whyOn('2026-12-10', prompt, request)).toBe(prompt.why);
    expect(whyOn('2027-02-10', prompt, request)).toContain('“Pricing”');
    expect(whyOn(null, { ...prompt, reason: { kind: 'pillar' } }, request)).toBe(prompt.why);
  });

  it('is left out where it could only be said in English of a prompt in another language', () => {
    const german = 'Welche Entscheidung hat dich Geld gekostet, und wann hast du es gemerkt?';
    expect(whyOn('2027-02-10', { ...prompt, prompt_text: german }, request)).toBeNull();
  });

  it('is left out where it could only be said with a phrase never to use', () => {
    const preferences = { ...defaultWritingProfile(), never_use_phrases: ['known for'] };
    expect(whyOn('2027-02-10', prompt, { ...request, preferences })).toBeNull();
  });
});
