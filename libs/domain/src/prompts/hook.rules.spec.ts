import { describe, expect, it } from '@jest/globals';
import { hookKey } from './hook.rules.js';

describe('The key of a hook', () => {
  it.each([
    ['I was wrong about pricing', 'i WAS wrong about pricing.'],
    ['Three questions – before you hire', '“Three questions: before you hire?”'],
    ['Über Größe', 'ÜBER GRÖßE!'],
    ['ΣΟΦΟΣ', 'Σοφος'],
    ['What 40% more cost us', 'What  40 % more\tcost us …'],
  ])('is the same for %s and %s', (one, other) => {
    expect(hookKey(one)).toBe(hookKey(other));
  });

  it.each([
    ['I was wrong about pricing', 'I was wrong about hiring'],
    ['3 questions', 'Three questions'],
    ['Wir zahlen', 'Wir zählen'],
  ])('tells %s and %s apart', (one, other) => {
    expect(hookKey(one)).not.toBe(hookKey(other));
  });
});
