import { countWords } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { NothingToChangeError, WishNeedsModelError } from '../../../writing.errors.js';
import { composeRewrite } from './compose-rewrite.js';

const POST = [
  'We raised our prices.',
  'It really felt wrong, and I was not sure about it at all. We would have done it some time or other. Every client stayed that year.',
  'In order to be sure, we actually asked ten clients. All of them stayed.',
  '#Pricing #Studios',
].join('\n\n');
const rewrite = (
  wish: string | null,
  text = POST,
  openings: readonly string[] = ['Ten clients, one letter.'],
) => composeRewrite({ text, wish, neverUse: [], openings, whole: text, keepsAsides: false });

describe('A text that the built-in writer shortens', () => {
  it.each([
    [
      "So, um, the reminder texts. Then Dana said, uh, why don't we let them reply? And, you know, last week we had seven.",
      "So the reminder texts. Then Dana said why don't we let them reply? And last week we had seven.",
    ],
    [
      'Die Firma hat, äh, dreimal die Steuerung getauscht. Da steht Wasser, halt so zehn Zentimeter. Das Rohr hat 180 Euro gekostet, ne.',
      'Die Firma hat dreimal die Steuerung getauscht. Da steht Wasser, so zehn Zentimeter. Das Rohr hat 180 Euro gekostet.',
    ],
  ])('loses what somebody says while they look for a word: %s', (text, left) => {
    expect(rewrite('Fewer filler words', text)).toBe(left);
  });

  it('loses padding, and keeps its first line, its facts, what it denies, its order and its hashtags', () => {
    expect(rewrite('Shorter, please').split('\n\n')).toEqual([
      'We raised our prices.',
      'It felt wrong, and I was not sure about it at all. Every client stayed that year.',
      'To be sure, we asked ten clients. All of them stayed.',
      '#Pricing #Studios',
    ]);
    expect(rewrite('shorten this', 'We asked ten clients (all of them by phone).')).toBe(
      'We asked ten clients.',
    );
  });

  it.each([
    [
      'German',
      'Kürzer, bitte',
      'Ehrlich gesagt, das Lager liest drei Felder. Der Rest ist natürlich Papier.',
      'Das Lager liest drei Felder. Der Rest ist Papier.',
    ],
    [
      'French',
      'Plus court',
      'En fait, on a posé un support à 90 euros afin de libérer les mains : voilà tout.',
      'On a posé un support à 90 euros pour libérer les mains : voilà tout.',
    ],
    [
      'Spanish',
      'Más corto',
      'La verdad es que quitamos un cable, y en realidad nadie lo había mirado.',
      'Quitamos un cable, y nadie lo había mirado.',
    ],
  ])('is freed from the fillers of its language: %s', (_, wish, text, short) => {
    expect(rewrite(wish, text)).toBe(short);
  });

  it.each([
    [
      'Shorter',
      'Fewer filler words',
      'The comb had 11 teeth gone on Tuesday, and 4 people a day caught a heel.\n\nI told the manager, and he said he would, you know, look at it. In my opinion that is really a bad answer.\n\nCombs are £36. At the end of the day, they are £36.\n\nOne woman lost a nail in March. They changed it the same evening.',
      /bad answer/u,
      /£36/u,
    ],
    [
      'Kürzer',
      'Weniger Füllwörter',
      'Lena fuhr 40 Minuten mit 80 hinter einem Lkw. Dann hat der Fahrer ja gehupt und sie vorbeigelassen. Das war wirklich toll. Lena hat vor Freude geschrien. Die Stunde kostet 68 Euro.',
      /toll/u,
      /68 Euro/u,
    ],
    [
      'Plus court',
      'Moins de mots inutiles',
      'On lui a fait goûter une douzaine quoi. Il en a mangé 14. C’était vraiment génial. Le restaurant en prend 20 par semaine. Bon, c’est le couteau qui vend.',
      /génial/u,
      /20 par semaine/u,
    ],
    [
      'Más corto',
      'Menos relleno',
      'El lunes movimos 52 pianos, ¿sabes? Fue increíble. El piano de la cuarta planta pesa 230 kilos. La escalera tiene 90 centímetros.',
      /increíble/u,
      /230 kilos/u,
    ],
  ])(
    'loses comments that tell no fact, which “%s” does and “%s” does not',
    (shorter, plainer, text, comment, kept) => {
      const [short, plain] = [rewrite(shorter, text), rewrite(plainer, text)];
      expect(plain).toMatch(comment);
      expect(short).not.toMatch(comment);
      expect(short).toMatch(kept);
      expect(plain).toMatch(kept);
      expect(countWords(short)).toBeLessThan(countWords(plain));
    },
  );

  it.each([
    [
      'Fewer filler words',
      'We basically asked ten clients in order to be sure. The answer was actually no.',
      'We asked ten clients in order to be sure. The answer was no.',
    ],
    [
      'Weniger Füllwörter',
      'Wir haben irgendwie zehn Kunden gefragt, zum jetzigen Zeitpunkt fehlt keiner.',
      'Wir haben zehn Kunden gefragt, zum jetzigen Zeitpunkt fehlt keiner.',
    ],
    [
      'Moins de mots inutiles',
      'On a carrément appelé dix clients afin de savoir. Ils sont vraiment tous restés.',
      'On a appelé dix clients afin de savoir. Ils sont tous restés.',
    ],
    [
      'Menos relleno',
      'Llamamos básicamente a diez clientes con el fin de saberlo. Sinceramente, nadie se fue.',
      'Llamamos básicamente a diez clientes con el fin de saberlo. Nadie se fue.',
    ],
  ])('loses nothing but fillers by “%s”, where another wish puts short for long: %s', (wish, text, left) => {
    expect(rewrite(wish, text)).toBe(left);
    expect(rewrite('Plainer words', text)).not.toBe(left);
  });

  it.each([
    [
      'So I went round and the pump is fine, it is absolutely fine. It basically ran.',
      /fine, it is absolutely fine\./u,
    ],
    [
      'Sie hört einwandfrei, also wirklich einwandfrei für 71. Er hat irgendwie gelacht.',
      /wirklich einwandfrei/u,
    ],
    ['Le four est neuf, il est vraiment neuf depuis mai. On a carrément gagné une heure.', /vraiment neuf/u],
    ['La viga está bien, está realmente bien desde mayo. Nadie lo vio, sinceramente.', /realmente bien/u],
  ])('keeps what is said again and stronger: %s', (text, kept) => {
    expect(rewrite('Take the filler words out.', text)).toMatch(kept);
  });

  it('leaves no sentence twice, wherever the other one stands', () => {
    const text =
      'The gate was open.\n\nNobody had looked.\n\nThe gate was really open. It rained, basically.';
    expect(rewrite('Take the filler words out.', text)).toBe(text.replace(', basically', ''));
    expect(rewrite('Shorter', text)).not.toMatch(/The gate was open\.[^]*The gate was open\./u);
  });

  it('says once what two sentences in a row say, though the next one goes on from it', () => {
    const text =
      'The order went on Friday.\n\nIt rained for two days. Our boxes have no lid. The boxes have no lid.\n\nSo we bought lids at 40p each.';
    expect(rewrite('Shorter', text)).toBe(text.replace(' The boxes have no lid.', ''));
    expect(
      rewrite('Moins de mots inutiles', 'On a acheté des couvercles. Bon voilà. Le client revient.'),
    ).toBe('On a acheté des couvercles. Le client revient.');
  });

  it.each([
    [
      'Fewer filler words',
      'We close at six. That matters. We close at six.\n\nNobody came, basically.',
      'basically',
    ],
    [
      'Fewer filler words',
      'I could go on. That is another story. The van costs £900, of course.',
      ', of course',
    ],
    [
      'Moins de mots inutiles',
      'On a attendu. On a vraiment attendu.\n\nLe train de Lyon part à 8 h du matin, bien sûr.',
      'bien sûr',
    ],
    ['Menos relleno', 'Esperamos. Es lo que hay.\n\nEl tren sale a las 8, la verdad.', ', la verdad'],
    ['Weniger Füllwörter', 'Die Tür war offen. Das ist wirklich so. So ist das eben.', ' wirklich'],
  ])('loses by “%s” fillers alone, and no sentence: %s', (wish, text, filler) => {
    expect(rewrite(wish, text)).toBe(
      text.replace(new RegExp(`,? ?${filler.replace(/^,? ?/u, '')}`, 'u'), ''),
    );
  });

  it.each([
    [
      'I have been meaning to write about this for some time.\n\nA lady in Portchester paid for three new locks. The door had dropped 6mm.',
      'A lady in Portchester',
    ],
    [
      'Ich möchte heute einmal über ein Thema schreiben, das immer wieder vorkommt.\n\nIn Verden hat eine Verwaltung dreimal streichen lassen. Der Geruch kam wieder.',
      'In Verden',
    ],
    [
      "Je voulais vous parler aujourd'hui d'une petite histoire.\n\nUne pendule de Gramat était arrêtée depuis 2011. On a changé une corde.",
      'Une pendule',
    ],
    [
      'Hoy quería contaros una cosa.\n\nUn camarero vino con tres pares. Los tres eran del pie equivocado.',
      'Un camarero',
    ],
  ])('begins with what was announced: %s', (text, beginning) => {
    expect(rewrite('Shorter', text).startsWith(beginning)).toBe(true);
  });

  it('keeps an announcement that the next sentence goes on from', () => {
    const text =
      'I wanted to write about this for a while.\n\nIt broke on Monday. We had 40 guests and no oven.';
    expect(() => rewrite('Shorter', text)).toThrow(NothingToChangeError);
  });

  it('says once what was only announced a second time', () => {
    expect(rewrite('Shorter', 'Nails fail. As I said, nails fail.\n\nIt rained in, and we went up.')).toBe(
      'Nails fail.\n\nIt rained in, and we went up.',
    );
    // Twice for its rhythm.
    expect(rewrite('Shorter', 'Nails fail. Nails fail. In other words, look up.')).toBe(
      'Nails fail. Nails fail. Look up.',
    );
  });

  it('keeps about seven tenths of its words, however much of it is padding', () => {
    const padding = [
      'We would have done it some time or other.',
      'You could have been there with us as well.',
      'I may have had more to do than before.',
      'Here we would all be on our own then.',
      'You can have more of them if you will.',
      'I would also be there for some of you.',
    ];
    const text = ['We raised our prices.', padding.join(' '), 'Every client stayed that year.'].join('\n\n');
    const kept = countWords(rewrite('Shorter', text)) / countWords(text);
    expect(kept).toBeGreaterThan(0.5);
    expect(kept).toBeLessThanOrEqual(0.7);
  });

  it.each([
    [
      'He really said, "it was really fine. It was very late then (actually)."',
      'He said, "it was really fine. It was very late then (actually)."',
    ],
    [
      'Sie hat wirklich gesagt: „Das ist wirklich das letzte Mal.“',
      'Sie hat gesagt: „Das ist wirklich das letzte Mal.“',
    ],
    [
      'Ils ont vraiment dit : « vous avez vraiment raison », et c’est tout.',
      'Ils ont dit : « vous avez vraiment raison », et c’est tout.',
    ],
  ])('leaves what somebody said as it was: %s', (text, freed) => {
    expect(rewrite('plainer', text)).toBe(freed);
    expect(rewrite('shorter', text)).toBe(freed);
  });

  it('keeps both halves of a contrast, and what somebody claimed', () => {
    const text = [
      'Four reefers, one ship.',
      'It was really late by then. They were all as they were before. A fridge keeps a thing as it is then. A reefer keeps what it is all about. It was all off, they said. You can be there with us as well.',
      'The probe was wrong.',
    ].join('\n\n');
    const short = rewrite('Shorter', text);
    expect(short).toContain('A fridge keeps a thing as it is then. A reefer keeps what it is all about.');
    expect(short).toContain('It was all off, they said.');
    expect(short).not.toContain('You can be there');
  });

  it.each([
    'got called at 4am.\n\nbox alarm at felixstowe, -2 set point, +7 on the display. driver had already called his lawyer.\n\nthe sensor was in the sun. cargo was at -1.8.\n\ni went back to bed. invoice £850.',
    'Dear school board,\n\nYou paid $48,000 for loudspeakers because the back row could not hear the principal. I stood in the back row. The back row could hear the furnace.\n\nYours, Gus',
    'They want a stage curtain in the gym.\n\nVelvet, $22,000. I asked what for. To look like a stage.\n\nYours, Gus',
    "Tom fainted on Tuesday.\n\nThe farmer held him up and finished the sentence he was in. Turned out Tom hadn't eaten since Sunday.\n\nThe farmer asked for a discount.",
    'High school in Duluth, 620 seats.\n\nThe trumpets are deafening. I walked it with my niece. The cloud was hung upside down.\n\nThe arrow was right.',
    'Letter says 9 workers are missing.\n\n8 of the 9 had been paid. Only 1 had really gone, in March.\n\nThe rota is on paper.',
    'The mast fell in May.\n\nIt was because of all that was on it. He was up there with us.\n\nWe built it again.',
    'Der Kühler war aus.\n\nEr war in der Sonne. Das war es, weil es so war wie immer.\n\nDas Lager war leer.',
    'Nur einer war wirklich weg.\n\nAlle anderen standen im Hof.',
    'Le capteur mentait.\n\nIl était au soleil. Tout cela est parce que nous y étions tous.\n\nLe camion est reparti.',
    'El sensor mentía.\n\nEstaba al sol. Eso fue porque no lo sabían.\n\nEl camión volvió.',
    'We asked ten clients (because of the letter) and two more (but not by phone).',
  ])('loses neither the cause nor the turn of a story: %s', (text) => {
    expect(() => rewrite(text.includes('ü') ? 'Kürzer' : 'Shorter', text)).toThrow(NothingToChangeError);
  });

  it('keeps the brackets of an author who sets them, and loses those of another', () => {
    const text =
      'What did the nurse ask me first?\n\nShe had decided (at the airport, over a bad coffee) that this would be her only condition.\n\nI rang the ward.';
    const short = (keepsAsides: boolean) => () =>
      composeRewrite({ text, wish: 'Shorter', neverUse: [], openings: [], whole: text, keepsAsides });
    expect(short(true)).toThrow(NothingToChangeError);
    expect(short(false)()).toContain('She had decided that this');
  });

  it('is left alone where every sentence counts, and where the language is not known', () => {
    expect(() => rewrite('Shorter', 'It felt wrong. It was not.')).toThrow(NothingToChangeError);
    expect(() => rewrite('Shorter', 'Il cliente mi ha chiesto uno sconto e io ho detto di no.')).toThrow(
      WishNeedsModelError,
    );
    expect(rewrite('plainer', 'Das ist nicht wirklich neu. Es ist wirklich alt.')).toBe(
      'Das ist nicht wirklich neu. Es ist alt.',
    );
  });
});
