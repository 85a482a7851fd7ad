import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Where Jest keeps what a file asked for by `jest.setTimeout`. */
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** Without those under symbols, which belong to Jest and to modules that stay loaded. */
function namedGlobals() {
  return Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(
    ([, { configurable }]) => configurable,
  );
}

/** Node's own globals (native/runtime.mjs says why). What Jest or a file of tests replaces of them is put back after it. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #named = namedGlobals();
  #exit = process.exit;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    for (const [name, descriptor] of this.#named) Object.defineProperty(globalThis, name, descriptor);
    process.exit = this.#exit;
    delete globalThis[TIMEOUT];
  }

  getVmContext() {
    return null;
  }
}
