import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.js';

/**
 * No `form-action`: browsers apply it to the redirect that follows a form, and the consent form redirects to
 * the application's own address.
 */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A whole HTML document of the stand-in, in LinkedIn's colours, with the ribbon that says what it is. */
export function page(title: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/linkedin/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/linkedin/assets/linkedin.css" />
      </head>
      <body>
        <p class="ribbon">
          <strong>LinkedIn sandbox.</strong> A stand-in on this computer. Nothing here reaches LinkedIn.
        </p>
        ${body}
      </body>
    </html>`;
}

export function sendPage(reply: FastifyReply, status: number, title: string, body: Html): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(page(title, body).markup);
}
