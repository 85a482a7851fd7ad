import {
  CATEGORIES,
  NO_LESSONS,
  checkWrittenPrompt,
  defaultWritingProfile,
  type PastContent,
  type WrittenPrompt,
} from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FramedPrompt, PromptWritingRequest } from '../../prompt-writer.service.js';
import { composePrompts } from './compose-prompts.js';

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
    generated_icp_summary: null,
  },
  preferences: null,
  set_by_hand: [],
  count: 12,
  pillars: [],
  existing: [],
  lessons: NO_LESSONS,
  reasons: [],
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
  generated_icp_summary: null,
};
const hooksOf = (prompts: readonly { hook: string }[]) => prompts.map(({ hook }) => hook.toLowerCase());

describe('The built-in writer’s prompts', () => {
  it('are the same for the same request, and others for another seed', () => {
    expect(composePrompts(request())).toEqual(composePrompts(request()));
    expect(composePrompts(request())).not.toEqual(composePrompts(request({ seed: 'batch-2' })));
  });

  it('take turns in pillars and categories', () => {
    const content_pillars = ['Customer Success', 'Night calls', 'Hiring'];
    const prompts = composePrompts(
      request({ count: 18, profile: { ...request().profile, content_pillars } }),
    );
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
    const all = composePrompts(request({ count: 90 }))
      .map(({ hook, prompt_text }) => `${hook} ${prompt_text}`)
      .join('\n');
    for (const fact of [
      'Customer Success',
      'How to hire well',
      'founders of small agencies',
      'hurn in the first 90 days',
      'B2B SaaS',
    ]) {
      expect(all).toContain(fact);
    }
  });

  it('ask about a job that was nearly too big whoever works alone, and nobody else', () => {
    const sized = (business_size: string) =>
      composePrompts(request({ count: 60, profile: { ...request().profile, business_size } }))
        .map(({ prompt_text }) => prompt_text)
        .filter((text) => text.includes(business_size));
    expect(sized('Just me')).toHaveLength(1);
    expect(sized('10-50 employees')).toEqual([]);
  });

  it('go back to a care of the clients once in twelve', () => {
    const cares = ['Churn in the first 90 days', 'Nobody reads the onboarding mails'];
    const profile = { ...request().profile, client_pain_points: cares.join('; ') };
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const hooks = composePrompts(request({ seed, profile })).map(({ hook }) => hook);
      for (const care of cares)
        expect(hooks.filter((hook) => hook.includes(care)).length).toBeLessThanOrEqual(1);
    }
  });

  it('ask people who are alike different questions: no frame of more than about a third', () => {
    const fields =
      'Midwifery Winegrowing Bookbinding Beekeeping Puppetry Heraldry Clockmaking Thatching'.split(' ');
    const pillars = [
      ['Swarms', 'Selling honey', 'Teaching beginners'],
      ['Old bindings', 'Prices', 'The workshop'],
      ['First visits', 'Night calls', 'Paperwork'],
    ];
    const people = fields.flatMap((industry) =>
      pillars.map((content_pillars) => ({ industry, content_pillars })),
    );
    const seeds = ['a', 'b', 'c', 'd'];
    const times = new Map<unknown, number>();
    for (const seed of seeds) {
      for (const one of people) {
        const prompts = composePrompts(request({ seed, profile: { ...request().profile, ...one } }));
        for (const { frame_id } of prompts) times.set(frame_id, (times.get(frame_id) ?? 0) + 1);
      }
    }
    expect(Math.max(...times.values())).toBeLessThanOrEqual(0.36 * people.length * seeds.length);
  });

  it('repeat no frame within a batch, and none for a pillar that has had it, over many batches', () => {
    const existing: FramedPrompt[] = [];
    for (let batch = 0; batch < 3; batch += 1) {
      const prompts = composePrompts(request({ count: 30, seed: `batch-${batch}`, existing }));
      const frames = prompts.map(({ frame_id }) => frame_id);
      expect(frames).not.toContain(undefined);
      expect(new Set(frames).size).toBe(30);
      existing.unshift(...prompts);
    }
    const angles = existing.map(({ frame_id, pillar_number }) => `${frame_id} ${pillar_number}`);
    expect(new Set(angles).size).toBe(90);
    expect(new Set(hooksOf(existing)).size).toBe(90);
  });

  it('take no frame of the newest prompts, also for another pillar, while others fit', () => {
    const before = composePrompts(request({ count: 9, seed: 'monday' }));
    const recent = new Set(before.map(({ frame_id }) => frame_id));
    const next = composePrompts(request({ count: 9, seed: 'again', existing: before }));
    expect(next.filter(({ frame_id }) => recent.has(frame_id))).toEqual([]);
  });

  it('end where nothing new is left, instead of saying something again', () => {
    const existing: FramedPrompt[] = [];
    for (let batch = 0; batch < 3; batch += 1) {
      const prompts = composePrompts(request({ profile: emptyProfile, count: 60, existing }));
      existing.unshift(...prompts);
    }
    expect(existing.length).toBeGreaterThan(25);
    expect(existing.length).toBeLessThan(60);
    expect(composePrompts(request({ profile: emptyProfile, count: 60, existing }))).toEqual([]);
  });

  describe('learn from what the user thought of earlier ones', () => {
    const past = (overrides: Partial<PastContent>): PastContent => ({
      kind: 'prompt',
      title: 'Something',
      category: null,
      pillar_number: null,
      rating: null,
      is_favorite: false,
      status: 'new',
      has_post: false,
      liked_aspects: [],
      disliked_aspects: [],
      frame_id: null,
      words: [],
      ...overrides,
    });
    const taught = (...lessons: Partial<PastContent>[]) =>
      composePrompts(request({ count: 24, lessons: { past: lessons.map(past), wishes: [] } }));
    const times = (prompts: readonly WrittenPrompt[], which: Partial<WrittenPrompt>) =>
      prompts.filter((prompt) =>
        Object.entries(which).every(([field, value]) => prompt[field as keyof WrittenPrompt] === value),
      ).length;
    const category = 'First-person anecdote';

    it('bad ratings of a kind make it rarer, good ones more frequent', () => {
      const usual = times(taught(), { category });
      expect(usual).toBe(4);
      const bad = taught(...[1, 1, 2].map((rating) => ({ category, rating })));
      expect(times(bad, { category })).toBeLessThan(usual);
      const good = taught(...[5, 4, 5].map((rating) => ({ category, rating })));
      expect(times(good, { category })).toBeGreaterThan(usual);
    });

    it('so does putting prompts away unused, and using them', () => {
      const usual = times(taught(), { category });
      const archived = { category, status: 'archived' } as const;
      expect(times(taught(archived, archived, archived), { category })).toBeLessThan(usual);
      const used = { category, status: 'used' } as const;
      expect(times(taught(used, used, used, used, used), { category })).toBeGreaterThan(usual);
    });

    it('the same holds for pillars, and every pillar still comes', () => {
      const bad = taught(...[1, 1, 1].map((rating) => ({ pillar_number: 2, rating })));
      expect(times(bad, { pillar_number: 2 })).toBeLessThan(times(bad, { pillar_number: 1 }));
      expect(times(bad, { pillar_number: 2 })).toBeGreaterThan(0);
    });

    it('a form that was liked comes for other pillars, one that was disliked for none', () => {
      // In whatever words.
      const one = { category, pillar_number: 1, frame_id: 'iWasWrongAboutThis' };
      const wrongAbout = (prompts: readonly WrittenPrompt[]) =>
        prompts.filter(({ hook }) => hook.includes('I was wrong about')).length;
      const withTitle = (rating: number, seed: string) =>
        composePrompts(
          request({
            count: 30,
            seed,
            existing: [{ hook: 'An older wording', ...one }],
            lessons: { past: [past({ ...one, rating })], wishes: [] },
          }),
        );
      for (const seed of ['a', 'b', 'c', 'd']) {
        expect(wrongAbout(withTitle(5, seed))).toBe(1);
        expect(wrongAbout(withTitle(1, seed))).toBe(0);
      }
    });
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
          generated_icp_summary: field,
        }),
        fc.array(phrase, { maxLength: 3 }),
        fc.integer({ min: 1, max: 14 }),
        fc.string(),
        (fields, never_use_phrases, count, seed) => {
          const prompts = composePrompts(
            request({
              profile: { full_name: 'Ada', ...fields },
              preferences: { ...defaultWritingProfile(), never_use_phrases },
              set_by_hand: [],
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

  it('name one problem of a list, and none under the pillar about recruits', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const prompts = composePrompts(
        request({
          seed,
          profile: {
            ...emptyProfile,
            industry: 'Schornsteinfegerhandwerk',
            ideal_target_client: 'Eigentümer, die ihre Heizung tauschen müssen',
            client_pain_points: 'Zu große Wärmepumpen, falsche Förderanträge, Kaminöfen ohne Zuluft',
            content_pillars: [
              'Heizungstausch ohne Märchen',
              'Was ich auf dem Dach sehe',
              'Handwerk und Nachwuchs',
            ],
          },
        }),
      );
      const about = prompts.filter(({ hook }) => /Wärmepumpen|Förderanträge|Zuluft/u.test(hook));
      expect(about.length).toBeGreaterThan(0);
      for (const { hook, pillar_number } of about) {
        expect(hook).not.toMatch(/Wärmepumpen.*Förderanträge|Förderanträge.*Zuluft/u);
        expect(pillar_number).not.toBe(3);
      }
    }
  });
});
