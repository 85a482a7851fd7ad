import { describe, expect, it } from '@jest/globals';
import { inventedAuthor } from '../../../../../../test/support/writing/invented-authors.js';
import { authorFormOf } from './author-form.js';

describe('The form that an author’s posts show', () => {
  it('is what most of them have', () => {
    expect(authorFormOf(inventedAuthor('bakeries').posts, 'en')).toMatchObject({
      opensAlone: true,
      closesWithQuestion: true,
      openingEmoji: '🥐',
      closingEmoji: '👇',
      tags: { perPost: 2, areInline: false },
    });
    expect(authorFormOf(inventedAuthor('cfo').posts, 'en')).toMatchObject({
      wordsPerParagraph: 13,
      closesWithQuestion: false,
      openingEmoji: null,
      tags: { used: [], perPost: 0 },
    });
    expect(authorFormOf(inventedAuthor('ux').posts, 'de')).toMatchObject({
      wordsPerParagraph: 41,
      tags: { perPost: 1, areInline: true },
    });
  });

  it('takes an emoji of several signs as a whole', () => {
    const posts = ['We won 1️⃣.\n\nWho? 👩🏽‍⚕️', 'We lost 1️⃣.\n\nWhy? 👩🏽‍⚕️', 'We sold 1️⃣.\n\nWhen? 👩🏽‍⚕️'];
    expect(authorFormOf(posts, null)).toMatchObject({ openingEmoji: '1️⃣', closingEmoji: '👩🏽‍⚕️' });
  });

  it('gives no closing, hashtag or question of another language', () => {
    expect(authorFormOf(inventedAuthor('bakeries').posts, 'de')).toMatchObject({
      closesWithQuestion: false,
      closing: null,
      tags: { used: [] },
    });
  });

  it('is nobody’s where there are too few posts to show one', () => {
    expect(authorFormOf([], 'en')).toEqual(authorFormOf(['One post. 🥐\n\nWho? #Tag'], 'en'));
  });
});
