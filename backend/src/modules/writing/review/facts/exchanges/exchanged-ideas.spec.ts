import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { contradictionsIn } from '../contradictions.js';
import { exchangedIdeas } from './exchanged-ideas.js';

const THEIRS: Readonly<Record<PostLanguage, string>> = {
  en: "The queen cages were Ruben's idea. I said no to them for a year.",
  de: 'Vorschlag mit dem Automaten kam von Jonas Petri. Ich war zwei Jahre dagegen.',
  fr: "L'idée du yaourt vient d'Odile, ma comptable. Je l'ai refusée deux fois.",
  es: 'Es trabajo de Amaia, becaria. Yo solo revisé.',
};

describe('Whose idea or work it was', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'The queen cages were my idea.'],
    ['en', 'The idea was mine.'],
    ['de', 'Der Vorschlag kam von mir.'],
    ['de', 'Der Vorschlag mit dem Automaten war meiner.'],
    ['fr', "L'idée du yaourt vient de moi."],
    ['fr', "L'idée était la mienne."],
    ['es', 'Todo es trabajo mío.'],
    ['es', 'Este trabajo es mío.'],
  ])('is marked where the notes have it of somebody else (%s): %s', (language, text) => {
    expect(exchangedIdeas(text, language, [THEIRS[language]])).toHaveLength(1);
  });

  it.each<[PostLanguage, string]>([
    ['en', "The queen cages were Ruben's idea."],
    ['en', 'The queen cages were not my idea.'],
    ['de', 'Der Vorschlag kam von Jonas Petri.'],
    ['de', 'Der Vorschlag kam nicht von mir, sondern von Jonas Petri.'],
    ['fr', "L'idée du yaourt est d'Odile."],
    ['fr', "L'idée du yaourt n'est pas de moi."],
    ['es', 'Es trabajo de Amaia.'],
    ['es', 'No es trabajo mío.'],
  ])('is fine where it is theirs, and denied of the author (%s): %s', (language, text) => {
    expect(contradictionsIn(text, language, [THEIRS[language]])).toEqual([]);
  });

  it('is no denial of another work or of an idea that is nobody’s', () => {
    expect(exchangedIdeas('Die Arbeit war von mir.', 'de', [THEIRS.de])).toEqual([]);
    expect(exchangedIdeas('The idea was mine.', 'en', ['The idea of a rota came late.'])).toEqual([]);
  });
});
