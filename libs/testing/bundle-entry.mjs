import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bundleFile } from './bundles.mjs';

/**
 * Jest's transform of a frontend's entry: the whole program as users get it, as one function that a module exports. Each call runs the
 * program anew, as a reload does, while its code is read and compiled once for a file of tests.
 */
export default {
  getCacheKey: (_, file) =>
    createHash('sha256')
      .update(readFileSync(bundleFile(file)))
      .digest('hex'),
  process: (_, file) => JSON.parse(readFileSync(bundleFile(file), 'utf8')),
};
