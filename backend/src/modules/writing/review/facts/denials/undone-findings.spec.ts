import { describe, expect, it } from '@jest/globals';
import { contradictionsIn } from '../contradictions.js';

const BOILER =
  'pelletkessel, 25 kW, eingebaut 2011, nie eingestellt. einstellen hat 40 minuten gedauert. der vorige kollege hat elf jahre lang unterschrieben ohne zu messen. 3,2 tonnen pellets zu viel pro winter';
const EORI =
  'the containers waited because nobody told them they needed one. not the supplier not the forwarder not the bank';
const found = (text: string, language: 'en' | 'de', notes: string) =>
  contradictionsIn(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('what was never done, told as done', () => {
  it.each([
    ['de', BOILER, 'Der Kessel war perfekt eingestellt.', 'Der Kessel war perfekt eingestellt.'],
    [
      'de',
      BOILER,
      'Der vorige Kollege hat elf Jahre lang gemessen.',
      'Der vorige Kollege hat elf Jahre lang gemessen.',
    ],
    ['de', BOILER, '3,2 Tonnen Pellets zu wenig.', 'zu wenig'],
    ['en', EORI, 'The forwarder told them.', 'The forwarder told them.'],
    ['de', 'die bank hat den antrag abgelehnt', 'Die Bank hat den Antrag bewilligt.', 'bewilligt'],
    ['de', 'die innung war dagegen', 'Die Innung war dafür.', 'dafür'],
    ['de', 'der lehrling ist geblieben', 'Der Lehrling ist gegangen.', 'gegangen'],
    ['en', 'we lost the seal', 'We found the seal.', 'found'],
    ['en', 'the weight was off', 'The weight was right.', 'right'],
  ] as const)('is marked: %s, %j, %j', (language, notes, text, words) => {
    expect(found(text, language, notes)).toEqual([words]);
  });

  it.each([
    ['de', BOILER, 'Dann war er eingestellt. Ich habe gemessen. Er hat elf Jahre lang nicht gemessen.'],
    ['de', BOILER, 'Elf Jahre lang unterschrieben, ohne zu messen. Nie eingestellt.'],
    ['en', EORI, 'The forwarder didn’t tell them. Nobody told them, not the bank.'],
    ['en', 'we lost the seal', 'The seal was lost. We found a new one.'],
    ['de', 'der lehrling ist geblieben', 'Geblieben ist der Lehrling.'],
  ] as const)('is left alone where it is told as it was: %s, %j, %j', (language, notes, text) => {
    expect(found(text, language, notes)).toEqual([]);
  });
});
