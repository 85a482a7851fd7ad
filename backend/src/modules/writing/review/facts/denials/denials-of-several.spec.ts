import { describe, expect, it } from '@jest/globals';
import { contradictionsIn } from '../contradictions.js';

type Language = Parameters<typeof contradictionsIn>[1];
const found = (text: string, language: Language, notes: string) => contradictionsIn(text, language, [notes]);

describe('A denial of several', () => {
  it.each<[string, Language, string]>([
    [
      'Die hatten wir alle als dringend notiert.',
      'de',
      '4 Kinder brauchten einen Termin, keines davon hatten wir als dringend notiert',
    ],
    [
      'An earlier adviser had charged him £1,900 and asked to see every payslip.',
      'en',
      'He had paid a previous adviser £1,900 who never asked to see the payslips.',
    ],
  ])('is turned where it is told of all: %s', (text, language, notes) => {
    expect(found(text, language, notes)).not.toEqual([]);
  });

  it.each<[string, Language, string]>([
    [
      'Vor ihm waren drei da. Keine hat das Licht gesehen.',
      'de',
      'Emre hat die Tür zugemacht und Licht gesehen.',
    ],
    [
      'Not one of them had pulled a bolt.',
      'en',
      'I pulled two bolts. Not one of the three earlier surveyors had pulled a bolt.',
    ],
    ['Ware verloren: keine.', 'de', 'ein Sensor ist ausgefallen, keine Ware verloren'],
    [
      'Not one of them went missing in our plant.',
      'en',
      'Not one was lost in our plant, every missing one was at the hotel.',
    ],
    ['His crew got 40 pizzas out of it.', 'en', 'he never sent a bill. I sent 40 pizzas to his crew'],
    ['Die Kasse wollte nicht verlängern.', 'de', 'Die Kasse hatte die Verlängerung zuerst abgelehnt.'],
  ])('is none of what somebody else did, or of what the notes deny as well: %s', (text, language, notes) => {
    expect(found(text, language, notes)).toEqual([]);
  });
});
