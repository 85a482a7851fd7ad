import { countWords } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { INVENTED_AUTHORS, inventedAuthor } from '../../../../../../test/support/writing/invented-authors.js';
import { NoOtherOpeningError, NothingToChangeError, WishNeedsModelError } from '../../../writing.errors.js';
import { draftProblems } from '../../../written-draft.rules.js';
import { composeRewrite, isRewritingWish } from './compose-rewrite.js';
import { writtenFigures } from '../../../reading/figures/written-figures.js';
import { possibleNames } from '../../../reading/names/names.js';

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
  it('is made no list of one item', () => {
    expect(() =>
      rewrite('Make a list', 'We changed that in April and last week we had seven of them.'),
    ).toThrow(NothingToChangeError);
  });

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

  it('becomes a list without parting what was said from who said it, or a closing question from its post', () => {
    expect(
      rewrite(
        'as a list',
        'One yard.\n\n"Should I have rung earlier?" he asks me. Nine hours! We looked.\n\nAnd you?',
      ),
    ).toBe('One yard.\n\n• "Should I have rung earlier?" he asks me. Nine hours!\n• We looked.\n\nAnd you?');
  });

  it.each([
    [
      'Dear donor,\n\nYou want your name on the hall. I want nine inches of plaster.\n\nYours, Gus',
      'Dear donor,\n\n• You want your name on the hall.\n• I want nine inches of plaster.\n\nYours, Gus',
    ],
    [
      'Where do they live?\n\nOne of my clients keeps them in a spreadsheet. It has 61 rows.\n\n1. Ask on payday.\n2. Write it down.\n\nNot legal advice.',
      'Where do they live?\n\n• One of my clients keeps them in a spreadsheet.\n• It has 61 rows.\n\n1. Ask on payday.\n2. Write it down.\n\nNot legal advice.',
    ],
    [
      'Three things I heard.\n\nIt was fine when it left.\n\nThe probe is off.\n\nInsurance will sort it.\n\nNone was true.',
      'Three things I heard.\n\n• It was fine when it left.\n• The probe is off.\n• Insurance will sort it.\n\nNone was true.',
    ],
    [
      'Zwei Dinge.\n\nEin Arzt.\n\nEin Mensch, der bleibt.',
      'Zwei Dinge.\n\n• Ein Arzt.\n• Ein Mensch, der bleibt.',
    ],
  ])('becomes a list with its end as it was: %s', (text, listed) => {
    expect(rewrite('as a list', text)).toBe(listed);
  });

  it.each([
    'things people say at 5am in tilbury:\n\n→ it was fine when it left\n→ the probe is always a bit off\n\nnone of these has ever been true in the same sentence.',
    'Do you know where they live?\n\n1. Ask on payday.\n2. Keep the old one.\n\nNot legal advice.',
  ])('that is a list stays one: %s', (text) => {
    expect(() => rewrite('as a list', text)).toThrow(NothingToChangeError);
  });

  it('ends no sentence at an abbreviation', () => {
    expect(rewrite('as a list', 'We asked Dr. Weber about it. She said no to all of it.')).toBe(
      '• We asked Dr. Weber about it.\n• She said no to all of it.',
    );
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

  it('keeps every figure and name of the authors’ posts, and adds no word', () => {
    let shortened = 0;
    for (const name of INVENTED_AUTHORS) {
      for (const post of inventedAuthor(name).posts) {
        const short = tried(() => rewrite('Shorter', post));
        if (short === null) continue;
        shortened += 1;
        for (const fact of [
          ...writtenFigures(post, null),
          ...post.split('\n').flatMap((line) => possibleNames(line, name === 'ux' ? 'de' : null)),
        ]) {
          expect(short).toContain(fact);
        }
        expect(wordsOf(short).filter((word) => !wordsOf(post).includes(word))).toEqual([]);
        expect(short.split('\n')[0]).toBe(
          (post.split('\n')[0] ?? '').replace(/ (?:natürlich|sehr)(?= )/gu, ''),
        );
      }
    }
    expect(shortened).toBeGreaterThan(3);
  });
});

describe('A text that the built-in writer changes', () => {
  it('gets another of its sentences first and keeps everything else, its old first one as well', () => {
    expect(rewrite('A stronger first line', POST, ['All of them stayed.'])).toBe(
      `All of them stayed.\n\n${POST.replace(' All of them stayed.', '')}`,
    );
  });

  it.each(['thirteen', 'twelve', 'twenty-five', '13'])('keeps a figure as it is written: %s', (figure) => {
    const text = [
      'Clients come and go.',
      `People were really kind to us for a while. It was with ${figure} of them that we had it all. Invoices for June went out late.`,
      'We raised the price.',
    ].join('\n\n');
    expect(rewrite('Shorter', text)).toContain(`It was with ${figure} of them that we had it all.`);
  });

  it('becomes a list behind its first line', () => {
    expect(rewrite('Make it a list').split('\n\n')[2]).toBe(
      '• In order to be sure, we actually asked ten clients.\n• All of them stayed.',
    );
  });

  it('loses its hashtags or its emoji', () => {
    expect(rewrite('Remove the hashtags')).not.toContain('#');
    expect(rewrite('Remove the hashtags', 'The #pricing of it was right. #sales')).toBe(
      'The pricing of it was right.',
    );
    expect(rewrite('no emojis', 'We did it 🎉 and they stayed.')).toBe('We did it and they stayed.');
  });

  const TOLD = [
    '🐴 "Should I have rung earlier?" he asks me.',
    'Dolly’s the mare, really. Not colic 🩺! Pleurisy, after 9 hours tied up.',
    'Would you have known? And what would you do? 🐴',
    '#equinevet #rurallife\n#vetlife',
  ].join('\n\n');

  it.each([
    ['no hashtags', TOLD.split('\n\n').slice(0, 3).join('\n\n')],
    ['ohne Hashtags', TOLD.split('\n\n').slice(0, 3).join('\n\n')],
    ['sin hashtags', TOLD.split('\n\n').slice(0, 3).join('\n\n')],
    ['no emoji', TOLD.replace(/[^\S\n]?(?:🐴|🩺)/gu, '').trim()],
    ['sans emoji', TOLD.replace(/[^\S\n]?(?:🐴|🩺)/gu, '').trim()],
    ['no closing question', TOLD.split('\n\n').toSpliced(2, 1).join('\n\n')],
    ['ohne Abschlussfrage', TOLD.split('\n\n').toSpliced(2, 1).join('\n\n')],
    ['sans question finale', TOLD.split('\n\n').toSpliced(2, 1).join('\n\n')],
    ['sin pregunta final', TOLD.split('\n\n').toSpliced(2, 1).join('\n\n')],
  ])('loses what is not wanted, and nothing else: %s', (wish, expected) => {
    expect(isRewritingWish(wish)).toBe(true);
    expect(rewrite(wish, TOLD)).toBe(expected);
    expect(() => rewrite(wish, expected)).toThrow(NothingToChangeError);
  });

  it.each([
    ['A stronger first line', [], NoOtherOpeningError, /first line/u],
    ['as a list', [], NothingToChangeError, /make a list/u],
    ['no emoji', [], NothingToChangeError, /no emoji/u],
    ['no hashtags', [], NothingToChangeError, /no hashtag/u],
    ['no closing question', [], NothingToChangeError, /no closing question/u],
    ['Shorter', [], NothingToChangeError, /surely be taken out/u],
    ['Shorter, no emoji', [], NothingToChangeError, /surely be taken out/u],
  ] as const)(
    'is refused in the words of the wish where nothing changes: %s',
    (wish, openings, error, words) => {
      const refused = () => rewrite(wish, 'We raised our prices by 20%.\n\nIt felt wrong.', openings);
      expect(refused).toThrow(error);
      expect(refused).toThrow(words);
    },
  );

  it('keeps a sign that is no emoji, and a question that somebody asked', () => {
    expect(rewrite('no emoji', 'Step 1️⃣ 🎉 goes on. ☝🏽 So.')).toBe('Step 1 goes on. So.');
    expect(rewrite('no emoji', 'Acme™ → 20% 👩‍⚕️ more 🇬🇧.\n🎉🎉\n1️⃣ ring')).toBe('Acme™ → 20% more.\n1 ring');
    expect(() => rewrite('no closing question', 'We met her. She asked me, "What is it now?"')).toThrow(
      NothingToChangeError,
    );
    expect(rewrite('no closing question', 'We met. And you? #vet')).toBe('We met. #vet');
  });

  it('has no wish printed into it that needs a model', () => {
    for (const wish of [
      'Make it funnier',
      'Write it more the way I write',
      'Shorter, and mention the price of Acme',
      'Mach es lustiger',
    ]) {
      expect(() => rewrite(wish)).toThrow(WishNeedsModelError);
    }
    expect(isRewritingWish('Make it funnier')).toBe(false);
  });

  it('says nothing new and uses no forbidden phrase, whatever the text', () => {
    const text = fc.oneof(fc.lorem({ maxCount: 60 }), fc.string({ maxLength: 400 }), fc.constant(POST));
    const wish = fc.constantFrom('shorter', 'plainer', 'as a list', null);
    fc.assert(
      fc.property(text, wish, fc.lorem({ maxCount: 1 }), (given, wanted, phrase) => {
        const rewritten = tried(() =>
          composeRewrite({
            text: given,
            wish: wanted,
            neverUse: [phrase],
            openings: [],
            whole: given,
            keepsAsides: false,
          }),
        );
        if (rewritten === null) return;
        expect(draftProblems(`${rewritten}.`, { neverUsePhrases: [phrase] })).toEqual([]);
        const added = wordsOf(rewritten).filter((word) => !wordsOf(given).includes(word));
        expect(
          added.filter((word) => !['to', 'because', 'now', 'many', 'about', 'can', 'use'].includes(word)),
        ).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Null where the writer says that it cannot. */
function tried(work: () => string): string | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof NothingToChangeError || error instanceof WishNeedsModelError) return null;
    throw error;
  }
}
