import { describe, expect, it } from '@jest/globals';
import { isTypedSmall, withOwnCapitals, withOwnNames, withUsualCapitals } from './own-capitals.js';

const POSTS = [
  'Gestern im Pflegeheim. Ihre Mutter war da, und die Frist war kurz, die Suche auch. Von 10 Familien fragen 7.',
  'Wir haben drei Fragen. Das Essen war gut, wir essen immer dort.',
];

describe('German notes that were typed small', () => {
  it.each([
    ['frau aus dem pflegeheim, ihre mutter starb', 'Frau aus dem Pflegeheim, ihre Mutter starb'],
    ['die frist gibt es nicht, 7 von 10 familien', 'die Frist gibt es nicht, 7 von 10 Familien'],
    ['mit der alten frist', 'mit der alten Frist'],
    ['wir fragen nach dem essen', 'wir fragen nach dem essen'],
    ['ich suche am 14. märz', 'ich suche am 14. März'],
    ['mail an mutter@frist.de, #frist', 'Mail an mutter@frist.de, #frist'],
  ])('get the capitals of their author’s own nouns, where they are none but nouns: %s', (notes, expected) => {
    expect(withOwnCapitals(notes, POSTS)).toBe(expected);
  });

  it.each([
    [
      'sie hat geweint, weil der andere ihr am telefon eine frist von zwei stunden gesetzt hat. die frist gibt es nicht.',
      'sie hat geweint, weil der andere ihr am Telefon eine Frist von zwei Stunden gesetzt hat. die Frist gibt es nicht.',
    ],
    [
      'bei uns entscheiden 7 von 10 familien erst am dritten tag',
      'bei uns entscheiden 7 von 10 Familien erst am dritten Tag',
    ],
    ['dann drei tage am küchentisch', 'dann drei Tage am Küchentisch'],
    ['ob erdbestattung oder nicht', 'ob Erdbestattung oder nicht'],
    ['300 festmeter käferholz und eine motorsäge', '300 Festmeter Käferholz und eine Motorsäge'],
    ['das fallrohr am hinterhaus war undicht', 'das Fallrohr am Hinterhaus war undicht'],
    [
      'an der traufe keine klammern haben, der schaden im keller',
      'an der Traufe keine Klammern haben, der Schaden im Keller',
    ],
    ['durchaus gut, anhand von drei namen, sofort', 'durchaus gut, anhand von drei Namen, sofort'],
    ['heute war die kleine mila da, und mila lachte', 'heute war die kleine Mila da, und Mila lachte'],
    ['eine neue wohnung im hof', 'eine neue Wohnung im Hof'],
    ['ich habe letzte woche drei angebote geschrieben', 'ich habe letzte Woche drei Angebote geschrieben'],
    ['der chef hat keine zeit und die leute warten', 'der Chef hat keine Zeit und die Leute warten'],
    ['der notar liest den vertrag laut vor', 'der Notar liest den Vertrag laut vor'],
    ['die mutter der bäckerin sitzt am küchentisch', 'die Mutter der Bäckerin sitzt am Küchentisch'],
    ['die stammkunden kamen mit ihrem hund', 'die Stammkunden kamen mit ihrem Hund'],
    ['meine frage war kurz, und vier stunden später', 'meine Frage war kurz, und vier Stunden später'],
    ['gestern abend gab es streit um das geld', 'gestern Abend gab es Streit um das Geld'],
    ['Am Montag kam er. um 9 uhr für 20 euro', 'Am Montag kam er. um 9 uhr für 20 euro'],
    ['zwei neue prüfer kamen', 'zwei neue Prüfer kamen'],
    ['eine richtig gute laune war das', 'eine richtig gute Laune war das'],
    ['der vertreter wollte den zuschuss', 'der Vertreter wollte den Zuschuss'],
    ['zu viel sauerstoff im abgas, 3,2 tonnen', 'zu viel Sauerstoff im Abgas, 3,2 Tonnen'],
    ['seit dem sturm fehlen dachziegel', 'seit dem Sturm fehlen Dachziegel'],
    ['drei sanierungen, zwei erfahrungen', 'drei Sanierungen, zwei Erfahrungen'],
    ['er kam erst um 9 uhr für 20 euro', 'er kam erst um 9 Uhr für 20 Euro'],
    ['dann kam frau osman vom veterinäramt', 'dann kam Frau Osman vom Veterinäramt'],
    [
      'da waren auch frau schulte und herrn koch seine tochter, herr becker und frau schneider',
      'da waren auch Frau Schulte und Herrn Koch seine Tochter, Herr Becker und Frau Schneider',
    ],
    [
      'ich war bei herrn schwarz, bei frau klein, bei frau weiß, dann kam herr jung mit frau krause',
      'ich war bei Herrn Schwarz, bei Frau Klein, bei Frau Weiß, dann kam Herr Jung mit Frau Krause',
    ],
    [
      'die frau hat geweint, der herr im anzug ging, alte frau klein und dünn, meine frau kocht',
      'die Frau hat geweint, der Herr im Anzug ging, alte Frau klein und dünn, meine Frau kocht',
    ],
    [
      'gestern mit frau lange geredet, frau starb, frau lacht, herr weiß nichts, frau kleiner als mann',
      'gestern mit Frau lange geredet, Frau starb, Frau lacht, Herr weiß nichts, Frau kleiner als Mann',
    ],
    ['ich war bei herrn brandner, und er lachte', 'ich war bei Herrn Brandner, und er lachte'],
    ['sie lag mit dem schaltgetriebe unter der bühne', 'sie lag mit dem Schaltgetriebe unter der Bühne'],
    ['sie hat jede beute aufgemacht', 'sie hat jede Beute aufgemacht'],
    ['er ruckelt beim anfahren. und dann', 'er ruckelt beim Anfahren. und dann'],
    ['es kostet 180 euro mit einbau.', 'es kostet 180 Euro mit Einbau.'],
    ['wer zuhört, verkauft weniger teile und mehr rat', 'wer zuhört, verkauft weniger Teile und mehr Rat'],
    ['die praxis in oldenburg, warteliste 7 monate', 'die Praxis in Oldenburg, Warteliste 7 Monate'],
    [
      'meine kollegin mira hat den onlineshop abgeschaltet',
      'meine Kollegin Mira hat den Onlineshop abgeschaltet',
    ],
    [
      'ich habe stefan über whatsapp in hamburg erreicht',
      'ich habe Stefan über WhatsApp in Hamburg erreicht',
    ],
    ['die schnellste strecke zuerst', 'die schnellste Strecke zuerst'],
    ['das team-meeting dauerte lange', 'das Team-Meeting dauerte lange'],
    ['die kk-beiträge und der vor-ort-termin', 'die KK-Beiträge und der Vor-Ort-Termin'],
    ['das gerät war nie kaputt, die fragen sind gut', 'das Gerät war nie kaputt, die Fragen sind gut'],
    ['er sagt dass sein koch jeden morgen kommt', 'er sagt dass sein Koch jeden Morgen kommt'],
    ['sie haben leim genommen und zwölf fallen gekauft', 'sie haben Leim genommen und zwölf Fallen gekauft'],
    ['doku wegen kosten verschoben', 'Doku wegen Kosten verschoben'],
  ])('get the capitals of what can be nothing else: %s', (notes, expected) => {
    expect(withOwnCapitals(notes, [])).toBe(expected);
  });

  it.each([
    'wir fragen nach, und sie sagte das',
    'die kam gestern, der sagte nichts',
    'am liebsten machen wir das so',
    'er konnte keine beantworten und keinem erklären',
    'wir haben keine gekauft und wollten keine bezahlen',
    'ich soll eine lesen und meine zeigen, er seine behalten',
    'es ist gelungen und hat bezwungen, was gesprungen war',
    'so existieren, probieren und profitieren alle praktisch und automatisch',
    'ein viereckiges oder eine lange, zum erstenmal',
    'im großen und ganzen lief es',
    'es war jung und schnell',
    'ein bisschen später',
    'nr. 4 hielt, 3 kamen nicht und 19 waren da',
    'wir lasen drei davon, eine davon nie',
    'Abbrüche bei 3 Kunden, und 4 hielt keine wohnung',
    'in 25 min war es fertig',
    'zum glücklichen ende',
    'das stimmt, die suchen noch',
    'kann sein, fragen wir, kann sein fragen wir',
    'einer fragen und alle schweigen',
    'die kosten nichts und die anderen kosten viel',
    'er betrieb es, und wir texten und reden',
    'post das nicht, versuch es und schreib mir',
    'sie stunden es und miete mit, wenn ich anfrage',
    'zum mal eben vorbeischauen, das mal wieder gut war',
    'den gut machen und den ganz lassen, im kleinen und im großen und ganzen',
    'er schritt ein und gerät außer sich',
    'das ist laut, die fragen noch, weg damit',
    'es kann gelingen oder misslingen',
    'mehr brauche ich nicht, und weniger sage ich auch nicht',
    'der folgte dem widersprach ich nicht',
    'wir machen das mit links, durch dick und dünn',
    'so ist er von hinten',
  ])('keep their small letters in doubt: %s', (notes) => {
    expect(withOwnCapitals(notes, [])).toBe(notes);
  });

  it('are told to their author, and others are not', () => {
    expect(isTypedSmall('gestern gespräch mit frau aus dem pflegeheim')).toBe(true);
    expect(isTypedSmall('gestern Gespräch mit frau aus dem pflegeheim')).toBe(false);
    expect(isTypedSmall('die frist')).toBe(false);
    expect(isTypedSmall('sie kam gestern mit Jana und hat gelacht')).toBe(false);
  });

  it.each([
    'jetzt liest ihm Oma Gerda aus der zeitung vor, jeden sonntag eine stunde',
    'die praktikantin sagt „Frau Doktor“ zu mir, seit der ersten woche im stall',
    'der dachstuhl war morsch, sagt Jörg, und die versicherung zahlt keinen cent',
  ])('are told where only names have theirs: %s', (notes) => {
    expect(isTypedSmall(notes)).toBe(true);
  });

  it.each([
    'Der Dachstuhl war morsch, sagt Jörg, und die versicherung zahlt nichts für den Schaden',
    'Gestern war der Termin beim Amt, die Frist läuft bis Freitag',
  ])('are nothing to tell of where one was forgotten: %s', (notes) => {
    expect(isTypedSmall(notes)).toBe(false);
  });

  it('stay as they are for an author without posts', () => {
    expect(withOwnCapitals('die frist', [])).toBe('die frist');
  });
});

describe('Notes in another language', () => {
  const posts = [
    'On a retourné 800 poches et Yann a perdu une botte. Le soir, Maëlle a ri avec Yann. Il est rentré à Dol samedi.',
    'You asked why Pastor Ruth and the Spirit like Easter in Room 112. In the hall of the Home Office I met Anand. The piano stayed.',
  ];

  it.each([
    ['marée de 108, yann malade', 'marée de 108, Yann malade'],
    ['vu à dol avec anand', 'vu à Dol avec Anand'],
    ['the office was shut, and so was the room', 'the office was shut, and so was the room'],
    ['a pastor with spirit', 'a pastor with spirit'],
    ['piano, twice', 'piano, twice'],
    ['mail yann@dol.fr #yann', 'mail yann@dol.fr #yann'],
  ])('get the capitals of names in their author’s posts: %s', (notes, expected) => {
    expect(withOwnNames(notes, posts, 'fr')).toBe(expected);
  });

  it('are those behind a sentence’s first word or a title, and beside another name', () => {
    const posts = [
      'Today Meera passed her exam. I met Anand Kovalic, and Anand laughed. Then Mrs Okoro came.',
      'The Home Office rang. Home Office staff were kind, as Old Quay was.',
    ];
    expect(withOwnNames('at home meera and anand left the office with okoro by the quay', posts, 'en')).toBe(
      'at home Meera and Anand left the office with Okoro by the quay',
    );
  });

  it('are those that do something at the head of a sentence', () => {
    const posts = ['Chuy lleva 19 años conmigo.', 'Calidad lleva tiempo.'];
    expect(withOwnNames('fui con chuy, la calidad cuesta', posts, 'es')).toBe(
      'fui con Chuy, la calidad cuesta',
    );
  });

  it.each([
    ['en', 'then Kezia rang. kezia was cross', 'then Kezia rang. Kezia was cross'],
    ['fr', 'hier Kezia a dit oui. kezia revient', 'hier Kezia a dit oui. Kezia revient'],
    ['es', 'ayer Kezia dijo sí. kezia vuelve', 'ayer Kezia dijo sí. Kezia vuelve'],
    ['en', 'ask trent, he knows', 'ask Trent, he knows'],
    ['en', 'In the Board room. the board sat', 'In the Board room. the board sat'],
  ] as const)(
    'get those that stand elsewhere in them or in the profile: %s, %s',
    (language, notes, expected) => {
      expect(withOwnNames(notes, [], language, ['Hollis Trent'])).toBe(expected);
    },
  );
});

describe('Days and months in English notes', () => {
  it.each([
    ['client call thursday', 'client call Thursday'],
    ['closed on sundays since january', 'closed on Sundays since January'],
    ['paid in may, called again on may 6', 'paid in May, called again on May 6'],
    ['from march 2024 on', 'from March 2024 on'],
    ['since march we hired two', 'since March we hired two'],
    ['job on weds, paid last tues, open every march', 'job on Weds, paid last Tues, open every March'],
    ['he sat there and wed her in the sun', 'he sat there and wed her in the sun'],
    ['you may leave, we march on', 'you may leave, we march on'],
    ['see friday.com and #monday', 'see friday.com and #monday'],
    ['THURSDAY, Friday', 'THURSDAY, Friday'],
  ])('get their capital: %s', (notes, expected) => {
    expect(withUsualCapitals(notes, 'en')).toBe(expected);
  });
});

describe('French notes that were typed small', () => {
  it.each([
    ['une boutique fermée à noël', 'une boutique fermée à Noël'],
    [
      'mail pme@dol.fr, #noël, les cdinales, lundi en mai',
      'mail pme@dol.fr, #noël, les cdinales, lundi en mai',
    ],
  ])('get the capitals of feasts: %s', (notes, expected) => {
    expect(withUsualCapitals(notes, 'fr')).toBe(expected);
  });
});
