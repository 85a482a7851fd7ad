import type { PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { writtenFromSpeech } from './written-from-speech.js';

const written = (said: string, language: PostLanguage | null) =>
  writtenFromSpeech(said, language, false).text;

describe('What somebody dictated', () => {
  it.each<[PostLanguage, string, string]>([
    [
      'en',
      "so um we had this thing with the reminder texts right, we were sending them like 48 hours before and still had 19 no-shows in a week, nineteen, and then Dana from reception said why don't we let them reply, because the texts came from a number you couldn't answer, so we changed that in April and um last week we had seven, and the funny thing is nobody replies to cancel, they reply to ask where to park",
      "we had this thing with the reminder texts. We were sending them like 48 hours before and still had 19 no-shows in a week, nineteen. Then Dana from reception said why don't we let them reply, because the texts came from a number you couldn't answer. So we changed that in April. Last week we had seven. The funny thing is nobody replies to cancel. They reply to ask where to park",
    ],
    [
      'de',
      'also ähm ich war heut bei einer Hausverwaltung ja und die sagt mir der Aufzug steht jede Woche zweimal und die Firma davor hat dreimal die Steuerung getauscht, dreimal, für insgesamt 9.000 Euro, und dann schau ich in die Schachtgrube und da steht Wasser, halt so zehn Zentimeter, weil das Fallrohr vom Dach undicht ist, und das Fallrohr hat dann 180 Euro gekostet, tja',
      'ich war heut bei einer Hausverwaltung. Die sagt mir, der Aufzug steht jede Woche zweimal und die Firma davor hat dreimal die Steuerung getauscht, dreimal, für insgesamt 9.000 Euro. Dann schau ich in die Schachtgrube. Da steht Wasser, halt so zehn Zentimeter, weil das Fallrohr vom Dach undicht ist. Das Fallrohr hat dann 180 Euro gekostet',
    ],
    [
      'fr',
      "alors euh voilà, ce matin j'ai ouvert la ruche numéro 40, celle que mon voisin Yves voulait jeter l'an dernier parce qu'elle était trop faible, et en fait il y a huit cadres de couvain, huit, alors que les fortes elles en ont cinq, et moi je l'avais juste laissée tranquille, je l'ai pas nourrie, je l'ai pas réunie, et donc voilà des fois le mieux c'est de rien faire",
      "ce matin j'ai ouvert la ruche numéro 40, celle que mon voisin Yves voulait jeter l'an dernier parce qu'elle était trop faible. En fait il y a huit cadres de couvain, huit, alors que les fortes elles en ont cinq. Moi je l'avais juste laissée tranquille, je l'ai pas nourrie, je l'ai pas réunie. Donc des fois le mieux c'est de rien faire",
    ],
    [
      'es',
      'bueno pues eh llevábamos meses con la cámara estropeada y yo pensaba que era el motor, o sea, lo cambiamos dos veces, y entonces eh la chica nueva abrió la puerta y vio que la goma estaba rota, y la goma costó 12 euros',
      'llevábamos meses con la cámara estropeada. Yo pensaba que era el motor, lo cambiamos dos veces. Entonces la chica nueva abrió la puerta y vio que la goma estaba rota. La goma costó 12 euros',
    ],
    [
      'de',
      'ähm gestern war ein Mann aus Göppingen da und der wollte sie schützen lassen und der Mann war nicht enttäuscht sondern er hat gefragt ob er den Erfinder anrufen kann',
      'gestern war ein Mann aus Göppingen da. Der wollte sie schützen lassen. Der Mann war nicht enttäuscht, sondern er hat gefragt, ob er den Erfinder anrufen kann',
    ],
    [
      'en',
      'um we planted two hundred hedges in 2021 and by last summer the moth had eaten the lot and the manager, nice woman, she wanted to spray everything',
      'we planted two hundred hedges in 2021. By last summer the moth had eaten the lot. The manager, nice woman, she wanted to spray everything',
    ],
    [
      'es',
      'bueno pues nada que ayer me llamó una clienta que la puerta no le cerraba y ya había venido uno y le quería cambiar el marco y yo fui y miré y era la bisagra de abajo',
      'ayer me llamó una clienta que la puerta no le cerraba. Ya había venido uno y le quería cambiar el marco. Yo fui y miré y era la bisagra de abajo',
    ],
  ])('%s: is written in sentences, without sounds of hesitation', (language, said, expected) => {
    expect(written(said, language)).toBe(expected);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      'the agency sent four people and none of them stayed because they start at six and the bus does not run until half past and my manager kept saying people are lazy and I moved the start to seven',
      'until half past. My manager kept saying people are lazy. I moved the start to seven',
    ],
    [
      'en',
      'the college rings me they have twelve pianos and they want them all done in one day and I thought about that all the way home um I did six in the end and they paid me for twelve',
      'The college rings me. They have twelve pianos.',
    ],
    [
      'de',
      'gestern kam ein junger mann rein der wollte eine brille ohne stärke weil er am freitag ein gespräch hat und er meinte damit wirkt er klüger und ich hab ihm gesagt wir machen erst mal einen test',
      'junger mann rein. Der wollte eine brille ohne stärke, weil er am freitag ein gespräch hat. Er meinte, damit wirkt er klüger. Ich hab ihm gesagt, wir machen erst mal einen test',
    ],
    [
      'fr',
      "alors le lycée m'a envoyé une stagiaire elle s'appelle Inès elle a dix-sept ans et le soir j'ai rallumé la machine et ça prend deux heures au lieu de six",
      "une stagiaire. Elle s'appelle Inès. Elle a dix-sept ans. Le soir j'ai rallumé la machine.",
    ],
    [
      'es',
      'eh me dijo que la silla da igual y todos pisan torcido el pedal de la derecha y movimos el pedal y costó cuarenta euros por puesto y desde entonces nadie se queja de nada',
      'Movimos el pedal y costó cuarenta euros por puesto. Desde entonces nadie se queja',
    ],
  ])('%s: “%s” is parted where the next clause surely begins', (language, said, part) => {
    const text = writtenFromSpeech(said, language, false).text;
    expect(text.toLowerCase()).toContain(part.toLowerCase());
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      'um he says Winston my insurance has gone up eleven thousand and I want to know which driver to sack and I said send me the films first',
      'gone up eleven thousand and I want to know which driver to sack. I said send me the films first',
    ],
    [
      'de',
      'ähm gestern war der Arzt da und der sagt ich hab so was noch nie gesehen und ich fahr jetzt nach Hause und komm morgen wieder',
      'noch nie gesehen und ich fahr jetzt nach Hause',
    ],
    [
      'fr',
      "euh le livreur arrive et il me dit j'ai perdu les yaourts et j'ai plus d'essence et du coup on a fait une compote avec les pommes",
      "perdu les yaourts et j'ai plus d'essence. Du coup on a fait une compote",
    ],
    [
      'es',
      'eh la señora me pregunta usted me la puede dejar en cien mil y yo le pago el viernes y le dije que el agua cuesta lo mismo',
      'en cien mil y yo le pago el viernes. Le dije que el agua cuesta lo mismo',
    ],
    [
      'de',
      'ähm ich wollte schon losbrüllen am Donnerstag und da sagt meine Tochter, dann machen wir halt Grillkäse für den Markt',
      'da sagt meine Tochter, dann machen wir halt Grillkäse',
    ],
  ])('%s: “%s” leaves somebody’s words with whoever says them', (language, said, part) => {
    expect(writtenFromSpeech(said, language, false).text.toLowerCase()).toContain(part.toLowerCase());
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'We had, um, three leaks. Uh, the roof held.', 'We had three leaks. The roof held.'],
    ['en', 'The boiler, um, broke, uh, and we froze.', 'The boiler broke, and we froze.'],
    ['en', 'We sold tiles, grout, um, and two saws.', 'We sold tiles, grout, and two saws.'],
    ['en', 'It costs, er, 900 pounds. That is, you know, a lot, um.', 'It costs 900 pounds. That is a lot.'],
    ['en', 'The pump just, uh, it just stopped.', 'The pump just stopped.'],
    [
      'de',
      'Die Pumpe hat, äh, zweimal versagt, ne. Ähm, sie ist neu.',
      'Die Pumpe hat zweimal versagt. Sie ist neu.',
    ],
    ['de', 'Sie hat nichts gegessen, äh, fast zwei Wochen.', 'Sie hat nichts gegessen, fast zwei Wochen.'],
    [
      'fr',
      'On a, euh, perdu deux mois, quoi. Euh, le client est parti.',
      'On a perdu deux mois. Le client est parti.',
    ],
    ['fr', "On a changé l'heure, hein, euh, c'est tout bête.", "On a changé l'heure, c'est tout bête."],
    [
      'es',
      'Llegamos, eh, tarde. No era la frontera, o sea, eran las cinco.',
      'Llegamos tarde. No era la frontera, eran las cinco.',
    ],
  ])(
    '%s: “%s” loses the commas around a sound, and a sentence has its capital',
    (language, said, expected) => {
      expect(written(said, language)).toBe(expected);
    },
  );

  it.each<[PostLanguage, string]>([
    ['en', 'I told Mr Um that the gap is 5 mm, and "um, no" is what he wrote. We meant er, but said an um.'],
    ['en', 'You know him. I mean the small valve. The price was right, we took it. So far nobody rang.'],
    [
      'de',
      'Um die Ecke wohnt Ben. Es ist also teuer, aber er ist eh der Beste. Wir fahren ne Stunde, 800 hm hoch.',
    ],
    ['de', 'Sag nicht „ähm“, wenn du den Preis nennst. Also bleiben wir dabei. Ja, er kommt.'],
    [
      'fr',
      "Ben ne dort pas. Je n'ai ne serait-ce qu'un outil. Bon prix. Voilà le prix : 40 euros. Du coup de fil il reste trois euros.",
    ],
    [
      'es',
      'Este tubo viene del este, y el norte, este y sur quedan fríos. O sea que no es barato. Pues no. Bueno es el que avisa.',
    ],
  ])('%s: “%s” stays as it is', (language, said) => {
    expect(written(said, language)).toBe(said);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      'um he said that the pump was old and the valve was worn and the filter had a hole in it since last spring',
      'he said that the pump was old and the valve was worn and the filter had a hole in it since last spring',
    ],
    [
      'en',
      'uh when the pump stopped and the water came up we had two hours so we could save the books in the cellar',
      'when the pump stopped and the water came up we had two hours so we could save the books in the cellar',
    ],
    [
      'de',
      'ähm weil das Dach undicht war und der Keller nass war und keiner Bescheid wusste haben wir den Boden neu gemacht',
      'weil das Dach undicht war und der Keller nass war und keiner Bescheid wusste haben wir den Boden neu gemacht',
    ],
    [
      'fr',
      "euh quand la serre est froide et que les tomates sont en retard j'attends encore une semaine avant de planter dehors",
      "quand la serre est froide et que les tomates sont en retard j'attends encore une semaine avant de planter dehors",
    ],
  ])('%s: “%s” is not parted where a cause or what somebody said goes on', (language, said, expected) => {
    expect(written(said, language)).toBe(expected);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'fr',
      "euh ce que chacun paie c'est vingt-trois euros et ce qu'il économise c'est trente et un et c'est passé avec vingt-six voix",
      "trente et un et c'est passé avec vingt-six voix",
    ],
    [
      'en',
      'um so the lift had been called a hundred and one times and um nobody had come and we counted them all on Monday',
      'called a hundred and one times',
    ],
  ])('%s: “%s” keeps a number whole', (language, said, part) => {
    expect(written(said, language)).toContain(part);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      'um we bought a second van in March nobody drove it for three weeks my brother took it to the coast',
      'a second van in March. Nobody drove it for three weeks. My brother took it',
    ],
    [
      'en',
      'so um last year we tried the new software we tried it for a month it broke every Friday the staff hated it',
      'the new software. We tried it for a month. It broke every Friday. The staff hated it',
    ],
    [
      'de',
      'ähm wir haben im März einen Lehrling eingestellt der kam drei Wochen lang zu spät und keiner hat etwas gesagt',
      'einen Lehrling eingestellt. Der kam drei Wochen',
    ],
    [
      'de',
      'ähm wir haben das System probiert es ist jeden Freitag abgestürzt die Leute wollten wieder Papier haben',
      'das System probiert. Es ist jeden Freitag abgestürzt. Die Leute wollten',
    ],
    [
      'fr',
      "euh la cliente a appelé lundi le four ne chauffait plus je suis passé le soir c'était le fusible",
      "a appelé lundi. Le four ne chauffait plus. Je suis passé le soir. C'était le fusible",
    ],
    [
      'fr',
      "euh hier on a eu la grêle voilà ça a duré onze minutes et le gars de l'assurance il m'a dit vous êtes le premier",
      "la grêle. Ça a duré onze minutes. Le gars de l'assurance m'a dit : vous êtes",
    ],
    [
      'es',
      'eh la clienta llamó el lunes el horno no calentaba fui por la tarde y era el fusible de la cocina',
      'llamó el lunes. El horno no calentaba. Fui por la tarde',
    ],
    [
      'es',
      'eh antes la gente quería volver al papel volvimos al papel nadie se ha quejado en todo este tiempo',
      'volver al papel. Volvimos al papel. Nadie se ha quejado',
    ],
  ])('%s: “%s” is parted where nothing joins two clauses', (language, said, part) => {
    expect(written(said, language).toLowerCase()).toContain(part.toLowerCase());
  });

  it.each<[PostLanguage, string]>([
    ['en', 'the thing we built for the school broke the week we left it there with nobody to look after it'],
    ['en', 'the woman he gave the flat to told them it was theirs before the lawyer had read a word of it'],
    ['en', 'the day he told me was the day she bought the house they wanted for less than they paid for it'],
    ['en', 'there was nobody there we knew or the only one they sent home was the lad we hired in May'],
    [
      'en',
      'Dana said the rota on the wall was a mess and I rewrote it for all of us before the week was over',
    ],
    [
      'fr',
      "le plombier m'a dit la pompe était morte depuis un mois et je l'ai changée avant la pluie de lundi",
    ],
    ['en', 'the plumber said the pump was dead I changed it for him and went home before the rain came down'],
    [
      'de',
      'der Klempner hat gesagt die Pumpe war kaputt ich hab sie getauscht und bin heim vor dem Regen gefahren',
    ],
    ['es', 'el fontanero dijo que la bomba estaba rota la cambié el lunes o el martes antes de la lluvia'],
    ['de', 'die Frau die den Laden hat hat mir das Brot gegeben das sie am Abend nicht verkauft hat'],
    ['de', 'er ist mit dem Auto gefahren das er sich im Mai vom Nachbarn bei uns im Ort geliehen hat'],
    ['fr', "la maison que ma mère a vendue en juin était celle où je suis né l'année de la grande neige"],
    ['es', 'con la harina vieja perdimos tres meses o con los últimos kilos hicimos galletas para todos'],
    ['es', 'la máquina que compramos en junio la vendimos en agosto por la mitad de lo que pagamos por ella'],
    ['es', 'cuando llegó el lunes los niños dormían en la casa donde vivimos diez años antes de la boda'],
  ])('%s: “%s” is not parted where one clause tells more of another', (language, said) => {
    const sound = { en: 'um', de: 'ähm', fr: 'euh', es: 'eh' }[language];
    expect(written(`${sound} ${said}`, language)).not.toContain('.');
  });

  it('leaves out “right” that holds a listener behind a noun', () => {
    expect(
      written('um so we had this wedding on saturday right and the bride wanted peonies in october', 'en'),
    ).toBe('we had this wedding on saturday. The bride wanted peonies in october');
  });

  it.each<[PostLanguage, string, string]>([
    [
      'de',
      'da sagt der Hausmeister Herr Behnke da ist nichts mehr drin ist alles frei und ähm wir fangen an und nach einer Stunde hört Sandra was hinter der Küche',
      'ist alles frei. Wir fangen an',
    ],
    [
      'fr',
      "euh il me dit je la compare à l'horloge de la gare et euh c'est celle de la gare qui avance de quatre minutes",
      "l'horloge de la gare. C'est celle de la gare",
    ],
    [
      'en',
      'um he says Winston my insurance has gone up eleven thousand and um I want to know which driver to sack',
      'gone up eleven thousand and I want to know',
    ],
  ])('%s: “%s” begins anew where the author looks for words, and not within “I”', (language, said, part) => {
    expect(written(said, language)).toContain(part);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      "um I get up there and it's not dying it's got a bit of fungus and he goes is that it and there wasn't a knot not one",
      "it's not dying, it's got a bit of fungus",
    ],
    ['fr', "euh je lui ai dit allez voir les archives c'est pas loin c'est au bout", 'dit : allez voir'],
    [
      'es',
      'eh yo le digo enséñame la zapatilla y la fuga no estaba en el baño estaba antes',
      'Yo le digo: enséñame',
    ],
  ])('%s: “%s” gets the marks of two clauses and of what is said', (language, said, part) => {
    expect(written(said, language).toLowerCase()).toContain(part.toLowerCase());
  });

  it('begins anew where somebody else speaks', () => {
    expect(
      written(
        'um the lady said the stove had been smoking since the new windows came and the window firm told her it was the chimney',
        'en',
      ),
    ).toBe(
      'the lady said the stove had been smoking since the new windows came. The window firm told her it was the chimney',
    );
  });

  it('is told from what was typed by its sounds, or by a sentence that goes on and on', () => {
    const run =
      'We bought the van in May and the engine was loud and I took it to Ray and he looked at it for an hour and then he said the belt was new and I paid him forty pounds and the noise was a spoon under the seat';
    expect(writtenFromSpeech(run, 'en', false)).toMatchObject({ isSpoken: true });
    expect(writtenFromSpeech('We bought the van in May, and the engine was loud.', 'en', false)).toEqual({
      text: 'We bought the van in May, and the engine was loud.',
      isSpoken: false,
    });
    expect(writtenFromSpeech('Ähm, tak.', null, false)).toEqual({ text: 'Ähm, tak.', isSpoken: false });
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'It, er, it failed on Monday, um, and nobody knew.', 'It failed on Monday'],
    ['fr', "Il, euh, il avait tout. C'était, euh, c'était fini.", "Il avait tout. C'était fini."],
    ['es', 'Se, eh, se quitó la chaqueta y, eh, habló.', 'Se quitó la chaqueta'],
    [
      'de',
      "Ich habe's, äh, ich habe's gesehen. Der Monteur, ähm, der Monteur auch.",
      "Ich habe's gesehen. Der Monteur auch.",
    ],
  ])('%s: begins no second time behind a sound: %s', (language, said, expected) => {
    expect(written(said, language)).toContain(expected);
  });

  it('keeps the small letters of an author who writes so', () => {
    expect(
      writtenFromSpeech(
        'um we sold the van in may and then we bought a bike for two hundred pounds',
        'en',
        true,
      ).text,
    ).toBe('we sold the van in may. then we bought a bike for two hundred pounds');
  });

  it('parts nothing that a sum is of, and sets no comma before the verb of another noun', () => {
    expect(
      written('du coup on a vendu euh deux fours et une étagère ça fait dix-neuf mille euros de moins', 'fr'),
    ).toContain('deux fours et une étagère ça fait');
    expect(
      written('eh en esto de los pisos no es el ascensor lo difícil es la señora del primero', 'es'),
    ).toContain('lo difícil es la señora');
  });
});
