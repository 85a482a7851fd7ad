import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { composeDraft } from '../compose-draft.js';
import { withKnownSpellings } from './known-spellings.js';
import { inventedAuthor, requestOf } from '../../../../../../test/support/writing/invented-authors.js';

describe('Acronyms, brands and units that were typed small', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'she asked for the pdf on her iphone, 14 kw', 'she asked for the PDF on her iPhone, 14 kW'],
    ['en', 'i put it in an excel, they excel at that', 'i put it in an Excel, they excel at that'],
    ['de', 'die excel als pdf, 620 ppm, 9 kwh, neuer pkw', 'die Excel als PDF, 620 ppm, 9 kWh, neuer Pkw'],
    ['fr', 'une pme sans drh, tva à 20 %, 3 kw', 'une PME sans DRH, TVA à 20 %, 3 kW'],
    ['es', 'el ampa pide el iva en pdf', 'el AMPA pide el IVA en PDF'],
    ['en', 'mail pdf@x.fr, report.pdf, #pdf, pdf-like', 'mail pdf@x.fr, report.pdf, #pdf, pdf-like'],
  ])('%s: are spelled as they are: %s', (language, notes, expected) => {
    expect(withKnownSpellings(notes, language, [])).toBe(expected);
  });

  it('stay small where their author’s posts have them so', () => {
    expect(withKnownSpellings('sent the pdf', 'en', ['A pdf is no plan.'])).toBe('sent the pdf');
  });

  it('get no capital at the head of a sentence or as a German noun', () => {
    const draft = composeDraft(
      requestOf(
        inventedAuthor('ux'),
        'messung in wohnung 3. co 620 ppm im abgas, ppm sind teile je million. ppm steht im protokoll.',
      ),
    );
    expect(draft).toContain('620 ppm');
    expect(draft).not.toContain('Ppm');
  });
});
