import { expect, type Page } from '@playwright/test';

/** What the page has said in toasts. They go after seconds, and a slow machine may look a moment too late. */
export interface Toasts {
  /** Waits until a toast with this title has been shown, gone by now or not. */
  said(title: string): Promise<void>;
}

/** Listens to the toasts of this page and of those that it leads to. Has to be there before the page is opened. */
export async function hearToasts(page: Page): Promise<Toasts> {
  const titles: string[] = [];
  await page.exposeFunction('toastWasShown', (title: string) => void titles.push(title));
  await page.addInitScript(() => {
    const shown = Reflect.get(window, 'toastWasShown') as (title: string) => void;
    const known = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const title of document.querySelectorAll('[data-sonner-toast] [data-title]')) {
        if (known.has(title)) continue;
        known.add(title);
        shown(title.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return { said: (title) => expect.poll(() => titles).toContain(title) };
}
