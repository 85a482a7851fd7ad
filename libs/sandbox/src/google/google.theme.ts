import { html } from '../http/html.js';
import type { PageTheme } from '../http/page.js';

export const googleTheme: PageTheme = {
  ribbon: html`<strong>Google sandbox.</strong> A stand-in on this computer. Nothing here reaches Google.`,
  icon: '/google/assets/icon.svg',
  stylesheets: ['/google/assets/google.css'],
};

/** The stand-in's logo: a G in a ring, not Google's. */
export const googleIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#1a73e8"/><path d="M27.500 14.500a9 9 0 1 0 1.400 6.500H20.500" fill="none" stroke="#fff" stroke-width="3.600" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** Google's colours on top of the sandbox's own style sheet. */
export const googleStylesheet = `
:root {
  --canvas: light-dark(#f0f4f9, #1e1f20);
  --card: light-dark(#ffffff, #0e0e0e);
  --blue: light-dark(#0b57d0, #a8c7fa);
  --blue-fill: light-dark(#0b57d0, #a8c7fa);
  --blue-hover: light-dark(#0842a0, #d3e3fd);
  --on-blue: light-dark(#ffffff, #062e6f);
}
.consent { border-radius: 28px; }
.consent__brand { margin-bottom: 12px; }
.consent__lead { margin-bottom: 20px; }
.check { display: flex; align-items: center; gap: 10px; margin-top: 12px; }
.check input { flex: none; width: 18px; height: 18px; accent-color: var(--blue); }
@media (max-width: 600px) {
  .consent { border-radius: 0; }
}
`;
