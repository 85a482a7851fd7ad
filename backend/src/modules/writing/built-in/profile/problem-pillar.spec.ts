import { describe, expect, it } from '@jest/globals';
import { problemPillar } from './problem-pillar.js';

describe('A client’s problem as a pillar', () => {
  it.each([
    ['cannot find skilled workers', 'How to find skilled workers'],
    ['she cannot raise prices', 'How to raise prices'],
    ['my clients struggle to get referrals', 'How to get referrals'],
    ["don't know where to start", 'Where to start'],
    ['I do not know what to post', 'What to post'],
    ['how do I get my kid off the phone', 'How to get your kid off the phone'],
    ['how can we keep our people', 'How to keep our people'],
  ])('says how to do what they cannot: %s', (problem, pillar) => {
    expect(problemPillar(problem)).toBe(pillar);
  });

  it.each([
    ['projects run over budget', 'Projects run over budget'],
    ['they hate selling', 'They hate selling'],
    ['clients who change their mind', 'Clients who change their mind'],
    ['high sick leave', 'High sick leave'],
    ['being told they are too old', 'Being told they are too old'],
  ])('keeps everything else as it was typed: %s', (problem, pillar) => {
    expect(problemPillar(problem)).toBe(pillar);
  });
});
