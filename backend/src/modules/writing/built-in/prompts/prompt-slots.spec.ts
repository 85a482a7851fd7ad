import { POST_LANGUAGES } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { suitsProblem } from './prompt-slots.js';

const THEIRS = {
  en: 'They ring too late',
  de: 'Sie rufen zu spät an',
  fr: 'Ils appellent trop tard',
  es: 'Ellos llaman tarde',
};

describe('A problem in a prompt', () => {
  it.each(POST_LANGUAGES)('is nobody’s own words where it speaks of them: %s', (language) => {
    const frames = Object.values(LANGUAGE_TEXTS[language].frames)
      .flat()
      .filter(({ needs = [] }) => needs.includes('problem'));
    const refused = frames.filter((frame) => !suitsProblem(frame, THEIRS[language]));
    // Somebody said it, was the first to say it, or is asked back about it.
    expect(refused.map(({ text }) => text)).toEqual(
      frames
        .map(({ text }) => text)

        .filter((text) => /told|tell|hear|sagte|gesagt|hörst|dit|entendez|dijo|oyes/u.test(text)),
    );
    expect(refused).toHaveLength(3);
    expect(frames.every((frame) => suitsProblem(frame, 'No time'))).toBe(true);
  });
});
