import { CATEGORIES, checkWrittenPrompt, defaultWritingProfile } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PromptWritingRequest } from '../prompt-writer.service.js';
import { composePrompts } from './compose-prompts.js';
import { recognizedFrame } from './recognized-frame.js';

const request = (overrides: Partial<PromptWritingRequest> = {}): PromptWritingRequest => ({
  profile: {
    full_name: 'Ada Example',
    content_pillars: ['Customer Success', 'How to hire well', 'Why culture matters'],
    target_audience: 'Founders of small agencies',
    ideal_target_client: null,
    client_pain_points: 'Churn in the first 90 days',
    industry: 'B2B SaaS',
    business_size: '10-50 employees',
    content_strategy: null,
  },
  preferences: null,
  count: 12,
  pillars: [],
  recent_hooks: [],
  seed: 'batch-1',
  ...overrides,
});
const emptyProfile = {
  full_name: '',
  content_pillars: ['Hiring'],
  target_audience: null,
  ideal_target_client: null,
  client_pain_points: null,
  industry: null,
  business_size: null,
  content_strategy: null,
};
const hooksOf = (prompts: readonly { hook: string }[]) => prompts.map(({ hook }) => hook.toLowerCase());

describe('The built-in writer’s prompts', () => {
  it('are the same for the same request, and others for another seed', () => {
    expect(composePrompts(request())).toEqual(composePrompts(request()));
    expect(composePrompts(request())).not.toEqual(composePrompts(request({ seed: 'batch-2' })));
  });

  it('take turns in pillars and categories', () => {
    const prompts = composePrompts(request({ count: 18 }));
    for (const category of CATEGORIES) {
      const ofCategory = prompts.filter((prompt) => prompt.category === category);
      expect(ofCategory.map(({ pillar_number }) => pillar_number).sort()).toEqual([1, 2, 3]);
    }
  });

  it('keep to the pillars that were asked for', () => {
    const prompts = composePrompts(request({ pillars: [2] }));
    expect(new Set(prompts.map(({ pillar_number }) => pillar_number))).toEqual(new Set([2]));
  });

  it('speak of the pillar, the audience and its problems', () => {
    const all = composePrompts(request({ count: 30 }))
      .map(({ hook, prompt_text }) => `${hook} ${prompt_text}`)
      .join('\n');
    for (const fact of [
      'customer success',
      'hiring well',
      'founders of small agencies',
      'hurn in the first 90 days',
      'B2B SaaS',
      '10-50 employees',
    ]) {
      expect(all).toContain(fact);
    }
  });

  it('repeat no frame within sixty, and no hook that the user has, over many batches', () => {
    const recent: string[] = [];
    for (let batch = 0; batch < 5; batch += 1) {
      const prompts = composePrompts(
        request({ profile: emptyProfile, count: 60, seed: `batch-${batch}`, recent_hooks: recent }),
      );
      const frames = prompts.map(({ hook, category }) => recognizedFrame(hook, category)?.frame.hook);
      expect(frames).not.toContain(undefined);
      expect(new Set(frames).size).toBe(60);
      expect(new Set([...hooksOf(prompts), ...hooksOf(recent.map((hook) => ({ hook })))]).size).toBe(
        60 * (batch + 1),
      );
      recent.unshift(...prompts.map(({ hook }) => hook));
    }
    expect(recent.some((hook) => hook.endsWith('(part 5)'))).toBe(true);
  });

  it('are valid by the domain’s rules, and free of never-use phrases, whatever the profile holds', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 120 }),
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.lorem({ maxCount: 12 }),
      fc.constantFrom(
        'WHY?',
        'Lead {topic}',
        '“Quoted”',
        '- list\n- list',
        'Ärger & Ölpreise',
        'AI: hype vs. reality',
      ),
    );
    const field = fc.option(text);
    const phrase = fc.oneof(
      fc.constantFrom(
        'honest',
        'story',
        'hiring',
        'part',
        'the hardest part',
        'readers',
        'clients',
        'about',
        'the',
      ),
      fc.lorem({ maxCount: 2 }),
    );
    fc.assert(
      fc.property(
        fc.record({
          content_pillars: fc.array(text, { minLength: 1, maxLength: 10 }),
          target_audience: field,
          ideal_target_client: field,
          client_pain_points: field,
          industry: field,
          business_size: field,
          content_strategy: field,
        }),
        fc.array(phrase, { maxLength: 3 }),
        fc.integer({ min: 1, max: 14 }),
        fc.string(),
        (fields, never_use_phrases, count, seed) => {
          const prompts = composePrompts(
            request({
              profile: { full_name: 'Ada', ...fields },
              preferences: { ...defaultWritingProfile(), never_use_phrases },
              count,
              seed,
            }),
          );
          const context = { pillarCount: fields.content_pillars.length, neverUsePhrases: never_use_phrases };
          expect(prompts).toHaveLength(count);
          for (const prompt of prompts) {
            expect(checkWrittenPrompt(prompt, context).problems).toEqual([]);
            expect(`${prompt.hook} ${prompt.prompt_text}`).not.toMatch(/\{\p{L}+\}/u);
          }
          expect(new Set(hooksOf(prompts)).size).toBe(count);
        },
      ),
      { numRuns: 60 },
    );
  });
});
