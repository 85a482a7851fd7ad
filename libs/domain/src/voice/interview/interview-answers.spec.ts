import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { INTERVIEW_KEYS, mergeAnswers, type InterviewAnswer } from './interview-answers.js';

const answer = fc.record<InterviewAnswer>({
  question: fc.constantFrom(...INTERVIEW_KEYS),
  text: fc.constantFrom('', 'a', 'b'),
  more: fc.constantFrom('', 'c'),
  choice: fc.constantFrom(null, 'low', 'high'),
  at: fc.nat({ max: 5 }).map((second) => `2026-11-26T12:00:0${second}.000Z`),
});
const answers = fc.array(answer, { maxLength: 12 });

describe('The answers of two devices', () => {
  it('are put together in any order and any number of times with the same result', () => {
    fc.assert(
      fc.property(answers, answers, answers, (one, two, three) => {
        const both = mergeAnswers(one, two);
        expect(mergeAnswers(two, one)).toEqual(both);
        expect(mergeAnswers(both, both)).toEqual(both);
        expect(mergeAnswers(both, three)).toEqual(mergeAnswers(one, mergeAnswers(two, three)));
      }),
    );
  });

  it('lose no question, and of each the latest answer counts', () => {
    fc.assert(
      fc.property(answers, answers, (one, two) => {
        const merged = mergeAnswers(one, two);
        const all = [...one, ...two];
        expect(new Set(merged.map(({ question }) => question))).toEqual(
          new Set(all.map(({ question }) => question)),
        );
        for (const { question, at } of merged)
          expect(all.every((other) => other.question !== question || other.at <= at)).toBe(true);
      }),
    );
  });
});
