import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';
import { provideGlobals } from './loader.mjs';

/** Symbol of jest-circus for its listeners, which it keeps for whatever copy of it is loaded next. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');
const require = createRequire(import.meta.url);

/** Keeps in its modules what one file of tests declares: each file gets a new copy. */
function forgetCircus() {
  for (const file of Object.keys(require.cache)) {
    if (/[\\/]jest-circus[\\/]/.test(file)) delete require.cache[file];
  }
  delete globalThis[LISTENERS];
}

/**
 * Loads tests as Node loads programs, where Jest's own runtime loads every package and every source anew for each file of
 * tests: most files need ten times as long for that as for their tests. The files of a worker share what they load and
 * its globals, so that a module must not keep what a test has changed.
 */
export default class NativeRuntime extends Runtime {
  #globals;

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    this.#globals = globals;
  }

  requireInternalModule(from, to) {
    forgetCircus();
    return createRequire(from)(to ?? from);
  }

  async unstable_importModule(path) {
    provideGlobals({ ...this.#globals, jest: this.jestGlobals.jestObjectFor(path) });
    await import(pathToFileURL(path).href);
  }
}
