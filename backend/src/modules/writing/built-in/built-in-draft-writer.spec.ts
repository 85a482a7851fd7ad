import { defaultWritingProfile, openingProblems } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inventedAuthor, requestOf } from '../../../../test/support/writing/invented-authors.js';
import type { DraftWritingRequest } from '../draft-writer.service.js';
import { questionProblems } from '../question.rules.js';
import { NoOtherOpeningError, NothingToChangeError, WishNeedsModelError } from '../writing.errors.js';
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
  generated_icp_summary: null,
};
const request = requestOf({ profile, posts: [] }, 'Onboarding took three weeks', {
  examples: [{ id: 'x', title: 'An older post', content: 'Words' }],
});
const POST =
  'We raised our prices by 20%.\n\nWe really lost no client over it, and two of them thanked us. Fear is the expensive part.';
const openings = {
  profile,
  preferences: null,
  set_by_hand: [],
  doubts: [],
  examples: [],
  own_posts: [],
  content: POST,
  seed: 'seed',
};
const writer = new BuiltInDraftWriter();
const { signal } = new AbortController();
const write = (overrides: Partial<DraftWritingRequest>) =>
  writer.write({ ...request, ...overrides }, { onText: () => undefined, signal });

describe('The built-in writer of drafts', () => {
  it('asks what ghost-writers ask: what was seen, what others get wrong, why it matters', async () => {
    expect(await writer.ask(request)).toEqual([
      'What did you see happen with “Onboarding took three weeks”? Who, when, how many?',
      'What would most people get wrong about it?',
      'Why does it matter, in one sentence?',
    ]);
    const empty = { ...request, source: { kind: 'notes' as const, notes: '' } };
    expect((await writer.ask(empty))[0]).toBe('What did you see happen? Who, when, how many?');
  });

  it('names no subject that is a text', async () => {
    const notes = '先月、三つのお店の値段を二割上げました。お客様は一人も離れませんでした。';
    const [first] = await writer.ask({ ...request, source: { kind: 'notes', notes } });
    expect(first).toBe('What did you see happen? Who, when, how many?');
  });

  it.each([
    ['ux', 'Was hast du bei „Barrierefreiheit“ selbst erlebt? Wer, wann, wie viel?'],
    [
      'prevention',
      'Qu’avez-vous vu vous-même à propos de «\u00a0Les consignes\u00a0» ? Qui, quand, combien ?',
    ],
    ['workshop', '¿Qué has visto tú con «Presupuestos»? ¿Quién, cuándo, cuánto?'],
  ] as const)('asks in the language of the author’s posts: %s', async (name, question) => {
    const author = inventedAuthor(name);
    expect((await writer.ask(requestOf(author, author.notes.at(-1) ?? '')))[0]).toBe(question);
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

  it('writes and rewrites where the author has said a never-use phrase in another form', async () => {
    const preferences = { ...defaultWritingProfile(), never_use_phrases: ['leverage'] };
    const text =
      'We leveraged our data in March. It was really hard for us. The change came later and the client stayed. We charge 12% more now.';
    expect(await write({ preferences, source: { kind: 'notes', notes: text } })).toContain('We […] our data');
    for (const instructions of ['Shorter', 'Fewer filler words', 'Make a list', 'A stronger first line']) {
      expect(await write({ preferences, previous_text: text, instructions })).toContain('our data in March');
    }
  });

  it('rewrites the part that is selected, and a whole text for the wishes that it understands', async () => {
    const selection = 'We really lost no client over it, and two of them thanked us.';
    expect(await write({ previous_text: POST, selection, instructions: 'Shorter' })).toBe(
      'We lost no client over it, and two of them thanked us.',
    );
    expect(await write({ previous_text: POST, instructions: 'Shorter' })).toBe(POST.replace('really ', ''));
    const opened = await write({ previous_text: POST, instructions: 'A stronger first line' });
    expect(opened).toBe(
      'Fear is the expensive part.\n\nWe raised our prices by 20%.\n\nWe really lost no client over it, and two of them thanked us.',
    );
  });

  it('says what it cannot do instead of writing it into the text', async () => {
    await expect(write({ instructions: 'Make it funnier' })).rejects.toBeInstanceOf(WishNeedsModelError);
    const more = { previous_text: POST, instructions: 'Write it more the way I write' };
    await expect(write(more)).rejects.toBeInstanceOf(WishNeedsModelError);
    const whole = { previous_text: POST, selection: 'Fear is the expensive part.', instructions: 'Shorter' };
    await expect(write(whole)).rejects.toBeInstanceOf(NothingToChangeError);
    const first = {
      previous_text: 'We raised our prices by 20%. It felt wrong. It was not.',
      instructions: 'A stronger first line',
    };
    await expect(write(first)).rejects.toBeInstanceOf(NoOtherOpeningError);
  });

  it('offers first lines by the rules, all of them the author’s own, the strongest first', async () => {
    const lines = await writer.suggestOpenings(openings);
    expect(lines).toEqual(['Fear is the expensive part.']);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.lorem({ maxCount: 40 }), fc.string({ unit: 'grapheme', maxLength: 300 })),
        fc.constantFrom('this', 'what', 'lorem'),
        async (content, phrase) => {
          const preferences = { ...defaultWritingProfile(), never_use_phrases: [phrase] };
          const found = await writer
            .suggestOpenings({ ...openings, content, preferences })
            .catch((error: unknown) =>
              error instanceof NoOtherOpeningError ? [] : Promise.reject(error as Error),
            );
          const problems = openingProblems(found, { neverUsePhrases: [phrase], present: content });
          expect(problems.filter((problem) => !problem.startsWith('There are '))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('offers no first line that is the present one in other marks, or opens no better', async () => {
    const content =
      '"I didn\'t want to bother you." That\'s what Noreen said.\n\nA mare with 9 hours of pain does not wait. Trust is cheaper than marketing.';
    await expect(writer.suggestOpenings({ ...openings, content })).rejects.toBeInstanceOf(
      NoOtherOpeningError,
    );
  });

  it('says so when no other sentence can open the post', async () => {
    const content = 'We raised our prices by 20%. It felt wrong. It was not.';
    await expect(writer.suggestOpenings({ ...openings, content })).rejects.toBeInstanceOf(
      NoOtherOpeningError,
    );
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
    const notes = 'Onboarding took three weeks, and nobody at Acme had a password.';
    const source = { kind: 'notes' as const, notes };
    expect(kinds({ source, previous_text: POST })).toEqual(['notes: Your notes', 'style: Never use']);
    // What a text was made of stays named after a rewrite.
    expect(kinds({ source, previous_text: POST, instructions: 'Shorter' })).toEqual([
      'notes: Your notes',
      'post: The text of this post',
      'style: Never use',
    ]);
  });

  it('says again of a text that it rewrites what was said of it, and nothing of other notes', () => {
    const advice = [
      { kind: 'advice' as const, label: 'Read it over before you post', excerpt: 'Spoken.', id: null },
    ];
    const told = (given: Parameters<typeof writer.sourcesOf>[0]) =>
      writer.sourcesOf(given).filter(({ kind }) => kind === 'advice');
    const rewriting = { ...request, previous_text: POST, advice };
    for (const instructions of ['Shorter', 'No hashtags', 'A stronger first line'])
      expect(told({ ...rewriting, instructions })).toEqual(advice);
    expect(told({ ...rewriting, selection: 'Fear is the expensive part.', instructions: 'Shorter' })).toEqual(
      advice,
    );
    expect(told({ ...openings, advice })).toEqual(advice);
    // Without notes of its own a post is arranged from its text.
    expect(told({ ...rewriting, source: { kind: 'notes', notes: POST } })).toEqual(advice);
    expect(
      told({ ...rewriting, source: { kind: 'notes', notes: 'Fear is expensive. We raised prices.' } }),
    ).toEqual([]);
    expect(told({ ...rewriting, advice: [], instructions: 'Shorter' })).toEqual([]);
  });

  it('says what a draft is where it is less than one', () => {
    const labels = (overrides: Partial<DraftWritingRequest>) =>
      writer.sourcesOf({ ...request, ...overrides }).map(({ label }) => label);
    expect(labels({})).toContain('Places to fill in');
    const notes =
      'Il cliente mi ha chiesto uno sconto del 20 per cento. Io ho detto di no, e lui ha pagato tutto.';
    expect(labels({ source: { kind: 'notes', notes } })).toEqual(['Your notes', 'Your words alone']);
    const spoken = 'um we had the van in the yard and er it rained and um nobody had closed the window';
    const short = 'mtg w/ agent bc of keys. 14 ppl on no list. changed cyls, 310 in all';
    for (const one of [spoken, short])
      expect(labels({ source: { kind: 'notes', notes: one } }).slice(0, 2)).toEqual([
        'Your notes',
        'Read it over before you post',
      ]);
    const { own_posts } = requestOf(inventedAuthor('cfo'), '');
    expect(labels({ source: { kind: 'notes', notes: POST }, own_posts })).toEqual([
      'Your notes',
      'The form of your posts',
    ]);
  });
});
