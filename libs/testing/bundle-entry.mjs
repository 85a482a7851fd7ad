import { createHash } from 'node:crypto';
import { build, loadConfigFromFile } from 'vite';

/**
 * Jest's transform of a frontend's entry: the whole program as users get it, as one function that a module exports. Each call runs the
 * program anew, as a reload does, while its code is read and compiled once for a file of tests.
 */
export default {
  getCacheKeyAsync: async (_, file) =>
    createHash('sha256')
      .update((await bundleOf(file)).code)
      .digest('hex'),
  processAsync: (_, file) => bundleOf(file),
};

/** By entry: one for all files of tests that this process runs. */
const bundles = new Map();

function bundleOf(entry) {
  const bundle = bundles.get(entry) ?? makeBundle(entry);
  bundles.set(entry, bundle);
  return bundle;
}

async function makeBundle(entry) {
  const [root] = entry.split('/src/');
  const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, root);
  const { output } = await build({
    // What the product's build does on top, and tests do not look at, takes several times as long.
    configFile: false,
    root,
    logLevel: 'error',
    resolve: config.resolve,
    build: {
      target: config.build.target,
      write: false,
      minify: false,
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  const { code, map } = output.find(({ type }) => type === 'chunk');
  return { code: `export default () => {${code}\n};\n`, map };
}
