import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  beginHistory,
  differingStretch,
  recordStep,
  recordTyping,
  redoStep,
  undoStep,
  type EditHistory,
} from './edit-history.js';

/** Types the texts one after the other, 100 ms apart. */
const typed = (texts: readonly string[], from: EditHistory = beginHistory('')) =>
  texts.reduce((history, text, index) => recordTyping(history, text, index * 100), from);

describe('The history of a text', () => {
  it('takes a word that is typed in one go back in one step', () => {
    const history = typed(['h', 'hi', 'hi ', 'hi y', 'hi yo']);
    expect(undoStep(history).present).toBe('');
    expect(redoStep(undoStep(history)).present).toBe('hi yo');
  });

  it('begins a step after a pause, at a new line, at another place, and when deleting begins', () => {
    const steps = (texts: readonly string[], pauseMs = 0) => {
      let history = beginHistory('');
      texts.forEach((text, index) => {
        history = recordTyping(history, text, index * (100 + pauseMs));
      });
      return history.past;
    };
    expect(steps(['a', 'ab'], 1_000)).toEqual(['', 'a']);
    expect(steps(['a', 'a\n', 'a\nb'])).toEqual(['', 'a', 'a\n']);
    expect(steps(['abcdef', 'abcdefg', 'Xabcdefg'])).toEqual(['', 'abcdefg']);
    expect(steps(['abc', 'abcd', 'abc', 'ab'])).toEqual(['', 'abcd']);
  });

  it('takes a paste and an insertion by a button back as one step each', () => {
    const pasted = typed(['a', 'ab', `ab ${'pasted '.repeat(5)}`]);
    expect(undoStep(pasted).present).toBe('ab');
    const inserted = recordStep(typed(['a', 'ab']), 'ab 🚀');
    expect(undoStep(inserted).present).toBe('ab');
    expect(recordTyping(inserted, 'ab 🚀!', 300).past).toEqual(['', 'ab', 'ab 🚀']);
  });

  it('forgets the way forward once something else is written', () => {
    const history = recordTyping(undoStep(typed(['a', 'ab'])), 'x', 5_000);
    expect(redoStep(history)).toBe(history);
  });

  it('keeps the last three hundred steps', () => {
    const texts = Array.from({ length: 400 }, (_, step) => `text ${step}`);
    const history = texts.reduce(recordStep, beginHistory(''));
    expect(history.past).toHaveLength(300);
    expect(history.past[0]).toBe('text 99');
  });

  it('leads back to the beginning and forward to the end, whatever was done', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.tuple(fc.string(), fc.boolean(), fc.nat(2_000))),
        (first, edits) => {
          let at = 0;
          let history = beginHistory(first);
          for (const [text, isTyped, later] of edits) {
            at += later;
            history = isTyped ? recordTyping(history, text, at) : recordStep(history, text);
          }
          const end = history.present;
          while (history.past.length > 0) history = undoStep(history);
          expect(history.present).toBe(first);
          while (history.future.length > 0) history = redoStep(history);
          expect(history.present).toBe(end);
        },
      ),
    );
  });
});

describe('The stretch in which two texts differ', () => {
  it('is all that has to be exchanged to make the one of the other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const { start, beforeEnd, afterEnd } = differingStretch(before, after);
        expect(before.slice(0, start) + after.slice(start, afterEnd) + before.slice(beforeEnd)).toBe(after);
      }),
    );
  });
});
