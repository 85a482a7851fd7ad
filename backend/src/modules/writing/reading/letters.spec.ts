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
