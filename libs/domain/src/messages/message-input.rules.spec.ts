import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { asOneLine, lineLength, lineProblem, isOneLine } from './message-input.rules.js';
import { MESSAGE_LIMITS } from './message.limits.js';
import { MESSAGE_TEXTS } from './message.texts.js';
import { anyTexts } from '../text/testing/text-arbitraries.js';

describe('A line to the staff', () => {
  it('needs something in it', () => {
    expect(lineProblem('  ')).toBe(MESSAGE_TEXTS.blank);
    expect(lineProblem('.')).toBeNull();
  });

  it('may be 280 characters long, an emoji being one of them', () => {
    expect(lineProblem(` ${'🥁'.repeat(MESSAGE_LIMITS.text)} `)).toBeNull();
    expect(lineProblem('x'.repeat(MESSAGE_LIMITS.text + 1))).toBe(MESSAGE_TEXTS.tooLong);
    expect(lineLength(' 🥁x ')).toBe(2);
  });

  it('is one line, whatever is pasted, and keeps every word', () => {
    expect(asOneLine('Shorter hooks\r\n\nplease')).toBe('Shorter hooks please');
    fc.assert(
      fc.property(anyTexts({ maxLength: 400 }), (text) => {
        expect(isOneLine(asOneLine(text))).toBe(true);
      }),
    );
  });

  it('that is one already stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        fc.pre(!/[\n\r\v\f\u0085\u2028\u2029]/u.test(text));
        expect(asOneLine(text)).toBe(text);
      }),
    );
  });
});

describe('One line', () => {
  it.each(['', 'Could you write about prices?', ' around it \n', 'a\ttab', '🥁'])('is %j', (text) => {
    expect(isOneLine(text)).toBe(true);
  });

  it.each(['two\nlines', 'two\r\nlines', 'two\rlines', 'two\u2028lines', 'two\u0085lines', 'two\flines'])(
    'is not %j',
    (text) => {
      expect(isOneLine(text)).toBe(false);
    },
  );
});
