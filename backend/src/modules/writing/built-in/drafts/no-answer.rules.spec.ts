import { describe, expect, it } from '@jest/globals';
import { isNoAnswer } from './no-answer.rules.js';

describe('An answer', () => {
  it.each([
    '',
    '🎉🎉',
    '…',
    'no idea',
    'No idea, sorry!',
    'Don’t know.',
    'I don’t really know',
    'Weiß ich nicht.',
    'Keine Ahnung 🤷',
    'Das weiß ich leider noch nicht',
    'Je ne sais pas',
    'Aucune idée.',
    'No lo sé',
    'Ni idea',
    'n/a',
    'dunno, skip',
    'nothing comes to mind',
    'I’d have to think about it',
    'Nothing really.',
    'No clue, sorry',
    'can’t think of anything right now',
    'skip this, next question',
    'je sais pas trop',
    'bof',
    'Rien de spécial.',
    'Rien ne me vient à l’esprit',
    'J’en sais rien',
    'Je passe',
    'da fällt mir nichts ein',
    'weiter',
    'Müsste ich erst drüber nachdenken.',
    'nichts Besonderes',
    'Keinen Plan, ehrlich gesagt',
    'No se me ocurre nada',
    'Nada en especial',
    'Paso, siguiente pregunta',
  ])('is none: %p', (answer) => {
    expect(isNoAnswer(answer)).toBe(true);
  });

  it.each([
    'No idea beats a good one.',
    'Nothing worked until May',
    'Nein, 12 Kunden.',
    'Rien à perdre',
    '3',
    'No sé vender',
    'They do nothing.',
    'We did nothing.',
    'I said nothing',
    'Nobody knows.',
    'One.',
    'Because the worms learn!',
    'Skip the deposit',
    'Think of the driver',
    'Sie machen nichts.',
    'Weiter oben war das Leck.',
    'Ils ne font rien',
    'Rien ne bouge.',
    'Paso a paso',
    'Nada es gratis',
    'No venden nada',
    '顧客',
  ])('is one: %p', (answer) => {
    expect(isNoAnswer(answer)).toBe(false);
  });
});
