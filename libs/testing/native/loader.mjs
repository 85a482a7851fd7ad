import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from '@swc/core';

/** The address of what stands for the package @jest/globals. */
const GLOBALS = 'jest-globals:';
const NAMES = [
  'afterAll',
  'afterEach',
  'beforeAll',
  'beforeEach',
  'describe',
  'expect',
  'it',
  'jest',
  'test',
];
const OURS = /^file:(?!.*\/node_modules\/)/;
const ENDINGS = ['.ts', '.tsx', '/index.ts'];
const CONDITION = '@drumbeat/source';

let current = {};

/** From now on these are what modules get from @jest/globals, also those that another file of tests has loaded. */
export function provideGlobals(globals) {
  current = globals;
}

/** Follows what is current: support modules outlive the file of tests that loads them first. */
globalThis[Symbol.for('drumbeat.jest-global')] = (name) =>
  new Proxy(() => undefined, {
    apply: (_, self, args) => current[name](...args),
    get: (_, key) => current[name][key],
  });
const globalsSource = [
  "const follow = globalThis[Symbol.for('drumbeat.jest-global')];",
  ...NAMES.map((name) => `export const ${name} = follow('${name}');`),
].join('\n');

/** The source that a relative import names as './x.js' (backend, libs) or './x' (frontends). */
function sourceOf(specifier, parent) {
  if (!specifier.startsWith('.') || !parent || !OURS.test(parent)) return undefined;
  const bare = specifier.replace(/\.js$/, '');
  return ENDINGS.map((ending) => new URL(bare + ending, parent)).find((url) => existsSync(url))?.href;
}

/** What sources were compiled to, one file for each: every worker of every part of a run needs most of the backend. */
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/tests');
mkdirSync(COMPILED, { recursive: true });
const hash = (...parts) => createHash('sha1').update(parts.join('\0')).digest('hex');
/** How it is done: by this swc, as this file says. */
const COMPILER = hash(version, readFileSync(import.meta.filename, 'utf8'));

function compile(filename) {
  const source = readFileSync(filename, 'utf8');
  const file = join(COMPILED, `${hash(filename)}.js`);
  const mark = `//${hash(COMPILER, source)}\n`;
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (kept.startsWith(mark)) return kept.slice(mark.length);
  const code = transform(filename, source);
  // Whole or not at all, whoever else compiles it at the same time.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, mark + code);
  renameSync(fresh, file);
  return code;
}

function transform(filename, source) {
  return transformSync(source, {
    filename,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx: filename.endsWith('x') },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
  }).code;
}

process.setSourceMapsEnabled(true);
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
    const conditions = [...context.conditions, CONDITION];
    return next(sourceOf(specifier, context.parentURL) ?? specifier, { ...context, conditions });
  },
  load(url, context, next) {
    if (url === GLOBALS) return { format: 'module', source: globalsSource, shortCircuit: true };
    if (!OURS.test(url) || !/\.tsx?$/.test(url)) return next(url, context);
    return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true };
  },
});
