import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { FINISH_WITHIN_MS, finishSteps, isTagStep, type PostThatIsOut } from './finish.rules.js';

const POSTED = new Date('2026-03-28T23:30:00Z');
const after = (minutes: number) => new Date(POSTED.getTime() + minutes * 60_000);
const post = (change: Partial<PostThatIsOut> = {}): PostThatIsOut => ({
  content: 'A post.',
  posted_at: POSTED,
  first_comment: null,
  comment_state: null,
  comment_reason: null,
  ...change,
});
const keys = (change: Partial<PostThatIsOut>, minutes = 0) =>
  finishSteps(post(change), after(minutes)).map(({ key }) => key);

describe('What is left to do on LinkedIn once a post is out', () => {
  it('is the reply hour at 0, 15 and 60 minutes, for a day', () => {
    const steps = finishSteps(post(), after(1));
    expect(steps.map(({ key, due_at }) => [key, due_at?.toISOString()])).toEqual([
      ['replies:0', '2026-03-28T23:30:00.000Z'],
      ['replies:15', '2026-03-28T23:45:00.000Z'],
      ['replies:60', '2026-03-29T00:30:00.000Z'],
    ]);
    expect(keys({}, 24 * 60 - 1)).toHaveLength(3);
    expect(keys({}, 24 * 60)).toEqual([]);
  });

  it('is each name that stands as plain text, once, before all else', () => {
    const content = 'Thanks, @Anna Svensson and @Bo. Again: @Bo! Write to me@example.com.';
    expect(keys({ content }, 2 * 24 * 60)).toEqual(['tag:Anna Svensson', 'tag:Bo']);
    expect(keys({ content })).toHaveLength(5);
  });

  it('is the first comment, to copy, where nobody else posts it', () => {
    const first_comment = 'The link';
    expect(keys({ first_comment }, 2 * 24 * 60)).toEqual(['first_comment']);
    for (const state of ['copy', 'failed'] as const) {
      const [step] = finishSteps(
        post({ first_comment, comment_state: state, comment_reason: 'not_granted' }),
        after(1),
      );
      expect(step).toMatchObject({ key: 'first_comment', copy: first_comment });
      expect(step?.hint).toContain('does not let Drumbeat comment');
    }
    for (const state of ['waiting', 'posted'] as const) {
      expect(keys({ first_comment, comment_state: state, comment_reason: state })).not.toContain(
        'first_comment',
      );
    }
  });

  it('is nothing after a week, and never names a step twice', () => {
    const content = fc
      .array(fc.constantFrom('@Anna', '@Bo Ek', '@bo', 'and', '.', '@', '@Zoë-Lou'))
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(content, fc.integer({ min: 0, max: 3 * FINISH_WITHIN_MS }), (text, age) => {
        const now = new Date(POSTED.getTime() + age);
        const steps = finishSteps(post({ content: text, first_comment: 'The link' }), now);
        expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
        expect(steps.length > 0).toBe(age < FINISH_WITHIN_MS);
        for (const { key, kind } of steps) expect(isTagStep(key)).toBe(kind === 'tag');
      }),
    );
  });
});
