import { describe, expect, it } from '@jest/globals';
import { isBrokenRepair } from './broken-repair.rules.js';

describe('A repair that only struck words', () => {
  it.each([
    [
      'In the world of logistics, attention to detail is a game changer.',
      'of logistics, attention to detail is a .',
    ],
    ['In the world of logistics, attention to detail is a game changer.', 'Attention to detail is a.'],
    ['Let’s be honest, horses don’t read Google.', ', horses don’t read Google.'],
    [
      'Heute ist es wichtiger denn je, klar zu kommunizieren.',
      'Heute ist es wichtiger denn je,  zu kommunizieren.',
    ],
    ['In today’s fast-paced world, trust matters.', 'trust matters.'],
    ['We leverage data.', 'We data.'],
    ['Synergies were gone.', 'Were gone.'],
    ['We create synergies, and they pay.', 'We create, and they pay.'],
    ['It is a testament to her work.', 'It is her work.'],
    ['Das ist ein Gamechanger für uns.', 'Das ist ein für uns.'],
    ['C’est un véritable levier.', 'C’est un.'],
    ['She said “let that sink in” and left.', 'She said “” and left.'],
  ])('is broken: %s → %s', (passage, replacement) => {
    expect(isBrokenRepair(passage, replacement)).toBe(true);
  });

  it.each([
    ['In today’s fast-paced world, trust matters.', 'Trust matters.'],
    ['It works seamlessly.', 'It works.'],
    ['Our seamless process took a day.', 'Our process took a day.'],
    ['Das ist eine nahtlose Lösung.', 'Das ist eine Lösung.'],
    ['We had it done in 12 days.', 'We had it done.'],
    ['We lost it, at the end of the day, to a rival.', 'We lost it, to a rival.'],
    ['We leverage data.', 'We use data.'],
    ['The gate says no.', 'the gate says no.'],
    ['we leverage what we have .', 'we use what we have .'],
    ['What is it ?  It is “leverage”.', 'What is it ?  It is “use”.'],
    ['We lost. Agree?', 'We lost.'],
  ])('is none: %s → %s', (passage, replacement) => {
    expect(isBrokenRepair(passage, replacement)).toBe(false);
  });
});
