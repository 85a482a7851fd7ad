import { describe, expect, it } from '@jest/globals';
import { writtenSentences } from './written-sentences.js';

describe('A sentence that goes on behind a cut word', () => {
  it.each([
    ['el jue. firmamos con la empresa.', 1],
    ['junta el jue. a las 7', 1],
    ['Rest d. Wo. liefern wir Holz, 9 haben bestellt.', 1],
    ['rdv ven. av. Me Kerdoncuff, 2 h', 1],
    ['visite du chantier av. M. Roche, 3 fenêtres posées', 1],
    ['visita al piso con la sra. preguntó por el gas', 1],
    ['we rang him. he came at once.', 2],
    ['Er kam um neun an. Frau Meier war schon da.', 2],
    ['il est parti à midi. M. Roche est resté.', 2],
    ['miré la caldera. era el filtro', 2],
  ])('“%s” has %i', (text, count) => {
    expect(writtenSentences(text)).toHaveLength(count);
  });
});
