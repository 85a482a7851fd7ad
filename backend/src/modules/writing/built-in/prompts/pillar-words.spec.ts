import { describe, expect, it } from '@jest/globals';
import { PillarWords, pillarNamedIn, shareWord } from './pillar-words.js';

describe('The pillar that a text speaks of', () => {
  it.each([
    ['Two trainees called first', 'Training young pilots'],
    ['The foal stood up at four', 'Mares and foals'],
    ['Die Nachtschicht findet keine Leute', 'Schichtarbeit und Schlaf'],
    ['Ein Betrieb ist kein Museum', 'Ein Familienbetrieb im Wandel'],
    ['J’ai tout vendu en trois jours', 'Vendre sans intermédiaire'],
  ])('is known by another form or a part of a word: %s, %s', (text, pillar) => {
    expect(shareWord(text, pillar)).toBe(true);
  });

  it.each([
    ['A day was lost because the date was wrong', 'What the bridge gets wrong'],
    ['I keep my maps in the car', 'Keeping teachers'],
    ['Ein kleiner Junge stand da', 'Kleine Budgets'],
  ])('is not known by a word of anything: %s, %s', (text, pillar) => {
    expect(shareWord(text, pillar)).toBe(false);
  });

  it('is the one with most of its words, and null where there is none', () => {
    expect(pillarNamedIn('The foals of this mare', ['Livery yards', 'Mares and foals'])).toBe(2);
    expect(pillarNamedIn('Nobody drowns in the manual', ['Livery yards', 'Mares and foals'])).toBeNull();
  });

  it('is shown by a word of the whole field only where the sentence itself has it', () => {
    const words = new PillarWords(
      ['Ship handling', 'Training young pilots'],
      'Harbour pilotage\nShip masters',
    );
    expect(words.ofSentence('We had lost a day', 'We had lost a day. The ship waited.')).toBeNull();
    expect(words.ofSentence('The ship did not stop', 'The ship did not stop.')).toBe(1);
    expect(words.ofSentence('We had lost a day', 'We had lost a day. It was bad handling.')).toBe(1);
    const clause = new PillarWords(['What owners get wrong about humidity'], 'Piano owners');
    expect(clause.ofSentence('The owner wants ivory', 'The owner wants ivory.')).toBeNull();
    expect(clause.ofSentence('Humidity kills', 'Humidity kills.')).toBe(1);
  });
});
