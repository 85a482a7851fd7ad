import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { withoutAsides } from './asides.js';

const left = (text: string, language: PostLanguage) => withoutAsides(text, language, /(?!)/u);

describe('What stands in brackets', () => {
  it.each<[PostLanguage, string]>([
    ['fr', '« On aurait dû compter avant. » (le directeur du site)'],
    ['fr', '« Comptez avant de signer. » (directeur du site).'],
    ['es', 'El seguro pagó cuatro (las viejas, claro).'],
    ['en', 'The engineer found a wasp nest (in the motor!).'],
    ['en', 'It closed in sixteen days (record!!).'],
    ['en', 'She took two of them home (the old ones).'],
    ['de', 'Die Tochter rief am Abend an (sie weinte).'],
    ['de', 'Die Tochter rief am Abend an (aus Kiel).'],
    ['en', 'The landlord wants a new lift, quote 94k (not mine).'],
    ['en', 'The bell was tried (three times).'],
  ])('stays in a shorter text where it tells something (%s): %s', (language, sentence) => {
    expect(left(sentence, language)).toBe(sentence);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'A doctor there (great guy, by the way) wanted a unicorn.', 'A doctor there wanted a unicorn.'],
    [
      'en',
      'We found the nest (quite something, honestly.) Nobody laughed.',
      'We found the nest. Nobody laughed.',
    ],
    ['de', 'Der Puffer (übrigens ziemlich groß) steht im Keller.', 'Der Puffer steht im Keller.'],
  ])(
    'goes where it tells nothing, and leaves the stop that it held (%s): %s',
    (language, sentence, expected) => {
      expect(left(sentence, language)).toBe(expected);
    },
  );
});
