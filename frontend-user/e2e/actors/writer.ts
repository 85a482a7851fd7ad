import { expect, type Locator, type Page } from '@playwright/test';

/** The panel below the text. */
export const panelOf = (page: Page): Locator =>
  page.getByRole('form', { name: 'Draft with AI', exact: true });

/** The writer's text beside the post, once it is all there. */
export async function suggestionOf(page: Page): Promise<Locator> {
  const suggestion = page.getByRole('region', { name: 'Suggestion', exact: true });
  await expect(suggestion.getByRole('button', { name: 'Keep beside', exact: true })).toBeVisible();
  return suggestion;
}

/** Server-sent events as the API sends them. */
const eventsOf = (events: readonly (readonly [type: string, data: object])[]) =>
  events.map(([type, data]) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`).join('');

/** The writer's next answer: so much of a text, and then a failure. */
export async function failAfter(page: Page, text: string, error: string): Promise<void> {
  await page.route(
    '**/api/posts/generate',
    (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: eventsOf([
          ['generation', { generation_id: '6b9b2f5e-2f4c-4d44-9a60-0d2ce5c1a111' }],
          ['delta', { text }],
          ['error', { error, code: 'model.away', retryable: true, partial_kept: true }],
        ]),
      }),
    { times: 1 },
  );
}

/** From now on the writer of this page begins with a text and never ends. Has to be there before the page is opened. */
export async function writeWithoutEnd(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    (events) => {
      const real = window.fetch.bind(window);
      window.fetch = (input, init) => {
        if (input !== '/api/posts/generate') return real(input, init);
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(events));
            init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
          },
        });
        return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
      };
    },
    eventsOf([['delta', { text }]]),
  );
}
