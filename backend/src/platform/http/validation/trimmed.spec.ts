import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { Trimmed, TrimmedOrNull } from './trimmed.js';

class Named {
  @TrimmedOrNull()
  name?: unknown;
}

const read = (name: unknown) => plainToInstance(Named, { name }).name;

class Reasoned {
  @Trimmed()
  reason?: unknown;
}

it('A text that has to be there is empty where nothing of it is seen, alone and in a list', () => {
  expect(plainToInstance(Reasoned, { reason: ' \u200B' }).reason).toBe('');
  expect(plainToInstance(Reasoned, { reason: [' why ', '\u3164', 5] }).reason).toEqual(['why', '', 5]);
});

describe('A text that may be missing', () => {
  it.each(['', '  ', '\u200B', ' \u200D\u2060 ', '\u3164', '\u2800\uFEFF'])(
    'is missing where nothing of it is seen: %j',
    (name) => {
      expect(read(name)).toBeNull();
    },
  );

  it.each([
    [' Ann ', 'Ann'],
    ['👩\u200D👧', '👩\u200D👧'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    [5, 5],
  ])('keeps what is seen, and is left to the validators where it is no text: %j', (name, kept) => {
    expect(read(name)).toBe(kept);
  });
});
