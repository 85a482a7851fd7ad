import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.js';

/** The theme of one stand-in's pages. */
export interface PageTheme {
  /** The notice on every page that this is a stand-in. */
  ribbon: Html;
  icon: string;
  /** Style sheets on top of the shared one. */
  stylesheets: readonly string[];
  /** Sources for frames on the page, instead of `'none'`. */
  frames?: string;
}

/**
 * No `form-action`: browsers apply it to the redirect that follows a form, and the consent form redirects to
 * the application's own address.
 */
const contentSecurityPolicy = (frames = "'none'"): string =>
  `default-src 'none'; style-src 'self'; img-src 'self'; frame-src ${frames}; base-uri 'none'; frame-ancestors 'none'`;

/** A page of a stand-in. */
export interface Page {
  title: string;
  body: Html;
  theme: PageTheme;
}

/** The whole HTML document, with the ribbon that says what it is. */
function documentOf({ title, body, theme: { ribbon, icon, stylesheets } }: Page): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="${icon}" type="image/svg+xml" />
        ${['/assets/sandbox.css', ...stylesheets].map(
          (address) => html`<link rel="stylesheet" href="${address}" />`,
        )}
      </head>
      <body>
        <p class="ribbon">${ribbon}</p>
        ${body}
      </body>
    </html>`;
}

/** The page as a response, with its content type and security policy. */
export function respondWith(page: Page): { headers: Record<string, string>; body: string } {
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(page.theme.frames),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: documentOf(page).markup,
  };
}

export function sendPage(reply: FastifyReply, status: number, page: Page): FastifyReply {
  const { headers, body } = respondWith(page);
  return reply.code(status).headers(headers).send(body);
}
