import { describe, expect, it } from '@jest/globals';
import { spelledShorthand } from './spelled-shorthand.js';

describe('spelledShorthand', () => {
  it.each([
    ['mtg w/ carrier re: late deliveries', 'meeting with carrier about late deliveries'],
    ['told to stop bc of his knee, runs 3x/wk', 'told to stop because of his knee, runs 3x a week'],
    ['cut it for 6 wks & added 2 sessions', 'cut it for 6 weeks and added 2 sessions'],
    ['it doesnt hurt, ran the half in oct', "it doesn't hurt, ran the half in October"],
    ['hes in, its the same firm and its price is fair', "he's in, it's the same firm and its price is fair"],
    ['viewing sat am, 8 ppl, told them b4', 'viewing Saturday am, 8 people, told them before'],
    ['form had no box for mgr. added box', 'form had no box for manager. added box'],
    ['Off since Mon. Tenants on the stairs.', 'Off since Monday. Tenants on the stairs.'],
    ['Off since Mon. Dave rang.', 'Off since Monday Dave rang.'],
    ['off since Mon. tenants on the stairs', 'off since Mon. tenants on the stairs'],
    ['On Mon. Tenants rang.', 'On Monday Tenants rang.'],
  ])('spells English notes out: %s', (notes, text) => {
    expect(spelledShorthand(notes, 'en').text).toBe(text);
  });

  it.each([
    [
      'Die Prüfung kostet 2 Std. u. die Akte 19 min. pro Gast.',
      'Die Prüfung kostet 2 Stunden und die Akte 19 Minuten pro Gast.',
    ],
    ['Ggf. reicht das nicht wg. der Beiträge.', 'Gegebenenfalls reicht das nicht wegen der Beiträge.'],
    ['macht ca. 14 std./woche mehr', 'macht ca. 14 stunden pro woche mehr'],
    [
      'wir haben jetzt 3 daueraufträge, dauer 20 min. seitdem kein anruf',
      'wir haben jetzt 3 daueraufträge, dauer 20 minuten. seitdem kein anruf',
    ],
    [
      'anruf von der hausverw. in köln, hab 11 nachbarwhg. geprüft, 10 whg. = 8.900 €',
      'anruf von der hausverwaltung in köln, hab 11 nachbarwohnungen geprüft, 10 wohnungen = 8.900 €',
    ],
    ['das 3. gerät in 5 j., getestet seit jan.', 'das 3. gerät in 5 jahren, getestet seit januar.'],
    [
      '= 61 km u. 2 Std. f. nix, siehe S. 12 f. und 14',
      '= 61 km und 2 Stunden für nix, siehe S. 12 f. und 14',
    ],
    ['ab Feb. jd. Fr. Gießkurs, Di. u. Fr. Vormittag', 'ab Februar jd. Fr. Gießkurs, Di. und Fr. Vormittag'],
    ['Fr. Dr. Ehlers u. Fr. Anna Berg, 9 Whg.-Eigent.', 'Frau Dr. Ehlers und Frau Anna Berg, 9 Whg.-Eigent.'],
    ['Frau Behrens kam, Fr. Behrens ging', 'Frau Behrens kam, Frau Behrens ging'],
    ['mit Frauen, Kindern u. a. aus Köln, 3 m. hoch', 'mit Frauen, Kindern u. a. aus Köln, 3 m. hoch'],
  ])('spells German notes out, in small letters where they have none: %s', (notes, text) => {
    expect(spelledShorthand(notes, 'de').text).toBe(text);
  });

  it.each([
    ['bcp de monde pdt 1 sem. mais tt va bien', 'beaucoup de monde pendant 1 semaine mais tout va bien'],
    ['il râle tjs. on pèse', 'il râle toujours. on pèse'],
  ])('spells French notes out: %s', (notes, text) => {
    expect(spelledShorthand(notes, 'fr').text).toBe(text);
  });

  it.each([
    ['lo q lee la clase x el mismo precio', 'lo que lee la clase por el mismo precio'],
    ['una mesa de 3 x 2 c/ un cajón, vender + tarde', 'una mesa de 3 x 2 con un cajón, vender más tarde'],
    ['Rocío + yo, 2 h c/ día', 'Rocío + yo, 2 h cada día'],
    ['hay 3 pac. c/ semana en la farmacia', 'hay 3 pacientes cada semana en la farmacia'],
    ['hablé c/ él y c/ Rocío', 'hablé con él y c/ Rocío'],
    ['en c/ Mayor 12, 5 c/ callo', 'en c/ Mayor 12, 5 c/ callo'],
    [
      'media de edad 63 a. quieren una app, hace 5 a. en Lugo',
      'media de edad 63 a. quieren una app, hace 5 años en Lugo',
    ],
    ['obra fachada c/ Bolonia, 20 min. ganó la de 86', 'obra fachada c/ Bolonia, 20 min. ganó la de 86'],
    ['me llamó p/ preguntar q pasa, nada, solo q x q', 'me llamó para preguntar q pasa, nada, solo que x q'],
    ['3 focos + tira led, 40 min. x la autovía', '3 focos + tira led, 40 minutos por la autovía'],
  ])('spells Spanish notes out: %s', (notes, text) => {
    expect(spelledShorthand(notes, 'es').text).toBe(text);
  });

  it('keeps what somebody is quoted with, what the author’s posts have in short, and words of other languages', () => {
    expect(spelledShorthand('he said "wear & tear w/ age"', 'en').text).toBe('he said "wear & tear w/ age"');
    expect(spelledShorthand('mtg w/ Ruth', 'en', ['Another mtg. Another hour.']).text).toBe('mtg with Ruth');
    expect(spelledShorthand('its a good lock', 'en', ['Its key is lost.']).text).toBe("it's a good lock");
    expect(spelledShorthand('il cerca w/ q', null).text).toBe('il cerca w/ q');
  });

  it('names the words that it spelled out, each once', () => {
    expect(spelledShorthand('mtg w/ mgr, mtg w/ hr dept', 'en').shortened).toEqual([
      'mtg',
      'w/',
      'mgr',
      'dept',
    ]);
  });
});
