import { NO_LESSONS } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { composePrompts } from './compose-prompts.js';
import { LANGUAGE_TEXTS } from './language-texts.js';

const PROFILE = {
  full_name: 'Mia Lund',
  content_pillars: ['Fear', 'The walk', 'Old leash, new hand'],
  target_audience: 'Dog owners',
  ideal_target_client: 'Owners of rescue dogs',
  client_pain_points: 'The dog barks at every visitor; they have tried three trainers',
  industry: 'Dog training',
  business_size: 'Just me',
  content_strategy: 'Fill the spring courses',
  generated_icp_summary: null,
};
const promptsOf = (industry: string, count = 20) =>
  composePrompts({
    profile: { ...PROFILE, industry },
    preferences: null,
    set_by_hand: [],
    count,
    pillars: [],
    existing: [],
    lessons: NO_LESSONS,
    reasons: [],
    seed: 'dogs',
  });
const frames = new Map(
  Object.values(LANGUAGE_TEXTS.en.frames).flatMap((all) => all.map((frame) => [frame.id, frame])),
);
const ownIn = (industry: string, count?: number) =>
  promptsOf(industry, count).filter(({ frame_id }) => frames.get(frame_id ?? '')?.isForUnknownTrades);

describe('An author whose trade has no lists', () => {
  it('is asked twenty questions, of which some are about what only they have', () => {
    const prompts = promptsOf('Dog training');
    expect(new Set(prompts.map(({ prompt_text }) => prompt_text)).size).toBe(20);
    expect(ownIn('Dog training').length).toBeGreaterThanOrEqual(2);
    expect(ownIn('Dog training', 60).length).toBeGreaterThanOrEqual(4);
  });

  it('gets frames that no author of a known trade gets', () => {
    expect(ownIn('Bakeries')).toEqual([]);
  });
});
