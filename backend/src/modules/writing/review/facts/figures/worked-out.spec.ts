import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { unsourcedNumbers } from './number-findings.js';

const found = (language: PostLanguage, material: string, text: string) =>
  unsourcedNumbers(text, language, { material: [material], known: [], ownPosts: [] }).map(({ place }) =>
    text.slice(place.start, place.end),
  );

describe('A sum or a difference of two figures of the notes', () => {
  it.each<[PostLanguage, string, string]>([
    ['en', 'baked 40 loaves on Monday and 25 on Tuesday', 'Together that was 65 loaves.'],
    ['en', 'baked 40 loaves on Monday and 25 on Tuesday', 'On Tuesday we baked 15 loaves fewer.'],
    ['de', 'eingenommen 450 €, ausgegeben 380', 'Übrig blieben 70 Euro.'],
    ['fr', 'reçu 450 €, dépensé 380', 'Il me reste 70 euros.'],
    ['es', 'cobré 450 €, gasté 380', 'Me quedaron 70 euros.'],
    ['es', 'perdimos 18 clientes y volvieron 15', 'Tres clientes no volvieron.'],
    ['es', 'coste por entrega 3,20 en bici, 3,05 en furgoneta', 'Quince céntimos.'],
    ['en', 'a box was £0.45 and is £0.60 now', '15 cents.'],
    ['es', 'votaron que sí 52 vecinos, él también', 'Él y otros cincuenta y uno.'],
    ['de', 'In der 23. Sitzung lief das Radio.', 'In 22 Sitzungen hatten wir nichts gehört.'],
    ['en', 'boiler died 4:10am. 4:30am I called Stan', 'It had been dead for twenty minutes.'],
    ['de', 'von 52 Pendlern nehmen 21 jetzt das Auto', '31 nehmen weiter die Fähre.'],
    ['de', 'Führung 58 Minuten, vorher 71', 'Die Führung ist um 13 Minuten kürzer.'],
    ['de', 'Ausschuss von 19 auf 8 Prozent', 'Der Ausschuss ist um elf Prozentpunkte gefallen.'],
    ['en', 'occupancy went from 41 percent to 63', 'Occupancy rose by 22 percentage points.'],
    ['fr', 'trois salles, 58 minutes de moyenne, avant 71', 'La moyenne a baissé de 13 minutes.'],
    ['es', 'visita de 58 minutos, antes 71', 'La visita ha bajado 13 minutos.'],
    ['es', '60 colmenas en julio, 23 muertas', 'Hoy quedan 37.'],
    ['en', '60 hives in July, 23 dead', 'Now 37 are left.'],
  ])('is theirs where the sentence says so: %s, %j, %j', (language, material, text) => {
    expect(found(language, material, text)).toEqual([]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'baked 40 loaves on Monday and 25 on Tuesday', 'We baked 65 loaves on Monday.'],
    ['en', 'baked 40 loaves on Monday and 25 on Tuesday', 'Together that was 75 loaves.'],
    ['de', 'eingenommen 450 €, ausgegeben 380', 'Der Stuhl hat 70 Euro gekostet.'],
    ['es', 'coste por entrega 3,20 en bici, 3,05 en furgoneta', 'Veinte céntimos.'],
    ['es', 'coste por entrega 3,20 en bici, 3,05 en furgoneta', 'El sello costó 15 céntimos.'],
    ['fr', 'reçu 450 €, 380 litres', 'Il me reste 70 kilos.'],
    ['fr', '58 minutes de moyenne, avant 71', 'La moyenne a augmenté de 13 minutes.'],
    ['fr', '58 minutes de moyenne, 71 en été', 'La moyenne a baissé de 13 minutes.'],
    ['es', 'visita de 58 minutos, antes 71', 'La visita ha bajado 20 minutos.'],
    ['es', '60 colmenas en julio, 23 muertas', 'Hoy quedan 36.'],
    ['es', '60 colmenas en julio, 23 muertas', 'Compré 37 reinas.'],
    ['es', 'votaron que sí 52 vecinos', '51 vecinos votaron que sí.'],
    ['de', 'Ausschuss von 19 auf 8 Kilo', 'Der Ausschuss ist um elf Prozentpunkte gefallen.'],
    ['en', 'occupancy went from 41 percent to 63', 'Occupancy fell by 22 percentage points.'],
  ])('is none without a word for it, or of something else: %s, %j, %j', (language, material, text) => {
    expect(found(language, material, text)).toHaveLength(1);
  });
});

describe('A share in words', () => {
  it.each<[PostLanguage, string, string]>([
    ['fr', 'il en reste la moitié', 'Il en reste un tiers.'],
    ['fr', 'il en reste la moitié', 'Il en reste le quart.'],
    ['es', 'queda la mitad', 'Queda la cuarta parte.'],
    ['en', 'half of it is left', 'Only a third is left.'],
  ])('is told where the notes have another: %s, %j, %j', (language, material, text) => {
    expect(found(language, material, text)).toHaveLength(1);
  });

  it.each<[PostLanguage, string]>([
    ['fr', 'Le tiers payant existe. À un quart de tour près.'],
    ['en', 'We tried a third time, with a third person.'],
    ['es', 'Tardó un cuarto de hora.'],
  ])('is no other use of its word: %s, %j', (language, text) => {
    expect(found(language, 'queda un cuarto de hora', text)).toEqual([]);
  });
});
