import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { spelledShorthand } from './spelled-shorthand.js';

describe('spelledShorthand', () => {
  it.each([
    ['call w/ 3 ppl re: late deliveries', 'call with 3 people about late deliveries'],
    ['told to stop for his knee, runs 3x/wk', 'told to stop for his knee, runs 3x a week'],
    ['cut it for 6 wks & added 2 sessions', 'cut it for 6 weeks and added 2 sessions'],
    ['it doesnt hurt, ran the half in oct', "it doesn't hurt, ran the half in October"],
    [
      'theyre in, its the same firm and its price is fair',
      "they're in, it's the same firm and its price is fair",
    ],
    ['viewing sat am, 8 ppl, told them', 'viewing Saturday am, 8 people, told them'],
    ['form had no box for the cttee. added box', 'form had no box for the committee. added box'],
    ['Off since Tues. Tenants on the stairs.', 'Off since Tuesday. Tenants on the stairs.'],
    ['Off since Tues. Dave rang.', 'Off since Tuesday Dave rang.'],
    ['off since Fri. tenants on the stairs', 'off since Fri. tenants on the stairs'],
    ['On Tues. Tenants rang.', 'On Tuesday Tenants rang.'],
  ])('spells English notes out: %s', (notes, text) => {
    expect(spelledShorthand(notes, 'en').text).toBe(text);
  });

  it.each([
    [
      'Die Prüfung kostet 2 Std. und die Akte 19 min. pro Gast.',
      'Die Prüfung kostet 2 Stunden und die Akte 19 Minuten pro Gast.',
    ],
    ['Ggf. reicht das nicht bzgl. der Beiträge.', 'Gegebenenfalls reicht das nicht bezüglich der Beiträge.'],
    ['macht ca. 14 std./woche mehr', 'macht ca. 14 stunden pro woche mehr'],
    [
      'wir haben jetzt 3 daueraufträge, dauer 20 min. seitdem kein anruf',
      'wir haben jetzt 3 daueraufträge, dauer 20 minuten. seitdem kein anruf',
    ],
    [
      'anruf aus köln, hab 11 nachbarwhg. geprüft, 10 whg. = 8.900 €',
      'anruf aus köln, hab 11 nachbarwohnungen geprüft, 10 wohnungen = 8.900 €',
    ],
    ['das 3. gerät in 5 j., getestet seit feb.', 'das 3. gerät in 5 jahren, getestet seit februar.'],
    ['= 61 km u. 2 Std. f. nix, siehe S. 12 f. und 14', '= 61 km u. 2 Stunden f. nix, siehe S. 12 f. und 14'],
    ['ab Feb. jd. Fr. Gießkurs, Di. und Fr. Vormittag', 'ab Februar jd. Fr. Gießkurs, Di. und Fr. Vormittag'],
    [
      'Fr. Dr. Ehlers und Fr. Anna Berg, 9 Whg.-Eigent.',
      'Frau Dr. Ehlers und Frau Anna Berg, 9 Whg.-Eigent.',
    ],
    ['Frau Behrens kam, Fr. Behrens ging', 'Frau Behrens kam, Frau Behrens ging'],
  ])('spells German notes out, in small letters where they have none: %s', (notes, text) => {
    expect(spelledShorthand(notes, 'de').text).toBe(text);
  });

  it.each([
    ['bcp de monde mais il est mtn calme', 'beaucoup de monde mais il est maintenant calme'],
    ['il râle tjs. on pèse', 'il râle toujours. on pèse'],
  ])('spells French notes out: %s', (notes, text) => {
    expect(spelledShorthand(notes, 'fr').text).toBe(text);
  });

  it.each([
    ['una mesa de 3 x 2 c/ un cajón, vender + caro', 'una mesa de 3 x 2 con un cajón, vender más caro'],
    ['Rocío + yo, 2 h c/ día', 'Rocío + yo, 2 h cada día'],
    ['hay 3 pac. c/ semana en la farmacia', 'hay 3 pacientes cada semana en la farmacia'],
    ['hablé c/ él y c/ Rocío', 'hablé con él y c/ Rocío'],
    ['obra fachada c/ Bolonia, 20 min. ganó la de 86', 'obra fachada c/ Bolonia, 20 min. ganó la de 86'],
    ['3 focos + tira led, 40 min. por la autovía', '3 focos + tira led, 40 minutos por la autovía'],
  ])('spells Spanish notes out: %s', (notes, text) => {
    expect(spelledShorthand(notes, 'es').text).toBe(text);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'the 2 HR managers and 3 hr policies'],
    ['en', 'we left it on a cant, mtg signed, msg free, 300 bc'],
    ['en', 'wk behind the stumps, from jan to dec page'],
    ['de', 'Mieter hat eig. Keller, hat jetzt eig. Fach im Kühlschrank'],
    ['de', 'Abgabe vor Ort, Messung v. Umbau, Leitung u. Putz, m. Frau'],
    ['de', 'Termin i. WG, die wg. steht leer'],
    ['de', 'seit Jan da ist, bis Fr. Klein kommt, 3 m. hoch, Kinder u. a. aus Köln'],
    ['de', 'der eigtl. Grund, mtl. Rate, evtl. Schäden, im 3. Lj. noch'],
    ['fr', 'le pdt a suspendu, le pr Le Goff, 2 chq de 40 €'],
    ['fr', 'en sept jours, le tuyau en pb, un ds de svt, 2 sem. à Lyon'],
    ['es', 'en c/ Mayor 12, 5 c/ callo, c/ la paz'],
    ['es', 'la clase x el mismo precio, me llamó p/ preguntar q pasa'],
    ['es', 'un disco de 2 tb, fusible de 16 a. en la caja, mañana + tarde, pan + lentejas'],
  ])('leaves what may be another word, a name or an acronym, in %s: %s', (language, notes) => {
    expect(spelledShorthand(notes, language)).toEqual({ text: notes, shortened: [] });
  });

  it('keeps what somebody is quoted with, what the author’s posts have in short, and words of other languages', () => {
    expect(spelledShorthand('he said "wear & tear w/ age"', 'en').text).toBe('he said "wear & tear w/ age"');
    expect(spelledShorthand('appt w/ Ruth', 'en', ['Another appt. Another hour.']).text).toBe(
      'appt with Ruth',
    );
    expect(spelledShorthand('its a good lock', 'en', ['Its key is lost.']).text).toBe("it's a good lock");
    expect(spelledShorthand('il cerca w/ q', null).text).toBe('il cerca w/ q');
  });

  it('names the words that it spelled out, each once', () => {
    expect(spelledShorthand('appt w/ Ruth, appt w/ hr dept', 'en').shortened).toEqual(['appt', 'w/', 'dept']);
  });
});
