import { expect, type Page, type Request } from '@playwright/test';

/**
 * Resolves when a page that is about to be opened has fetched a part ahead of need, and what that part needs itself. A page
 * remembers a module that it could not fetch: one that is just being fetched when the network goes is missing until a reload.
 * @param part the name of its file, without the hash
 */
export async function fetchesAhead(page: Page, part: string): Promise<void> {
  const underWay = new Set<Request>();
  const begins = (request: Request) => {
    if (request.url().includes('/assets/')) underWay.add(request);
  };
  const ends = (request: Request) => void underWay.delete(request);
  // What the page before was fetching does not end for everybody to hear.
  const isNew = () => underWay.clear();
  page
    .on('framenavigated', isNew)
    .on('request', begins)
    .on('requestfinished', ends)
    .on('requestfailed', ends);
  try {
    await page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${part}-`));
    await expect.poll(() => underWay.size).toBe(0);
  } finally {
    page.off('framenavigated', isNew).off('request', begins);
    page.off('requestfinished', ends).off('requestfailed', ends);
  }
}
