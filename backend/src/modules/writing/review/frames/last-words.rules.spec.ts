import { describe, expect, it } from '@jest/globals';
import { doubtfulFrames, signOffOf } from './answer-frame.rules.js';

/** Of a beekeeper who speaks to nobody, a joiner to many, a pastry cook to nobody, and a driving teacher to many. */
const BEEKEEPER = {
  material: ['nine hives gone in february, the council sprayed the verge'],
  ownPosts: ['Bees know no Sunday.', 'The hive hums at nine.', 'Honey is patience.'],
};
const JOINER = {
  material: ['treppe im kindergarten locker, der architekt hat die dübel gestrichen'],
  ownPosts: ['Was baut ihr gerade?', 'Messt zweimal.', 'Eine Treppe ist kein Bild.'],
};
const COOK = {
  material: ['le traiteur a servi nos éclairs au salon, la recette de ma grand-mère'],
  ownPosts: ['Le beurre attend.', 'Un éclair se mange debout.', 'Le four ne ment pas.'],
};
const TEACHER = {
  material: ['el alumno suspendió cuatro veces en la rotonda'],
  ownPosts: ['¿Vosotros frenáis?', 'La rotonda no perdona.', 'Mirad siempre dos veces.'],
};
const BODY = 'The first line of it.\n\nAnd the last one.';
const offOf = (author: typeof BEEKEEPER, line: string) => signOffOf(`${BODY}\n\n${line}`, author);

describe('A last paragraph to whoever gave the notes', () => {
  it.each([
    [BEEKEEPER, 'All facts are taken from your notes; nothing has been added.'],
    [BEEKEEPER, 'Every figure comes straight from your notes.'],
    [BEEKEEPER, 'No facts were invented.'],
    [BEEKEEPER, 'Everything is based on the details you provided.'],
    [BEEKEEPER, 'Let me know what you think!'],
    [BEEKEEPER, 'Does this sound like you?'],
    [JOINER, 'Alle Zahlen stammen aus Ihren Notizen.'],
    [JOINER, 'Es wurden keine Fakten ergänzt.'],
    [JOINER, 'Passt das so für dich?'],
    [JOINER, 'Magst du noch etwas ändern?'],
    [COOK, 'Toutes les données proviennent de vos notes.'],
    [COOK, 'Aucun détail n’a été ajouté.'],
    [COOK, 'Souhaitez-vous que je l’allonge un peu ?'],
    [COOK, 'Dites-moi si cela vous convient.'],
    [TEACHER, 'He respetado tu ironía y los datos de las notas.'],
    [TEACHER, 'Todos los datos salen de tus notas.'],
    [TEACHER, 'No se ha añadido ningún dato.'],
    [TEACHER, '¿Te parece bien así?'],
  ])('comes off or is marked: %#', (author, line) => {
    const start = BODY.length + 2;
    expect(offOf(author, line) ?? doubtfulFrames(`${BODY}\n\n${line}`, author)[0]).toEqual({
      start,
      end: start + line.length,
    });
  });

  it.each([
    [BEEKEEPER, 'Nothing was added. Nothing was taken away.'],
    [BEEKEEPER, 'Burn your notes.'],
    [BEEKEEPER, 'Does it hum?'],
    [BEEKEEPER, 'All names are changed.'],
    [JOINER, 'Passt das für euch? Für uns passt es.'],
    [JOINER, 'Alle Zahlen sind echt.'],
    [JOINER, 'Wer will noch etwas ändern?'],
    [COOK, 'Rien n’est ajouté, pas même le sucre.'],
    [COOK, 'Voulez-vous que je goûte le vôtre ?'],
    [TEACHER, '¿Os parece bien así?'],
    [TEACHER, 'Nada es inventado.'],
    [TEACHER, '¿Te parece mucho?'],
    [TEACHER, '¿Te parece caro?'],
  ])('stays where it is said to readers: %#', (author, line) => {
    expect(offOf(author, line)).toBeNull();
  });

  it('stays where its author speaks to one reader so, or writes of notes', () => {
    const ownPosts = [...JOINER.ownPosts, 'Was baust du?'];
    const asked = `${BODY}\n\nPasst das so für dich?`;
    expect(doubtfulFrames(asked, { ...JOINER, ownPosts })).toEqual([]);
    const material = [...BEEKEEPER.material, 'read my hive notes'];
    expect(offOf({ ...BEEKEEPER, material }, 'All facts are taken from your notes.')).toBeNull();
  });

  it.each(['Keep your voice low and your door open.', 'Cut your notes in half.', 'Check your facts.'])(
    'stays where it tells its readers what to do: %s',
    (line) => {
      expect(offOf(BEEKEEPER, line)).toBeNull();
    },
  );

  it('stays where its author writes letters', () => {
    const ownPosts = [...BEEKEEPER.ownPosts, 'Dear Joan, your bees are well.'];
    expect(offOf({ ...BEEKEEPER, ownPosts }, 'I kept your words, Joan.')).toBeNull();
  });

  it('stays where too few posts show whom their author speaks to', () => {
    expect(offOf({ ...BEEKEEPER, ownPosts: [] }, 'Let me know what you think!')).toBeNull();
  });
});

describe('A last line about readers, their words and numbers', () => {
  it.each([
    'Your numbers tell you everything.',
    'Your story, your numbers, nothing else.',
    'Check your figures. Nothing else tells the truth.',
    'Your words are all you have. Nothing sells without them.',
    'Deine Worte kosten mehr als jede Werbung.',
  ])('stays: %s', (line) => {
    const author = { material: ['tom cut his prices by a third in may'], ownPosts: [] };
    expect(offOf(author, line)).toBeNull();
  });
});
