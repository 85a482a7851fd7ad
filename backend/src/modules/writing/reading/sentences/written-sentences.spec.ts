import { describe, expect, it } from '@jest/globals';
import { writtenSentences } from './written-sentences.js';

describe('sentences as their author typed them', () => {
  it.each<[string, string[]]>([
    [
      'Le stock est bas. il a commandé 20 douz. pour sam. prochain. il est content',
      ['Le stock est bas.', 'il a commandé 20 douz. pour sam. prochain.', 'il est content'],
    ],
    [
      'hier env. 30 pers. à la dégustation. la coop. a refusé et on est tous partis dans la cour',
      ['hier env. 30 pers. à la dégustation.', 'la coop. a refusé et on est tous partis dans la cour'],
    ],
    [
      'er kam oft. 28 Fahrstd. gehabt, die meisten brauchen 35. er fuhr gut',
      ['er kam oft.', '28 Fahrstd. gehabt, die meisten brauchen 35.', 'er fuhr gut'],
    ],
    [
      'wir öffnen i. d. R. um acht. danach kommt die Post',
      ['wir öffnen i. d. R. um acht.', 'danach kommt die Post'],
    ],
    ['on vend env. quarante pièces. le reste attend', ['on vend env. quarante pièces.', 'le reste attend']],
    ['on prend p. ex. lyon. le reste suit', ['on prend p. ex. lyon.', 'le reste suit']],
    [
      'Termin wg. Prüfung, dann war er weg. 3 Wo. Arbeit, das war es',
      ['Termin wg. Prüfung, dann war er weg.', '3 Wo. Arbeit, das war es'],
    ],
    ['hoy el presid. pregunta cuánto me debe', ['hoy el presid. pregunta cuánto me debe']],
    ['Das hat 3 Wochen gedauert. Arbeit war es nicht', ['Das hat 3 Wochen gedauert.', 'Arbeit war es nicht']],
    ['Er war drei Tage weg. Wegen der Prüfung kam er', ['Er war drei Tage weg.', 'Wegen der Prüfung kam er']],
    ['hab den Antr. gestellt. das Amt schweigt', ['hab den Antr. gestellt.', 'das Amt schweigt']],
    [
      'el dpto. de ventas llega aprox. 30 min. tarde. no pasa nada',
      ['el dpto. de ventas llega aprox. 30 min. tarde.', 'no pasa nada'],
    ],
    [
      'Der Filz liegt jetzt unter den Kisten, das waren 38 € insg. danach 82 dB. Gut.',
      ['Der Filz liegt jetzt unter den Kisten, das waren 38 € insg.', 'danach 82 dB.', 'Gut.'],
    ],
    [
      '40 personas aprox. pregunté quién se mira los pies',
      ['40 personas aprox.', 'pregunté quién se mira los pies'],
    ],
    [
      'son aprox. cuarenta personas en la sala. vino el jefe',
      ['son aprox. cuarenta personas en la sala.', 'vino el jefe'],
    ],
    ['Fenster 5 Wo. zu. Maler war schon 2x da', ['Fenster 5 Wo. zu.', 'Maler war schon 2x da']],
    [
      'Hay 19 con dolor de talón. la dirección quería alfombrillas',
      ['Hay 19 con dolor de talón.', 'la dirección quería alfombrillas'],
    ],
    ['val. day Kelso, three hours. she came back', ['val. day Kelso, three hours.', 'she came back']],
    ['the dept. of lifts rang. nobody came', ['the dept. of lifts rang.', 'nobody came']],
  ])('go on behind a word that is cut: %j', (notes, sentences) => {
    expect(writtenSentences(notes)).toEqual(sentences);
  });

  it.each<[string, number]>([
    ['we sat on the roof. the owner rang. nobody came', 3],
    ['they fired the bookkeeper. i looked at her books. nobody had', 3],
    ['we rang the glazier and the plumber. nobody came. it was raining', 3],
    ['er lachte laut. wir auch. dann ging er', 3],
    ['elle a pris 2 kg. on regarde. il part', 3],
    ['lo vi ayer. me fui. no volví', 3],
    ['they dried in 2 hrs. the bodies took 2 days. we threw 9 away', 3],
    ['il était bloqué depuis 19 h. il manquait un papier. elle dormait à noël. on est parti', 4],
    ['There was a hymn book and a child’s mitten. it was a semitone flat', 2],
    ["There was a hymn book and a child's mitten. it was a semitone flat", 2],
    ['Wer macht den Abgleich. er konnte nicht', 2],
    ['Er kam mit drei Mappen. er wollte alles', 2],
    ['Wenn man nach Preis bestellt. man bestellt nach Platz', 2],
    ['the zorb broke twice, that zorb. nobody knows why', 2],
  ])('end behind a word of the language or of the text: %j', (notes, count) => {
    expect(writtenSentences(notes)).toHaveLength(count);
  });

  it.each([
    '- dir. voulait aller au procès',
    '- Eigent. wollte 30 kW',
    '- resp. de tienda llama cada día',
    '- engin. found the fault',
  ])('go on behind one word and a stop that a line of a list begins with: %j', (item) => {
    expect(writtenSentences(item, { isItem: true })).toHaveLength(1);
  });

  it.each([
    'Dir. a signé la lettre à 23 h, et elle est partie.',
    'Eigent. wollte 30 kW, und wir haben 13 eingebaut.',
  ])('go on behind a cut word that one begins with: %j', (text) => {
    expect(writtenSentences(text)).toHaveLength(1);
  });

  it.each<[string, boolean]>([
    ['- done. next one on Friday', true],
    ['- hecho. mañana el otro', true],
    ['Nobody. we rang twice and they had all gone home', false],
  ])('end behind an answer of one word: %j', (text, isItem) => {
    expect(writtenSentences(text, { isItem })).toHaveLength(2);
  });
});
