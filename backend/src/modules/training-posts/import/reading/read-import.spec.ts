import { describe, expect, it } from '@jest/globals';
import {
  exportedPosts,
  linkedInArchive,
  sharesCsv,
} from '../../../../../test/builders/linkedin-archive.builder.js';
import { read } from './import.reader.js';
import { LIMITS, readImport } from './read-import.js';

const archive = archiveOf(30);

describe('Files that are read in a process of their own', () => {
  it('come back as the reader answers', async () => {
    expect(await readImport([archive])).toEqual(await read({ files: [archive], limits: LIMITS }));
  });

  it('come back refused, with the place of the file', async () => {
    const page = { name: 'a.html', content: Buffer.from('<p>Hello') };
    expect(await readImport([archive, page])).toEqual({ kind: 'refused', refusal: 'type', file: 1 });
  });

  it.each([
    ['time', { cpuMaxMs: 1, timeoutMs: 60_000, memoryMaxMb: 640 }],
    ['memory', { cpuMaxMs: 60_000, timeoutMs: 60_000, memoryMaxMb: 20 }],
  ])('are refused where they take more %s than files may', async (_, process) => {
    expect(await readImport([archiveOf(2_000)], { process })).toEqual({
      kind: 'refused',
      refusal: 'too_demanding',
      file: null,
    });
  });
});

function archiveOf(posts: number) {
  const shares = sharesCsv(exportedPosts(posts), { quoting: 'each_line_wrapped' });
  return { name: 'a.zip', content: linkedInArchive({ shares }) };
}
