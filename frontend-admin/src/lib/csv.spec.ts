import { describe, expect, it } from '@jest/globals';
import { toCsv } from './csv';

const csv = (...values: (string | number | null)[]) =>
  toCsv(
    values.map((value) => ({ value })),
    [['Value', ({ value }) => value]],
  ).split('\r\n');

describe('A list as CSV', () => {
  it('has the names of its columns, and a line for each row', () => {
    expect(
      toCsv(
        [{ a: 'x', b: 1 }],
        [
          ['First', ({ a }) => a],
          ['Second, in words', ({ b }) => b],
        ],
      ),
    ).toBe('First,"Second, in words"\r\nx,1\r\n');
  });

  it('quotes what would end a cell, and leaves out what is not there', () => {
    expect(csv('a "b", c\nd', null, -5)).toEqual(['Value', '"a ""b"", c\nd"', '', '-5', '']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('has no cell that a spreadsheet runs: %s', (text) => {
    expect(csv(text)[1]).toBe(`'${text}`);
  });
});
