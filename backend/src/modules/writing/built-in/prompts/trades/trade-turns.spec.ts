import { POST_LANGUAGES } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { SeededChoice } from '../seeded-choice.js';
import { TradeTurns } from './trade-turns.js';

describe('What a prompt takes from a trade', () => {
  it.each(POST_LANGUAGES)(
    'is nothing where the trade is not known: bees have no client meeting: %s',
    (language) => {
      const turns = new TradeTurns({ language, trade: 'other' }, new SeededChoice('batch-1'));
      expect(turns.valuesFor('Hives in winter')).toEqual({});
      const known = new TradeTurns({ language, trade: 'building' }, new SeededChoice('batch-1'));
      expect(known.valuesFor('Hives in winter')).toHaveProperty('moment');
    },
  );
});
