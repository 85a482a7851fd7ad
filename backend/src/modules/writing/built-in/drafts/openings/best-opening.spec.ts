import { describe, expect, it } from '@jest/globals';
import { aWritingRequest } from '../../../../../../test/builders/writing-request.builder.js';
import {
  inventedAuthor,
  ownPosts,
  requestOf,
} from '../../../../../../test/support/writing/invented-authors.js';
import { composeDraft } from '../compose-draft.js';
import { composeOpenings } from './compose-openings.js';

const VERDICTS = [
  'Cash beats profit.',
  'A forecast is a wish.',
  'Discounts are loans.',
  'Boards read nothing.',
  'Payment terms are product.',
  'Margins hide waste.',
  'Pricing is a decision.',
  'Budgets are opinions.',
];
const FIGURES = VERDICTS.map((_, index) => `${index + 3} of ${index + 12} clients paid late.`);
const QUESTIONS = VERDICTS.map((_, index) => `Why does floor ${'abcdefgh'[index] ?? ''} stay empty?`);
const postsWith = (openings: readonly string[]) =>
  openings.map((opening) => `${opening}\n\nWe looked at the numbers with the owner and went home late.`);
const opens = (notes: string, openings: readonly string[]) =>
  composeDraft(
    requestOf({ profile: inventedAuthor('cfo').profile, posts: postsWith(openings) }, notes),
  ).split('\n')[0];

describe('The opening of the built-in writer', () => {
  const story =
    'We met the owner of the mill in spring. Churn went from 9% to 3% within a year. Why do mills never raise prices? The bank called twice. Fear is the expensive part.';

  it.each([
    ['a short verdict', VERDICTS, 'Fear is the expensive part.'],
    ['a figure', FIGURES, 'Churn went from 9% to 3% within a year.'],
    ['a question', QUESTIONS, 'Why do mills never raise prices?'],
  ])('is %s for an author who opens so', (_, openings, expected) => {
    expect(opens(story, openings)).toBe(expected);
  });

  it.each([
    [
      'En mars j’ai arrêté de passer par mon distributeur. J’ai appelé les 43 cavistes moi-même. Un vin qu’on ne peut pas appeler, on ne le rachète pas.',
      'Un vin qu’on ne peut pas appeler, on ne le rachète pas.',
    ],
    [
      'El martes revisé la medicación de Amparo, que se caía en casa. Llamé a los médicos y quitamos cinco. Nadie cobra por sumar.',
      'Nadie cobra por sumar.',
    ],
    [
      'Seen in Leeds on a Monday: a coffin in a window with its price on. Nobody stops at ours.',
      'Seen in Leeds on a Monday: a coffin in a window with its price on.',
    ],
  ])('is the verdict that notes end with, where it names what it speaks of: %s', (notes, expected) => {
    expect(opens(notes, [])).toBe(expected);
  });

  it.each([
    [
      'en',
      'she never wrote it down. St Anne has a card with a photo for each of 14 children now. Bridget has run that kitchen for 26 years.',
      'St Anne has a card with a photo for each of 14 children now.',
    ],
    [
      'de',
      'Der hat nie etwas aufgeschrieben. Nachbarin Schott kennt jede Rechnung seit 2009 auswendig. Im Keller liegen 40 Ordner voller Quittungen.',
      'Im Keller liegen 40 Ordner voller Quittungen.',
    ],
    [
      'fr',
      'Elle n’a jamais rien noté. Le lycée de Lens garde 40 classeurs de factures à la cave. La mairie a tout payé en 2009.',
      'La mairie a tout payé en 2009.',
    ],
    [
      'es',
      'Ella nunca apuntó nada. El instituto de Lugo guarda 40 carpetas de facturas en el sótano. Pilar lleva 14 años en esa cocina.',
      'El instituto de Lugo guarda 40 carpetas de facturas en el sótano.',
    ],
  ])('is none of somebody who is named only behind it: %s', (_, notes, expected) => {
    expect(opens(notes, [])).toBe(expected);
  });

  it.each([
    'Went to audit a hall of 1.2 MW. Problem = hot aisle leaking at 38 tiles, 2 units idle. He bought nothing.',
    'Ich war in Bonn bei einem Wirt. Hat 60 Flaschen vom billigen bestellt, 12 vom teuren. Wir haben gelacht.',
  ])('is no part of a case that is told before: %s', (notes) => {
    expect(notes.startsWith(opens(notes, [])!)).toBe(true);
  });

  it('is offered as no other step of the story, and as nothing that points back', () => {
    for (const content of [
      'Mardi on avait un maître d’ouvrage, à Lens, qui me dit que le diagnostic est négatif et donc qu’on peut casser. Je demande à voir le rapport. Le diagnostiqueur avait fait trois prélèvements dans tout le lycée de la ville.',
      'Ich war gestern bei einem Betrieb in Gießen, der am Ende vom Monat nie etwas übrig hat. Der hat fünf Leute und macht nur Fassade. Wir haben uns die Rechnungen angesehen, und es fehlte die Folie.',
    ])
      expect(composeOpenings({ ...aWritingRequest(), content })).toEqual([]);
  });

  it('is the first sentence for who opens with what they did, whatever stands behind it', () => {
    const scenes = VERDICTS.map(
      (_, index) => `I walked through hall ${'abcdefgh'[index] ?? ''} with the owner last autumn again.`,
    );
    const notes =
      'I met the owner of the mill at the old gate in spring. The bank called. Fear is the expensive part.';
    expect(opens(notes, scenes)).toBe('I met the owner of the mill at the old gate in spring.');
    expect(opens(notes, [])).toBe('Fear is the expensive part.');
  });

  it('is what the notes end with of everybody or nobody, for an author who opens with a verdict', () => {
    const notes =
      'The lift in Carver House stopped 14 times in two years. Five engineers changed the door board. It stops when the bin store is open. Nobody had asked the porter.';
    expect(opens(notes, VERDICTS)).toBe('Nobody had asked the porter.');
    expect(opens(notes, FIGURES)).toBe('The lift in Carver House stopped 14 times in two years.');
    const deutsch =
      'Der Aufzug im Haus Weber blieb in zwei Jahren 14-mal stehen. Fünf Techniker haben die Platine getauscht. Er steht nur, wenn der Müllraum offen ist. Niemand hatte den Hausmeister gefragt.';
    expect(
      opens(deutsch, [
        'Bargeld schlägt Gewinn.',
        'Rabatte sind Kredite.',
        'Preise sind Entscheidungen.',
        'Ordnung ist teuer.',
        'Pläne sind Wünsche.',
        'Margen lügen selten.',
      ]),
    ).toBe('Niemand hatte den Hausmeister gefragt.');
  });

  it.each([
    [
      'a number that nothing names',
      'Mon père disait toujours de ne pas retourner les poches trop tôt. J’ai retourné la 7 le 3 août, la 2 le 21. Il avait raison, et nous avons perdu beaucoup.',
      'Mon père disait toujours de ne pas retourner les poches trop tôt.',
    ],
    [
      'a remark under a heading of its own',
      'Mon père a vendu le bateau en mai, et personne ne le savait. On a embauché Yann. Prix de vente inchangé : 8,50 € la douzaine.',
      'Mon père a vendu le bateau en mai, et personne ne le savait.',
    ],
    [
      'a shortened word',
      'Heute kam eine Schülerin zum ersten Mal auf die Autobahn und wollte umdrehen. mE ist das der Moment, für den man das macht.',
      'Heute kam eine Schülerin zum ersten Mal auf die Autobahn und wollte umdrehen.',
    ],
    [
      'a conclusion from what was told',
      'Hier trente personnes sont venues à la dégustation. Le poissonnier a mangé quatorze huîtres. Comme quoi goûter vaut mieux qu’expliquer.',
      'Hier trente personnes sont venues à la dégustation.',
    ],
  ])('is not %s, however strong', (_, notes, expected) => {
    // The next sentence may stand in the same paragraph.
    expect(opens(notes, [])?.slice(0, expected.length)).toBe(expected);
  });

  it('moves no step of the story for the sake of a habit', () => {
    expect(opens('The mill belongs to two brothers from Leeds. They argued. We left early.', VERDICTS)).toBe(
      'The mill belongs to two brothers from Leeds.',
    );
  });
});

describe('A stronger first line', () => {
  const offered = (content: string, posts: readonly string[] = []) =>
    composeOpenings({ ...aWritingRequest(), own_posts: ownPosts(posts), content });

  it('is none that the same rules grade as weak as the one that is there, or weaker', () => {
    expect(
      offered('Churn went from 9% to 3% within a year.\n\nFear is expensive here. We went home.'),
    ).toEqual([]);
    const behind = (first: string) =>
      `${first}\n\nWe raised prices by 20% in May. Hope is the cheap part here. Nobody called.`;
    expect(offered(behind('Fear is the expensive part.'))).toEqual([]);
    expect(offered(behind('We met at the mill.'))).toContain('We raised prices by 20% in May.');
  });

  it('is measured by what the author opens with', () => {
    const content =
      'Fear is the expensive part.\n\nPrices went from 40 to 48 euros in May. We told the clients. Nobody called.';
    expect(offered(content)).toEqual(['Prices went from 40 to 48 euros in May.']);
    expect(offered(content, postsWith(VERDICTS))).toEqual([]);
  });

  it('is a figure where the language is unknown, and the first line has none', () => {
    const polish =
      'Klienci często pytają nas o cenę.\n\nPodnieśliśmy ceny o 20% w maju i nikt nie odszedł. Strach kosztuje najwięcej.';
    expect(offered(polish)).toEqual(['Podnieśliśmy ceny o 20% w maju i nikt nie odszedł.']);
    expect(offered(`W maju 3 firmy odeszły.\n\n${polish}`)).toEqual([]);
  });
});
