import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { withNamesOfSmall, withTitledNames } from './names-by-place.js';

describe('Names in notes without capitals', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'our dentist dr. okoye did not want her', 'our dentist Dr. Okoye did not want her'],
    ['en', 'mrs. baker paid, the dr. said no', 'Mrs. Baker paid, the dr. said no'],
    ['en', "st. mary's paid, and dr. anna okoye came", "St. Mary's paid, and Dr. Anna Okoye came"],
    [
      'de',
      'heute war dr. okoye da, der dr. meinte das geht',
      'heute war Dr. Okoye da, der dr. meinte das geht',
    ],
    ['fr', 'elle a appelé mme lefevre, pas le dr.', 'elle a appelé Mme Lefevre, pas le dr.'],
    ['es', 'la sra. otxoa llamó', 'la Sra. Otxoa llamó'],
    ['de', 'hausbesuch in st. peter-ording', 'hausbesuch in St. Peter-Ording'],
    ['fr', 'un verger à st-andiol', 'un verger à St-Andiol'],
    ['fr', 'monsieur le goff est venu avec mme le bihan', 'monsieur Le Goff est venu avec Mme Le Bihan'],
    ['es', 'una obra en santa catarina, la semana santa', 'una obra en Santa Catarina, la semana santa'],
    ['es', 'fui a san pedro', 'fui a San Pedro'],
    ['es', 'lo hizo por santa paciencia', 'lo hizo por santa paciencia'],
    ['fr', 'monsieur le maire et madame la directrice', 'monsieur le maire et madame la directrice'],
    ['fr', 'monsieur le proviseur a dit oui', 'monsieur le proviseur a dit oui'],
    [
      'fr',
      "la montre du monsieur d'hier, monsieur d'artois",
      "la montre du monsieur d'hier, monsieur D'artois",
    ],
    ['fr', 'rdv avec m. guérin, il m. a dit oui', 'rdv avec M. Guérin, il m. a dit oui'],
    ['de', 'gestern in sankt margarethen gewesen', 'gestern in Sankt Margarethen gewesen'],
  ])('%s: stand behind a title: %s', (language, notes, expected) => {
    expect(withTitledNames(notes, language)).toBe(expected);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'dr hussain and miss jones, then ms baker', 'Dr Hussain and Miss Jones, then Ms Baker'],
    ['de', 'bei herrn dr wiemann im haus', 'bei herrn Dr Wiemann im haus'],
    ['es', 'la señora pilar y el señor gracia', 'la señora Pilar y el señor Gracia'],
    ['es', 'doña dolores y el señor otxoa', 'doña Dolores y el señor Otxoa'],
  ])('%s: stand behind titles that are words as well or cut short: %s', (language, notes, expected) => {
    expect(withTitledNames(notes, language)).toBe(expected);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'we miss the bus, i miss jones, patients miss appts and miss deadlines, they didnt miss yoga'],
    ['en', 'ms word, 10 ms later, the mrs said no, the dr rebooked, see dr asap, dr appt at 3'],
    ['de', 'der dr meinte das, die dr kommt'],
    ['fr', 'le dr ausculte, madame la directrice'],
    [
      'es',
      'el señor de la tienda, la señora mayor, una señora viuda, el señor bajito, la señora dijo que no',
    ],
  ])('%s: are none behind these words elsewhere: %s', (language, notes) => {
    expect(withTitledNames(notes, language)).toBe(notes);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      'a farmer near hawes rang, the council in bradford said no',
      'a farmer near Hawes rang, the council in Bradford said no',
    ],
    ['fr', 'ma cliente à carhaix, la mairie de quimper', 'ma cliente à Carhaix, la mairie de Quimper'],
    [
      'es',
      'explotación de leitza, 85 vacas, cerca de elizondo',
      'explotación de Leitza, 85 vacas, cerca de Elizondo',
    ],
    ['es', 'ampa de lalín, comunidad en marín', 'ampa de Lalín, comunidad en Marín'],
    ['fr', 'menuisier à loches, 4 salariés', 'menuisier à Loches, 4 salariés'],
    ['en', 'donna at the hatch, not frank', 'Donna at the hatch, not frank'],
    ['fr', 'idée de nadia, 29 ans', 'idée de Nadia, 29 ans'],
    ['es', 'una madre, lucía, dijo que no', 'una madre, Lucía, dijo que no'],
  ])('%s: stand behind what stands before places: %s', (language, notes, expected) => {
    expect(withNamesOfSmall(notes, language)).toBe(expected);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'a house in formwork, people in trouble, client from hell, he came back to life, job at hand'],
    [
      'fr',
      'une poêle à granulés, un moulin à huile, maison à colombages, livraison à domicile, chantier à finir',
    ],
    ['es', 'granja de porcino, explotación de vacuno, cama de serrín, obra en marcha, tienda en línea'],
    ['en', 'My client in hawes has capitals, as Ray has'],
  ])('%s: are no other words: %s', (language, notes) => {
    expect(withNamesOfSmall(notes, language)).toBe(notes);
  });
});
