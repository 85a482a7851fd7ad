import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** What is measured in a browser, on the app as `npm start` runs it: `npm run bench:typing`. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.bench.ts',
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'desktop'),
});
