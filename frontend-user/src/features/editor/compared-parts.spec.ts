import { describe, expect, it } from '@jest/globals';
import { comparedParts } from './compared-parts';

const shown = (from: string, to: string) =>
  comparedParts(from, to).map(({ value, added, removed }) => `${added ? '+' : removed ? '-' : '='}${value}`);

describe('two texts that are compared', () => {
  it('are compared by words where most of them stayed', () => {
    expect(shown('A Friday costs nothing.', 'A Friday costs hours.')).toEqual([
      '=A Friday costs ',
      '-nothing',
      '+hours',
      '=.',
    ]);
  });

  it('are compared by lines where one was written anew, and their last lines do not join', () => {
    expect(shown('Nobody quits over money.\nThey leave.', 'A timesheet lies politely.\nRead yours.')).toEqual(
      ['-Nobody quits over money.\nThey leave.\n', '+A timesheet lies politely.\nRead yours.\n'],
    );
  });

  it('keep a line that is the last of one and stands within the other', () => {
    expect(
      shown('Old words all over.\nStays.', 'Quite another beginning here.\nStays.\nAnd then some more came.'),
    ).toEqual([
      '-Old words all over.\n',
      '+Quite another beginning here.\n',
      '=Stays.\n',
      '+And then some more came.\n',
    ]);
  });
});
