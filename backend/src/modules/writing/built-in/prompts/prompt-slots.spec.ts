import { POST_LANGUAGES } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { isOneOrTwo, suitsAuthor, suitsPillar, suitsProblem } from './prompt-slots.js';
import { topicIn } from './topic.js';
import { hasJobs } from './trades/trade-of.js';

const THEIRS = {
  en: 'They ring too late',
  de: 'Sie rufen zu spät an',
  fr: 'Ils appellent trop tard',
  es: 'Ellos llaman tarde',
};
const OF_THEM_WITHIN = {
  en: 'Nobody tells them why',
  de: 'Keiner sagt ihnen, warum',
  fr: 'Personne ne pense à eux',
  es: 'Nadie piensa en ellos',
};

describe('A problem in a prompt', () => {
  it.each(POST_LANGUAGES)('is nobody’s own words where it speaks of them: %s', (language) => {
    const frames = Object.values(LANGUAGE_TEXTS[language].frames)
      .flat()
      .filter(({ needs = [] }) => needs.includes('problem'));
    const refused = frames.filter((frame) => !suitsProblem(frame, THEIRS[language]));
    // Somebody comes with it, or is asked back about it.
    expect(refused.map(({ id }) => id)).toEqual([
      'problemWhatIDoFirst',
      'problemThreeQuestionsIAskBack',
      'problemThreePeopleThreeReasons',
      'theFirstCaseOfAProblem',
      'problemWhatWouldYouHaveDone',
      'fromAProblemToAPlan',
    ]);
    expect(frames.filter((frame) => !suitsProblem(frame, OF_THEM_WITHIN[language]))).toEqual(refused);
    expect(frames.every((frame) => suitsProblem(frame, 'No time'))).toBe(true);
  });
});

describe('A pillar that is a sentence, a question or a choice', () => {
  const SAYINGS = {
    en: ['Cash is not profit', 'What couples forget'],
    de: ['Der Hof ist kein Museum', 'Was Paare vergessen'],
    fr: ['La mer ne lit pas les plannings', 'Ce que les couples oublient'],
    es: ['El campo no está en venta', 'Lo que olvidan las parejas'],
  };

  it.each(POST_LANGUAGES)('is asked only what can be said of it: %s', (language) => {
    const frames = Object.values(LANGUAGE_TEXTS[language].frames).flat();
    for (const pillar of SAYINGS[language]) {
      const topic = topicIn(pillar, { language });
      const texts = frames
        .filter((frame) => suitsPillar(frame, pillar, topic, language))
        .map(({ text }) => text);
      expect(texts.length).toBeGreaterThan(10);
      expect(texts.join('\n')).not.toMatch(
        /two answers that are both|zwei vernünftigen Antworten|deux réponses raisonnables|dos respuestas razonables/u,
      );
      for (const text of texts)
        expect(text).not.toMatch(/(?:questions?|Fragen?|preguntas?) [^?.:]*\{topic\}/u);
    }
  });

  it('is nobody’s own mistake where it says what others get wrong', () => {
    const frames = Object.values(LANGUAGE_TEXTS.en.frames).flat();
    const textsFor = (pillar: string) =>
      frames
        .filter((frame) => suitsPillar(frame, pillar, topicIn(pillar, { language: 'en' }), 'en'))
        .map(({ text }) => text)
        .join('\n');
    expect(textsFor('What the bridge gets wrong')).not.toMatch(/mistake|common view/u);
    expect(textsFor('How to hire well')).toMatch(/mistake/u);
  });

  it('has nothing that is normal where it is a choice', () => {
    const frames = Object.values(LANGUAGE_TEXTS.en.frames).flat();
    const normal = frames.find(({ text }) => text.startsWith('What is normal'))!;
    const topic = topicIn('Replacing or repairing', { language: 'en' });
    expect(suitsPillar(normal, 'Replacing or repairing', topic, 'en')).toBe(false);
    expect(suitsPillar(normal, 'Night calls', topicIn('Night calls', { language: 'en' }), 'en')).toBe(true);
  });
});

describe('A question about clients or about a job', () => {
  const frames = POST_LANGUAGES.flatMap((language) => Object.values(LANGUAGE_TEXTS[language].frames).flat());
  const refused = (material: Parameters<typeof suitsAuthor>[2]) =>
    frames.filter((frame) => !suitsAuthor(frame, 1, material)).map(({ text }) => text);

  it('names the clients only under a pillar that has to do with them', () => {
    expect(refused({ isOfClients: () => true, hasJobs: true })).toEqual([]);
    const texts = refused({ isOfClients: () => false, hasJobs: true });
    expect(texts).toEqual(frames.map(({ text }) => text).filter((text) => text.includes('{people}')));
    expect(texts.join('\n')).toMatch(/first meeting/u);
  });

  it('asks for no job where nobody orders one', () => {
    const texts = refused({ isOfClients: () => true, hasJobs: false }).join('\n');
    for (const job of ['Which job', 'Welche Arbeit', 'Quel travail', '¿Qué trabajo'])
      expect(texts).toContain(job);
    for (const industry of ['Secondary education', 'Landwirtschaft', 'Viticulture', 'Farmacia rural'])
      expect(hasJobs({ industry })).toBe(false);
    for (const industry of ['Carpentry', 'UX-Beratung', 'Couture et retouche'])
      expect(hasJobs({ industry })).toBe(true);
  });

  it('knows who works alone or with one other', () => {
    for (const size of ['Just me', 'Solo', '2 people', '1', 'Zu zweit', 'Seule', 'Allein'])
      expect(isOneOrTwo(size)).toBe(true);
    for (const size of [
      '94 staff',
      '10-50 employees',
      'Me and two surveyors',
      '5 bis 30 Leute',
      '20 personas',
    ])
      expect(isOneOrTwo(size)).toBe(false);
  });
});
