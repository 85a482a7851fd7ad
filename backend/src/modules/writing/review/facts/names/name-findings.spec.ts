import { describe, expect, it } from '@jest/globals';
import { unsourcedNames } from './name-findings.js';

const found = (text: string, language: Parameters<typeof unsourcedNames>[1], source = '') =>
  unsourcedNames(text, language, { material: [source], known: [], ownPosts: [] }).map(({ start, end }) =>
    text.slice(start, end),
  );

describe('The names of a text', () => {
  it.each([
    ['We called Ruth.', 'en', 'ruth called'],
    ['We met at Ruth’s place.', 'en', 'ruth'],
    ['How To Win More Clients', 'en', ''],
    ['Pricing is hard. Clients know it.', 'en', ''],
    ['Dann kam Frau van der Velde.', 'de', 'frau van der velde kam'],
    ['Das Lager bei Ende März, mit Kunden Termine.', 'de', ''],
    ['We use CRM and PDF files.', 'en', ''],
    ['We met on Mon and on Tue, as we do in Sept.', 'en', ''],
    ['Sie kommt aus Erfahrung zu uns, aus Prinzip und aus Holz.', 'de', ''],
    ['Ask @Meridian or read #Meridian.', 'en', ''],
  ] as const)('have their source, or are none: %s', (text, language, source) => {
    expect(found(text, language, source)).toEqual([]);
  });

  it.each([
    ['We called Meridian Foods today.', 'en', ['Meridian Foods']],
    ['Meridian Foods called us.', 'en', ['Meridian Foods']],
    ['Then came Mr. Ferreira.', 'en', ['Ferreira']],
    ['Dann kam Frau Bauer.', 'de', ['Bauer']],
    ['Dann kam Frau van der Heyden.', 'de', ['Heyden']],
    ['Herr de Boer zahlt nicht.', 'de', ['Boer']],
    ['Ein Auftrag der Nordlicht GmbH.', 'de', ['Nordlicht GmbH']],
    ['Wir waren bei Nordlicht Logistik zu Gast.', 'de', ['Nordlicht Logistik']],
    ['Laut der Universität Göttingen ist es so.', 'de', ['Göttingen']],
    ['Das Bundespatentgericht gab uns recht.', 'de', ['Bundespatentgericht']],
    ['Vor dem Landgericht Mannheim war es so.', 'de', ['Landgericht Mannheim']],
    ['La cour de cassation nous a donné raison.', 'fr', ['cour de cassation']],
    ['Sie kam aus dem Pflegeheim Sonnenhof.', 'de', ['Sonnenhof']],
    ['Dann rief Frau Hoffmann aus Baunatal an.', 'de', ['Hoffmann', 'Baunatal']],
    ['On a vu Mme Lambert hier.', 'fr', ['Mme Lambert']],
  ] as const)('are told where they have none: %s', (text, language, names) => {
    expect(found(text, language)).toEqual([...names]);
  });

  it('are not looked for where the language is not known', () => {
    expect(found('Kovács Éva', null)).toEqual([]);
  });

  it.each([
    ['A care group in Swindon got a letter.', 'en', 'My client in Swindon has nice margins.', ['Swindon']],
    ['Une école à Vitré a fermé.', 'fr', 'La camionnette tombe en panne à Vitré.', ['Vitré']],
    ['Una almazara en Martos cerró.', 'es', 'En Martos comí bien.', ['Martos']],
    ['The officer who visited in Swindon was kind.', 'en', 'An officer visited us in Swindon.', []],
    ['Then we called Ruth.', 'en', 'Ruth is our bookkeeper.', []],
  ] as const)(
    'are held against the same elsewhere where they are places: %s',
    (text, language, post, names) => {
      const sources = { material: ['A letter for a care group in Stoke.'], known: [post], ownPosts: [post] };
      expect(unsourcedNames(text, language, sources).map(({ start, end }) => text.slice(start, end))).toEqual(
        names,
      );
    },
  );

  it.each([
    ['Clarke apologised to us.', 'en', ['Clarke']],
    ['Lloyds wrote to me.', 'en', ['Lloyds']],
    ['Ella sola se llevó siete.', 'es', []],
    ['Sorensen drew the ceiling.', 'en', ['Sorensen']],
    ['Dupont l’a dit. Pomona a perdu.', 'fr', ['Dupont', 'Pomona']],
    ['Aguirre me llamó el martes.', 'es', ['Aguirre']],
    ['Nobody said it. Management agreed. Clients left. Shouting came later.', 'en', []],
    ['Personne n’a dit oui. Rien n’a bougé. Cela a duré.', 'fr', []],
    ['Nadie dijo nada. Alguien llamó.', 'es', []],
    ['Payroll came late. Ruth said so.', 'en', []],
  ] as const)('are read at the head of a sentence before what people do: %s', (text, language, names) => {
    expect(found(text, language, 'ruth')).toEqual(names);
  });

  it.each([
    ['Dr. Quandt hat es gesehen.', 'de', 'Herr Quandt hat es gesehen', ['Dr. Quandt']],
    ['Dr. Quandt hat es gesehen.', 'de', 'Dr Quandt hat es gesehen', []],
    ['Doctor Le saw it.', 'en', 'Le saw it', ['Doctor Le']],
    ['Dr. Moss saw it.', 'en', 'our doctor, Moss, saw it', []],
  ] as const)('get no title that their author did not give: %s', (text, language, source, names) => {
    expect(found(text, language, source)).toEqual(names);
  });

  it.each([
    ['Der Kaffee war gut, und mit Herrn Lohse habe ich lange geredet.', 'de', 'Herr Lohse kam um drei'],
    ['Wir waren bei Herrn Krause.', 'de', 'Herr Krause, 71, war da'],
    ['Herrn Lohses Schweigen war laut.', 'de', 'Herr Lohse hat geschwiegen'],
    ['Wir sprachen mit Professorin Lind und mit Doktor Weiss.', 'de', 'Prof. Lind und Dr. Weiss riefen an'],
    ['Dr. Weiss kam.', 'de', 'Prof. Dr. med. Eva Weiss hat zugesagt'],
    ['Pagó Doña Carmen, y esperó Don Anselmo.', 'es', 'Dña. Carmen pagó. D. Anselmo esperó'],
    ['Llamó la señora Rueda.', 'es', 'la Sra. Rueda llamó'],
    ['On a vu Madame Roy et le docteur Petit.', 'fr', 'Mme Roy et le Dr Petit sont venus'],
    ['On Monday we met Mister Tavares.', 'en', 'Mr Tavares on Monday'],
  ] as const)('keep their title in another case or written out: %s', (text, language, source) => {
    expect(found(text, language, source)).toEqual([]);
  });

  it.each([
    ['Wir waren bei Herrn Kramer.', 'de', 'Herr Krause war da', ['Herrn Kramer']],
    ['Der Rat kam von Doktor Krause.', 'de', 'Herr Krause und Dr. Weiss waren da', ['Doktor Krause']],
    ['Ich habe mit Frau Lohse gesprochen.', 'de', 'Herr Lohse war da', ['Frau Lohse']],
    ['Llamó la señora Vidal.', 'es', 'el Sr. Vidal llamó', ['señora Vidal']],
    ['El lunes pagó Doña Marta.', 'es', 'Dña. Carmen pagó el lunes', ['Doña Marta']],
    ['On a vu Madame Lambert.', 'fr', 'M. Lambert est venu', ['Madame Lambert']],
    ['On Monday we all met Don Harris.', 'en', 'we met Lucy', ['Don Harris']],
  ] as const)('are told with another title or of somebody else: %s', (text, language, source, names) => {
    expect(found(text, language, source)).toEqual(names);
  });
});
