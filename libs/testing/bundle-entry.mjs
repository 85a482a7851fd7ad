import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bundleFile } from './bundles.mjs';

/**
 * Jest's transform of a frontend's entry: the whole program as users get it, as one function that a module exports. Each call runs the
 * program anew, as a reload does. Its code is not in the module but in a script that the environment has for all files of a worker.
 */
export default {
  getCacheKey: (_, file) =>
    createHash('sha256')
      .update(readFileSync(bundleFile(file)))
      .digest('hex'),
  process: (_, file) => ({
    code: `export default globalThis[Symbol.for('drumbeat.program')](${JSON.stringify(file)});\n`,
    map: readFileSync(`${bundleFile(file)}.map`, 'utf8'),
  }),
};
