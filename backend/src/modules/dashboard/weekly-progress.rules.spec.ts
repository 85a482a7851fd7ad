import { describe, expect, it } from '@jest/globals';
import { completionRate, weeklyProgress } from './weekly-progress.rules.js';

describe('Weekly progress', () => {
  it.each([
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [3, 3, 100],
    [4, 3, 133],
    [1, 8, 13],
    [0, 0, null],
    [2, 0, null],
  ])('of %d posts with a goal of %d is %p percent', (posts, goal, percent) => {
    expect(weeklyProgress(posts, goal)).toBe(percent);
  });
});

describe('The completion rate', () => {
  it.each([
    [0, 0, null],
    [0, 4, 0],
    [1, 3, 33],
    [2, 3, 67],
    [4, 4, 100],
  ])('of %d completed of %d is %p percent', (completed, total, percent) => {
    expect(completionRate(completed, total)).toBe(percent);
  });
});
