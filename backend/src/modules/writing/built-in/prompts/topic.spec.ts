import { describe, expect, it } from '@jest/globals';
import { isChoice, isClause, isSaying, topicIn } from './topic.js';

describe('A content pillar inside a sentence', () => {
  it.each([
    ['LEADERSHIP', 'leadership'],
    ['Pricing', 'pricing'],
    ['1. Pricing.', 'pricing'],
    ['- “Pricing”', 'pricing'],
    ['  Pricing\n  with confidence ', 'pricing with confidence'],
    ['Hiring in Germany', 'hiring in Germany'],
    ['Hiring and onboarding', 'hiring and onboarding'],
  ])('stands in it where it is surely a noun: %s', (pillar, phrase) => {
    expect(topicIn(pillar, { language: 'en' })).toMatchObject({ phrase, kind: 'noun' });
  });

  it.each([
    ['Raise your prices', 'Raise your prices'],
    ['stop guessing', 'Stop guessing'],
    ['iPhone repair', 'iPhone repair'],
    ['Onboarding fails without a plan', 'Onboarding fails without a plan'],
    ['Why culture matters', 'Why culture matters'],
    ['From the workshop', 'From the workshop'],
    ['Customer Success', 'Customer Success'],
    ['Führungskultur im Wandel', 'Führungskultur im Wandel'],
    ['Nachfolge im Handwerk', 'Nachfolge im Handwerk'],
    ['🚀 Growth hacks!!', 'Growth hacks'],
  ])('stands whole before a colon where it may be anything: %s', (pillar, label) => {
    expect(topicIn(pillar, { language: 'en' })).toMatchObject({
      phrase: `“${pillar.replace(/^🚀 |!!$/gu, '')}”`,
      kind: 'any',
      label,
    });
  });

  it.each([
    'Leadership: how to build teams that last',
    'Who pays for that?',
    'Hiring – what works',
    'Rent (again)',
  ])('is quoted where it has marks of its own: %s', (pillar) =>
    expect(topicIn(pillar, { language: 'en' }).label).toBe(`“${pillar}”`),
  );

  it.each(['', '   ', '???', '🚀', 'much too long '.repeat(8)])(
    'gives way to the fallback where it says nothing or too much: "%s"',
    (pillar) =>
      expect(topicIn(pillar, { language: 'en' })).toMatchObject({
        phrase: 'your line of work',
        kind: 'noun',
      }),
  );
});

describe('A pillar', () => {
  it.each([
    'La mer ne lit pas les plannings',
    'Personne n’aime payer',
    'Nobody reads the small print',
    'Cash is not profit',
    'Der Hof ist kein Museum',
    'Keiner liest das Kleingedruckte',
    'El campo no está en venta',
    'Nadie lee la letra pequeña',
  ])('is believed or said where it is a sentence: %s', (pillar) => expect(isSaying(pillar)).toBe(true));

  it.each([
    'Vendre l’huître toute l’année',
    'Prüfungsangst',
    'Fahrlehrer werden',
    'Üben, wenn keiner zuschaut',
    'Rain on the day',
    'Pricing a weekend',
    'Despidos sin sorpresas',
    'Entrevistas que valen la pena',
    'Ne pas vendre trop vite',
    'What couples forget',
  ])('is none of these where it names a thing, a task or a question: %s', (pillar) =>
    expect(isSaying(pillar) && !isClause(pillar)).toBe(false),
  );

  it('is a choice where it names two things', () => {
    expect(['Replacing or repairing', 'Mieten oder kaufen', 'Louer ou acheter'].every(isChoice)).toBe(true);
    expect(['Door frames', 'Ou rien', 'Orders and oranges'].some(isChoice)).toBe(false);
  });
});
