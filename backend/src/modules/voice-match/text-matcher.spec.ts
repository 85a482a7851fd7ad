import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { VOICE_POSTS_MIN } from '@drumbeat/domain';
import fc from 'fast-check';
import { TextMatcher } from './text-matcher.js';
import type { VoiceMatchResponse } from './voice-match.dto.js';

const AUTHORS = join(import.meta.dirname, '../../../bench/voice/recognition/authors');
const postsOf = (author: string) =>
  readdirSync(join(AUTHORS, author)).map((file) => readFileSync(join(AUTHORS, author, file), 'utf8').trim());
const isLong = (post: string) => post.split(/\s+/u).length >= 100;

const DAVE = postsOf('dave');
const KNOWN = DAVE.slice(0, 20);
const OWN = DAVE.slice(20).find(isLong)!;
const STRANGE = postsOf('eleanor').slice(20).find(isLong)!;

let matcher: TextMatcher;
beforeAll(() => {
  matcher = new TextMatcher();
  matcher.match({ author: 'dave', text: OWN, key: 'dave', posts: KNOWN });
});

function measured(text: string): VoiceMatchResponse {
  const answer = matcher.match({ author: 'dave', text, key: 'dave' });
  if (answer.kind !== 'measured') throw new Error(`Not measured: ${answer.kind}`);
  return answer;
}

describe('A text compared with its author’s posts', () => {
  it('has a score, a band, and for each sentence that breaks the voice why and how the author does it', () => {
    expect(measured(OWN)).toMatchObject({ band: 'yours', known: { posts: 20, posts_min: 5 } });
    const strange = measured(STRANGE);
    expect(strange.score).toBeLessThan(30);
    expect(strange.band).toBe('far');
    expect(strange.sentences.length).toBeGreaterThan(0);
    const all = KNOWN.join('\n');
    for (const { start, end, reasons, nearest } of strange.sentences) {
      expect(STRANGE.slice(start, end).trim()).not.toBe('');
      expect(reasons.length).toBeGreaterThan(0);
      expect(reasons.join(' ')).toMatch(/you|your/iu);
      expect(all).toContain(nearest);
    }
  });

  it('asks for the posts once, and again only for other versions of them', () => {
    const own = new TextMatcher();
    expect(own.match({ author: 'dave', text: OWN, key: 'one' })).toEqual({ kind: 'posts_wanted' });
    const first = own.match({ author: 'dave', text: OWN, key: 'one', posts: KNOWN });
    expect(own.match({ author: 'dave', text: OWN, key: 'one' })).toEqual(first);
    expect(own.match({ author: 'dave', text: OWN, key: 'other' })).toEqual({ kind: 'posts_wanted' });
  });

  const FEW = KNOWN.slice(0, 2);
  const isKept = (own: TextMatcher, author: string, key: string) =>
    own.match({ author, text: OWN, key }).kind !== 'posts_wanted';
  const learn = (own: TextMatcher, author: string, key: string) =>
    own.match({ author, text: OWN, key, posts: FEW });

  it('keeps the voices that were asked for last, and no others', () => {
    const own = new TextMatcher();
    learn(own, 'kept', 'kept');
    learn(own, 'left', 'left');
    for (let other = 0; other < 30; other += 1) {
      expect(isKept(own, 'kept', 'kept')).toBe(true);
      learn(own, `other ${other}`, `other ${other}`);
    }
    expect(isKept(own, 'left', 'left')).toBe(false);
  });

  it('keeps two voices of an author, the last ones, however many they ask for, and everybody else’s beside them', () => {
    const own = new TextMatcher();
    for (let other = 0; other < 20; other += 1) learn(own, `other ${other}`, `other ${other}`);
    for (let post = 0; post < 60; post += 1) learn(own, 'greedy', `without post ${post}`);
    const others = Array.from({ length: 20 }, (_, other) => isKept(own, `other ${other}`, `other ${other}`));
    expect(others).not.toContain(false);
    expect([57, 58, 59].map((post) => isKept(own, 'greedy', `without post ${post}`))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('says instead of a number that it is too short, in an untested language, or that the posts are too few', () => {
    expect(matcher.match({ author: 'dave', text: 'I rang. Nobody came.', key: 'x' })).toMatchObject({
      kind: 'too_short',
      score: null,
      words: 4,
      words_min: 80,
      known: null,
    });
    const french = 'Je ne sais pas ce que vous voulez dire avec cette histoire, mais elle est belle. '.repeat(
      8,
    );
    expect(matcher.match({ author: 'dave', text: french, key: 'x' })).toMatchObject({
      kind: 'untested_language',
      known: null,
    });
    const few = KNOWN.slice(0, VOICE_POSTS_MIN - 1);
    expect(matcher.match({ author: 'dave', text: OWN, key: 'few', posts: few })).toMatchObject({
      kind: 'not_enough_posts',
      score: null,
      known: { posts: 4, posts_min: 5, words_min: 300 },
    });
  });

  it('counts posts in the language of the text only, and each once', () => {
    const german = 'Ich habe gestern lange mit dem Kunden gesprochen, und er hat mir nicht geglaubt.';
    const posts = [...KNOWN.slice(0, 4), KNOWN[0]!, german];
    expect(matcher.match({ author: 'dave', text: OWN, key: 'mixed', posts })).toMatchObject({
      known: { posts: 4 },
    });
  });

  it('gives the same for the posts in any order', () => {
    const expected = new TextMatcher().match({
      author: 'dave',
      text: STRANGE,
      key: 'a',
      posts: KNOWN.slice(0, 8),
    });
    fc.assert(
      fc.property(fc.shuffledSubarray(KNOWN.slice(0, 8), { minLength: 8 }), (posts) => {
        expect(new TextMatcher().match({ author: 'dave', text: STRANGE, key: 'a', posts })).toEqual(expected);
      }),
      { numRuns: 4 },
    );
  });

  it.each([
    ['nothing', ''],
    ['a word', 'word'],
    ['emoji only', '🎉👩‍👩‍👧‍👦'.repeat(200)],
    ['one long line', 'so I was '.repeat(11_000)],
    ['one long word', 'a'.repeat(100_000)],
    ['mixed scripts', `${OWN} ты и я 私は بك ${OWN}`],
    ['half a character', `${OWN}\ud800 ${OWN}`],
    ['marks only', '?!… '.repeat(500)],
  ])('never throws, neither for %s as the text nor, as far as a post is read, as a post', (_, text) => {
    expect(() => matcher.match({ author: 'dave', text, key: 'dave' })).not.toThrow();
    const posts = [...KNOWN.slice(0, 5), text.slice(0, 5_000)];
    expect(() => new TextMatcher().match({ author: 'dave', text: OWN, key: 'b', posts })).not.toThrow();
  });
});
