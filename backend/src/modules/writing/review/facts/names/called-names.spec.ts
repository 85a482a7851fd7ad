import { describe, expect, it } from '@jest/globals';
import type { PostLanguage } from '@drumbeat/domain';
import { unsourcedNames } from './name-findings.js';
import { unsourcedQuotations } from '../sources/quotation-findings.js';

const MATERIAL = 'Mr Adeyemi rode with me. Herr Lohse schwieg. Yann et Mme Kerboul. La Sra. Valdés e Iker.';

describe('how a told name is called', () => {
  it.each<[PostLanguage, string, number]>([
    ['en', 'We asked Mrs Adeyemi.', 1],
    ['en', 'We asked Mr Adeyemi.', 0],
    ['de', 'Da saß Frau Lohse.', 1],
    ['de', 'Da saß Herr Lohse.', 0],
    ['fr', 'On a écouté Maître Yann.', 1],
    ['fr', 'Merci, Madame Kerboul.', 0],
    ['es', 'Vino el Sr. Valdés.', 1],
    ['es', 'Vino Don Iker.', 1],
  ])('is as the author called it: %s, %j', (language, text, count) => {
    expect(unsourcedNames(text, language, { material: [MATERIAL], known: [], ownPosts: [] })).toHaveLength(
      count,
    );
  });

  it.each([
    ['„Endlich“, sagte Herr Lohse.', 1],
    ['« Trop tard », a dit mon père.', 1],
    ['«Pesa poco», dijo la clienta.', 1],
    ['"Told you," said Mr Adeyemi.', 1],
    ['„Endlich“, sagte ich.', 0],
    ['They call it “the box” upstairs.', 0],
  ])('is quoted in a word or two only as told: %j', (text, count) => {
    expect(unsourcedQuotations(text, [MATERIAL])).toHaveLength(count);
  });
});
