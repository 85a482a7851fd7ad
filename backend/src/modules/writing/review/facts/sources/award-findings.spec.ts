import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { unsourcedAwards } from './award-findings.js';

const found = (text: string, language: PostLanguage, source: string) =>
  unsourcedAwards(text, language, [source]).map(({ start, end }) => text.slice(start, end));

describe('An award, or praise by an office', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'We moved the cone. The DVSA gave us an award.', 'The DVSA gave us an award'],
    ['en', 'In the end we won a national safety award for it.', 'we won a national safety award'],
    ['en', 'The local council praised us for it.', 'The local council praised us'],
    ['de', 'Das Veterinäramt hat uns gelobt.', 'Das Veterinäramt hat uns gelobt'],
    ['de', 'Wir wurden dafür vom Land ausgezeichnet.', 'Wir wurden dafür vom Land ausgezeichnet'],
    ['fr', "L'ARS nous a félicités.", "L'ARS nous a félicités"],
    ['fr', 'On a reçu un prix pour ça.', 'On a reçu un prix'],
    ['es', 'El ayuntamiento nos felicitó.', 'El ayuntamiento nos felicitó'],
    ['es', 'Al final ganamos un premio.', ''],
    [
      'de',
      'Die Kammer hat uns zum Ausbildungsbetrieb des Jahres gewählt.',
      'Die Kammer hat uns zum Ausbildungsbetrieb des Jahres gewählt',
    ],
    ['en', 'The trade press named us workshop of the year.', 'named us workshop of the year'],
  ])('has no source in notes without a word of it (%s): %s', (language, text, words) => {
    expect(found(text, language, 'x')).toEqual(words === '' ? ['ganamos un premio'] : [words]);
  });

  it('is not told by what something costs', () => {
    expect(
      found('Die Kammer hat uns ausgezeichnet.', 'de', 'Wer früh anruft, bekommt einen guten Preis.'),
    ).toHaveLength(1);
    expect(found('La chambre nous a récompensés.', 'fr', 'Le prix du pain a augmenté.')).toHaveLength(1);
    expect(found('Wir wurden ausgezeichnet.', 'de', 'Im Mai haben wir einen Preis gewonnen.')).toEqual([]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'The DVSA gave us an award.', 'dvsa award in june'],
    ['en', 'The council gave us a deadline.', 'x'],
    ['en', 'My mother praised me for it.', 'x'],
    ['en', 'We give an award to the slowest driver.', 'x'],
    ['de', 'Das Veterinäramt hat uns gelobt.', 'lob vom amt'],
    ['de', 'Das Veterinäramt hat uns angerufen.', 'x'],
    ['de', 'Der Preis hat uns überrascht.', 'x'],
    ['en', 'They named us for the end of the year audit.', 'x'],
    ['fr', "L'ARS nous a écrit.", 'x'],
    ['fr', 'Le prix nous a surpris.', 'x'],
    ['es', 'El ayuntamiento nos llamó.', 'x'],
  ])('is none where it is told, or is something else (%s): %s', (language, text, source) => {
    expect(found(text, language, source)).toEqual([]);
  });
});
