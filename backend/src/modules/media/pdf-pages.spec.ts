import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { aPdf } from '../../../test/builders/pdf.builder.js';
import { readPdf } from './pdf-pages.js';

const MEGABYTE = 1024 * 1024;

/** A PDF whose table of contents unpacks to this many megabytes: some thousand bytes in all. */
function bomb(megabytes: number): Buffer {
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

describe('Reading a PDF from anybody', () => {
  it('counts its pages and leaves its bytes as they are', async () => {
    const content = aPdf(3);
    expect(await readPdf(content, 300)).toEqual({ kind: 'read', pages: 3 });
    expect(content.equals(aPdf(3))).toBe(true);
  });

  it('tells a protected one from one that is broken', async () => {
    expect(await readPdf(aPdf(1, { isProtected: true }), 300)).toEqual({ kind: 'protected' });
    expect(await readPdf(Buffer.from('%PDF-1.7\n'), 300)).toEqual({ kind: 'unreadable' });
  });

  it('gives up one that unpacks to more than the memory that it may have', async () => {
    const content = bomb(64);
    expect(content.length).toBeLessThan(100_000);
    expect(await readPdf(content, 300, { timeoutMs: 600_000, heapMaxMb: 64 })).toEqual({
      kind: 'unreadable',
    });
  });

  it('gives up one that takes longer than it may', async () => {
    expect(await readPdf(bomb(16), 300, { timeoutMs: 100 })).toEqual({ kind: 'unreadable' });
  });
});
