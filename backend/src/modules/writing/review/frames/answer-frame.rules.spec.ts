import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { doubtfulFrames, preambleOf, signOffOf } from './answer-frame.rules.js';

const PILOT = {
  name: 'Callan Reid',
  material: ['the bow thruster was broken since rotterdam. 200 metres from the quay i put the anchor down'],
  ownPosts: ['Nobody asks the pilot. The pilot asks everybody.'],
};
const MIDWIFE = {
  name: 'Wiebke Harms',
  material: [
    'seit januar fahren wir mit den familien die strecke zur klinik. von 16 haben 11 die zufahrt nicht gefunden',
  ],
  ownPosts: ['Die Tasche steht gepackt im Flur.'],
};
const GROWER = {
  name: 'Baptiste Carron',
  material: ["en mars j'ai arrêté de passer par mon distributeur à lyon. trente-quatre cavistes sont restés"],
  ownPosts: ['Il a gelé dans la nuit du 21 avril.'],
};
const PHARMACIST = {
  name: 'Inmaculada Roldán',
  material: ['amparo, 86 años, tomaba 14 medicamentos de cuatro médicos. quitamos cinco'],
  ownPosts: ['Hoy ha venido Eusebio con una bolsa. 💊'],
};

const BODY = 'The first line of it.\n\nAnd the last one.';

describe('What stands around a text', () => {
  it.each([
    [PILOT, 'Sure thing, Callan — I’ve kept it dry and short, the way you like it:'],
    [PILOT, 'Draft 1 (145 words)'],
    [PILOT, 'POST:'],
    [MIDWIFE, '**Beitrag für LinkedIn**'],
    [MIDWIFE, 'Alles klar, Wiebke!'],
    [GROWER, 'Voilà ce que je vous propose :'],
    [GROWER, 'Avec plaisir, Baptiste.'],
    [GROWER, '**Publication LinkedIn**'],
    [PHARMACIST, 'Por supuesto, Inmaculada.'],
    [PHARMACIST, 'Texto final (60 palabras)'],
    [PILOT, 'I read your notes twice. This is the version I’d publish.'],
    [PILOT, 'Final post below, Callan 👇'],
    [MIDWIFE, 'Ich habe aus deinen Notizen Folgendes gemacht:'],
  ])('comes off its beginning, or is doubted: %#', (author, line) => {
    const text = `${line}\n\n${BODY}`;
    expect(preambleOf(text, author) ?? doubtfulFrames(text, author)[0]).toEqual({
      start: 0,
      end: line.length,
    });
  });

  it.each([
    [PILOT, 'Why this works: it opens with the contradiction and ends on your own line.'],
    [PILOT, '*Tone: dry, factual. Characters: 412.*'],
    [PILOT, 'What I changed:\n\n- shorter sentences\n- no hashtags'],
    [MIDWIFE, '(ca. 70 Wörter)'],
    [GROWER, '(72 mots)'],
    [PHARMACIST, '(Unas 60 palabras)'],
    [MIDWIFE, 'Ich bin nah an deinen Worten geblieben.'],
    [MIDWIFE, 'Auf Hashtags habe ich verzichtet.'],
    [GROWER, 'Environ 60 mots, ton direct.'],
    [PHARMACIST, 'He respetado tus cifras y tu manera de cerrar.'],
    [PHARMACIST, 'Palabras: 61'],
  ])('comes off its end, or is doubted: %#', (author, line) => {
    const start = BODY.length + 2;
    const text = `${BODY}\n\n${line}`;
    expect(signOffOf(text, author) ?? doubtfulFrames(text, author)[0]).toEqual({
      start,
      end: start + line.length,
    });
  });
});

describe('What may be its author’s as well', () => {
  it.each([
    [PILOT, 'Okay, so the strongest angle here is honesty on the bridge.'],
    [PILOT, 'My suggestion:'],
    [PILOT, 'What I cut from the draft:'],
    [PILOT, 'Your first line:'],
    [MIDWIFE, 'Mein Vorschlag:'],
    [GROWER, 'Ma proposition :'],
    [PHARMACIST, 'He aquí el texto:'],
  ])('stays at its beginning, and is doubted: %#', (author, line) => {
    const text = `${line}\n\n${BODY}`;
    expect(preambleOf(text, author)).toBeNull();
    expect(doubtfulFrames(text, author)).toEqual([{ start: 0, end: line.length }]);
    expect(doubtfulFrames(text, { ...author, material: [line] })).toEqual([]);
  });

  it.each([
    [MIDWIFE, 'Ich habe den Ton bewusst ruhig gehalten.'],
    [GROWER, 'N’hésitez pas si vous souhaitez une version plus courte.'],
    [PILOT, 'Would a softer ending suit you better?'],
    [GROWER, 'Voulez-vous une autre accroche ?'],
    [MIDWIFE, 'Soll der Schluss etwas wärmer sein?'],
    [PILOT, 'I kept the tone quiet. She noticed.'],
    [PILOT, 'I went with the anchor as the hook, since that is the strongest part of the draft.'],
    [PILOT, 'This version keeps every figure you gave me.'],
    [MIDWIFE, 'Falls dir der Beitrag zu kurz ist, schreibe ich gern mehr.'],
    [PHARMACIST, 'Si quieres otro final, cambia el principio.'],
  ])('stays at its end, and is doubted: %#', (author, line) => {
    const text = `${BODY}\n\n${line}`;
    expect(signOffOf(text, author)).toBeNull();
    expect(doubtfulFrames(text, author)).toEqual([{ start: BODY.length + 2, end: text.length }]);
  });
});

/** First and last paragraphs of posts that sound like it. */
const GOOD: readonly string[] = [
  'Okay, so the thruster was broken.',
  'Sure, said the master.',
  'Here, 200 metres from the quay, I put the anchor down.',
  'Thanks, Brian. That was all the card said.',
  'The best angle for a tug is none.',
  'The post came at nine.',
  'Here’s what I told the master:',
  'My draft is nine metres.',
  '145 words on the pilot card. None of them “broken”.',
  'Why the anchor? It was there.',
  'What I changed on the bridge: the anchor goes first.',
  'Let me know what your pilot card says.',
  'If you board at four, want coffee.',
  'I kept my voice down.',
  'Alles klar, sagte der Vater.',
  'Gern, Frau Behrens.',
  'Der Ton macht die Strecke nicht kürzer.',
  'Hier ist die Zufahrt.',
  'Ich habe den Stift behalten.',
  'Wenn du fährst, fahr im Dunkeln.',
  'Länge der Strecke: 11 Kilometer.',
  'Die Post war zu.',
  'Avec plaisir, Monsieur Roche.',
  'Voilà ce que je lui ai dit :',
  'Bien sûr, il a rappelé.',
  'Le ton a monté à Lyon.',
  'N’hésitez pas à goûter.',
  '72 mots sur l’étiquette, et pas un sur le prix.',
  'J’ai gardé les cahiers.',
  'Por supuesto, Amparo.',
  'Claro, son 14.',
  'Aquí, en el mostrador, se suma.',
  'Hola, Eusebio.',
  'Si quieres saber cuántas, cuenta las bolsas.',
  'He dejado las 14 cajas en la mesa.',
  'Palabras de Amparo: ninguna.',
  'Would you have said one?',
  'Version 1: Navi. Version 2: selbst fahren.',
  '¿Quieres saber el final?',
  'Am Ende der Strecke steht eine Schranke.',
  'Mes mots au téléphone : toujours les mêmes.',
  'Cher distributeur, en mars j’ai arrêté.',
  'Liebe Klinik, deine Zufahrt findet keiner.',
  'I have kept the opening short ever since.',
  'The tone was wrong, and I kept it anyway.',
  'Audience: my mother.',
  'What I did: I asked somebody else.',
  'Style: none. Speed: none. Still afloat.',
];

describe('A good text', () => {
  it.each([PILOT, MIDWIFE, GROWER, PHARMACIST])(
    'keeps its first and last words, whoever wrote it: $name',
    (author) => {
      fc.assert(
        fc.property(fc.constantFrom(...GOOD), fc.constantFrom(...GOOD), (first, last) => {
          const text = `${first}\n\n${BODY}\n\n${last}`;
          expect([preambleOf(text, author), signOffOf(text, author)]).toEqual([null, null]);
        }),
        { numRuns: 400 },
      );
    },
  );

  it.each([['(120 words)', 'the pilot card has 120 words']])(
    'keeps what has to do with its notes: %s',
    (last, said) => {
      const signOff = (material: readonly string[]) =>
        signOffOf(`${BODY}\n\n${last}`, { ...PILOT, material });
      expect([signOff(PILOT.material) === null, signOff([...PILOT.material, said])]).toEqual([false, null]);
    },
  );

  it.each(['Sure thing, Callan — I’ve kept it dry and short:', 'Draft 1 (145 words)'])(
    'keeps what its author said: %s',
    (line) => {
      const author = { ...PILOT, material: [...PILOT.material, `wrote: ${line}`] };
      expect(preambleOf(`${line}\n\n${BODY}`, author)).toBeNull();
    },
  );
});
