import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { fitsPhones, PHONE } from './fits';

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that look at colours: all that a theme can break. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

type ColorScheme = 'light' | 'dark';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What axe finds in the document as it is. A document gets axe once, which takes as long as a look: `@axe-core/playwright` loads it anew
 * for each look, and in other frames too, which the product does not have.
 */
async function look(page: Page, options: axe.RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  return page.evaluate(async (given) => {
    // A colour on its way from one theme to the other is neither's.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const results = await window.axe?.run(document, given);
    return results?.violations ?? Promise.reject(new Error('The document has lost axe'));
  }, options);
}

/** What axe calls serious or critical on the page as it is, as "rule: element". */
async function violations(page: Page, colorScheme: ColorScheme): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  const all = await look(page, {
    resultTypes: ['violations'],
    ...(colorScheme === 'dark' && { runOnly: { type: 'rule', values: ABOUT_COLOURS } }),
  });
  for (const { id, impact, nodes } of all) {
    if (impact !== 'serious' && impact !== 'critical') continue;
    for (const { target, failureSummary } of nodes) {
      found.push(`${colorScheme}: ${id}: ${target.join(' ')}: ${failureSummary ?? ''}`);
    }
  }
  return found;
}

async function expectNoViolations(page: Page, colorScheme: ColorScheme): Promise<void> {
  expect.soft(await violations(page, colorScheme), new URL(page.url()).pathname).toEqual([]);
}

/** Asks axe about the page as it is. The journey goes on after a finding, so that one run tells them all. */
export async function expectClean(page: Page): Promise<void> {
  await expectNoViolations(page, 'light');
  await expectNoViolations(page, 'dark');
}

/**
 * Asks axe about the page as it is, and once more in the width of a phone, which it has to fit. The colours change once
 * alone: a long page takes longer to be drawn anew than to be read.
 */
export async function expectCleanAtBothWidths(page: Page): Promise<void> {
  const desktop = page.viewportSize();
  await expectNoViolations(page, 'light');
  await fitsPhones(page);
  await page.setViewportSize(PHONE);
  await expectNoViolations(page, 'light');
  await expectNoViolations(page, 'dark');
  if (desktop) await page.setViewportSize(desktop);
  await expectNoViolations(page, 'dark');
}

/** Opens an address, waits for what makes the page complete, and asks axe at both widths. */
export async function expectAccessible(page: Page, address: string, complete: Locator): Promise<void> {
  await test.step(address, async () => {
    await page.goto(address);
    await expect(complete).toBeVisible();
    await expectCleanAtBothWidths(page);
  });
}
