import Sequencer from '@jest/test-sequencer';

/** Where tests stand that start real processes (docs/testing.md): a short file of them may take minutes. */
const REAL_PROCESSES = /\/backend\/test\//;

/**
 * The longest first, so that no worker is alone with one at the end. Where nothing is known from an earlier run, as in a fresh clone, Jest
 * goes by the size of a file, and began with the longest last.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const startsProcesses = ({ path, duration }) => duration === undefined && REAL_PROCESSES.test(path);
    return super.sort(tests).sort((a, b) => Number(startsProcesses(b)) - Number(startsProcesses(a)));
  }
}
