import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { isOfPeople, tellsOfPeople } from './people-pillar.js';
import { isAboutPillar } from './prompt-frame.js';
import { suitsPillar } from './prompt-slots.js';
import { topicIn } from './topic.js';

describe('A pillar that names people', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'Transport managers and their drivers'],
    ['en', 'Warehouse people'],
    ['de', 'Unsere Lehrlinge'],
    ['fr', 'Une équipe de cantine'],
    ['es', 'Mi cuadrilla'],
  ])('is told by its noun (%s): %s', (language, pillar) => {
    expect(isOfPeople(pillar, language)).toBe(true);
    const topic = topicIn(pillar, { language });
    const frames = Object.values(LANGUAGE_TEXTS[language].frames)
      .flat()
      .filter((frame) => suitsPillar(frame, pillar, topic, language));
    expect(frames.length).toBeGreaterThan(10);
    for (const { text } of frames.filter(isAboutPillar))
      expect(text).not.toMatch(
        /\{Person\}|\{Mistake\}|attempt|Versuch|tentative|intento|(?:which|last|welche[rn]?|quel|qué) (?:job|Arbeit|travail|trabajo)/iu,
      );
  });

  it.each<[PostLanguage, string]>([
    ['en', 'Hiring people who show up at 4am'],
    ['en', 'Cold chain failures'],
    ['de', 'Was Lehrlinge nicht wissen'],
    ['fr', 'Former les équipes'],
    ['es', 'Cobrar en la obra'],
  ])('is none of these, which are matters or done with people (%s): %s', (language, pillar) => {
    expect(isOfPeople(pillar, language)).toBe(false);
  });

  it('has what tells of such people, by name or by what they are', () => {
    expect(tellsOfPeople('Chuy lleva 19 años conmigo', 'es')).toBe(true);
    expect(tellsOfPeople('Les cuisiniers ne restent pas', 'fr')).toBe(true);
    expect(tellsOfPeople('Nadie lleva agua', 'es')).toBe(false);
    expect(tellsOfPeople('Una válvula de 700 pesos', 'es')).toBe(false);
    expect(tellsOfPeople('Das ist ein Käse', 'de')).toBe(false);
    for (const sentence of ['So is every quote', 'Tuning has a price', 'Everything was wet'])
      expect(tellsOfPeople(sentence, 'en')).toBe(false);
    expect(tellsOfPeople('Jonas hat den Kran gefahren', 'de')).toBe(true);
  });
});
