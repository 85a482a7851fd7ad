import { describe, expect, it } from '@jest/globals';
import { isRefusal } from './refusal.rules.js';

const MATERIAL = [
  'Lift 3 stopped 14 times. 5 engineers went, nobody asked the porter. 6 pallets were rejected.',
  'Der Maler hat 5 Muster gestrichen. Keiner hat die Feuchte gemessen.',
];

describe('an answer that asks the author', () => {
  it.each([
    'Before I draft this, two quick questions: who is the reader, and what should they do?',
    'Which part should I keep, the figure or the engineers?',
    'Two things would help me: the reader, and the point you want to make.',
    'Who is this aimed at, and what should they do next?',
    'Dafür bräuchte ich noch ein paar Angaben: Wer soll den Beitrag lesen?',
    'Kurze Rückfrage: Soll der Beitrag eher Kunden oder Kollegen ansprechen?',
    'Quel passage dois-je garder ?',
    'Il me manque des éléments pour écrire ce post. Pouvez-vous préciser le public visé ?',
    'Antes de empezar, dos preguntas: ¿para quién es y qué quieres conseguir?',
  ])('is none: %j', (answer) => {
    expect(isRefusal(answer, MATERIAL)).toBe(true);
  });

  it.each([
    'Who weighs your pallets?\n\nNobody weighed ours.',
    'What would you have done with six rejected pallets?',
    'Before you sign a deal, two questions: who weighs, and who pays?',
    'Should I have asked the porter?\n\nFive engineers did not.',
    'Wer misst bei euch die Feuchte?',
    'Which part should I keep?\n\nThat is what the porter asked when lift 3 stopped for the 14th time.',
  ])('is a text where it tells, or asks its readers: %j', (answer) => {
    expect(isRefusal(answer, MATERIAL)).toBe(false);
  });

  it('is a text for those who ask so themselves', () => {
    const question = 'Who is your draft aimed at?';
    expect(isRefusal(question, ['My readers ask: who is this text aimed at? I never know.'])).toBe(false);
    expect(isRefusal(question, MATERIAL)).toBe(true);
  });
});
