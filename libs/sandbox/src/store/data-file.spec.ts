import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFile } from './data-file.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

const fail = (error: unknown): never => {
  throw error;
};

describe('A data file', () => {
  it('holds the last state after many changes, and leaves no other file behind', async () => {
    const path = join(folder, 'deep', 'er', 'sandbox.json');
    let state = 0;
    const file = new DataFile(path, () => ({ state }), fail);
    for (; state < 100; state += 1) file.changed();
    await file.flush();
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ state: 100 });
    expect(await readdir(join(folder, 'deep', 'er'))).toEqual(['sandbox.json']);
  });

  it('saves a change that comes while it writes', async () => {
    const path = join(folder, 'sandbox.json');
    let state = 'first';
    let written = 0;
    const file = new DataFile(
      path,
      () => {
        written += 1;
        if (written === 1) {
          queueMicrotask(() => {
            state = 'second';
            file.changed();
          });
        }
        return { state };
      },
      fail,
    );
    file.changed();
    await file.flush();
    expect(await DataFile.read(path, fail)).toEqual({ state: 'second' });
  });

  it('is null when there is none', async () => {
    expect(await DataFile.read(join(folder, 'none.json'), fail)).toBeNull();
  });

  it('is set aside when it cannot be read, and reported', async () => {
    const path = join(folder, 'sandbox.json');
    await writeFile(path, '{"version":');
    const errors: unknown[] = [];
    expect(await DataFile.read(path, (error) => errors.push(error))).toBeNull();
    expect(errors).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['sandbox.json.unreadable']);
  });

  it('reports what it cannot write and does not throw', async () => {
    await writeFile(join(folder, 'file'), '');
    const errors: unknown[] = [];
    const file = new DataFile(
      join(folder, 'file', 'sandbox.json'),
      () => ({}),
      (error) => errors.push(error),
    );
    file.changed();
    await file.flush();
    expect(errors).toHaveLength(1);
  });
});
