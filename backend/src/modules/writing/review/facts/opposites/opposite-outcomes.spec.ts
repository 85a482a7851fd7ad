import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { contraryOpposites } from './opposite-findings.js';

const found = (language: PostLanguage, notes: string, text: string) =>
  contraryOpposites(text, language, [notes]).map(({ start, end }) => text.slice(start, end));

describe('How something ended', () => {
  it.each<[PostLanguage, string, string, string]>([
    ['en', 'the swab came back positive', 'The swab came back negative.', 'negative'],
    ['en', 'he was acquitted in May', 'He was convicted in May.', 'convicted'],
    ['en', 'the judge upheld the fine', 'The judge overturned the fine.', 'overturned'],
    ['de', 'der Abstrich war negativ', 'Der Abstrich war positiv.', 'positiv'],
    ['de', 'das Gericht sprach den Fahrer frei', 'Das Gericht hat den Fahrer verurteilt.', 'verurteilt'],
    ['de', 'der Rat nahm den Antrag an', 'Der Rat lehnte den Antrag ab.', 'lehnte den Antrag ab'],
    ['en', 'our appeal was upheld', 'Our appeal was dismissed.', 'dismissed'],
    ['de', 'der Antrag ging durch', 'Der Antrag wurde abgelehnt.', 'abgelehnt'],
    ['fr', 'le conseil a voté contre la halle', 'Le conseil a voté pour la halle.', 'voté pour'],
    ['es', 'el pleno votó a favor del mercado', 'El pleno votó en contra del mercado.', 'votó en contra'],
    ['fr', 'le test est revenu positif', 'Le test est revenu négatif.', 'négatif'],
    ['fr', 'il a été relaxé en appel', 'Il a été condamné en appel.', 'condamné'],
    ['fr', 'le conseil a adopté le budget', 'Le conseil a rejeté le budget.', 'rejeté'],
    ['es', 'la prueba salió negativa', 'La prueba salió positiva.', 'positiva'],
    ['es', 'el juez absolvió al ganadero', 'El juez condenó al ganadero.', 'condenó'],
    ['es', 'el pleno aprobó el presupuesto', 'El pleno tumbó el presupuesto.', 'tumbó'],
  ])('is told where it ended otherwise: %s, %j, %j', (language, notes, text, word) => {
    expect(found(language, notes, text)).toEqual([word]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'he was acquitted in May', 'In May he was cleared.'],
    ['en', 'seven of the nine pupils passed', 'Two of the nine pupils failed.'],
    ['en', 'the first swab was positive, the second swab negative', 'The second swab was negative.'],
    ['de', 'der Rat nahm den Antrag an', 'Der Rat nahm an der Sitzung zum Antrag teil.'],
    ['de', 'der Rat lehnte den Antrag ab', 'Abgelehnt hat der Rat den Antrag.'],
    ['fr', 'le test est revenu négatif', 'Négatif : le test est revenu.'],
    ['es', 'el juez absolvió al ganadero', 'El ganadero fue absuelto por el juez.'],
  ])('is fine where it ended so: %s, %j, %j', (language, notes, text) => {
    expect(found(language, notes, text)).toEqual([]);
  });
});
