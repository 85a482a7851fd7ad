import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { contradictionsIn } from '../contradictions.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  contradictionsIn(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('A denial of few words', () => {
  it.each<[PostLanguage, string, string, string]>([
    ['en', "Didn't help him once. Wanted to, every day.", 'I helped him once.', 'I helped him once.'],
    ['en', 'I never rang them.', 'I rang them.', 'I rang them.'],
    ['de', 'davon hat er nichts gewusst', 'Es war Holz, von dem er wusste.', 'von dem er wusste.'],
    ['de', 'Wir kleben nicht.', 'Wir kleben.', 'Wir kleben.'],
    ['de', 'getropft hat er, und die hat überlebt', 'Sie hat nicht überlebt.', 'Sie hat nicht überlebt.'],
    ['de', 'I hab nichts nachbestellt.', 'Ich habe etwas nachbestellt.', 'Ich habe etwas nachbestellt.'],
    ['de', 'Hab nichts gesagt, als er bremste.', 'Ich hab was gesagt.', 'Ich hab was gesagt.'],
    ['en', 'We said nothing when he braked.', 'We said something.', 'We said something.'],
    ['fr', 'On ne plonge pas. École de plongée à Sète.', 'On plonge.', 'On plonge.'],
    ['es', 'No operamos. Operar sería más fácil.', 'Operamos.', 'Operamos.'],
    [
      'es',
      'nadie probó el último queso',
      'Todos probaron el último queso.',
      'Todos probaron el último queso.',
    ],
    ['en', 'the funny thing is nobody rings to cancel', 'They ring to cancel.', 'They ring to cancel.'],
    [
      'en',
      'Dana said the calls come late, and we changed that in May, and nobody replies to cancel, so we stopped, and it helped',
      'They reply to cancel.',
      'They reply to cancel.',
    ],
    [
      'en',
      'Dr. Okoye did not want her.',
      'Nobody wanted her but Dr. Okoye.',
      'Nobody wanted her but Dr. Okoye.',
    ],
    [
      'de',
      'Ruth hat nicht unterschrieben.',
      'Niemand außer Ruth hat unterschrieben.',
      'Niemand außer Ruth hat unterschrieben.',
    ],
    [
      'en',
      'Ann signed the letter.',
      'Everybody but Ann signed the letter.',
      'Everybody but Ann signed the letter.',
    ],
  ])('is told where it was turned round (%s): %s | %s', (language, notes, text, words) => {
    expect(found(language, notes, text)).toEqual([words]);
  });

  it.each<[PostLanguage, string, string]>([
    // Of somebody else, or said both ways.
    ['en', 'I never rang them.', 'She rang them.'],
    ['en', 'I never rang him.', 'I rang her.'],
    ['en', 'I never helped him. On Friday I helped him.', 'I helped him.'],
    ['en', 'Nobody wanted her but Dr. Okoye.', 'Dr. Okoye wanted her.'],
    ['en', 'he paid the price, no argument', 'He paid the price without an argument.'],
    ['en', 'he paid the price without an argument', 'He paid the price. No argument.'],
    ['en', 'took us 6 days, not 4 as I’d quoted', 'I had quoted 4 days. It took us 6.'],
    ['de', '9 Tage gebraucht, nicht 6 wie geplant', 'Geplant waren 6 Tage.'],
    ['fr', 'ça a pris 9 jours, pas 6 comme prévu', 'J’avais prévu 6 jours.'],
    ['es', 'tardamos 7 semanas, no 5 como dije', 'Dije cinco semanas.'],
    ['de', 'jetzt fahren wir mittwochs, nicht montags', 'Mittwochs statt montags fahren wir jetzt.'],
    ['de', 'der Dachstuhl ist dicht, die Gaube undicht', 'Undicht war die Gaube, nicht der Dachstuhl.'],
  ])('is none where it is not (%s): %s | %s', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
