import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Where Jest keeps what a file asked for by `jest.setTimeout`. */
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** Node's own globals (native/runtime.mjs says why). What Jest replaces of them for a file is put back after it. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  #console = globalThis.console;
  #exit = process.exit;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    globalThis.console = this.#console;
    process.exit = this.#exit;
    delete globalThis[TIMEOUT];
  }

  getVmContext() {
    return null;
  }
}
