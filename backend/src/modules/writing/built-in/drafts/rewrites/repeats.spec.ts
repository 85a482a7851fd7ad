import { describe, expect, it } from '@jest/globals';
import { sayingEachOnce } from './repeats.js';

describe('A sentence that is said again', () => {
  it.each([
    [
      'We moved the date. The team hated it.\n\nIt got better.\n\nThe team hated it. He paid on time.\n\nCash is calendar work.',
      'We moved the date. The team hated it.\n\nIt got better.\n\nHe paid on time.\n\nCash is calendar work.',
    ],
    [
      'Der Kunde war nicht da.\n\nDer Kunde war nicht da!\n\nWir gingen heim.',
      'Der Kunde war nicht da.\n\nWir gingen heim.',
    ],
  ])('is taken out, with the paragraph that has nothing else: %#', (text, expected) => {
    expect(sayingEachOnce(text)).toBe(expected);
  });

  it.each([
    'It broke on Saturday. Saturday! Saturday! We cried.',
    'Cash is a fact here.\n\nProfit is not.\n\nCash is a fact here.',
    '- Send the invoice on Monday.\n- Send the invoice on Monday.\nThen wait.',
    'Who pays for it then? Nobody knew. Who pays for it then? We did.',
    'The team hated it. The team hated it less in June. We stayed.',
  ])('stays where it is short, the end, of a list or asked: %s', (text) => {
    expect(sayingEachOnce(text)).toBe(text);
  });
});
