import { writeFileSync } from 'node:fs';
import { build, loadConfigFromFile } from 'vite';

/** `node make-bundle.mjs <entry> <file>`: writes a frontend's whole program as a script, and beside it the map of its lines (`.map`). */
const [entry, file] = process.argv.slice(2);
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
// Scripts have no `import.meta`; what asks for it here never runs. The second parenthesis has the function compiled as it is read.
const body = code.replaceAll('import.meta', 'globalThis');
writeFileSync(file, `'use strict'; (({ queueMicrotask, setImmediate }) => {${body}\n});\n`);
writeFileSync(`${file}.map`, JSON.stringify(map));
