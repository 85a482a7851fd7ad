import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { server } from './api';
import { completeDevice, newDevice } from './device';
import { callsMade, closePage, watchPages } from './page';
import { startTime } from './time';

const unanswered: string[] = [];
let callsHeard = 0;

/** In turns of the event loop: until a page has made the calls that it is about to make, and until the API has heard of them. */
const TURNS = { toCall: 10, toHear: 50 };

/**
 * Calls that are on their way while a test ends are its own: the next one's API knows nothing of them. One that was broken off is
 * never heard of.
 */
async function hearLastCalls(): Promise<void> {
  const isWaiting = (turn: number) => turn < TURNS.toCall || callsHeard < callsMade();
  for (let turn = 0; turn < TURNS.toHear && isWaiting(turn); turn += 1) {
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
  await hearLastCalls();
  closePage();
  startTime();
  server.resetHandlers();
  expect(unanswered.splice(0)).toEqual([]);
});

afterAll(() => server.close());
