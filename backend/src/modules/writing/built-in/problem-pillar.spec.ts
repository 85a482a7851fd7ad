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
    expect(problemPillar(problem, null)).toBe(pillar);
  });

  it.each([
    ['projects run over budget', 'When projects run over budget'],
    ['their pipeline is empty half of the year', 'When the pipeline is empty half of the year'],
    ['associates leave after two years', 'When associates leave after two years'],
    ['month-end close takes two weeks', 'When month-end close takes two weeks'],
    ['social media eats their evenings', 'When social media eats their evenings'],
    ['customers buy once', 'When customers buy once'],
    ['food costs are eating the margin', 'When food costs are eating the margin'],
  ])('describes the case of a sentence: %s', (problem, pillar) => {
    expect(problemPillar(problem, null)).toBe(pillar);
  });

  it.each([
    ['clients who change their mind', 'Clients who change their mind'],
    ['quotas that keep rising', 'Quotas that keep rising'],
    ['rising food costs', 'Rising food costs'],
    ['hiring the first VP Sales', 'Hiring the first VP Sales'],
  ])('stands as it is where it is a title already: %s', (problem, pillar) => {
    expect(problemPillar(problem, null)).toBe(pillar);
  });

  it.each([
    ['high sick leave', 'High sick leave: what helps'],
    ['food costs', 'Food costs: what helps'],
    ['churn', 'Churn: what helps'],
    ['being told they are too old', 'Being told they are too old: what helps'],
  ])('keeps a bare noun behind a colon: %s', (problem, pillar) => {
    expect(problemPillar(problem, null)).toBe(pillar);
  });

  it('names the people where they are known', () => {
    expect(problemPillar('they hate selling', 'coaches')).toBe('Coaches who hate selling');
    expect(problemPillar('they hate selling', null)).toBe('When they hate selling');
  });
});
