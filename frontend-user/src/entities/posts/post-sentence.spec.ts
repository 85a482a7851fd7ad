import { describe, expect, it } from '@jest/globals';
import type { Post } from '../types';
import { sentenceOf } from './post-sentence';

const scheduled = (publication: Partial<NonNullable<Post['publication']>>) =>
  ({
    source_type: 'manual',
    display_state: 'scheduled',
    publication: { is_due: false, next_try_at: null, message: 'What is known.', ...publication },
  }) as Post;

it('of a post that is held says why', () => {
  expect(sentenceOf({ ...scheduled({}), display_state: 'on-hold' }, false)).toBe('What is known.');
});

describe('the sentence under a scheduled post', () => {
  it('is left out while its time, which stands beside it, says everything', () => {
    expect(sentenceOf(scheduled({}), false)).toBeNull();
  });

  it('says why it waits past its time', () => {
    expect(sentenceOf(scheduled({ is_due: true }), false)).toBe('What is known.');
  });

  it('says when it is tried again', () => {
    expect(sentenceOf(scheduled({ next_try_at: '2026-11-23T22:59:00Z' }), false)).toBe('What is known.');
  });

  it('does not promise its time while LinkedIn is not connected', () => {
    expect(sentenceOf(scheduled({}), true)).toMatch(/^LinkedIn is not connected/);
  });
});
