import { html } from '../http/html.js';
import type { PageTheme } from '../http/page.js';

export const stripeTheme: PageTheme = {
  ribbon: html`<strong>Stripe sandbox.</strong> A stand-in on this computer. No money moves, and nothing here
    reaches Stripe.`,
  icon: '/stripe/assets/icon.svg',
  stylesheets: ['/stripe/assets/stripe.css'],
};

/** The stand-in's logo: three bars on a card, not Stripe's. */
export const stripeIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect x="3" y="8" width="34" height="24" rx="5" fill="#5a4fcf"/><path d="M3 15h34" stroke="#fff" stroke-width="3.500"/><path d="M9 25h9M24 25h7" stroke="#fff" stroke-width="2.500" stroke-linecap="round"/></svg>';

/** Colours and lists on top of the sandbox's own style sheet. */
export const stripeStylesheet = `
:root {
  --canvas: light-dark(#f6f8fa, #14171c);
  --blue: light-dark(#4b40bf, #a9a1ff);
  --blue-fill: light-dark(#5a4fcf, #a9a1ff);
  --blue-hover: light-dark(#41379f, #c4beff);
  --on-blue: light-dark(#ffffff, #17123f);
}
.consent { max-width: 460px; }
.total { margin: 4px 0 20px; font-size: 30px; font-weight: 600; font-variant-numeric: tabular-nums; }
.total small { color: var(--quiet); font-size: 14px; font-weight: 400; }
.cards { margin-top: 16px; color: var(--quiet); font-size: 12px; }
.cards summary { cursor: pointer; }
.cards li { margin: 4px 0; font-variant-numeric: tabular-nums; }
.lines { margin: 0 0 16px; padding: 0; list-style: none; }
.lines li { display: flex; justify-content: space-between; gap: 12px; padding: 8px 0; border-bottom: 1px solid var(--line); }
.stack { display: grid; gap: 12px; margin-top: 16px; }
.done { margin: 12px 0; }
`;
