import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanPostText, titleFromContent } from './post-text.rules.js';
import { rewordedPost } from './reworded-post.rules.js';
import { anyTexts } from '../text/testing/text-arbitraries.js';

const anyText = anyTexts({ maxLength: 120 });

describe('a post whose words change', () => {
  it('keeps the title of its first line, however often it is saved in between', () => {
    fc.assert(
      fc.property(fc.array(anyText), (texts) => {
        const blank = { title: titleFromContent(''), content: '' };
        const post = texts.reduce((words, content) => rewordedPost(words, { content }), blank);
        expect(post.title).toBe(titleFromContent(cleanPostText(post.content)));
      }),
    );
  });

  it('keeps a title that its user gave', () => {
    const own = rewordedPost({ title: 'My fir', content: 'My fir' }, { title: 'Late payers' });
    expect(rewordedPost(own, { content: 'My first client paid late' })).toEqual({
      title: 'Late payers',
      content: 'My first client paid late',
    });
  });

  it('keeps its text where only the title changes', () => {
    expect(rewordedPost({ title: 'A', content: 'A' }, { title: 'B' })).toEqual({ title: 'B', content: 'A' });
  });
});
