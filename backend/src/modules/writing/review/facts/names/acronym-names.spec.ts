import { describe, expect, it } from '@jest/globals';
import type { PostLanguage } from '@drumbeat/domain';
import { unsourcedNames } from './name-findings.js';

const found = (text: string, language: PostLanguage, source = '') =>
  unsourcedNames(text, language, { material: [source], known: [], ownPosts: [] }).map(({ start, end }) =>
    text.slice(start, end),
  );

describe('A firm or an office by its initials', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'MSC rang me that night.', 'MSC'],
    ['en', 'We told the MAIB at once.', 'MAIB'],
    ['de', 'Die AOK bezahlt uns die Fahrt.', 'AOK'],
    ['de', 'Bezahlt wird das von der DAK.', 'DAK'],
    ['de', 'Die KfW hat sich nicht gemeldet.', 'KfW'],
    ['de', 'Die Rechnung kam von der EnBW.', 'EnBW'],
    ['fr', "L'INAO m'a félicité.", 'INAO'],
    ['fr', "La SNCF m'en a pris.", 'SNCF'],
    ['es', 'La OMC nos felicitó.', 'OMC'],
    ['es', 'Nos llamaron de la OCU.', 'OCU'],
  ])('is a name that no source has: %s, %j', (language, text, name) => {
    expect(found(text, language)).toEqual([name]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'FOUR of them left, and we said NOT the pay.', ''],
    ['en', 'WE TOLD THE WHOLE STREET.', ''],
    ['en', 'The CEO sent a PDF to HR.', ''],
    ['en', 'We told the MCA.', 'told the Maritime and Coastguard Agency'],
    ['en', 'We told the MCA.', 'told the mca'],
    ['en', 'Weld the TIG seam first. A TIG seam holds.', 'TIG welding'],
    ['de', 'Der LKW steht noch, die MwSt kommt dazu.', ''],
    ['de', 'Die GmbH läuft, der PoE-Switch und die IoT-Box auch.', ''],
    ['de', 'Die KfW zahlt.', 'Kredit der kfw'],
    ['de', 'Die AOK zahlt.', 'die Allgemeine Orts Krankenkasse zahlt'],
    ['fr', 'La TVA, le CDI et les RTT.', ''],
    ['es', 'El IVA y el DNI.', ''],
  ])('is none where it is loud, common or spelled out: %s, %j', (language, text, source) => {
    expect(found(text, language, source)).toEqual([]);
  });
});

describe('An English owner at the head of a sentence', () => {
  it.each([
    ["Sainsbury's gave us the bus.", 'Sainsbury'],
    ["McDonald's gave us the bus.", 'McDonald'],
    ["Maersk's superintendent rang me.", 'Maersk'],
    ["Harrison's gave us the bus.", 'Harrison'],
    ['Ofsted called it a good idea.', 'Ofsted'],
  ])('is a name that nobody uses as a word: %j', (text, name) => {
    expect(found(text, 'en')).toEqual([name]);
  });

  it.each([
    "Today's bus was late.",
    "Everyone's tired. Nobody's here. It's cold.",
    "Yesterday's bread sells.",
    "Customers' letters came.",
    'Wasted called for what it was.',
    "Let's go. That's all. There's more.",
  ])('is no word of the language: %j', (text) => {
    expect(found(text, 'en')).toEqual([]);
  });
});
