import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { VOICE_SCALES } from '../analysis/style-analysis.js';
import { PAIR_CHOICES, type InterviewAnswer, type PairChoice } from './interview-answers.js';
import {
  interviewLevel,
  levelOfChoices,
  pairOfTurn,
  pairTurns,
  type PairTurn,
} from './interview-pairs.rules.js';

const choice = fc.constantFrom<(PairChoice | null)[]>(...PAIR_CHOICES, null);
const seed = fc.oneof(fc.uuid(), fc.string());

/** Answers all eight turns, one after the other, as a person would. */
function answered(
  turns: readonly PairTurn[],
  choose: (turn: PairTurn) => PairChoice | null,
): InterviewAnswer[] {
  return turns.reduce<InterviewAnswer[]>(
    (answers, turn) => [
      ...answers,
      {
        question: pairOfTurn(turn, answers),
        text: '',
        more: '',
        choice: choose(turn),
        at: '2026-11-26T12:00:00.000Z',
      },
    ],
    [],
  );
}
const levels = (answers: readonly InterviewAnswer[]) =>
  VOICE_SCALES.map((scale) => interviewLevel(scale, answers)?.level ?? null);

describe('The level that two answers say', () => {
  it.each<[PairChoice | null, PairChoice | null, number | null]>([
    ['low', 'low', 2],
    ['low', 'both', 3],
    ['low', 'high', 4],
    ['low', 'neither', 4],
    ['low', null, 4],
    ['both', 'low', 4],
    ['both', 'both', 5],
    ['both', 'neither', 5],
    ['both', null, 5],
    ['neither', 'high', 7],
    ['neither', 'neither', null],
    ['neither', null, null],
    [null, 'both', 5],
    [null, null, null],
    ['high', 'low', 7],
    ['high', 'both', 8],
    ['high', 'neither', 7],
    ['high', 'high', 9],
  ])('of %p and then %p is %p', (first, second, level) => {
    expect(levelOfChoices(first, second)).toBe(level);
  });

  it('is from 1 to 10, or nothing where nothing was said', () => {
    fc.assert(
      fc.property(choice, choice, (first, second) => {
        const level = levelOfChoices(first, second);
        const isSilent = (one: PairChoice | null) => one === null || one === 'neither';
        if (level === null) expect(isSilent(first) && isSilent(second)).toBe(true);
        else expect(level >= 1 && level <= 10 && Number.isInteger(level)).toBe(true);
      }),
    );
  });

  it('never falls where an answer is higher on the scale', () => {
    const ordered = ['low', 'both', 'high'] as const;
    const place = fc.nat({ max: 2 });
    fc.assert(
      fc.property(place, place, place, place, (first, second, otherFirst, otherSecond) => {
        fc.pre(first < otherFirst || (first === otherFirst && second <= otherSecond));
        const lower = levelOfChoices(ordered[first]!, ordered[second]!)!;
        expect(lower).toBeLessThanOrEqual(levelOfChoices(ordered[otherFirst]!, ordered[otherSecond]!)!);
      }),
    );
  });
});

describe('The eight pairs', () => {
  it('ask for each scale twice, first all of them and then all again, in the same order on every device', () => {
    fc.assert(
      fc.property(seed, (of) => {
        const turns = pairTurns(of);
        expect(
          turns
            .slice(0, 4)
            .map(({ scale }) => scale)
            .sort(),
        ).toEqual([...VOICE_SCALES].sort());
        expect(
          turns
            .slice(4)
            .map(({ scale }) => scale)
            .sort(),
        ).toEqual([...VOICE_SCALES].sort());
        expect(turns.map(({ round }) => round)).toEqual([
          ...Array<string>(4).fill('first'),
          ...Array<string>(4).fill('second'),
        ]);
        expect(pairTurns(of)).toEqual(turns);
      }),
    );
  });

  it('differ in order and sides from person to person', () => {
    const people = Array.from({ length: 60 }, (_, index) => pairTurns(`person ${index}`));
    expect(new Set(people.map((turns) => turns[0]!.scale)).size).toBe(4);
    expect(new Set(people.map((turns) => turns[0]!.isLowFirst)).size).toBe(2);
  });

  it('take the second pair from the side that was chosen first', () => {
    const turns = pairTurns('somebody');
    const high = answered(turns, () => 'high').map(({ question }) => question);
    expect(high.slice(4).every((key) => key.endsWith('.high'))).toBe(true);
    const both = answered(turns, () => 'both').map(({ question }) => question);
    expect(both.slice(4).every((key) => key.endsWith('.middle'))).toBe(true);
  });

  it('say the same of a person in whatever order and on whatever side they stand', () => {
    const opinions = fc.record(
      Object.fromEntries(VOICE_SCALES.map((scale) => [scale, fc.tuple(choice, choice)])),
    );
    fc.assert(
      fc.property(seed, seed, opinions, (one, other, of) => {
        const choose = ({ scale, round }: PairTurn) => of[scale]![round === 'first' ? 0 : 1];
        const answers = answered(pairTurns(one), choose);
        expect(levels(answers)).toEqual(levels(answered(pairTurns(other), choose)));
        expect(levels(answers.toReversed())).toEqual(levels(answers));
      }),
    );
  });

  it('make nobody in particular of who always presses the same side', () => {
    fc.assert(
      fc.property(seed, fc.boolean(), (of, isFirst) => {
        const turns = pairTurns(of);
        const found = levels(answered(turns, ({ isLowFirst }) => (isLowFirst === isFirst ? 'low' : 'high')));
        expect(found.toSorted()).toEqual([4, 4, 7, 7]);
      }),
    );
  });

  it('leave what was there where nothing was answered, and forget the second pair of another first answer', () => {
    const turns = pairTurns('somebody');
    expect(levels([])).toEqual([null, null, null, null]);
    expect(levels(answered(turns, () => 'neither'))).toEqual([null, null, null, null]);
    const changed = answered(turns, () => 'high').map((answer) =>
      answer.question.endsWith('.first') ? { ...answer, choice: 'low' } : answer,
    );
    expect(levels(changed)).toEqual([4, 4, 4, 4]);
  });
});
