import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { isNounPillar } from './noun-pillar.js';
import { textFor, topicIn } from './prompt-slots.js';

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
  ])('is named as a subject where it does no noun’s work (%s): %s', (language, pillar) => {
    expect(isNounPillar(pillar, language)).toBe(false);
    const topic = topicIn(pillar, { language });
    const named = LANGUAGE_TEXTS[language].namedSubject;
    const frame = { hook: '', text: 'What about {topic}?' };
    expect(textFor(frame, topic, { language })).toBe(`What about ${named}?`);
    expect(named).toMatch(/\{topic\}$/u);
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
    const topic = topicIn(pillar, { language });
    expect(textFor({ hook: '', text: 'What about {topic}?' }, topic, { language })).toBe(
      'What about {topic}?',
    );
  });

  it('is not named twice where the question calls it a subject already', () => {
    const topic = topicIn('Richtig kalkulieren', { language: 'de' });
    const frame = { hook: '', text: 'Was kam beim Thema {topic} zuerst, und was weißt du über {topic}?' };
    expect(textFor(frame, topic, { language: 'de' })).toBe(
      'Was kam beim Thema {topic} zuerst, und was weißt du über dein Thema {topic}?',
    );
  });

  it('has no name before it where there is none', () => {
    const frame = { hook: '', text: 'Was weißt du über {topic}?' };
    expect(textFor(frame, topicIn('', { language: 'de' }), { language: 'de' })).toBe(frame.text);
  });
});
