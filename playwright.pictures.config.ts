import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** The pictures of docs/first-minutes.md and of the README, of the app as `npm start` runs it: `npm run pictures`. */
export default defineConfig({
  ...journeys,
  workers: 1,
  // A folder other than the journeys', which may run meanwhile.
  outputDir: 'node_modules/.cache/pictures',
  testMatch: '**/*.picture.ts',
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'desktop'),
});
