import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { hasRoomForTwo } from './libs/launcher/src/machine/room.ts';

/** Separate ports, so that the tests run beside a copy in use. */
const PORT = process.env['BROWSER_TEST_PORT'] ?? '3190';
const SANDBOX_PORT = process.env['BROWSER_TEST_SANDBOX_PORT'] ?? '3990';
process.env['BROWSER_TEST_DATA_DIR'] ??= temporaryFolder();
process.env['BROWSER_TEST_SANDBOX'] = `http://localhost:${SANDBOX_PORT}`;

/**
 * What Chromium does without. Its full program loads two pages of suggestions for the address bar into each window, which nobody sees: a
 * quarter of its work. The last list on a command line holds, so that those of Playwright's that count here stand in this one again.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's: they would ask the network, …
  'AimEnabled',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PreconnectToSearch',
  // … change or break off requests, …
  'AvoidCorsURLLoaderRestartOnRedirect',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'ThirdPartyStoragePartitioning',
  // … or keep a page from being drawn or left as soon as it could be.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'LensOverlay',
  'PaintHolding',
];

const executablePath = process.env['CHROMIUM_PATH'];
const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    // Only the page under test may use the network; root (containers, CI) cannot have Chromium's own sandbox.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${FEATURES_OFF.join(',')}`,
    ],
  },
};

/**
 * Playwright reads this file in several processes: the first one makes the folder, the others inherit it. It is
 * deleted when that process exits and not in a global teardown, during which the database still uses it.
 */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'drumbeat-browser-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The journeys never reach a real service, whatever .env contains: empty means "not set". */
const NOTHING_REAL = {
  DATABASE_URL: '',
  LINKEDIN_CLIENT_ID: '',
  LINKEDIN_CLIENT_SECRET: '',
  GOOGLE_CLIENT_ID: '',
  GOOGLE_CLIENT_SECRET: '',
  SMTP_URL: '',
  SANDBOX_SMTP_PORT: '',
};

/** A few whole journeys through the product as `npm start` runs it, with an empty data folder. */
export default defineConfig({
  testDir: 'frontend-user/e2e',
  testMatch: '**/*.journey.ts',
  // Limits for a hanging page, not for a busy machine: nothing waits longer than necessary.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Journeys of one file know as little of each other as those of two; axe alone would keep a worker busy to the end.
  fullyParallel: true,
  workers: hasRoomForTwo() ? 2 : 1,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['./frontend-user/e2e/failure-reporter.ts'],
    // For the count of `npm test`, which says where to.
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? ([['json']] as const) : []),
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    // Reading colours of a page, or clicking it, during a fade-in gives random results.
    contextOptions: { reducedMotion: 'reduce' },
    // Steps, network and console, which cost next to nothing. Copies of the page at each step take a fifth of Chromium's
    // work, screencasts a third; a failure has its last page anyway, as a picture and as text.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      sources: false,
      snapshots: process.env['JOURNEY_PAGES'] === '1',
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.journey.ts',
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: '**/*.phone.journey.ts',
      use: { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'npm start',
    url: `http://localhost:${PORT}/api/health/ready`,
    env: {
      ...NOTHING_REAL,
      PORT,
      SANDBOX_PORT,
      RATE_LIMIT_SCALE: '100',
      DATA_DIR: process.env['BROWSER_TEST_DATA_DIR'],
    },
    timeout: 240_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
