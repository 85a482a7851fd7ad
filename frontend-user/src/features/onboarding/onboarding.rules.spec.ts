import { describe, expect, it } from '@jest/globals';
import {
  isVisitOver,
  ONBOARDING_STEPS,
  onboardingStepNumber,
  onboardingStepToShow,
  stepAfter,
  stepBefore,
  UNFINISHED_VISIT,
} from './onboarding.rules';

describe('the onboarding', () => {
  it.each([
    { asked: null, reached: null, completed: false, shown: 'clients' },
    { asked: null, reached: 3, completed: false, shown: 'voice' },
    { asked: 'pillars', reached: 3, completed: false, shown: 'pillars' },
    { asked: 'goal', reached: 3, completed: false, shown: 'voice' },
    { asked: 'nonsense', reached: 2, completed: false, shown: 'pillars' },
    { asked: null, reached: 0, completed: false, shown: 'clients' },
    { asked: null, reached: 9, completed: false, shown: 'goal' },
    { asked: null, reached: 4, completed: true, shown: 'clients' },
    { asked: 'goal', reached: 1, completed: true, shown: 'goal' },
  ])('asked for $asked, reached $reached, completed $completed: shows $shown', ({ shown, ...state }) => {
    expect(onboardingStepToShow(state)).toBe(shown);
  });

  it('counts its steps from 1', () => {
    expect(ONBOARDING_STEPS.map(onboardingStepNumber)).toEqual([1, 2, 3, 4]);
  });

  it('goes on and back step by step', () => {
    expect(ONBOARDING_STEPS.map(stepAfter)).toEqual(['pillars', 'voice', 'goal', null]);
    expect(ONBOARDING_STEPS.map(stepBefore)).toEqual([null, 'clients', 'pillars', 'voice']);
  });
});

describe('a visit of the onboarding that Back leads to', () => {
  it('is over once the onboarding has ended', () => {
    expect(isVisitOver(UNFINISHED_VISIT, true)).toBe(true);
    expect(isVisitOver(UNFINISHED_VISIT, false)).toBe(false);
  });

  it.each([[null], [undefined], ['unfinished'], [{ step: 'goal' }]])(
    'goes on where it began after the end, to change answers: %j',
    (state) => expect(isVisitOver(state, true)).toBe(false),
  );
});
