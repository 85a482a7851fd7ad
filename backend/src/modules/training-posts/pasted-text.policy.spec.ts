import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { comparablePaste } from './pasted-text.policy.js';

describe('A pasted text', () => {
  it('is the same with other spaces, line ends, letter forms and case', () => {
    const text = 'We raised our rate.\n\nAnd lost one client – “good”, I said at the café.';
    expect(comparablePaste(` ${text.replaceAll('\n', '\r\n').replaceAll(' ', '\u00a0')}\t`)).toBe(
      comparablePaste(text.normalize('NFD').toUpperCase()),
    );
  });

  it('is another one with another word', () => {
    expect(comparablePaste('We lost a client.')).not.toBe(comparablePaste('We lost two clients.'));
  });

  it('stays what it is when it is compared again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(comparablePaste(comparablePaste(text))).toBe(comparablePaste(text));
      }),
    );
  });
});
