import { describe, expect, it } from '@jest/globals';
import { headOf } from './stems.js';

const LETTERS = 5;

describe('headOf', () => {
  it.each([
    ['client', 'clients'],
    ['house', 'houses'],
    ['woche', 'wochen'],
    ['porte', 'portes'],
  ])('is the same of one and of many: %s', (one, many) => {
    expect(headOf(many, LETTERS)).toBe(headOf(one, LETTERS));
  });

  it.each([
    ['house', 'horse'],
    ['page', 'pay'],
  ])('tells %s from %s', (one, other) => {
    expect(headOf(one, LETTERS)).not.toBe(headOf(other, LETTERS));
  });
});
