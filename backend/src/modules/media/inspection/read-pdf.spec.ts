import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { aPdf } from '../../../../test/builders/pdf.builder.js';
import { peakMemory } from '../../../../test/support/peak-memory.js';
import { readPdf, type PdfReading } from './read-pdf.js';

const MEGABYTE = 1024 * 1024;

const LIMITS = { timeoutMs: 600_000, cpuMaxMs: 600_000, memoryMaxMb: 512 };

/** A PDF whose table of contents unpacks to this many megabytes: some thousand bytes in all. */
function tableBomb(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * MEGABYTE));
  const head =
    '%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]>>endobj\n';
  const table =
    `4 0 obj<</Type/XRef/Size ${(megabytes * MEGABYTE) / 4}/W[1 2 1]/Root 1 0 R/Filter/FlateDecode` +
    `/Length ${packed.length}>>stream\n`;
  const end = `\nendstream endobj\nstartxref\n${head.length}\n%%EOF\n`;
  return Buffer.concat([Buffer.from(head + table, 'latin1'), packed, Buffer.from(end, 'latin1')]);
}

/** A PDF whose only page is in a stream that unpacks to this many megabytes of blanks, packed twice: some thousand bytes in all. */
function streamBomb(megabytes: number): Buffer {
  // What ends with a full flush may be repeated.
  const blanks = deflateRawSync(Buffer.alloc(MEGABYTE, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const once = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: megabytes }, () => blanks),
    deflateRawSync(Buffer.alloc(0)),
  ]);
  const packed = deflateSync(once, { level: 9 });
  const objects = [
    Buffer.from('%PDF-1.5\n', 'latin1'),
    Buffer.from('1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n', 'latin1'),
    Buffer.from('2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n', 'latin1'),
    Buffer.concat([
      Buffer.from(
        `4 0 obj<</Type/ObjStm/N 1/First 5/Filter[/FlateDecode/FlateDecode]/Length ${packed.length}>>stream\n`,
        'latin1',
      ),
      packed,
      Buffer.from('\nendstream endobj\n', 'latin1'),
    ]),
  ];
  const [head = 0, catalog = 0, pages = 0, stream = 0] = objects.map(({ length }) => length);
  const table = Buffer.alloc(6 * 7);
  const rows = [
    [0, 0],
    [1, head],
    [1, head + catalog],
    [2, 4],
    [1, head + catalog + pages],
    [1, head + catalog + pages + stream],
  ];
  rows.forEach(([type = 0, at = 0], row) => table.writeUInt32BE(at, table.writeUInt8(type, row * 7)));
  return Buffer.concat([
    ...objects,
    Buffer.from(`5 0 obj<</Type/XRef/W[1 4 2]/Size 6/Root 1 0 R/Length ${table.length}>>stream\n`, 'latin1'),
    table,
    Buffer.from(`\nendstream endobj\nstartxref\n${head + catalog + pages + stream}\n%%EOF`, 'latin1'),
  ]);
}

const read = (content: Uint8Array, limits = LIMITS) => readPdf({ content, lastPageMax: 300 }, limits);

describe('Reading a PDF from anybody', () => {
  it('counts its pages and leaves its bytes as they are', async () => {
    const content = aPdf(3);
    expect(await read(content)).toEqual({ kind: 'read', pages: 3 });
    expect(content.equals(aPdf(3))).toBe(true);
  });

  it('tells a protected one from one that is broken', async () => {
    expect(await read(aPdf(1, { isProtected: true }))).toEqual({ kind: 'protected' });
    expect(await read(Buffer.from('%PDF-1.7\n'))).toEqual({ kind: 'unreadable' });
  });

  it.each([
    ['table of contents', tableBomb(64)],
    ['stream that is packed twice', streamBomb(1_500)],
  ])('gives up one that unpacks to more than the memory that it may have, by its %s', async (_, content) => {
    expect(content.length).toBeLessThan(100_000);
    let reading: PdfReading | undefined;
    const { ofChild, ownGrowth } = await peakMemory(async () => {
      reading = await read(content);
    });
    expect(reading).toEqual({ kind: 'too_much_memory' });
    expect(ofChild).toBeGreaterThan(64);
    expect(ofChild).toBeLessThan(640);
    expect(ownGrowth).toBeLessThan(64);
  });

  it('gives up one that takes longer than it may', async () => {
    expect(await read(tableBomb(16), { ...LIMITS, timeoutMs: 100 })).toEqual({ kind: 'too_long' });
  });
});
