import { describe, expect, it } from '@jest/globals';
import { mentionLike } from './mention-like.js';

describe('What reads as a mention', () => {
  it('is a name behind an at sign, with its second part where that has a capital', () => {
    expect(mentionLike('Thanks @Nora Lindqvist and @sam for this')).toEqual(['Nora Lindqvist', 'sam']);
  });

  it('is told once, and is no e-mail address and no lone sign', () => {
    expect(mentionLike('@Ada, write to ada@example.test @ noon. @Ada!')).toEqual(['Ada']);
  });
});
