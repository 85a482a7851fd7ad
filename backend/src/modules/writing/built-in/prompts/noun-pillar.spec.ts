import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { isNounPillar } from './noun-pillar.js';
import { fillFrame } from './fill-frame.js';
import { topicSlots } from './prompt-slots.js';
import { topicIn } from './topic.js';

const named = (pillar: string, language: PostLanguage, text = '({topic})') => {
  const filled = fillFrame(text, topicSlots(topicIn(pillar, { language }), language));
  return filled.replace(/^\((.*)\)$/u, '$1');
};

describe('A pillar in a question', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'To price well'],
    ['en', 'Teach young farriers'],
    ['en', 'Ask for money without begging'],
    ['en', 'Raise your prices'],
    ['de', 'Die richtigen Fragen stellen'],
    ['de', 'Konflikte früh ansprechen'],
    ['de', 'Richtig kalkulieren'],
    ['de', 'Erwachsene fangen an'],
    ['fr', 'Apprendre à renoncer'],
    ['fr', 'Fixer ses prix'],
    ['fr', 'Bien travailler avec les juristes'],
    ['fr', 'Transmettre une exploitation agricole'],
    ['es', 'Dirigir sin gritar'],
    ['es', 'Plantar en otoño'],
    ['es', 'Negociar con los bancos'],
    ['es', 'Que las cuentas salgan'],
    ['en', 'Behind the counter'],
    ['de', 'Unter dem Kirchendach'],
    ['fr', 'Dans la cale sèche'],
    ['es', 'Desde el faro'],
  ])('is named as a subject where it does no noun’s work (%s): %s', (language, pillar) => {
    expect(isNounPillar(pillar, language)).toBe(false);
    expect(named(pillar, language)).toBe(
      fillFrame(LANGUAGE_TEXTS[language].namedSubject, { topic: topicIn(pillar, { language }).phrase }),
    );
  });

  it.each<[PostLanguage, string]>([
    ['en', 'Pollination contracts'],
    ['en', 'Work and family'],
    ['en', 'Price of a roof'],
    ['en', 'Boards that decide'],
    ['de', 'Nachfolge im Handwerk'],
    ['de', 'Mut im Gemeinderat'],
    ['fr', 'Métier et famille'],
    ['fr', 'Atelier de coupe'],
    ['fr', 'Le prix d’un chantier'],
    ['es', 'Taller de cerámica'],
    ['es', 'El relevo en la flota'],
  ])('stands by itself where it is a noun (%s): %s', (language, pillar) => {
    expect(named(pillar, language)).toBe(topicIn(pillar, { language }).phrase);
  });

  it('is not named twice where the question calls it a subject already', () => {
    expect(named('Richtig kalkulieren', 'de', 'beim Thema {title} und über {topic}')).toBe(
      'beim Thema „Richtig kalkulieren“ und über dein Thema „Richtig kalkulieren“',
    );
  });

  it('has no name before it where there is none', () => {
    expect(named('', 'de')).toBe('deine Arbeit');
  });
});
