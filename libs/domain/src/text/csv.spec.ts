import { describe, expect, it } from '@jest/globals';
import { csvHead, csvLine } from './csv.js';

const csvOf = (columns: readonly string[], rows: readonly Record<string, unknown>[]) =>
  [csvHead(columns), ...rows.map((row) => csvLine(columns.map((column) => row[column])))].join('');

const body = (rows: readonly Record<string, unknown>[]) => csvOf(['a', 'b'], rows).split('\r\n').slice(1, -1);

describe('A table as CSV', () => {
  it('begins with a byte order mark and the names of its columns, also without rows', () => {
    expect(csvOf(['a', 'b'], [])).toBe('\uFEFFa,b\r\n');
  });

  it('quotes what would end a cell or a line', () => {
    expect(body([{ a: 'x,y', b: 'say "hi"' }])).toEqual(['"x,y","say ""hi"""']);
    expect(csvOf(['a'], [{ a: 'one\ntwo' }])).toBe('\uFEFFa\r\n"one\ntwo"\r\n');
  });

  it('leaves null empty and writes lists and objects as JSON', () => {
    expect(body([{ a: null, b: ['x', 'y'] }])).toEqual([',"[""x"",""y""]"']);
    expect(body([{ a: { n: 1 }, b: true }])).toEqual(['"{""n"":1}",true']);
  });

  it.each([
    '=1+1',
    '+49 30 1234',
    '-1',
    '@SUM(A1)',
    '\tx',
    '＝1+1',
    '＠SUM(A1)',
    '\u200B=1+1',
    '\uFEFF\u2060 =1',
    ' =1',
  ])('guards %j, which a spreadsheet would run', (text) => {
    expect(body([{ a: text, b: 1 }])).toEqual([`'${text},1`]);
  });

  it('leaves negative numbers alone: they are no texts', () => {
    expect(body([{ a: -1, b: 'a=b' }])).toEqual(['-1,a=b']);
  });
});
