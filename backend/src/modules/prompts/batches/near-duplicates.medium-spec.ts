import { CATEGORIES, type WrittenPrompt } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import { aPrompt } from '../../../../test/builders/prompt.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { familiarWords, SAME_ANGLE_FROM } from './near-duplicate.rules.js';
import { RepetitionsRepository } from './repetitions.repository.js';

interface Pair {
  readonly what: string;
  readonly first: readonly [hook: string, text: string];
  readonly second: readonly [hook: string, text: string];
}

/** Pairs judged by people to say the same. */
const SAME: readonly Pair[] = [
  {
    what: 'the same thought in other words',
    first: [
      'Why I raised my prices by 40% and lost no client',
      'Tell how you raised your prices by 40 percent, which client you feared to lose, and what happened in the weeks after. Close with the sentence you used in the conversation.',
    ],
    second: [
      'I raised my prices by 40% and did not lose a single client',
      'Describe the price rise of 40 percent: which client you were afraid of losing, and what happened afterwards. End with the words you used in that conversation.',
    ],
  },
  {
    what: 'the same story told from its end',
    first: [
      'The meeting that taught me to say no',
      'Tell about the meeting in which you first turned a client down. What did they ask for, what did you say and what did it cost you? End with what you say today.',
    ],
    second: [
      'How one meeting taught me to say no to clients',
      'Think of the first meeting where you said no to a client. What had they asked for, how did you say it, and what did it cost? Close with the way you say it today.',
    ],
  },
  {
    what: 'a small edit',
    first: [
      'Three questions before you hire',
      'Share the three questions you ask before you hire anybody, and the answer that made you change your mind.',
    ],
    second: [
      '3 questions before you hire anyone',
      'Share three questions that you ask before you hire anyone, and the answer that made you change your mind once.',
    ],
  },
  {
    what: 'the next part of a series',
    first: [
      'My short checklist for hiring',
      'Write down what you check before every interview, and say which line you added last, and why.',
    ],
    second: [
      'My short checklist for hiring (part 2)',
      'Write down what you check before every interview, and say which line you added last, and why. Keep it factual.',
    ],
  },
];

/** Pairs on one subject judged by people to be different posts. */
const DIFFERENT: readonly Pair[] = [
  {
    what: 'two thoughts about prices',
    first: SAME[0]!.first,
    second: [
      'What a discount really costs a small studio',
      'Show the arithmetic of a 10 percent discount for a small studio: how many more projects it takes, and what the client learns from it. Offer one thing to give instead of a discount.',
    ],
  },
  {
    what: 'two thoughts about proposals',
    first: [
      'Nobody reads a proposal twice',
      'Tell studio owners how you cut your proposals to one page. Show what went out, what stayed and how the answer times changed.',
    ],
    second: [
      'The line in a proposal that loses the job',
      'Name the sentence in proposals that makes clients hesitate. Show how you write it today and why it works for studio owners.',
    ],
  },
  {
    what: 'a mistake and its price, of one subject',
    first: [
      'I was wrong about leading small remote teams',
      'Tell the story of a belief about leading small remote teams that you had to give up. Start with the situation, not with the lesson: where you were, who was there, what happened.',
    ],
    second: [
      'My most expensive lesson about leading small remote teams',
      'Tell about a decision on leading small remote teams that cost you money, time or a good relationship. Be exact about the cost and fair to everybody involved.',
    ],
  },
];

describe('Prompts that say again what is there', () => {
  let connection: ConnectedDatabase;
  let repetitions: RepetitionsRepository;
  let userId: string;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    repetitions = new RepetitionsRepository(connection.database);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const prompt = ([hook, prompt_text]: Pair['first'], pillar_number = 1): WrittenPrompt => ({
    hook,
    prompt_text,
    category: CATEGORIES[0]!,
    pillar_number,
    why: 'Because.',
  });
  const there = ({ hook, prompt_text, pillar_number }: WrittenPrompt, owner = userId) =>
    aPrompt(connection.database, owner, { hook, prompt_text, pillar_number });
  const refused = async (...candidates: WrittenPrompt[]) =>
    (await repetitions.find(userId, candidates)).map(({ position }) => position);

  it.each(SAME)('are refused: $what', async ({ first, second }) => {
    await there(prompt(first));
    expect(await refused(prompt(second))).toEqual([0]);
    expect(await repetitions.find(userId, [prompt(second)], { settled: [prompt(first)] })).toEqual([
      { position: 0, twin: null },
    ]);
  });

  it.each(DIFFERENT)('are not to be confused with: $what', async ({ first, second }) => {
    await there(prompt(first));
    expect(await refused(prompt(second))).toEqual([]);
  });

  it.each(SAME)(
    'are refused also where the profile is full of their words: $what',
    async ({ first, second }) => {
      await there(prompt(first));
      const familiar = familiarWords([
        'Prices and clients',
        'Owners who hire and hold meetings',
        'Conversations',
      ]);
      expect(await repetitions.find(userId, [prompt(second)], { familiar })).toHaveLength(1);
    },
  );

  it('are not made by words of the profile', async () => {
    const facts = 'leading small remote teams for founders of small agencies in Northern Europe';
    await there(prompt([`One thing about ${facts}`, `Say why ${facts} need a plan.`]));
    const other = prompt([`A question on ${facts}`, `Ask what ${facts} cost in a bad month.`]);
    expect(await refused(other)).toEqual([0]);
    expect(await repetitions.find(userId, [other], { familiar: familiarWords([facts]) })).toEqual([]);
  });

  it('keep a distance from the threshold on both sides', async () => {
    const [row] = await connection.database.query<{ same: number; different: number }>(
      `select (select min(similarity(a, b)) from unnest($1::text[], $2::text[]) as p (a, b)) as same,
              (select max(similarity(a, b)) from unnest($3::text[], $4::text[]) as p (a, b)) as different`,
      [SAME, DIFFERENT].flatMap((pairs) => [
        pairs.map(({ first }) => first.join(' ')),
        pairs.map(({ second }) => second.join(' ')),
      ]),
    );
    expect(row!.same).toBeGreaterThan(SAME_ANGLE_FROM + 0.04);
    expect(row!.different).toBeLessThan(SAME_ANGLE_FROM - 0.1);
  });

  it('are another post for another pillar, unless they even have the same hook', async () => {
    const about = (topic: string, pillar: number) =>
      prompt(
        [
          `I was wrong about ${topic}`,
          `Tell the story of a belief about ${topic} that you had to give up. Start with the situation, not with the lesson.`,
        ],
        pillar,
      );
    await there(about('pricing', 1));
    expect(await refused(about('hiring', 2))).toEqual([]);
    expect(await refused({ ...about('hiring', 2), hook: 'i WAS wrong about pricing' })).toEqual([0]);
  });

  describe('where the hook alone is the same', () => {
    const text = 'Say what you charge, and why.';
    const other = prompt(['“I was wrong, about PRICING!”', 'Name the first client who asked for less.'], 2);

    it('are refused in other case and punctuation, too', async () => {
      await there(prompt(['I was wrong about pricing', text]));
      expect(await refused(other)).toEqual([0]);
    });

    it('are refused beside what the batch has settled, and behind an earlier one of it', async () => {
      const first = prompt(['I was wrong about pricing', text]);
      expect(await repetitions.find(userId, [other], { settled: [first] })).toEqual([
        { position: 0, twin: null },
      ]);
      expect(await repetitions.find(userId, [first, other])).toEqual([{ position: 1, twin: 0 }]);
    });

    it('are not refused for an older prompt, nor for one of somebody else', async () => {
      const first = prompt(['I was wrong about pricing', text]);
      await there(first, (await aProfile(connection.database)).id);
      expect(await refused(other)).toEqual([]);
      const id = await there(first);
      expect(await repetitions.find(userId, [other], { after: id })).toEqual([]);
    });
  });

  it('name the earlier one of a batch', async () => {
    const [same] = SAME;
    const other = prompt(DIFFERENT[1]!.first);
    expect(await repetitions.find(userId, [prompt(same!.first), other, prompt(same!.second)])).toEqual([
      { position: 2, twin: 0 },
    ]);
  });

  it('are compared with prompts of the user alone, and only with newer ones where that is asked', async () => {
    const [{ first, second }] = SAME as [Pair];
    const stranger = (await aProfile(connection.database)).id;
    await there(prompt(first), stranger);
    expect(await refused(prompt(second))).toEqual([]);
    expect(await repetitions.findNewestId(userId)).toBe(0);
    const id = await there(prompt(first));
    expect(await repetitions.findNewestId(userId)).toBe(id);
    expect(await repetitions.find(userId, [prompt(second)], { after: id })).toEqual([]);
    expect(await repetitions.find(userId, [prompt(second)], { after: id - 1 })).toHaveLength(1);
    expect(await repetitions.find(userId, [])).toEqual([]);
  });
});
