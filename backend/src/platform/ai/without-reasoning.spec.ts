import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ReasoningStream, withoutReasoning } from './without-reasoning.js';

const POST = 'Of 41 errors, 29 began on the telephone.\n\nSo we moved it.';
const ANSWERS: readonly (readonly [string, string])[] = [
  ['think', `<think>\nShort sentences? No, long ones.\n</think>\n\n${POST}`],
  ['capitals', `<THINK>Yes.</THINK>${POST}`],
  ['thinking', `<thinking>Yes.</thinking>\n${POST}`],
  ['thought', `<thought>Yes.</thought>\n\n${POST}`],
  ['reasoning', `\n<reasoning>\nYes.\n\nNo.\n</reasoning>\n\n${POST}`],
  ['Mistral’s', `[THINK]The user wants a post.[/THINK]${POST}`],
  ['Kimi’s', `◁think▷Yes.◁/think▷${POST}`],
  ['a named space', `<seed:think>Yes.</seed:think>${POST}`],
  [
    'channels',
    `<|channel|>analysis<|message|>Yes.<|end|><|start|>assistant<|channel|>final<|message|>${POST}`,
  ],
  ['two blocks', `<think>Yes.</think>\n<reasoning>No.</reasoning>\n${POST}`],
];

describe('What a model thought before it answered', () => {
  it.each(ANSWERS)('is no part of the answer: %s', (_, answer) => {
    expect(withoutReasoning(answer).trim()).toBe(POST);
  });

  it.each(ANSWERS)('is not shown for a moment, in whatever pieces it comes: %s', (_, answer) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 40 }), (lengths) => {
        const stream = new ReasoningStream();
        let shown = '';
        for (let at = 0, turn = 0; at < answer.length; turn += 1) {
          const length = lengths[turn % lengths.length] ?? 1;
          shown += stream.push(answer.slice(at, at + length));
          at += length;
          expect(POST.startsWith(shown.trim())).toBe(true);
        }
        expect((shown + stream.end()).trim()).toBe(POST);
      }),
      { numRuns: 50 },
    );
  });

  it('leaves nothing where it does not end', () => {
    expect(withoutReasoning(`<think>\nThe user wants a post. ${POST}`)).toBe('');
    const stream = new ReasoningStream();
    expect(stream.push('<think>\nThe user ') + stream.push('wants') + stream.end()).toBe('');
  });

  it('goes where only its end is shown, and is held back once that is known of the model', () => {
    const answer = `The user wants a post.\nShort ones.\n</think>\n\n${POST}`;
    expect(withoutReasoning(answer)).toBe(POST);
    const first = new ReasoningStream();
    first.push(answer);
    expect(first.endsOnly).toBe(true);
    const second = new ReasoningStream(true);
    expect(second.push(answer.slice(0, 30))).toBe('');
    expect(second.push(answer.slice(30)) + second.end()).toBe(POST);
    const plain = new ReasoningStream(true);
    expect(plain.push(POST) + plain.end()).toBe(POST);
  });

  it('goes before an answer in JSON', () => {
    expect(withoutReasoning('<think>{"a": 1}?</think>\n{"a": 2}')).toBe('{"a": 2}');
  });
});

describe('A text that has the marks itself', () => {
  it.each([
    POST,
    'A <think> tag is no secret.',
    'We print </think> in the middle of a line.',
    'I think: [1] is a footnote, [2] another.\n[Think about it]\n<3 to all of you',
    '[think tank]\nWe met on Tuesday.',
    '',
  ])('stays as it is: %s', (text) => {
    expect(withoutReasoning(text)).toBe(text);
    const stream = new ReasoningStream();
    expect([...text].map((piece) => stream.push(piece)).join('') + stream.end()).toBe(text);
  });
});
