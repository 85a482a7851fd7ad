import { describe, expect, it } from '@jest/globals';
import type { LiveEventKind } from '@drumbeat/domain';
import { isLive, isTouched } from './live-effects.rules';

const of = (kind: string, post_id: string | null = null) => ({ kind: kind as LiveEventKind, post_id });

describe('A live event', () => {
  it('makes the lists, the calendar, the dashboard and the prompts out of date where a post went out', () => {
    for (const key of [
      ['posts', 'list', { tab: 'scheduled' }],
      ['posts', 'decisions'],
      ['calendar', '2026-11-23'],
      ['dashboard', 'stats'],
      ['prompts', 'list', { status: 'new' }],
    ]) {
      expect(isTouched(of('post.published', 'p1'), key)).toBe(true);
    }
  });

  it('leaves other posts alone, so that nothing under a writer’s hands is read again', () => {
    for (const part of ['one', 'publication', 'versions', 'generations']) {
      expect(isTouched(of('post.failed', 'p1'), ['posts', part, 'p1'])).toBe(true);
      expect(isTouched(of('post.failed', 'p1'), ['posts', part, 'p2'])).toBe(false);
    }
  });

  it('settles the notices of a post that is out, and tells the lists of a post that is due', () => {
    expect(isTouched(of('post.published', 'p1'), ['notifications'])).toBe(true);
    expect(isTouched(of('notice.added'), ['posts', 'needs-you', 5])).toBe(true);
  });

  it('settles the notices of a post that its user marked or planned anew elsewhere, on its page too', () => {
    for (const key of [['notifications'], ['posts', 'needs-you', 5], ['posts', 'one', 'p1'], ['calendar']])
      expect(isTouched(of('post.changed', 'p1'), key)).toBe(true);
    expect(isTouched(of('post.changed', 'p1'), ['posts', 'one', 'p2'])).toBe(false);
  });

  it('turns the open page of the post that a notice is about, and of no other one', () => {
    expect(isTouched(of('notice.added', 'p1'), ['posts', 'one', 'p1'])).toBe(true);
    expect(isTouched(of('notice.added', 'p1'), ['posts', 'one', 'p2'])).toBe(false);
  });

  it('touches no more than it changes', () => {
    expect(isTouched(of('notice.added'), ['notifications'])).toBe(true);
    expect(isTouched(of('notice.added'), ['calendar'])).toBe(false);
    expect(isTouched(of('analysis.done'), ['profile', 'writing-profile'])).toBe(true);
    expect(isTouched(of('analysis.done'), ['calendar'])).toBe(false);
    expect(isTouched(of('prompts.pushed'), ['prompts'])).toBe(true);
    expect(isTouched(of('prompts.pushed'), ['profile'])).toBe(false);
  });

  it('of a newer server is passed over', () => {
    expect(isTouched(of('moon.risen'), ['posts', 'list'])).toBe(false);
  });
});

it('A page that missed some reads all that events can change, and nothing else', () => {
  expect([['posts', 'list'], ['calendar'], ['notifications'], ['profile']].every(isLive)).toBe(true);
  expect([['session'], ['writer'], ['near-duplicate', 'p1', 'text']].some(isLive)).toBe(false);
});
