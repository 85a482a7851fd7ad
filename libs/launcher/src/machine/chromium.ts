import { chromium } from '@playwright/test';
import { run } from '../process/run.ts';
import { LaunchError } from '../../launch-error.mjs';
import { step } from '../terminal/progress.ts';
import { canInstallPackages, installPackage, type AptOptions } from './apt.ts';
import { findProgram } from './find-program.ts';

/** The one without windows first: it shows the same pages with a quarter less work. */
const ON_THE_MACHINE = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, one of this machine, Playwright's own (downloaded where that is
 * possible), or Debian's package as root.
 *
 * @returns its path
 * @throws LaunchError with the remedy in its message
 */
export async function requireChromium(options: AptOptions): Promise<string> {
  const { CHROMIUM_PATH } = process.env;
  const here = findProgram([
    ...(CHROMIUM_PATH ? [CHROMIUM_PATH] : []),
    ...ON_THE_MACHINE,
    chromium.executablePath(),
  ]);
  if (here) return here;
  const download = await step("Downloading Playwright's Chromium (playwright install)", () =>
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], options),
  );
  const downloaded = findProgram([chromium.executablePath()]);
  if (downloaded) return downloaded;
  const said = canInstallPackages() ? await installFromDebian(options) : undefined;
  const installed = findProgram(ON_THE_MACHINE);
  if (installed) return installed;
  throw new LaunchError(
    `The browser tests need a Chromium, and none could be had:\n${said ?? lastLine(download.tail)}\n` +
      'Install one: sudo apt-get install chromium (Debian), or Google Chrome from https://www.google.com/chrome; ' +
      'or name it: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/** @returns what apt said last when it failed. Releases before Debian 12 have the one with windows alone. */
const installFromDebian = async (options: AptOptions): Promise<string | undefined> =>
  (await installPackage('chromium-headless-shell', options)) && installPackage('chromium', options);

const lastLine = (text: string): string =>
  text
    .trim()
    .split('\n')
    .findLast((line) => /error/i.test(line)) ?? text;
