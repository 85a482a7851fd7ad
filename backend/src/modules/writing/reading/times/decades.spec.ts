import { describe, expect, it } from '@jest/globals';
import { decadesIn } from './decades.js';

const read = (text: string) => decadesIn(text).map(({ from }) => from);

describe('A decade', () => {
  it.each([
    ['in the 60s', 60],
    ['in the 1950s', 50],
    ['in the early nineties', 90],
    ['aus den 60ern', 60],
    ['in den 1980er Jahren', 80],
    ['aus den Sechzigern', 60],
    ['die sechziger Jahre', 60],
    ['des années 60', 60],
    ['des années quatre-vingt-dix', 90],
    ['los años 80', 80],
    ['de los ochenta', 80],
  ])('is read in four languages: %s', (text, from) => {
    expect(read(text)).toEqual([from]);
  });

  it.each(['in her 50s', 'in my fifties', 'los ochenta euros', '60 years', 'it was 65s'])(
    'is none: %s',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});
