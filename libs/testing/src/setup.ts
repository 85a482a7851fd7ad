import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { server } from './api';
import { completeDevice, newDevice } from './device';
import { closePage, watchPages } from './page';
import { startTime } from './time';

const unanswered: string[] = [];

beforeAll(() => {
  completeDevice();
  server.listen({
    onUnhandledRequest: ({ method, url }) => void unanswered.push(`${method} ${new URL(url).pathname}`),
  });
  watchPages();
});

beforeEach(newDevice);

afterEach(() => {
  closePage();
  startTime();
  server.resetHandlers();
  expect(unanswered.splice(0)).toEqual([]);
});

afterAll(() => server.close());
