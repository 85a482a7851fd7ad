import { describe, expect, it } from '@jest/globals';
import { analyseStyle } from '@drumbeat/domain';
import { isCountedInsight } from './counted-insights.js';

const ENGLISH = Array.from(
  { length: 8 },
  (_, n) =>
    `On Monday the roof number ${n} leaked again. I think we should have looked sooner, since nobody had counted the slates 🙂.\n\nWho counts yours? Count the slates before winter comes. Count them again in the spring, with a torch and a friend who is not afraid of heights.`,
);

describe('What the analysis by rules says', () => {
  it('is known as counted, each sentence of it and the summary', () => {
    const { insights, learning_summary } = analyseStyle(ENGLISH);
    expect(insights.length).toBeGreaterThan(3);
    for (const text of [...insights, learning_summary])
      expect([text, isCountedInsight(text)]).toEqual([text, true]);
  });

  it.each([
    ['Un gato duerme al sol. '],
    ['Die Katze schläft in der Sonne. '],
    ['Le chat dort au soleil. '],
    ['The cat sleeps in the sun. '],
  ])('is known as counted where there was not enough: %s', (text) => {
    const { learning_summary } = analyseStyle([text.repeat(3)]);
    expect(isCountedInsight(learning_summary)).toBe(true);
  });

  it.each([
    'You tell a scene first and draw no conclusion.',
    'You open with the place, and your sentences have 11 words on average.',
    '',
  ])('is not what a model heard: %j', (text) => {
    expect(isCountedInsight(text)).toBe(false);
  });
});
