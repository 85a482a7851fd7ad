import { describe, expect, it } from '@jest/globals';
import { proveCrash } from './prove-crash.js';
import { proveWayBack } from './prove-way-back.js';
import { WAYS_BACK } from './ways-back.js';

const HANGING_MS = 10 * 60_000;

describe('Data that comes back older than it was', () => {
  it.each(Object.values(WAYS_BACK))(
    'leaves no post twice, lost, stuck or untold: $name',
    async (way) => {
      expect((await proveWayBack(way)).violations).toEqual([]);
    },
    HANGING_MS,
  );

  it(
    'does not come from a server that confirms commits too early and is killed: the ledger asks for durable ones itself',
    async () => {
      expect(await proveCrash()).toEqual([]);
    },
    HANGING_MS,
  );
});
