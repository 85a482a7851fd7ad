import { describe, expect, it } from '@jest/globals';
import { FORMALITY_BY_TONE, parseTone, QUESTION_USAGE_BY_TONE, TONES } from './tone.rules.js';
import { USAGE_LEVELS } from './usage-level.js';

describe('tones', () => {
  it.each([
    ['casual', 'casual'],
    ['casual | friendly and warm', 'casual'],
    [' Professional|x', 'professional'],
    ['sarcastic', null],
    ['| casual', null],
    ['', null],
  ])('%p is read as %p', (value, tone) => {
    expect(parseTone(value)).toBe(tone);
  });

  it('bring a formality (VOICE-3)', () => {
    expect(FORMALITY_BY_TONE).toEqual({
      professional: 8,
      authoritative: 9,
      educational: 7,
      conversational: 4,
      casual: 3,
      inspirational: 6,
    });
  });

  it('bring a use of questions, each a known level (VOICE-3)', () => {
    expect(QUESTION_USAGE_BY_TONE).toMatchObject({
      conversational: 'frequent',
      educational: 'moderate',
      professional: 'minimal',
    });
    expect(TONES.every((tone) => USAGE_LEVELS.includes(QUESTION_USAGE_BY_TONE[tone]))).toBe(true);
  });
});
