import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  cleanPostText,
  countCharacters,
  countWords,
  postTextProblems,
  schedulePreview,
  titleFromContent,
  tooLongToSave,
} from './post-text.rules.js';

/** Any string that JavaScript can hold, halves of surrogate pairs and control characters included. */
const anyText = () => fc.array(fc.nat({ max: 0xffff })).map((units) => String.fromCharCode(...units));

describe('the length of a post', () => {
  it('may be 3,000 characters and not one more', () => {
    expect(postTextProblems('x'.repeat(3_000))).toEqual([]);
    expect(postTextProblems('x'.repeat(3_001))).toEqual([
      'LinkedIn takes at most 3,000 characters. Shorten the post by 1 character.',
    ]);
    expect(postTextProblems('x'.repeat(4_500))[0]).toContain('by 1,500 characters');
  });

  it('is saved up to 10,000 characters', () => {
    expect(tooLongToSave('x'.repeat(10_000))).toBeNull();
    expect(tooLongToSave('x'.repeat(10_001))).toBe(
      'A post is saved up to 10,000 characters. Shorten it by 1 character.',
    );
    expect(tooLongToSave('x'.repeat(11_056))).toContain('by 1,056 characters');
  });

  it('counts an emoji by its UTF-16 units, so that no way of counting finds more', () => {
    expect(countCharacters('a🚀')).toBe(3);
  });

  it('must not be nothing', () => {
    expect(postTextProblems(' \n\t')).toHaveLength(1);
  });
});

describe('counting words', () => {
  it.each([
    ['', 0],
    ['one', 1],
    ['  two\nwords  ', 2],
    ['a – dash 🚀 and C#', 4],
    ['über größe', 2],
  ])('finds in %p %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe('cleaning', () => {
  it('writes line ends as LF and drops what cannot be stored', () => {
    expect(cleanPostText('a\r\nb\rc\u0000d\u0007\te')).toBe('a\nb\ncd\te');
    expect(cleanPostText('half \ud83d pair')).toBe('half \ufffd pair');
    expect(cleanPostText('whole 🚀 pair')).toBe('whole 🚀 pair');
  });

  it('leaves nothing that PostgreSQL or JSON would refuse, and is done in one go', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const clean = cleanPostText(text);
        expect(clean).not.toMatch(/[\0\r]/);
        expect(() => encodeURIComponent(clean)).not.toThrow();
        expect(cleanPostText(clean)).toBe(clean);
      }),
    );
  });
});

describe('title and preview', () => {
  it('take the first line with text, cut at 100 characters', () => {
    expect(titleFromContent('\n  \n The hook \nThe rest')).toBe('The hook');
    expect(titleFromContent('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
    expect(titleFromContent('  ')).toBe('Untitled post');
  });

  it('show 200 characters before scheduling', () => {
    expect(schedulePreview('x'.repeat(200))).toBe('x'.repeat(200));
    expect(schedulePreview('x'.repeat(201))).toBe(`${'x'.repeat(200)}...`);
  });
});
