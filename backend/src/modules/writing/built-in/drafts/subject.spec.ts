import { describe, expect, it } from '@jest/globals';
import { isBareSubject, subjectLine, untoldSubject } from './subject.js';

describe('The subject of a note, over what was answered about it,', () => {
  it.each([
    ['carpet. again', 'They glued it over the vents.', 'carpet. again'],
    ['paper rotas. why', 'A woman left in March.', 'paper rotas.'],
    [
      'Preisliste online stellen. wichtig.',
      'Im Mai haben 14 Familien nach dem Preis gefragt.',
      'Preisliste online stellen.',
    ],
    ['les poches percées. ça coûte', '300 huîtres perdues mardi.', 'les poches percées. ça coûte'],
    ['write about door seals', 'Four boxes this month.', 'door seals'],
    ['Idee: Hintereingang', 'Wir haben abgelehnt.', 'Hintereingang'],
    ['post sur le froid', 'Ma fille vend le samedi.', 'le froid'],
    ['- worming season', 'The worms learn!', 'worming season'],
    ['why paper rotas?', 'A woman left in March.', 'why paper rotas?'],
    ['important people', 'She left.', 'important people'],
    ['how we hire', 'Nine of them stayed.', 'how we hire'],
  ])('stays, without what its author told themselves: %s', (notes, answers, subject) => {
    expect(untoldSubject(notes, answers)).toBe(subject);
  });

  it.each([
    ['Barrierefreiheit', 'Ein Portal, barrierefrei, mit Zertifikat.'],
    ['door seals', 'The seal of one door was off.'],
    ['carpet', 'Put down the carpet.'],
    ['wichtig', 'Im Mai haben 14 Familien gefragt.'],
  ])('is not said twice, and is nothing where it says nothing: %s', (notes, answers) => {
    expect(untoldSubject(notes, answers)).toBeNull();
  });
});

describe('A subject as a first line', () => {
  it('stands before what was answered first, for it says nothing alone', () => {
    expect(subjectLine('Escalators', 'Three combs had 11 teeth gone.', 'en')).toBe(
      'Escalators: Three combs had 11 teeth gone.',
    );
    expect(subjectLine('Les escaliers.', 'Trois peignes.', 'fr')).toBe('Les escaliers\u00a0: Trois peignes.');
  });

  it.each([
    ['La silla roja', 'Pilar leyó tres novelas.', 'es', 'La silla roja: Pilar leyó tres novelas.'],
    ['Der erste Besuch.', 'Er ging wieder.', 'de', 'Der erste Besuch: Er ging wieder.'],
    ['Les devis trop courts', 'Un SMS.', 'fr', 'Les devis trop courts\u00a0: Un SMS.'],
    ['The red ladder', null, 'en', 'The red ladder:'],
  ] as const)(
    'is never a line of its own, with an article and an adjective either: %s',
    (subject, first, language, line) => {
      expect(subjectLine(subject, first, language)).toBe(line);
    },
  );

  it('stays a line of its own where it says something', () => {
    expect(subjectLine('Combs cost less than toes', 'Three combs.', 'en')).toBeNull();
    expect(subjectLine('Why do lifts stop?', 'Doors.', 'en')).toBeNull();
    expect(subjectLine('Escalators', 'Combs.', null)).toBeNull();
    expect(isBareSubject('Escalators', null)).toBe(false);
  });
});
