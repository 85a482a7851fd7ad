import { POST_LANGUAGES, type PostLanguage } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { pillarSortOf } from './pillar-sort.js';
import type { PillarSort } from './prompt-frame.js';
import { suitsPillar } from './prompt-slots.js';
import { topicIn } from './topic.js';

const PILLARS: Readonly<Record<PostLanguage, Readonly<Record<PillarSort, readonly string[]>>>> = {
  en: {
    people: ['Women in forestry', 'My deckhands and their families', 'Trainees in the saddlery'],
    place: ['The harbour at Whitby', 'In the kiln room', 'Our greenhouse'],
    everyday: ['Everyday life on a lock', 'Daily work at sea'],
    cases: ['Stories from the allotment', 'Cases of the year', 'Floods that taught me', 'From my case book'],
    failures: ['Breakdowns on the moor', 'Near misses'],
    values: ['Patience with wood', 'The ethics of hunting', 'Trust'],
    prices: ['The price of honey', 'What a survey costs'],
    tools: ['My chisels and other tools', 'Machines that last'],
  },
  de: {
    people: ['Frauen im Weinbau', 'Waldbesitzer und ihre Bäume', 'Fischer und Nachbarn'],
    place: ['Am Hafen von Husum', 'Die alte Werkstatt', 'Unser Dorf'],
    everyday: ['Alltag im Stellwerk', 'Der Schulalltag'],
    cases: ['Aus meiner Werkstatt', 'Kleine Fälle', 'Hofgeschichten'],
    failures: ['Pannen auf hoher See', 'Rohrschäden und ihre Ursachen'],
    values: ['Geduld beim Brennen', 'Vertrauen', 'Die Haltung'],
    prices: ['Was ein Grabstein kostet', 'Faire Preise'],
    tools: ['Meine Werkzeuge', 'Hobel und Messkoffer'],
  },
  fr: {
    people: ['Les femmes de la forge', 'Apiculteurs et voisins'],
    place: ['Le village de Riec', 'Dans la cale', 'L’atelier'],
    everyday: ['Le quotidien du phare', 'La vie à bord'],
    cases: ['Histoires de greniers', 'Mes cas', 'Carnets de tournée'],
    failures: ['Les pannes du dimanche', 'Fuites et dégâts'],
    values: ['La patience du cuir', 'La confiance'],
    prices: ['Le prix du miel', 'Ce que coûte une toiture'],
    tools: ['Mes outils', 'Le matériel de plongée'],
  },
  es: {
    people: ['Mujeres de la mar', 'Pescadores y vecinos'],
    place: ['El puerto de Burela', 'En la bodega', 'Mi pueblo'],
    everyday: ['El día a día del faro', 'La vida a bordo'],
    cases: ['Historias de taller', 'Mis casos', 'Relatos de guardia'],
    failures: ['Averías en alta mar', 'Fugas y daños'],
    values: ['La paciencia del barro', 'Confianza'],
    prices: ['El precio de la miel', 'Lo que cuesta una barca'],
    tools: ['Mis herramientas', 'Máquinas que duran'],
  },
};
const given = POST_LANGUAGES.flatMap((language) =>
  Object.entries(PILLARS[language]).flatMap(([sort, pillars]) =>
    pillars.map((pillar) => ({ language, sort: sort as PillarSort, pillar })),
  ),
);

const suiting = (pillar: string, language: PostLanguage) => {
  const topic = topicIn(pillar, { language });
  return Object.values(LANGUAGE_TEXTS[language].frames)
    .flat()
    .filter((frame) => suitsPillar(frame, pillar, topic, language))
    .map(({ id }) => id);
};

describe('What a pillar names', () => {
  it.each(given)('is told by its words ($language): $pillar is $sort', ({ language, sort, pillar }) => {
    expect(pillarSortOf(pillar, language)).toBe(sort);
  });

  it.each<[PostLanguage, string]>([
    ['en', 'Choosing tools'],
    ['en', 'Hiring women in forestry'],
    ['en', 'Contracts in plain words'],
    ['en', 'Shift planning'],
    ['de', 'Werkzeuge richtig schärfen'],
    ['de', 'Dienstpläne ohne Streit'],
    ['fr', 'Affûter ses outils'],
    ['fr', 'Les plannings de nuit'],
    ['es', 'Afilar herramientas'],
    ['es', 'Los turnos de noche'],
  ])('is any other matter, or what is done with one (%s): %s', (language, pillar) => {
    expect(pillarSortOf(pillar, language)).toBeNull();
  });
});

describe('A question about a pillar that names something', () => {
  const refused: Readonly<Record<PillarSort, readonly string[]>> = {
    people: ['whichOfTheTwo', 'whatIGladlyPayFor', 'theSmallestThingThatWentWrong', 'whatChangedYourMind'],
    place: ['whichOfTheTwo', 'whatFailedFirst', 'adviceIStoppedGiving', 'normalForYouToo'],
    everyday: ['whichOfTheTwo', 'theQuestionIAskFirst', 'adviceIStoppedGiving'],
    cases: ['adviceIStoppedGiving', 'whatChangedYourMind', 'whichOfTheTwo', 'iWasWrongAboutThis'],
    failures: ['whatIGladlyPayFor', 'whySomebodyJoinedUs', 'whichOfTheTwo'],
    values: ['whatFailedFirst', 'whatIAlwaysWriteDown', 'theQuestionIAskFirst', 'howLongDoesItTakeYou'],
    prices: ['theFirstHour', 'whatIGladlyPayFor', 'whatFailedFirst', 'decidedWithinTheHour'],
    tools: ['adviceIStoppedGiving', 'whatFailedFirst', 'aSentenceIWouldTakeBack'],
  };

  it.each(given)('makes sense of it ($language): $pillar', ({ language, sort, pillar }) => {
    const ids = suiting(pillar, language);
    for (const id of refused[sort]) expect(ids).not.toContain(id);
    // Twelve prompts, each of another form, in every batch of three such pillars.
    expect(ids.length).toBeGreaterThan(30);
  });

  it.each(POST_LANGUAGES)('is asked of cases or people alone where it is made for them: %s', (language) => {
    const ofCases = suiting(PILLARS[language].cases[0]!, language);
    expect(ofCases).toEqual(expect.arrayContaining(['theCaseINeverTold', 'theCaseIWouldDecideAnew']));
    expect(suiting(PILLARS[language].people[0]!, language)).toContain('whatOneOfThemShowedMe');
    for (const one of ['theCaseINeverTold', 'theCaseIWouldDecideAnew', 'whatOneOfThemShowedMe'])
      expect(suiting(PILLARS[language].values[0]!, language)).not.toContain(one);
  });
});
