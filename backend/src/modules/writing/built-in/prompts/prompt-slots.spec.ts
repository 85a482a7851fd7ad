import { POST_LANGUAGES } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_TEXTS } from './language-texts.js';
import { suitsPillar, suitsProblem, topicIn } from './prompt-slots.js';

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
    // Somebody said it, was the first to say it, or is asked back about it.
    expect(refused.map(({ text }) => text)).toEqual(
      frames
        .map(({ text }) => text)
        .filter((text) => /told|tell|hear|sagte|gesagt|hörst|dit|entendez|dijo|oyes/u.test(text)),
    );
    expect(refused).toHaveLength(3);
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

  it('has nothing that is normal where it is a choice', () => {
    const frames = Object.values(LANGUAGE_TEXTS.en.frames).flat();
    const normal = frames.find(({ text }) => text.startsWith('What is normal'))!;
    const topic = topicIn('Replacing or repairing', { language: 'en' });
    expect(suitsPillar(normal, 'Replacing or repairing', topic, 'en')).toBe(false);
    expect(suitsPillar(normal, 'Night calls', topicIn('Night calls', { language: 'en' }), 'en')).toBe(true);
  });
});
