import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LAYOUT_FEATURES } from './layout.js';
import { prepareReference, type Reference } from './reference-population.js';
import {
  INVENTED_PEOPLE,
  inventedPopulation,
  inventedPost,
  inventedPosts,
} from './testing/invented-people.js';
import { learnVoice, standing, type Voice } from './voice.js';
import {
  matchLanguageOf,
  matchVoice,
  SENTENCES_WORDS_MIN,
  unusualLayout,
  type VoiceMatch,
} from './voice-match.rules.js';
import { readMasked } from './masked-text.js';

type Measured = Extract<VoiceMatch, { kind: 'measured' }>;

let reference: Reference;
let terse: Voice;
beforeAll(() => {
  // Without the author, whom it knows as little as it knows a user.
  const { language, people } = inventedPopulation();
  reference = prepareReference({ language, people: people.slice(1) });
  terse = learnt(inventedPosts(0, 12));
});

function learnt(posts: readonly string[]): Voice {
  const voice = learnVoice(posts, reference);
  if (!voice) throw new Error('Too few posts for a voice');
  return voice;
}

function measured(draft: string, voice: Voice): Measured {
  const match = matchVoice(draft, voice);
  if (match.kind !== 'measured') throw new Error(`Not measured: ${match.kind}`);
  return match;
}

const TERSE = inventedPost(0, 20);
const LEARNED = inventedPost(1, 20);

describe('A voice match', () => {
  it('is high for what its author wrote, and low for everybody else', () => {
    expect(measured(TERSE, terse).score).toBeGreaterThanOrEqual(70);
    for (let other = 1; other < INVENTED_PEOPLE; other += 1)
      expect(measured(inventedPost(other, 20), terse).score).toBeLessThan(30);
  });

  it('adds up: the evidence of the sentences is that of the text', () => {
    const all = measured(TERSE, terse).sentences.reduce((sum, { evidence }) => sum + evidence, 0);
    const text = readMasked(TERSE, 'en');
    expect(text.sentences.flatMap(({ grams }) => grams)).toEqual(text.grams);
    expect(all).toBeGreaterThan(0);
    expect(measured(LEARNED, terse).sentences.reduce((sum, { evidence }) => sum + evidence, 0)).toBeLessThan(
      0,
    );
  });

  it('names the sentence that breaks the voice, why, and how the author does it', () => {
    const stranger =
      'I have often wondered, however, whether one ought to regard the budget as a burden; it is, perhaps, rather a gift.';
    const { sentences } = measured(`${TERSE}\n\n${stranger}\n\nRing first.`, terse);
    const broken = sentences.filter((sentence) => sentence.break !== null);
    expect(broken.map(({ role }) => role)).toEqual(['body']);
    const [{ reasons, nearest }] = broken.map((sentence) => sentence.break!) as [
      NonNullable<(typeof broken)[0]['break']>,
    ];
    expect(reasons.length).toBeGreaterThan(0);
    expect(JSON.stringify(reasons)).toMatch(/however|often|one|;/u);
    // A word alone is no advice: nobody knows what to write without "is".
    expect(JSON.stringify(reasons)).not.toMatch(/"kind":"word"/u);
    expect(inventedPosts(0, 12).join('\n\n')).toContain(nearest);
  });

  it('holds no numbers of a list and nobody else’s speech against its author', () => {
    const list =
      '1.\n“One ought, perhaps, to regard the budget as a gift; I have often wondered.”\n\n2.\n"Happy to, however; whenever it might suit."';
    const { sentences } = measured(`${TERSE}\n\n${list}\n\nRing first.`, terse);
    expect(sentences.filter((sentence) => sentence.break !== null)).toEqual([]);
  });

  it('holds the sentences of a short text against their author, and gives it no score', () => {
    const stranger =
      'I have often wondered, however, whether one ought to regard the budget as a burden; it is, perhaps, rather a gift.';
    const draft = `${TERSE.split('\n\n').slice(0, 4).join('\n\n')}\n\n${stranger}`;
    const match = matchVoice(draft, terse);
    if (match.kind !== 'too-short') throw new Error(`Not too short: ${match.kind}`);
    expect(match.words).toBeGreaterThanOrEqual(SENTENCES_WORDS_MIN);
    const broken = match.sentences.filter((sentence) => sentence.break !== null);
    expect(broken.map(({ start }) => start)).toEqual([draft.indexOf(stranger)]);
  });

  it('names words in a row where it says that no post has their order', () => {
    for (const draft of [LEARNED, inventedPost(2, 20), inventedPost(3, 20)])
      for (const sentence of measured(draft, terse).sentences)
        for (const reason of sentence.break?.reasons ?? [])
          if (reason.kind === 'order') expect(reason.words).toMatch(/\p{L}.*\s.*\p{L}/su);
  });

  it('holds no sentence against its author that they wrote before, whatever the marks around it', () => {
    const phrase = 'It is what it is, as my late partner used to say of any proposal';
    const posts = inventedPosts(0, 12).map((post, at) => (at === 3 ? `${post}\n\n${phrase}.` : post));
    const draft = (closing: string) => measured(`${TERSE}\n\n${closing}`, learnt(posts)).sentences.at(-1);
    expect(draft(`${phrase.toUpperCase()}!`)?.break).toBeNull();
    expect(draft('One ought, perhaps, to regard the proposal rather as a gift; I often do.')?.break).not.toBe(
      null,
    );
  });

  it('does not measure what is too short, in another language or without a voice', () => {
    expect(matchVoice('I rang. Nobody came.', terse)).toEqual({
      kind: 'too-short',
      words: 4,
      sentences: [],
    });
    const german = 'Ich habe gestern lange mit dem Kunden gesprochen, und er hat mir nicht geglaubt. '.repeat(
      8,
    );
    expect(matchVoice(german, terse)).toEqual({ kind: 'untested-language' });
    expect(matchLanguageOf(german)).toBe('de');
    expect(matchLanguageOf('Je ne sais pas ce que vous voulez dire avec cette histoire.')).toBeNull();
    const anybody = learnt(Array.from({ length: 12 }, (_, at) => inventedPost(at % INVENTED_PEOPLE, at)));
    expect(matchVoice(TERSE, anybody)).toEqual({ kind: 'indistinct' });
  });

  it('needs five posts and 300 words', () => {
    expect(learnVoice(inventedPosts(0, 4), reference)).toBeNull();
    expect(learnVoice(['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'], reference)).toBeNull();
    expect(learnVoice(inventedPosts(0, 5), reference)).not.toBeNull();
  });

  it('does not depend on the order of the posts, nor on one that is there twice', () => {
    const posts = inventedPosts(0, 8);
    const expected = standing(readMasked(TERSE, 'en'), learnt(posts));
    fc.assert(
      fc.property(fc.shuffledSubarray(posts, { minLength: posts.length }), (shuffled) => {
        expect(standing(readMasked(TERSE, 'en'), learnt([...shuffled, ...shuffled]))).toEqual(expected);
      }),
      { numRuns: 5 },
    );
  });

  it.each([
    '',
    'word',
    '🎉🎉🎉',
    'a'.repeat(100_000),
    'so '.repeat(33_000),
    '\n'.repeat(500),
    'ты и я 私は بك '.repeat(40),
  ])('never throws: %#', (text) => {
    expect(() => matchVoice(text, terse)).not.toThrow();
    expect(() => learnVoice([...inventedPosts(0, 5), text], reference)).not.toThrow();
  });

  it('gives a score from 0 to 100 and sentences in their order for any text', () => {
    const words = fc.constantFrom(
      'the',
      'and',
      'I',
      'was',
      'invoice',
      'to',
      '!',
      '\n\n',
      '🎉',
      'not',
      '“',
      '7',
      'you',
      'is',
      '.',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 120, maxLength: 200 }), (parts) => {
        const match = matchVoice(parts.join(' '), terse);
        if (match.kind !== 'measured') return;
        expect(match.score).toBeGreaterThanOrEqual(0);
        expect(match.score).toBeLessThanOrEqual(100);
        for (const [at, { start, end, evidence }] of match.sentences.entries()) {
          expect(Number.isFinite(evidence)).toBe(true);
          expect(start).toBeGreaterThanOrEqual(match.sentences[at - 1]?.end ?? 0);
          expect(end).toBeGreaterThan(start);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('What is unusual in the whole text', () => {
  it('is left out where both values read the same', () => {
    const at = (feature: (typeof LAYOUT_FEATURES)[number]) => LAYOUT_FEATURES.indexOf(feature);
    const filled = (value: number) => LAYOUT_FEATURES.map(() => value);
    const layout = { means: filled(0), variances: filled(1e-4) };
    const reference = { layout: { means: filled(1), variances: filled(0.1) } };
    const vector = filled(0);
    vector[at('semicolons')] = 0.04;
    vector[at('emojis')] = 0.5;
    const found = unusualLayout(vector, { author: { layout }, reference });
    expect(found.map(({ feature }) => feature)).toEqual(['emojis']);
    vector[at('semicolons')] = 0.06;
    expect(unusualLayout(vector, { author: { layout }, reference }).map(({ feature }) => feature)).toContain(
      'semicolons',
    );
  });
});
