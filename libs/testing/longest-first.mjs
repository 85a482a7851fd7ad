import Sequencer from '@jest/test-sequencer';

/** Where tests stand that start real processes (docs/testing.md), the longest first: a short file of them may take minutes. */
const REAL_PROCESSES = [/\/backend\/test\/proof\//, /\/backend\/test\//];

/**
 * The longest first, so that no worker is alone with one at the end. Where nothing is known from an earlier run, as in a fresh clone, Jest
 * goes by the size of a file, and began with the longest last.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path, duration }) => {
      const place = duration === undefined ? REAL_PROCESSES.findIndex((folder) => folder.test(path)) : -1;
      return place === -1 ? REAL_PROCESSES.length : place;
    };
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
}
