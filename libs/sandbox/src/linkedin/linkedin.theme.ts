import { html } from '../http/html.js';
import type { PageTheme } from '../http/page.js';

export const linkedInTheme: PageTheme = {
  ribbon: html`<strong>LinkedIn sandbox.</strong> A stand-in on this computer. Nothing here reaches LinkedIn.`,
  icon: '/linkedin/assets/icon.svg',
  stylesheets: ['/linkedin/assets/linkedin.css'],
};
