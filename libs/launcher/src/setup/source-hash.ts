import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Tests never reach a build. */
const NOT_BUILT = /\.(spec|medium-spec)\.tsx?$/;

/** A hash over names and contents of files and, recursively, folders below `root`. What is missing counts as missing. */
export function hashFiles(root: string, paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) add(hash, root, path);
  return hash.digest('hex');
}

function add(hash: Hash, root: string, path: string): void {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort()) add(hash, root, join(path, name));
  } else if (found && !NOT_BUILT.test(path)) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
}
