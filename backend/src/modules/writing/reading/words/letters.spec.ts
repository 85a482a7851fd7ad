import { describe, expect, it } from '@jest/globals';
import { letterOf } from './letters.js';

const BODY = 'We lost the tender. I want to tell you why.\n\nIt was not the price.';

describe('A post that is a letter', () => {
  it.each([
    ['Dear founders,', 'Yours, Anna'],
    ['Dear Tom', 'Yours,\nAnna'],
    ['Liebe Kolleginnen und Kollegen,', 'Herzlich\nIhre Ruth'],
    ['Hallo zusammen!', 'Viele Grüße, Ruth'],
    ['Chers artisans,', 'Bien à vous, Claire'],
    ['Bonjour à toutes,', 'À jeudi,\nClaire'],
    ['Queridas socias,', 'Un abrazo, Lucía'],
    ['Friends of the pedal,', 'Cheers, Bo'],
  ])('is read in its parts: %s … %s', (salutation, signOff) => {
    expect(letterOf(`${salutation}\n\n${BODY}\n\n${signOff}`)).toEqual({ salutation, body: BODY, signOff });
  });

  it.each([
    ['Dear you who keep all of the books,', 'Dear you who keep all of the new books,'],
    ['Friends of the pedal and the old road,', 'Friends of the pedal and of the old road,'],
  ])('has a salutation of at most eight words: %s', (eight, nine) => {
    expect(letterOf(`${eight}\n\n${BODY}`).salutation).toBe(eight);
    const text = `${nine}\n\n${BODY}`;
    expect(letterOf(text)).toEqual({ salutation: null, body: text, signOff: null });
  });

  it('needs no blank line behind a greeting, and one behind a name', () => {
    expect(letterOf(`Dear Tom,\n${BODY}`).salutation).toBe('Dear Tom,');
    expect(letterOf(`Tom,\n${BODY}`).salutation).toBeNull();
    expect(letterOf(`Tom,\n\n${BODY}`).salutation).toBe('Tom,');
    expect(letterOf('Dear Tom,').salutation).toBeNull();
    expect(letterOf(`Dear Tom (again).\n\n${BODY}`).salutation).toBeNull();
  });

  it.each([
    ['– Anna', '– Anna'],
    ['Cheers, Bo Lind', 'Cheers, Bo Lind'],
    ['With a wave,\nAnna', 'With a wave,\nAnna'],
    ['Yours, Anna from the north', null],
    ['Yours, Anna', 'Yours, Anna'],
    ['With a wave from the roof above us,\nAnna', null],
    ['With a wave from the roof above,\nAnna', 'With a wave from the roof above,\nAnna'],
    ['with a wave\nAnna', null],
  ])('ends with a closing and a name, together at most eight words: %s', (end, signOff) => {
    expect(letterOf(`${BODY}\n\n${end}`).signOff).toBe(signOff);
  });

  it('may close without a name where it greeted, and never with all that it says', () => {
    expect(letterOf(`Dear Tom,\n\n${BODY}\n\nUntil Friday.`).signOff).toBe('Until Friday.');
    expect(letterOf(`${BODY}\n\nUntil Friday.`).signOff).toBeNull();
    expect(letterOf('Cheers,\nAnna')).toEqual({ salutation: null, body: 'Cheers,\nAnna', signOff: null });
    expect(letterOf('Dear Tom,\n\nCheers,\nAnna').signOff).toBeNull();
  });

  it.each([
    BODY,
    'Dear is what everybody calls our price. We raised it.\n\nNobody left.',
    'Hi.',
    'Cash is a fact.\n\nProfit is an opinion, Anna said.',
    'It happened on a Monday, and\n\nnobody saw it.',
    'Love your margin',
    'Prices went up.\n\nBest month ever',
    'Three things.\n\nBis Freitag',
  ])('is none without a salutation and a sign-off: %s', (text) => {
    expect(letterOf(text)).toEqual({ salutation: null, body: text, signOff: null });
  });
});
