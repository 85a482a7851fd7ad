import { defaultWritingProfile } from '@drumbeat/domain';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inventedAuthor } from '../../../../test/support/writing/invented-authors.js';
import { scaleBehaviour, SCALE_NAMES } from './behaviours.js';
import type { Habit } from './habits/habit.js';
import { habitsOf } from './habits/habits.rules.js';
import { settingsInWords } from './settings.rules.js';

const defaults = defaultWritingProfile();
const NOTHING = { setByHand: [], estimated: [], overruled: [] };
const sentencesOf = (habits: readonly Habit[] = []) => habits.map(({ sentence }) => sentence);
const rosie = habitsOf(inventedAuthor('bakeries').posts);

describe('Settings in words', () => {
  it('say nothing as they came, nor without a profile', () => {
    expect(settingsInWords(defaults, [], null)).toEqual(NOTHING);
    expect(settingsInWords(defaults, [], rosie)).toEqual(NOTHING);
    expect(settingsInWords(null, [], rosie)).toEqual(NOTHING);
  });

  it('are a person’s where a person chose them, a default too', () => {
    const { setByHand } = settingsInWords(defaults, ['directness_level'], null);
    expect(setByHand).toEqual(['Says the point plainly, without pushing it.']);
  });

  it('are an estimate where an analysis found them, and left out where the posts show the same with figures', () => {
    const found = { ...defaults, confidence_level: 10, emoji_usage_preference: 'none' as const };
    expect(settingsInWords(found, [], null)).toEqual({
      ...NOTHING,
      estimated: expect.arrayContaining(['Speaks with certainty: no "I think", no "maybe".', 'No emoji.']),
    });
    expect(settingsInWords(found, [], rosie).estimated).toEqual([
      'Speaks with certainty: no "I think", no "maybe".',
    ]);
  });

  it('are no finding where they came with the tone that a person chose', () => {
    const casual = { ...defaults, writing_style_tone: 'casual', writing_style_formality: 3 } as const;
    const words = settingsInWords(casual, ['writing_style_tone'], null);
    expect(words).toEqual({ ...NOTHING, setByHand: [expect.any(String)] });
    expect(
      settingsInWords({ ...casual, writing_style_formality: 2 }, ['writing_style_tone'], null).estimated,
    ).toHaveLength(1);
  });

  it('give way to the posts where these show something else, and say so', () => {
    const calm = { ...defaults, energy_level: 1, emoji_usage_preference: 'none' as const };
    const { setByHand, overruled } = settingsInWords(calm, ['energy_level', 'emoji_usage_preference'], rosie);
    expect(setByHand).toEqual([]);
    expect(overruled).toHaveLength(2);
    expect(overruled.join('\n')).toContain(
      'The settings say: No emoji. But 9 of 10 posts have emoji. Go by the posts.',
    );
    expect(overruled.join('\n')).toContain('But 10 of 10 posts exclaim.');
  });

  it.each([
    ['emoji_usage_preference', 'Uses emoji', 'No emoji.'],
    ['question_usage', 'Asks questions', 'No questions.'],
  ] as const)('hold where a person denied the habit of the same subject: %s', (name, habit, words) => {
    const posts = ['late', 'cold', 'full', 'shut'].map(
      (word) =>
        `The oven was ${word} 🔥\n\nWe all stood there with the dough in our hands. Who else does that?`,
    );
    const habits = habitsOf(posts);
    expect(habits?.does.map((one) => one.name)).toContain(habit);
    const none = { ...defaults, [name]: 'none' as const };
    expect(settingsInWords(none, [name], habits).overruled).toEqual([
      expect.stringContaining('Go by the posts.'),
    ]);
    expect(settingsInWords({ ...none, denied_habits: [habit] }, [name], habits)).toEqual({
      ...NOTHING,
      setByHand: [words],
    });
  });

  it('hold against exclaiming, and against a thing left out, where that was denied', () => {
    const calm = { ...defaults, energy_level: 1, denied_habits: ['Exclaims'] };
    expect(settingsInWords(calm, ['energy_level'], rosie)).toMatchObject({ overruled: [] });
    const asking = { ...defaults, question_usage: 'frequent' as const, denied_habits: ['Asks no questions'] };
    const cfo = habitsOf(inventedAuthor('cfo').posts);
    expect(cfo?.leavesOut.map(({ name }) => name)).toContain('Asks no questions');
    expect(settingsInWords(asking, ['question_usage'], cfo)).toMatchObject({
      setByHand: ['Two or more questions a post.'],
      overruled: [],
    });
  });

  it('still give way where another habit was denied', () => {
    const none = {
      ...defaults,
      emoji_usage_preference: 'none' as const,
      denied_habits: ['Asks questions', 'Uses no emoji'],
    };
    expect(settingsInWords(none, ['emoji_usage_preference'], rosie).overruled).toHaveLength(1);
  });

  it('have no own expression that the denied line says', () => {
    const signature_expressions = ['Bring a torch', 'the slow way down'];
    const words = (denied_habits: string[]) =>
      settingsInWords({ ...defaults, signature_expressions, denied_habits }, [], rosie).estimated.join();
    expect(words([])).toMatch(/Bring a torch; the slow way down/u);
    const denied = words(['Ends with the same line: “Bring a torch. 🔦”']);
    expect(denied).toMatch(/the slow way down/u);
    expect(denied).not.toMatch(/torch/u);
    expect(words(['Ends with the same line: “Bring a torchlight. 🔦”'])).toMatch(/Bring a torch;/u);
  });

  it('have no own expression that a denied salutation says', () => {
    const letters = ['rain', 'snow', 'wind', 'sun'].map(
      (word) => `Dear neighbours,\n\nThe ${word} came early and stayed until the evening.`,
    );
    const habits = habitsOf(letters);
    const letter = habits?.does.find(({ name }) => name.startsWith('Writes letters'))?.name ?? '';
    expect(letter).not.toBe('');
    const words = (denied_habits: string[]) =>
      settingsInWords(
        { ...defaults, signature_expressions: ['Dear neighbours'], denied_habits },
        ['signature_expressions'],
        habits,
      ).setByHand.join();
    expect(words([])).toMatch(/Dear neighbours/u);
    expect(words([letter])).toBe('');
  });

  it('show of a long list as many entries as fit into 300 characters, each whole', () => {
    const frequently_used_words = Array.from({ length: 80 }, (_, index) => `float${100 + index}`);
    const { setByHand } = settingsInWords(
      { ...defaults, frequently_used_words },
      ['frequently_used_words'],
      null,
    );
    expect(setByHand.join().match(/float\d{3}/gu)).toEqual(frequently_used_words.slice(0, 30));
  });

  it.each(SCALE_NAMES)(
    'claim of %s no length, order, question or mark, which are counted by themselves',
    (name) => {
      for (let level = 1; level <= 10; level += 1)
        expect(scaleBehaviour(name, level)).not.toMatch(
          /\b(?:short|long|few|fewest|slowly|first|last|questions?|exclamations?|emoji)\b/iu,
        );
    },
  );

  it('hold no number of a scale', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SCALE_NAMES), fc.integer({ min: -5, max: 20 }), (name, level) => {
        expect(scaleBehaviour(name, level)).toMatch(/^\P{N}{10,}\.$/u);
      }),
    );
  });
});

describe('Habits', () => {
  it('are the same in whatever order the posts come', () => {
    const { posts } = inventedAuthor('workshop');
    fc.assert(
      fc.property(fc.shuffledSubarray([...posts], { minLength: posts.length }), (shuffled) => {
        expect(habitsOf(shuffled)).toEqual(habitsOf(posts));
      }),
      { numRuns: 20 },
    );
  });

  it('claim nothing of fewer than three posts, however often one of them is given', () => {
    const [one = '', two = ''] = inventedAuthor('cfo').posts;
    expect(habitsOf([one, two, one, two, one])).toBeNull();
  });

  it.each([
    ['cfo', 'Opens with a verdict of at most 8 words in 9 of 10 posts.'],
    ['bakeries', 'Exclaims in 10 of 10 posts, 4 sentences with "!" a post.'],
    ['ux', 'Writes in German in 10 of 10 posts.'],
    ['prevention', 'Opens with a figure in 5 of 10 posts.'],
    ['workshop', 'Addresses the reader as "tú" in 7 of 10 posts.'],
  ] as const)('tell apart whom they are of: %s', (name, habit) => {
    expect(sentencesOf(habitsOf(inventedAuthor(name).posts)?.does)).toContain(habit);
  });

  it.each([
    ['surveyor', 'Writes in small letters throughout, names and sentence beginnings too, in 10 of 10 posts.'],
    ['surveyor', "Ends with the same sentence in 3 of 10 posts: “that's the post.”"],
    ['vet', 'Uses emoji in 7 of 10 posts, 1 a post, mostly 🐴.'],
    ['undertaker', 'Says in the first sentence when it happened in 5 of 10 posts.'],
    ['undertaker', 'Brings a person on in the first sentence in 6 of 10 posts.'],
    ['undertaker', 'Reports what people said instead of quoting them ("she said that …") in 5 of 10 posts.'],
  ] as const)('tell of the quiet ones, too, what makes them: %s, %s', (name, habit) => {
    expect(sentencesOf(habitsOf(inventedAuthor(name).posts)?.does)).toContain(habit);
  });

  it('tell of paragraphs of several lines between single ones', () => {
    expect(habitsOf(inventedAuthor('surveyor').posts)?.form.at(-1)).toBe(
      'About 3 paragraphs a post, mostly 2 to 3, each of 1 line and about 8 words, mostly 6 to 15; in 6 of 10 posts one of 2 to 3 lines.',
    );
  });

  it('say of a rare trait, too, that ten posts are without it', () => {
    expect(sentencesOf(habitsOf(inventedAuthor('vet').posts)?.leavesOut)).toEqual(
      expect.arrayContaining([
        'Writes no lists in 10 of 10 posts.',
        'Puts no asides in brackets in 10 of 10 posts.',
      ]),
    );
  });

  it('say nothing of traits that most people lack', () => {
    const words = habitsOf(inventedAuthor('cfo').posts);
    expect(sentencesOf([...(words?.does ?? []), ...(words?.leavesOut ?? [])]).join('\n')).not.toMatch(
      /small letter|same (?:line|sentence)/u,
    );
  });

  it('are quoted from two posts, word for word, and named without their figures', () => {
    const { posts } = inventedAuthor('vet');
    const habits = habitsOf(posts);
    const emoji = habits?.does.find(({ name }) => name === 'Uses emoji');
    expect(emoji).toMatchObject({ seen: 7, of: 10 });
    expect(emoji?.quotes).toHaveLength(2);
    for (const quote of emoji?.quotes ?? []) {
      expect(quote).toContain('🐴');
      expect(posts.some((post) => post.includes(quote))).toBe(true);
    }
    expect(habits?.leavesOut.flatMap(({ quotes }) => quotes)).toEqual([]);
  });
});
