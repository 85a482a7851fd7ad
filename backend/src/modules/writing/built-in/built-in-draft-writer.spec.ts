import { defaultWritingProfile, openingProblems } from '@drumbeat/domain';
import { questionProblems } from '../question.rules.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DraftWritingRequest } from '../draft-writer.service.js';
import { NothingLeftToWriteError } from '../writing.errors.js';
import { BuiltInDraftWriter } from './built-in-draft-writer.js';

const profile = {
  full_name: 'Ada Example',
  content_pillars: ['Pricing with confidence', 'Hiring'],
  target_audience: 'Founders of small agencies',
  ideal_target_client: null,
  client_pain_points: null,
  industry: null,
  business_size: null,
  content_strategy: null,
};
const request: DraftWritingRequest = {
  profile,
  preferences: null,
  source: { kind: 'notes', notes: 'Onboarding took three weeks' },
  instructions: null,
  previous_text: null,
  selection: null,
  answers: [],
  examples: [{ id: 'x', title: 'An older post', content: 'Words' }],
  own_posts: [],
  seed: 'seed',
};
const POST =
  'We raised our prices by 20%.\n\nIt felt wrong. It was not. Nobody left us, and two clients thanked us.';
const writer = new BuiltInDraftWriter();
const { signal } = new AbortController();
const write = (overrides: Partial<DraftWritingRequest>) =>
  writer.write({ ...request, ...overrides }, { onText: () => undefined, signal });

describe('The built-in writer of drafts', () => {
  it('asks for what it would have to invent: what happened, what shows it, and the point', async () => {
    const questions = await writer.ask(request);
    expect(questions).toEqual([
      'What happened, in one or two sentences: “Onboarding took three weeks”?',
      'Which number, name or example shows it best?',
      'What should founders of small agencies take from it?',
    ]);
    const withNumber = { ...request, source: { kind: 'notes' as const, notes: '3 weeks of onboarding' } };
    expect(await writer.ask(withNumber)).toHaveLength(2);
    const empty = { ...request, source: { kind: 'notes' as const, notes: '' } };
    expect((await writer.ask(empty))[0]).toBe('What is the post about, in one or two sentences?');
  });

  it('asks questions that hold to the rules, whatever the notes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (notes) => {
        expect(questionProblems(await writer.ask({ ...request, source: { kind: 'notes', notes } }))).toEqual(
          [],
        );
      }),
    );
  });

  it('writes what was answered into the draft', async () => {
    const answers = [{ question: 'What happened?', answer: 'Six people waited for one password' }];
    expect(await write({ answers })).toContain('Six people waited for one password.');
    const source = {
      kind: 'prompt' as const,
      id: 1,
      hook: 'What nobody tells you about onboarding',
      prompt_text: 'Tell what happened. Say what it cost.',
      category: 'First-person anecdote',
      pillar_label: null,
    };
    const draft = await write({ source, answers });
    expect(draft).toContain('Six people waited for one password');
    expect(draft).not.toContain('[Tell what happened.]');
  });

  it('rewrites the part that is selected, and a whole text for the wishes that it understands', async () => {
    const selection = 'It felt wrong. It was not.';
    expect(await write({ previous_text: POST, selection, instructions: 'Shorter' })).toBe('It felt wrong.');
    const short = await write({ previous_text: POST, instructions: 'Shorter' });
    expect(short.startsWith('We raised our prices by 20%.')).toBe(true);
    expect(short.length).toBeLessThan(POST.length);
    const opened = await write({ previous_text: POST, instructions: 'A stronger first line' });
    expect(opened.endsWith('Nobody left us, and two clients thanked us.')).toBe(true);
    expect(opened.startsWith('We raised')).toBe(false);
    // The author's own sentence that leads now has left its old place.
    const sentences = opened.split(/(?<=\.)\s+/u);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('offers five first lines by the rules, some of them the author’s own words', async () => {
    const openings = { profile, preferences: null, examples: [], own_posts: [], content: POST, seed: 'seed' };
    const lines = await writer.suggestOpenings(openings);
    expect(openingProblems(lines, { neverUsePhrases: [], present: POST })).toEqual([]);
    expect(lines.filter((line) => POST.includes(line))).toHaveLength(2);
    expect(await writer.suggestOpenings(openings)).toEqual(lines);
    expect(await writer.suggestOpenings({ ...openings, seed: 'another' })).not.toEqual(lines);

    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.lorem({ maxCount: 40 }), fc.string({ unit: 'grapheme', maxLength: 300 })),
        fc.constantFrom('this', 'what', 'synergy'),
        async (content, phrase) => {
          const preferences = { ...defaultWritingProfile(), never_use_phrases: [phrase] };
          const found = await writer.suggestOpenings({ ...openings, content, preferences });
          expect(openingProblems(found, { neverUsePhrases: [phrase], present: content })).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('says so when the forbidden phrases leave no first line', async () => {
    const preferences = {
      ...defaultWritingProfile(),
      never_use_phrases: ['i', 'a', 'this', 'one', 'what', 'the', 'me', 'you', 'for', 'us', 'it', 'our'],
    };
    await expect(
      writer.suggestOpenings({
        profile,
        preferences,
        examples: [],
        own_posts: [],
        content: POST,
        seed: 'seed',
      }),
    ).rejects.toBeInstanceOf(NothingLeftToWriteError);
  });

  it('names as sources only what it looks at', () => {
    const preferences = {
      ...defaultWritingProfile(),
      content_length_preference: 'short' as const,
      directness_level: 9,
      never_use_phrases: ['synergy'],
    };
    const kinds = (overrides: Partial<DraftWritingRequest>) =>
      writer
        .sourcesOf({ ...request, preferences, ...overrides })
        .map(({ kind, label }) => `${kind}: ${label}`);
    expect(kinds({ previous_text: POST })).toEqual([
      'notes: Your notes',
      'style: Post length',
      'style: Never use',
    ]);
    expect(kinds({ previous_text: POST, instructions: 'Shorter' })).toEqual([
      'post: The text of this post',
      'style: Never use',
    ]);
  });
});
