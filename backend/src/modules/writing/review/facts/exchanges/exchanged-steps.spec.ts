import { describe, expect, it } from '@jest/globals';
import type { PostLanguage } from '@drumbeat/domain';
import { exchangedSteps } from './exchanged-steps.js';

describe('Two steps, one after the other', () => {
  it.each<[PostLanguage, string, string]>([
    [
      'en',
      'First he swept the flue and then he fitted the stove.',
      'First he fitted the stove, then he swept the flue.',
    ],
    ['de', 'Sie hat erst gelacht und dann geweint.', 'Sie hat erst geweint und dann gelacht.'],
    ['en', 'We washed it before we loaded it.', 'We loaded it before we washed it.'],
    ['de', 'Wir haben gewogen, bevor wir gesalzen haben.', 'Wir haben gesalzen, bevor wir gewogen haben.'],
    ['fr', 'On a pesé avant de saler.', 'On a salé avant de peser.'],
    ['fr', "Elle a d'abord ri, puis pleuré au magasin.", "Elle a d'abord pleuré, puis ri au magasin."],
    ['es', 'Primero ordenó los libros y luego leyó uno.', 'Primero leyó uno y luego ordenó los libros.'],
  ])('%s: of “%s” “%s” is the other way round', (language, notes, text) => {
    expect(exchangedSteps(text, language, [notes])).toHaveLength(1);
  });

  it.each<[PostLanguage, string, string]>([
    ['de', 'Sie hat erst gelacht und dann geweint.', 'Erst lachte sie, dann weinte sie.'],
    [
      'en',
      'First he swept the flue and then he fitted the stove.',
      'He swept the flue first. Then he was paid.',
    ],
    ['en', 'First he rang her, then she rang him.', 'First she rang him, then he rang her.'],
  ])('%s: of “%s” “%s” may be said', (language, notes, text) => {
    expect(exchangedSteps(text, language, [notes])).toEqual([]);
  });
});
