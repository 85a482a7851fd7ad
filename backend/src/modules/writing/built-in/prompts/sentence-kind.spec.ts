import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { sentenceKindOf, type SentenceKind } from './sentence-kind.js';

describe('What a sentence of the author’s is', () => {
  it.each<[SentenceKind, PostLanguage, string]>([
    ['event', 'en', 'My apprentice welded her first seam on Friday'],
    ['event', 'en', 'We took down the posters this term'],
    ['event', 'de', 'Gestern stand ein Kranfahrer bei mir'],
    ['event', 'fr', 'J’ai refusé trois robes en mai'],
    ['event', 'es', 'El año pasado cerraron dos farmacias en mi comarca'],
    ['claim', 'en', 'A 300 tonne press does not stop'],
    ['claim', 'en', 'A quiet shop is not a calm shop'],
    ['unsure', 'en', 'Bridget ran the yard for 26 years'],
    ['unsure', 'en', 'The planning officer and I disagreed for eleven months about one pear tree'],
    ['unsure', 'fr', 'Mon père était pêcheur et ne parlait que breton à ses hommes'],
    ['unsure', 'es', 'Tres horas y media de junta para elegir el color del felpudo'],
    ['claim', 'de', 'Eine Krankmeldung ist keine Kündigung'],
    ['claim', 'fr', 'Le velours se coupe dans un seul sens'],
    ['claim', 'es', 'Una receta no es una orden'],
    ['opinion', 'en', 'The best foreman I ever worked with came from Turin'],
    ['opinion', 'en', 'I think every audit begins in the yard'],
    ['opinion', 'en', 'Every school should turn the wheel'],
    ['opinion', 'de', 'Ich finde Protokolle langweilig'],
    ['opinion', 'fr', 'Je crois que le prix se voit'],
    ['opinion', 'es', 'Creo que el precio se nota'],
    ['self', 'en', 'I am not good at maths (ask my deputy!)'],
    ['self', 'en', 'I was a postman for 22 years'],
    ['self', 'en', 'I charge £850 to look at a container'],
    ['self', 'de', 'Ich betreue gerade 38 Frauen'],
    ['self', 'de', 'Ich bin Betriebsarzt und habe in elf Jahren keinen Helm verschrieben'],
    ['self', 'fr', 'Je suis couturière et je ne sais pas dessiner'],
    ['self', 'es', 'En mi pueblo no hay banco'],
    ['habit', 'en', 'I often get asked what a mooring costs'],
    ['habit', 'de', 'Ich werde manchmal gefragt, was ein Liegeplatz kostet'],
    ['habit', 'fr', 'On me demande souvent le prix d’une place au port'],
    ['habit', 'es', 'A veces me llevo la red a casa y tengo que coserla'],
    ['future', 'en', 'I shall be there tomorrow'],
    ['future', 'en', 'Next month we open the new pump house'],
    ['future', 'de', 'Nächste Woche bin ich auf der Messe'],
    ['future', 'fr', 'Demain j’ouvre l’atelier au public'],
    ['future', 'es', 'La semana que viene abrimos la tienda nueva'],
  ])('is told by its words: %s (%s) %s', (kind, language, sentence) => {
    expect(sentenceKindOf(sentence, language)).toBe(kind);
  });
});

describe('Each frame that quotes a post or a note', () => {
  const quoting = Object.entries(LANGUAGE_TEXTS).flatMap(([language, { frames }]) =>
    Object.values(frames)
      .flat()
      .filter(({ needs = [] }) => needs.includes('post') || needs.includes('note'))
      .map((frame) => ({ language, ...frame })),
  );

  it.each(quoting)(
    'says what the sentence may be, and takes nothing that is still to come ($language): $hook',
    ({ takes }) => {
      expect(takes?.length).toBeGreaterThan(0);
      expect(takes).not.toContain('future');
    },
  );

  it('asks for a sequel of what happened alone, and for a view of what is none', () => {
    for (const { text, takes } of quoting) {
      if (
        /what has happened since|seitdem passiert|s’est-il passé depuis|ha pasado desde entonces/u.test(text)
      )
        expect(takes).toEqual(['event']);
      if (/which case since then|Welcher Fall seither|quel cas du même|qué caso del mismo/u.test(text))
        expect(takes).toEqual(['event']);
      // What is so again and again is of no day.
      if (/on which day|[Aa]n welchem Tag|quel jour|qué día/u.test(text))
        expect(takes).not.toContain('habit');
      if (/put that to the test|seither geprüft|mis à l’épreuve|puesto a prueba/u.test(text))
        expect(takes).not.toContain('event');
    }
  });
});
