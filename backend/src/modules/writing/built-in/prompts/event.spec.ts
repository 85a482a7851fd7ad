import { NO_LESSONS, type PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import type { PromptWritingRequest } from '../../prompt-writer.service.js';
import { authorMaterialOf } from './author-material.js';
import { composePrompts } from './compose-prompts.js';
import { isEvent, isHeading, isOwnDeed } from './event.js';

describe('A sentence of the author’s own', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'I stopped counting pallets and started counting touches'],
    ['en', 'We read 40 board papers in a week'],
    ['en', 'A grower asked me for a discount because the weather had been good'],
    ['de', 'Ein Inhaber in Kassel verdiente an der Bar mehr als am Unterricht'],
    ['de', 'Der Chef hat die Tür zugeschlagen'],
    ['fr', 'Le tribunal a choisi le troisième'],
    ['es', 'Quitamos 900 metros de césped en Alcobendas'],
    ['en', 'When the tide went out, we found the second anchor'],
    ['es', 'Cuando bajó la marea, apareció la segunda ancla'],
  ])('tells of something that happened (%s): %s', (language, sentence) => {
    expect(isEvent(sentence, language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'A cheap shoe costs you the foot'],
    ['en', 'A pipe from 1904 does not need replacing'],
    ['fr', 'J’ai compté les gestes : une huître passe vingt-deux fois entre nos mains'],
    ['en', 'We asked 40 tenants: a landlord who answers is never late'],
    ['en', 'Say no to the grant that changes what you do'],
    ['en', 'You need less than you think'],
    ['en', 'I charge £850 to look at a container'],
    ['de', 'Das Holz hat immer recht'],
    ['de', 'Die wichtigsten Leute sollten heute weniger reden'],
    ['de', 'Eine alte Regel ist eine gute Regel'],
    ['fr', 'Un testament tient en une page'],
    ['fr', 'Un vin qui dort ne vieillit pas, il coûte'],
    ['es', 'Regar a las tres de la tarde es regar el aire'],
    ['es', 'La mayoría no lee todavía'],
    ['es', 'El comité se reúne dos veces al año'],
    ['es', 'Cuando abrí me tomaban por la secretaria'],
    ['en', 'When I began they called me the secretary'],
    ['de', 'Als ich anfing wurde ich für die Sekretärin gehalten'],
    ['fr', 'Quand j’ai commencé on me prenait pour la secrétaire'],
    ['en', 'School in Bath: 22 practice pianos, budget for six'],
    ['de', 'Bei Familie Rauch waren es 4 Zentimeter auf 3 Meter'],
    ['fr', 'Ils étaient quatre dans mon bureau et trois ne se parlaient plus'],
    ['es', 'Cantamos en Soria y el órgano no funcionaba'],
    ['fr', 'Mon père était pêcheur et ne parlait que breton'],
    ['en', 'Ash dieback has made me a worse dinner guest'],
  ])('is a saying, a habit or how it was (%s): %s', (language, sentence) => {
    expect(isEvent(sentence, language)).toBe(false);
  });
});

describe('The heading of a note', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'VHF check, No. 4 berth, Sun. night'],
    ['en', 'client visit Weds, container terminal, approx. 4,100 movements a yr'],
    ['de', 'Dorfkirche bei Bad Hersfeld, Orgel von 1881, 14 Register'],
    ['fr', 'atelier cantine, école St-Michel, 26 enfants'],
  ])('says nothing yet (%s): %s', (language, sentence) => {
    expect(isHeading(sentence, language)).toBe(true);
  });

  it.each<[PostLanguage, string]>([
    ['en', '3 of 8 tugs answered on the wrong channel'],
    ['en', 'Yesterday, at noon, the crane stopped'],
    ['de', 'Wir messen, schneiden, kleben'],
    ['fr', 'Elle note, compte, efface'],
  ])('is none that tells something (%s): %s', (language, sentence) => {
    expect(isHeading(sentence, language)).toBe(false);
  });
});

describe('A prompt about a sentence of the author’s own', () => {
  const requestOf = (
    posts: readonly string[],
    notes: readonly string[],
    content_pillars = ['Shoes that hold', 'Mares and foals', 'Livery yards'],
  ): PromptWritingRequest => ({
    profile: {
      full_name: 'Rhona Kerr',
      content_pillars,
      target_audience: '',
      ideal_target_client: null,
      client_pain_points: null,
      industry: 'Farriery',
      business_size: null,
      content_strategy: null,
      generated_icp_summary: null,
    },
    preferences: null,
    set_by_hand: [],
    own_posts: posts.map((content, index) => ({
      id: String(index),
      posted_at: null,
      title: '',
      content,
      impressions: null,
      engagement_rate: null,
    })),
    notes,
    count: 60,
    pillars: [],
    existing: [],
    lessons: NO_LESSONS,
    reasons: [],
    seed: 'rhona',
  });
  const promptsOf = (posts: readonly string[], notes: readonly string[] = []) =>
    composePrompts(requestOf(posts, notes)).map(({ hook }) => hook);
  const hooksOf = (content: string) => promptsOf([content]).filter((hook) => hook.includes(content));

  it('asks for no sequel, no other way and no procedure of a saying', () => {
    const saying = hooksOf('A cheap shoe costs you the foot');
    expect(saying.length).toBeGreaterThan(0);
    expect(saying.join('\n')).not.toMatch(/happened after|another way|how I do it today/u);
  });

  it('asks for them where something happened', () => {
    const events = [
      'I drove to a mare in Kelso that four farriers gave up on',
      'We lost the yard in May',
      'I sold a foal in Kelso',
    ]
      .flatMap(hooksOf)
      .join('\n');
    expect(events).toMatch(/happened after|another way|how I do it today/u);
  });

  it('is filed under no subject that it does not touch', () => {
    const saying = 'Nobody drowns in the manual';
    const both = promptsOf([saying, 'We lost the yard in May']);
    expect(both.some((hook) => hook.includes('We lost the yard'))).toBe(true);
    expect(both.filter((hook) => hook.includes(saying))).toEqual([]);
    expect(promptsOf([saying]).filter((hook) => hook.includes(saying))).toEqual([]);
    expect(promptsOf([], [saying]).filter((hook) => hook.includes(saying))).toEqual([]);
  });

  it('takes one from the middle of a text rather than none', () => {
    const note = 'ok so the ring. The vet from Kelso lost 9 shoes in the bog. it rained';
    expect(promptsOf([], [note]).some((hook) => hook.includes('lost 9 shoes'))).toBe(true);
  });

  it('asks how the author does it today of nobody else’s years', () => {
    const hooks = promptsOf(['Bridget ran the livery yard in Kelso for 26 years']);
    expect(hooks.some((hook) => hook.includes('26 years'))).toBe(true);
    expect(hooks.filter((hook) => /26 years.*how I do it today/u.test(hook))).toEqual([]);
  });

  it.each<[PostLanguage, string, string]>([
    ['en', 'We moved lunch and answered 198 calls', 'Bridget has run my kitchen for 26 years'],
    ['en', 'On a wet Friday in Kelso we shod nine mares', 'The vet we work with has lost 9 shoes'],
    ['en', 'Climbed a ladder in the rain', 'Founded by two brothers in 1904'],
    ['de', 'Im Mai habe ich 4 Hektar gemischt', 'Mein Vater führte den Betrieb 26 Jahre lang'],
    ['fr', 'J’ai fait retirer onze présentoirs', 'Un boulanger de Saumur m’a appelée à 67 ans'],
    ['es', 'Pesamos los cubos durante dos semanas', 'Pilar lleva 14 años en mi cocina'],
  ])('knows whose deed it tells: %s, %s', (language, own, others) => {
    expect(isOwnDeed(own, language)).toBe(true);
    expect(isOwnDeed(others, language)).toBe(false);
  });

  const PILLARS: Readonly<Record<PostLanguage, string[]>> = {
    en: ['Shoes that hold', 'Mares and foals and what they need'],
    de: ['Eisen, die halten', 'Was eine Stute mit Fohlen braucht'],
    fr: ['Les fers qui tiennent dans la boue', 'Ce dont une jument a besoin avec son poulain'],
    es: ['Las herraduras que aguantan', 'Lo que necesita una yegua'],
  };
  const quotedOf = (language: PostLanguage, note: string) =>
    authorMaterialOf(requestOf([], [note], PILLARS[language])).sentences.map(({ sentence }) => sentence);

  it.each<[PostLanguage, string]>([
    ['en', 'so, um, the vet from Kelso, uh, lost 9 shoes in the bog.'],
    ['de', 'Also, ähm, die Tierärztin hat, äh, 9 Eisen im Moor verloren.'],
    ['fr', 'Alors, euh, la vétérinaire a, euh, perdu 9 fers dans la boue.'],
    ['es', 'Pues, eh, la veterinaria perdió, eh, 9 herraduras en el barro.'],
    ['en', '- mtg w/ vet, 9 shoes\n- 3 hrs in bog\n- shoes ord. for fri.'],
    ['fr', '- fers mai : 61\n- dont neufs 38\n- prix 12 €, devrait être 18'],
  ])('quotes no note that was spoken or is in shorthand: %s, %s', (language, note) => {
    expect(quotedOf(language, note)).toEqual([]);
  });

  it.each<[PostLanguage, string, string]>([
    [
      'en',
      'The vet from Kelso lost 9 shoes in the bog. We went back.',
      'The vet from Kelso lost 9 shoes in the bog',
    ],
    ['de', 'Die Tierärztin hat 9 Eisen im Moor verloren.', 'Die Tierärztin hat 9 Eisen im Moor verloren'],
    [
      'fr',
      '- la vétérinaire a perdu 9 fers dans la boue\n- on les a retrouvés jeudi',
      'La vétérinaire a perdu 9 fers dans la boue',
    ],
  ])('quotes a whole sentence of one that was written: %s, %s', (language, note, quoted) => {
    expect(quotedOf(language, note)).toEqual([quoted]);
  });

  it('ends no sentence behind a short word in a language that it does not know', () => {
    const note =
      'A febbraio il museo ci ha mandato una tavola con sette strati di vernice. Prev. 2019: 11.000 euro, ditta Bianchi, rifiutato allora.';
    const { sentences, isLanguageKnown } = authorMaterialOf(
      requestOf([], [note], ['Restauro di dipinti', 'La vernice e il preventivo']),
    );
    expect(isLanguageKnown).toBe(false);
    expect(sentences.length).toBe(1);
    for (const { sentence } of sentences) expect(sentence).not.toMatch(/^2019|Prev\.?$/u);
  });

  it('asks about a quoted sentence only under the pillar that it shares a word with', () => {
    const prompts = composePrompts(
      requestOf(
        ['Two trainees in the simulator called the engine room first and one dropped the anchor'],
        [],
        ['Ship handling', 'Training young pilots', 'Money'],
      ),
    );
    const quoting = prompts.filter(({ hook }) => hook.includes('trainees'));
    expect(quoting.length).toBeGreaterThan(0);
    for (const { pillar_number } of quoting) expect(pillar_number).toBe(2);
  });
});
