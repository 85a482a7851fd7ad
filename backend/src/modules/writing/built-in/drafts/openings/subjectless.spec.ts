import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { canLead } from './leaning.js';
import { isFigureFragment, isSubjectless } from './subjectless.js';

describe('A sentence that leaves its subject to the one before', () => {
  it.each<[PostLanguage, string]>([
    ['de', 'Läuft seitdem ohne Aussetzer.'],
    ['de', 'Hat mich zwölf Euro gekostet.'],
    ['en', 'Cost us a week.'],
    ['fr', 'Tient depuis dix ans.'],
  ])('is known: %s, %j', (language, sentence) => {
    expect(isSubjectless(sentence, language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['de', 'Heute läuft sie.'],
    ['de', 'Hat sie das gesagt?'],
    ['fr', 'On tient depuis dix ans.'],
  ])('is none with a subject of its own: %s, %j', (language, sentence) => {
    expect(isSubjectless(sentence, language)).toBe(false);
  });

  it('keeps the sentence that names its subject before it', () => {
    const pump = ['Wir waren spät dran.', 'Eine Pumpe für 90 Euro statt für 4.000.', 'Läuft seit März.'];
    expect(canLead(pump, 1, 'de')).toBe(false);
    expect(canLead([...pump.slice(0, 2), 'Seit März ist Ruhe.'], 1, 'de')).toBe(true);
  });

  it('is a row of figures of what stands before them', () => {
    const shop = [
      'Wir haben den Shop abgeschaltet.',
      '3 Bestellungen im Monat, 140 Euro Kosten.',
      'Schluss.',
    ];
    expect(isFigureFragment(shop[1] ?? '', 'de')).toBe(true);
    expect(canLead(shop, 1, 'de')).toBe(false);
    expect(isFigureFragment('214 customers left.', 'en')).toBe(false);
  });
});
