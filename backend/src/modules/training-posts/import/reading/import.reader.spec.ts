import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from '@jest/globals';
import {
  EXPORT_LOCALES,
  linkedInAnalytics,
  workbook,
} from '../../../../../test/builders/linkedin-analytics.builder.js';
import {
  articleHtml,
  commentsCsv,
  exportedPosts,
  linkedInArchive,
  sharesCsv,
  type CommentaryQuoting,
} from '../../../../../test/builders/linkedin-archive.builder.js';
import { read, type ImportAnswer, type ImportTask } from './import.reader.js';
import { LIMITS } from './read-import.js';

const POSTS = exportedPosts(30);

const file = (name: string, content: Uint8Array | string) => ({
  name,
  content: typeof content === 'string' ? Buffer.from(content) : content,
});
const readFiles = (files: ImportTask['files']) => read({ files, limits: LIMITS });
const tablesOf = (reading: ImportAnswer) => {
  if (reading.kind !== 'read') throw new Error(`It was refused: ${reading.refusal}`);
  return reading.tables;
};
const archiveOf = (shares: string) => file('archive.zip', linkedInArchive({ shares }));

describe('The archive of LinkedIn', () => {
  it.each<[CommentaryQuoting, string]>([
    ['each_line_wrapped', '\r\n'],
    ['each_line_wrapped', '\n'],
    ['blank_line_one_quote', '\n'],
    ['plain', '\r\n'],
  ])('gives back each text as it was written, with lines quoted as %s', async (quoting, lineEnd) => {
    const [shares] = tablesOf(await readFiles([archiveOf(sharesCsv(POSTS, { quoting, lineEnd }))]));
    if (shares?.kind !== 'shares') throw new Error('No shares');
    expect(shares.malformed).toBe(0);
    expect(shares.rows.map(({ text }) => text)).toEqual(POSTS.map(({ text }) => text));
    expect(shares.rows[0]).toMatchObject({
      date: '2026-11-18 09:30:12',
      url: `https://www.linkedin.com/feed/update/${encodeURIComponent(POSTS[0]!.shareUrn)}`,
    });
  });

  it('has comments whose quotes come after a backslash, and articles as pages, under the names of newer archives', async () => {
    const said = [
      'Back when I led the "tea, Earl Grey" team,\n\nit was hot.',
      'Plain words',
      'Said, "well", and left',
    ];
    const comments = commentsCsv(
      said.map((text, n) => ({
        writtenAt: n === 1 ? null : new Date('2026-05-08T09:30:00Z'),
        urn: 'urn:li:activity:7',
        text,
      })),
    );
    const article = articleHtml({
      publishedAt: new Date('2026-02-24T00:09:00Z'),
      title: 'Rent & land',
      paragraphs: ['First <b>.', 'Second.'],
    });
    const archive = linkedInArchive({
      shares: sharesCsv(POSTS),
      comments,
      articles: { 'rent.html': article },
      memberId: 155,
    });
    const tables = tablesOf(await readFiles([file('x.zip', archive)]));
    expect(tables.map(({ kind }) => kind)).toEqual(['shares', 'comments', 'articles']);
    expect(tables[1]).toMatchObject({ malformed: 0, rows: said.map((text) => ({ text })) });
    expect(tables[2]).toMatchObject({
      rows: [{ title: 'Rent & land', date: '2026-02-24 00:09', text: 'First <b>. Yes.\n\nSecond. Yes.' }],
    });
  });

  it('counts lines that do not hold together, and reads the others', async () => {
    const broken = `${sharesCsv(POSTS.slice(0, 2))}not a date,nowhere,words,,,X\r\n1,2\r\n`;
    const [shares] = tablesOf(await readFiles([archiveOf(broken)]));
    expect(shares).toMatchObject({ malformed: 2, rows: [{}, {}] });
  });
});

describe('The analytics of LinkedIn', () => {
  it.each(Object.entries(EXPORT_LOCALES))(
    'are read by position, whatever the language: %s',
    async (_, locale) => {
      const [figures] = tablesOf(await readFiles([file('Content.xlsx', linkedInAnalytics(POSTS, locale))]));
      if (figures?.kind !== 'figures') throw new Error('No figures');
      expect(figures.rows).toHaveLength(60);
      const own = figures.rows.filter(({ url }) => url.endsWith(POSTS[3]!.activityUrn));
      expect(own).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ measure: 'engagements', figure: locale.number(POSTS[3]!.engagements) }),
          expect.objectContaining({ measure: 'impressions', figure: locale.number(POSTS[3]!.impressions) }),
        ]),
      );
    },
  );
});

describe('A file that people make themselves', () => {
  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
  ])('is a CSV whose first line names its columns, parted by %s', async (_, d) => {
    const text = [
      `Post URL${d}Content${d}Post_Date${d}Views${d}Reactions`,
      `https://x${d}"One${d}\ntwo"${d}2026-01-02${d}10${d}1`,
    ];
    expect(tablesOf(await readFiles([file('mine.CSV', `\uFEFF${text.join('\r\n')}`)]))).toEqual([
      {
        kind: 'posts',
        malformed: 0,
        rows: [
          {
            text: `One${d}\ntwo`,
            url: 'https://x',
            date: '2026-01-02',
            impressions: '10',
            likes: '1',
            comments: '',
            shares: '',
          },
        ],
      },
    ]);
  });

  it('is Shares.csv or Comments.csv alone, or a text in any of the usual encodings', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Größe', 'utf16le')]);
    const files = [file('Shares.csv', sharesCsv(POSTS)), file('a.txt', Buffer.from('Gr\xf6\xdfe', 'latin1'))];
    expect(tablesOf(await readFiles(files)).map(({ kind }) => kind)).toEqual(['shares', 'pasted']);
    expect(tablesOf(await readFiles([file('b.txt', utf16), files[1]!]))).toEqual([
      { kind: 'pasted', text: 'Größe' },
      { kind: 'pasted', text: 'Größe' },
    ]);
  });
});

describe('A file that is no import', () => {
  const zip = (entries: Record<string, Uint8Array>) => Buffer.from(zipSync(entries, { level: 9 }));
  const renamed = (content: Buffer, from: string, to: string) =>
    Buffer.from(content.toString('latin1').replaceAll(from, to), 'latin1');
  const flagged = (content: Buffer) => {
    // Bit 0 of the general purpose flags, in each local header and each entry of the list: encrypted.
    const marked = Buffer.from(content);
    for (const [signature, flags] of [
      ['PK\x03\x04', 6],
      ['PK\x01\x02', 8],
    ] as const) {
      for (
        let at = marked.indexOf(signature, 0, 'latin1');
        at >= 0;
        at = marked.indexOf(signature, at + 4, 'latin1')
      ) {
        marked[at + flags]! |= 1;
      }
    }
    return marked;
  };
  const archive = linkedInArchive({ shares: sharesCsv(POSTS.slice(0, 3)) });
  const low = { entriesMax: 100, unpackedMax: 32 * 1024 * 1024, charactersMax: 1_000_000 };

  it.each<[string, string, string, () => Uint8Array | string]>([
    ['a bomb', 'unpacks_too_much', 'a.zip', () => zip({ 'Shares.csv': new Uint8Array(24 * 1024 * 1024) })],
    [
      'more than an archive unpacks to',
      'unpacks_too_much',
      'a.zip',
      () => zip({ 'Shares.csv': new Uint8Array(40 * 1024 * 1024) }),
    ],
    [
      'an archive of too many entries',
      'unpacks_too_much',
      'a.zip',
      () => zip(Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`${n}.csv`, new Uint8Array(0)]))),
    ],
    ['more texts than are kept', 'unpacks_too_much', 'a.txt', () => 'x'.repeat(1_000_001)],
    [
      'a workbook that is a bomb',
      'unpacks_too_much',
      'a.xlsx',
      () =>
        zip({
          'xl/workbook.xml': strToU8('<x/>'),
          'xl/worksheets/sheet1.xml': new Uint8Array(24 * 1024 * 1024),
        }),
    ],
    ['an archive in an archive', 'nested', 'a.zip', () => zip({ 'inner.zip': archive })],
    [
      'names that lead out of the folder',
      'unsafe_paths',
      'a.zip',
      () => renamed(zip({ 'aaa/Shares.csv': strToU8('Date') }), 'aaa/', '../b'.replace('b', '/')),
    ],
    ['an encrypted archive', 'encrypted', 'a.zip', () => flagged(archive)],
    ['a workbook with a password', 'encrypted', 'a.xlsx', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    [
      'a workbook with a formula',
      'formulas',
      'a.xlsx',
      () =>
        workbook(
          ['A'],
          [
            [
              [
                'https://www.linkedin.com/feed/update/urn:li:activity:1',
                '1/2/2026',
                { formula: 'WEBSERVICE("x")', value: '7' },
              ],
            ],
          ],
        ),
    ],
    [
      'a workbook with entities',
      'unreadable',
      'a.xlsx',
      () => zip({ 'xl/workbook.xml': strToU8('<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>') }),
    ],
    ['a workbook of something else', 'no_figures', 'a.xlsx', () => workbook(['A'], [[['Rent', 900]]])],
    ['an archive of something else', 'no_posts', 'a.zip', () => zip({ 'letter.txt': strToU8('Dear') })],
    ['an empty archive', 'no_posts', 'a.zip', () => zip({})],
    ['half an archive', 'unreadable', 'a.zip', () => archive.subarray(0, archive.length / 2)],
    ['a CSV without texts', 'no_text_column', 'a.csv', () => 'name,age\nTom,3'],
    ['a picture', 'type', 'a.csv', () => Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['a page', 'type', 'a.html', () => '<p>Hello'],
  ])('is refused for what it is: %s, %s', async (_, refusal, name, content) => {
    const given = [file('first.txt', 'A post.'), file(name, content())];
    expect(await read({ files: given, limits: low })).toEqual({ kind: 'refused', refusal, file: 1 });
  });
});
