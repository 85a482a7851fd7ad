import { describe, expect, it } from '@jest/globals';
import type { PostLanguage } from '@drumbeat/domain';
import { unsourcedNames } from './name-findings.js';

const names = (text: string, language: PostLanguage) =>
  unsourcedNames(text, language, {
    material: ['Carver House, parcelle 7, die Bank'],
    known: [],
    ownPosts: [],
  }).map(({ start, end }) => text.slice(start, end));

describe('a name at the head of a sentence', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'Thornbury, the buyer, shook his head.', 'Thornbury'],
    ['en', 'Morgan lost twice as much.', 'Morgan'],
    ['en', 'Ferris House has a lift.', 'Ferris House'],
    ['fr', "Gaël, le saisonnier, l'avait dit.", 'Gaël'],
    ['fr', "L'Ifremer l'avait annoncé.", 'Ifremer'],
    ['fr', 'Quiberon en rêve encore.', 'Quiberon'],
    ['es', 'Begoña se reía.', 'Begoña'],
    ['es', 'Mercadona las compra a mitad de precio.', 'Mercadona'],
    ['de', 'Hauke lachte.', 'Hauke'],
    ['de', 'Brandl war auch dabei.', 'Brandl'],
    ['de', 'Unser Nachbar Tewes schüttelte den Kopf.', 'Tewes'],
    ['de', 'In Cuxhaven ist das anders.', 'Cuxhaven'],
    ['de', 'Hauke traf ich im Hof.', 'Hauke'],
    ['de', 'Hauke half der Frau.', 'Hauke'],
    ['de', 'Brandl kam zu spät.', 'Brandl'],
    ['de', 'Ludwig lachte.', 'Ludwig'],
    ['de', 'Leipzig war auch dabei.', 'Leipzig'],
  ])('is one that nobody uses as a word: %s, %j', (language, text, name) => {
    expect(names(text, language)).toEqual([name]);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'Buyers, the good ones, listen.'],
    ['en', 'Weighing costs nothing.'],
    ['en', 'Carver House has a lift.'],
    ['fr', 'Coiffer, c’est écouter.'],
    ['fr', 'Augmenter ses prix fait peur.'],
    ['es', 'Reparar cuesta menos que comprar.'],
    ['de', 'Farbe trocknet. Feuchte misst man vorher.'],
    ['de', 'Gemessen hat vorher keiner.'],
    ['de', 'Letztlich kam er.'],
    ['de', 'Prompt kam er.'],
    ['de', 'Prompt kam die Antwort.'],
    ['de', 'Wortlos ging der Mann.'],
    ['de', 'Insgeheim hoffte die Kundin darauf.'],
    ['de', 'Klammheimlich war das Schild weg.'],
    ['de', 'Ausnahmsweise hat es geklappt.'],
    ['de', 'Zigmal stand der Wagen dort.'],
    ['de', 'Vierzehntägig geht eine Lieferung nach Jena.'],
    ['de', 'Gleichmäßig ging die Säge durch das Holz.'],
    ['de', 'Feiertags stand die Halle leer.'],
    ['de', 'Andernorts war das Schild weg.'],
    ['de', 'Gottlob hatte ich den Schlüssel.'],
    ['de', 'Flugs war das Schild weg, und flugs kam die Rechnung.'],
    ['de', 'Prüfungsangst ist meistens keine Angst vor der Prüfung.'],
  ])('is no word of the language: %s, %j', (language, text) => {
    expect(names(text, language)).toEqual([]);
  });
});
