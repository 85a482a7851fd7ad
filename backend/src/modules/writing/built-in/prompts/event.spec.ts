import { NO_LESSONS, type PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { composePrompts } from './compose-prompts.js';
import { isEvent, isHeading } from './event.js';

describe('A sentence of the author’s own', () => {
  it.each<[PostLanguage, string]>([
    ['en', 'I stopped counting pallets and started counting touches'],
    ['en', 'We read 40 board papers in a week'],
    ['en', 'School in Bath: 22 practice pianos, budget for six'],
    ['en', 'A grower asked me for a discount because the weather had been good'],
    ['de', 'Ein Inhaber in Kassel verdiente an der Bar mehr als am Unterricht'],
    ['de', 'Bei Familie Rauch waren es 4 Zentimeter auf 3 Meter'],
    ['de', 'Der Chef hat die Tür zugeschlagen'],
    ['fr', 'Le tribunal a choisi le troisième'],
    ['fr', 'Ils étaient quatre dans mon bureau et trois ne se parlaient plus'],
    ['es', 'Cantamos en Soria y el órgano no funcionaba'],
    ['es', 'Quitamos 900 metros de césped en Alcobendas'],
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
  ])('is a saying or a habit (%s): %s', (language, sentence) => {
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
  const hooksOf = (content: string) =>
    composePrompts({
      profile: {
        full_name: 'Rhona Kerr',
        content_pillars: ['Shoes that hold', 'Mares and foals', 'Livery yards'],
        target_audience: 'Livery yards',
        ideal_target_client: null,
        client_pain_points: null,
        industry: 'Farriery',
        business_size: null,
        content_strategy: null,
        generated_icp_summary: null,
      },
      preferences: null,
      set_by_hand: [],
      own_posts: [{ id: '1', posted_at: null, title: '', content, impressions: null, engagement_rate: null }],
      notes: [],
      count: 60,
      pillars: [],
      existing: [],
      lessons: NO_LESSONS,
      reasons: [],
      seed: 'rhona',
    })
      .map(({ hook }) => hook)
      .filter((hook) => hook.includes(content));

  it('asks for no sequel, no other way and no procedure of a saying', () => {
    const saying = hooksOf('A cheap shoe costs you the foot');
    expect(saying.length).toBeGreaterThan(0);
    expect(saying.join('\n')).not.toMatch(/happened after|another way|how I do it today/u);
  });

  it('asks for them where something happened', () => {
    const events = ['I shod a mare in Kelso that four farriers had given up on', 'We lost the yard in May']
      .flatMap(hooksOf)
      .join('\n');
    expect(events).toMatch(/happened after|another way|how I do it today/u);
  });

  it('is filed under no subject that it does not touch', () => {
    expect(hooksOf('Nobody drowns in the manual')).toEqual([]);
  });
});
