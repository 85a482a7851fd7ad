import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Browser measurements, on the app as `npm start` runs it: `npm run bench:typing`. */
export default defineConfig({
  ...journeys,
  workers: 1,
  testMatch: '**/*.bench.ts',
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'desktop'),
});
