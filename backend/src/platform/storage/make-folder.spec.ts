import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../../../test/support/temporary-folder.js';
import { makeFolder } from './make-folder.js';

const OURS_ALONE = 0o700;

describe('A folder of ours', () => {
  it('is made with all above it, for our eyes, and again where it is there', async () => {
    const path = join(temporaryFolder('make-folder'), 'one', 'two');
    await Promise.all([makeFolder(path, OURS_ALONE), makeFolder(path, OURS_ALONE)]);
    await makeFolder(path, OURS_ALONE);
    expect((await stat(path)).mode & 0o777).toBe(OURS_ALONE);
  });

  it('is refused with a reason where the system makes none, however deep', async () => {
    await expect(makeFolder('/proc/nope', OURS_ALONE)).rejects.toThrow('ENOENT');
    await expect(makeFolder('/proc/nope/deeper', OURS_ALONE)).rejects.toThrow('ENOENT');
  });

  it('is refused where a file has its name, or the name of one above it', async () => {
    await expect(makeFolder('/dev/null', OURS_ALONE)).rejects.toThrow('EEXIST');
    await expect(makeFolder('/dev/null/files', OURS_ALONE)).rejects.toThrow('ENOTDIR');
  });
});
