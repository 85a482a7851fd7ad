import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { server } from './api';
import { completeDevice, newDevice } from './device';
import { callsMade, closePage, watchPages } from './page';
import { startTime } from './time';

const unanswered: string[] = [];
let callsHeard = 0;

/** As many turns of the event loop as a call needs at most until the API hears of it; one that was broken off never does. */
const TURNS = 50;

/** Calls that are on their way while a test ends are its own: the next one's API knows nothing of them. */
async function hearCallsOnTheirWay(): Promise<void> {
  for (let turn = 0; turn < TURNS && callsHeard < callsMade(); turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  callsHeard = callsMade();
}

beforeAll(() => {
  completeDevice();
  server.listen({
    onUnhandledRequest: ({ method, url }) => void unanswered.push(`${method} ${new URL(url).pathname}`),
  });
  server.events.on('request:match', () => void (callsHeard += 1));
  server.events.on('request:unhandled', () => void (callsHeard += 1));
  watchPages();
});

beforeEach(newDevice);

afterEach(async () => {
  closePage();
  startTime();
  await hearCallsOnTheirWay();
  server.resetHandlers();
  expect(unanswered.splice(0)).toEqual([]);
});

afterAll(() => server.close());
