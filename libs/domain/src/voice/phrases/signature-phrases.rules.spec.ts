import { describe, expect, it } from '@jest/globals';
import { readPosts } from '../reading/read-posts.js';
import { signaturePhrases } from './signature-phrases.rules.js';

const phrases = (...posts: string[]) => signaturePhrases(readPosts(posts));

describe('signature phrases', () => {
  it('are the longest ones that more than one sentence has', () => {
    expect(
      phrases(
        'He left, which I still don’t understand.',
        'Software is fast, which I still don’t understand either.',
        'Numbers sorted by what was left over.',
        'Clients, sorted by what was left over',
      ),
    ).toEqual(['which I still don’t understand', 'sorted by what was left over']);
  });

  it('come in the order of how often they were used', () => {
    expect(
      phrases(
        'Stay curious and kind.\nStay curious and kind.',
        'Stay curious and kind.\nNumber first, reason second.',
        'Number first, reason second.',
      ),
    ).toEqual(['Stay curious and kind', 'Number first, reason second']);
  });

  it('are no mere runs of stop words, and no two words', () => {
    expect(phrases('It is what it is for all of us.', 'It is what it is for them.')).toEqual([]);
    expect(phrases('Our margin report', 'My margin report')).toEqual([]);
  });

  it('have 10 to 100 characters', () => {
    expect(phrases('Go by car.', 'Go by car.')).toEqual([]);
    expect(phrases('Go by cars.', 'Go by cars.')).toEqual(['Go by cars']);
    const long = Array.from({ length: 6 }, (_, index) => `extraordinarylongword${index}`).join(' ');
    expect(phrases(long, long).every((phrase) => phrase.length <= 100)).toBe(true);
  });

  it('are not what one sentence says twice', () => {
    expect(phrases('Send the invoice today, send the invoice today')).toEqual([]);
  });

  it('are at most five', () => {
    const lines = [...'abcdefg']
      .map((letter) => `${letter.repeat(5)} ${letter.repeat(6)} ${letter.repeat(7)}`)
      .join('\n');
    expect(phrases(lines, lines)).toHaveLength(5);
  });
});
