import { describe, expect, it } from '@jest/globals';
import { readPosts } from '../reading/read-posts.js';
import { signaturePhrases } from './signature-phrases.rules.js';

const found = (...posts: string[]) => signaturePhrases(readPosts(posts));
const phrases = (...posts: string[]) => found(...posts).map(({ text }) => text);

describe('signature phrases', () => {
  it('are counted by posts, not by how often one post says them', () => {
    expect(
      phrases('Stay curious. Stay curious. Stay curious.', 'Nothing else here.', 'Nor in this one.'),
    ).toEqual([]);
    expect(
      found(
        'We sold the van. Stay curious.',
        'Stay curious.',
        'The shop was shut. Stay curious. Stay curious.',
      ),
    ).toEqual([{ text: 'Stay curious', posts: 3, place: 'closing' }]);
  });

  it('may be two words where they are all of a sentence, and keep the place where they stand', () => {
    const posts = [
      'Good morning, bakers! The ovens were late. Butter first.',
      'Good morning, bakers! Two trays fell. Butter first.',
      'Good morning, bakers! Nobody slept. Butter first.',
    ];
    expect(found(...posts)).toEqual([
      { text: 'Good morning, bakers', posts: 3, place: 'address' },
      { text: 'Butter first', posts: 3, place: 'closing' },
    ]);
  });

  it('are an address before a comma, in any of the languages', () => {
    expect(
      found(
        'Ihr Lieben, heute war es laut.',
        'Ihr Lieben,\ndas Zelt steht wieder.',
        'Ihr Lieben, gestern kam ein Brief.',
      ),
    ).toEqual([{ text: 'Ihr Lieben', posts: 3, place: 'address' }]);
    expect(
      found(
        'Question du lundi : qui parle ?',
        'Question du lundi\u00A0: à quoi bon ?',
        'Question du lundi\u202F: et vous ?',
      ),
    ).toEqual([{ text: 'Question du lundi', posts: 3, place: 'opening' }]);
  });

  it('are never quoted speech', () => {
    expect(
      phrases(
        '„Das haben wir immer so gemacht“, sagte er.',
        'Sie sagte: „Das haben wir immer so gemacht“.',
        '„Das haben wir immer so gemacht“ kam von hinten.',
        '"We will pay next week," says the client.',
        'He wrote "We will pay next week".',
        '“We will pay next week,” they said.',
      ),
    ).toEqual([]);
  });

  it('are never what everybody says', () => {
    const idle = (phrase: string) => [
      `${phrase} a contract is a memory.`,
      `${phrase} it is a list.`,
      `We sell hours. ${phrase} nobody pays for a logo.`,
    ];
    for (const phrase of [
      'At the end of the day',
      'Am Ende des Tages',
      'Au bout du compte',
      'Al fin y al cabo',
    ]) {
      expect(phrases(...idle(phrase))).toEqual([]);
    }
  });

  it('within a sentence are no shorter than four words, two of which say something', () => {
    const posts = (words: string) => [
      `We saw ${words} once.`,
      `They had ${words} too.`,
      `Nobody knew ${words} then.`,
    ];
    expect(phrases(...posts('our margin report'))).toEqual([]);
    expect(phrases(...posts('the unpaid margin report numbers'))).toEqual(['unpaid margin report numbers']);
  });

  describe('of words that say little', () => {
    const THINGS = ['van', 'oven', 'roof', 'gate', 'lamp', 'till', 'shelf', 'drain', 'stove', 'clock'];
    const VERBS = ['waited', 'leaked', 'fell', 'burned', 'rang', 'stood', 'moved', 'broke', 'sang', 'slept'];
    const posts = (saying: string, count: number) =>
      THINGS.map((thing, at) =>
        at < count
          ? `The ${thing} ${VERBS[at]}, ${saying} ${thing} ${VERBS[at]}.`
          : `Somebody painted one ${thing} twice.`,
      );

    it('count where a clause begins with five of them in many posts', () => {
      expect(found(...posts('which is another way of saying that the', 6))).toEqual([
        { text: 'which is another way of saying', posts: 6, place: 'within' },
      ]);
    });

    it.each([
      ['which is another way of saying that the', 2],
      ['which is another way of', 6],
      ['as far as I am concerned the', 6],
      ['es versteht sich von selbst dass die', 6],
    ])(
      'do not count in few posts, broken off, or where everybody says them: %s in %p of 10',
      (saying, count) => {
        expect(found(...posts(saying, count))).toEqual([]);
      },
    );

    it('do not count in three posts of many', () => {
      const others = THINGS.flatMap((thing) => VERBS.map((verb) => `${verb} ${thing}.`));
      expect(found(...posts('which is another way of saying that the', 3), ...others.slice(0, 20))).toEqual(
        [],
      );
    });
  });

  it('have 10 to 100 characters', () => {
    expect(phrases('Go by car.', 'Go by car.', 'Go by car.')).toEqual([]);
    expect(phrases('Go by cars.', 'Go by cars.', 'Go by cars.')).toEqual(['Go by cars']);
    const long = Array.from({ length: 6 }, (_, index) => `extraordinarylongword${index}`).join(' ');
    expect(phrases(long, long, long).every((phrase) => phrase.length <= 100)).toBe(true);
  });

  it('are at most five, those of the posts that performed first', () => {
    const lines = [...'abcdefg']
      .map((letter) => `${letter.repeat(5)} ${letter.repeat(6)} ${letter.repeat(7)}.`)
      .join(' ');
    const ends = [
      'Ask me. Not him. Why though?',
      'It rains. We wait. So what?',
      'Go home. Sleep well. Come back.',
    ];
    expect(phrases(...ends.map((end) => `${lines} ${end}`))).toHaveLength(5);
    const posts = [
      'Cash comes first.',
      'Cash comes first.',
      'Cash comes first.',
      'Sleep on it.',
      'Sleep on it.',
      'Sleep on it.',
    ];
    const read = readPosts(posts);
    expect(signaturePhrases(read).map(({ text }) => text)).toEqual(['Cash comes first', 'Sleep on it']);
    expect(signaturePhrases(read, [1, 1, 1, 2, 1, 1]).map(({ text }) => text)).toEqual([
      'Sleep on it',
      'Cash comes first',
    ]);
  });

  it.each([
    ['e.g.', (rest: string) => `${rest}, e.g. the door seals at night.`],
    ['i.e.', (rest: string) => `${rest}, i.e. the door seals at night.`],
    ['z. B.', (rest: string) => `${rest} wir, z. B. die alten Türen im Lager.`],
    ['p. ex.', (rest: string) => `${rest} nous, p. ex. les vieilles portes du hangar.`],
  ])('have no %s, which everybody goes on with', (_, said) => {
    const posts = ['Check everything', 'Look at small things', 'It is often trivial'].map(said);
    expect(phrases(...posts).filter((phrase) => /\.|^(?:e|i|z|p)\b/iu.test(phrase))).toEqual([]);
  });

  it('are not what one text shows that was put out again with a figure changed', () => {
    const again = (year: number) =>
      `Where does it begin in ${year}. Is it wider at one end than at the other. Nobody can hold the middle of a rope. Tie it twice and go.`;
    expect(phrases(again(2024), again(2025), again(2026))).toEqual([]);
  });

  it('are one where they are shreds of one sentence', () => {
    const rests = ['Rain came.', 'Nobody called.', 'The van was late.'];
    const found = phrases(
      ...rests.map(
        (rest, at) =>
          `${rest} ${'Alpha Bravo Carol'.split(' ')[at]} asked where the rope begins and whether the rope holds over the long winter nights out there.`,
      ),
    );
    expect(found).toHaveLength(1);
  });
});
