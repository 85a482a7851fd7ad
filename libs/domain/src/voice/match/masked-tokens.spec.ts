import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isFunctionWord, isKeptWord } from './function-words.js';
import { MARKS, maskedTokens, TOKEN_CLASSES } from './masked-tokens.js';
import { anyTexts } from '../../text/testing/text-arbitraries.js';

const masked = (text: string, language: 'en' | 'de' = 'en') =>
  maskedTokens(text, language)
    .map(({ token }) => token)
    .join(' ');

describe('Masked tokens', () => {
  it('keep function words and marks, and only the rough class of what a text is about', () => {
    expect(masked('I don’t think the invoices were paid quickly, Margaret; ask NATO.')).toBe(
      "i don't think the S were WORD quickly , NAME ; ask CAPS .",
    );
    expect(masked('Pricing strongly depended on kindness.')).toBe('ING LY ED on TION .');
  });

  it('keep light words, too, which may belong to a subject and are no function words', () => {
    expect(masked('Three clients paid late.')).toBe('three S WORD late .');
    expect(['three', 'late', 'who', 'however'].map((word) => isFunctionWord(word, 'en'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(['heute', 'klein', 'aber', 'doch'].map((word) => isFunctionWord(word, 'de'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('have German classes, too', () => {
    expect(masked('Ich habe gestern die freundlichen Kunden angerufen und gewartet.', 'de')).toBe(
      'ich habe gestern die LICH NAME GE und GE .',
    );
  });

  it('know line breaks from blank lines, whatever the line ends', () => {
    expect(masked('So.\nAnd so.\r\n\r\nNo.\n \nYes.')).toBe('so . LINE and so . BLANK no . BLANK yes .');
  });

  it('have one token each for emoji, numbers, links, hashtags, mentions and compounds', () => {
    expect(masked('👩‍👩‍👧 £1,200 by 7-8 https://a.example/b?c#d #Hiring @Ann Lee a well-known no-one')).toBe(
      'EMOJI £ NUMBER by NUMBER LINK HASHTAG MENTION a COMPOUND no-one',
    );
  });

  it('tell runs of marks from single ones, and quotation marks of all makes from nothing else', () => {
    expect(masked('No... really?! „Yes“ “no” «so»!!! -- ¶')).toBe(
      'no … really ?! " yes " " no " " so " !! — MARK',
    );
  });

  it('take a capital for a name only where no sentence begins', () => {
    expect(masked('Bread rose. Bread and Bread.\nBread')).toBe('WORD WORD . WORD and NAME . LINE WORD');
  });

  const known = new Set<string>([...TOKEN_CLASSES.all, ...TOKEN_CLASSES.en, ...MARKS]);

  it('show no word of a subject, and lose nothing but white space', () => {
    fc.assert(
      fc.property(anyTexts({ maxLength: 200 }), (text) => {
        let end = 0;
        for (const token of maskedTokens(text, 'en')) {
          expect(text.slice(end, token.start).trim()).toBe('');
          expect(token.end).toBeGreaterThan(token.start);
          expect(known.has(token.token) || isKeptWord(token.token, 'en')).toBe(true);
          end = token.end;
        }
        expect(text.slice(end).trim()).toBe('');
      }),
    );
  });

  it.each(['a', '-', 'a-', ' ', '\n', '.', '🎉', '@', '#', 'a b '])(
    'read 100 kB of %j in passing',
    (unit) => {
      const text = unit.repeat(100_000 / unit.length);
      expect(maskedTokens(text, 'en').length).toBeLessThanOrEqual(text.length);
    },
  );
});
