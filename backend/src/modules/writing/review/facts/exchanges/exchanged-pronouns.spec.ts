import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { exchangedPronouns } from './exchanged-pronouns.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  exchangedPronouns(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('He and not she', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'he cried, not her', 'She cried, not him.'],
    ['de', 'am Ende hat er geweint, nicht sie', 'Am Ende hat sie geweint, nicht er.'],
    ['fr', 'il a payé, pas moi', "Je l'ai payé, pas lui."],
    ['es', 'él pagó la cena, no yo', 'Yo pagué la cena, no él.'],
  ])('is told where they have changed places: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toHaveLength(1);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'he cried, not her', 'He cried, not her.'],
    ['de', 'am Ende hat er geweint, nicht sie', 'Sie hat gelacht, nicht er.'],
    ['es', 'él pagó la cena, no yo', 'Pagó él la cena, no yo.'],
  ])('is theirs in their order, or of another deed: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
