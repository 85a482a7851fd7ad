import { html } from '../http/html.js';
import type { PageTheme } from '../http/page.js';

export const mailboxTheme: PageTheme = {
  ribbon: html`<strong>Mail sandbox.</strong> All mail stays on this computer, whoever it is addressed to.`,
  icon: '/mailbox/assets/icon.svg',
  stylesheets: ['/mailbox/assets/mailbox.css'],
  frames: "'self'",
};

export const mailboxIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect x="3" y="8" width="34" height="24" rx="4" fill="#3b5bdb"/><path d="M5 12l15 11 15-11" fill="none" stroke="#fff" stroke-width="2.800" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** A list of mails and a sheet of paper, over the sandbox's own sheet. */
export const mailboxStylesheet = `
.mailbox { max-width: 720px; margin: 0 auto; padding: 24px 16px 48px; }
.mailbox h1 { margin-bottom: 4px; font-size: 22px; font-weight: 600; overflow-wrap: anywhere; }
.mailbox h2 { margin: 24px 0 8px; font-size: 16px; font-weight: 600; overflow-wrap: anywhere; }
.mailbox__lead { margin-bottom: 16px; color: var(--quiet); overflow-wrap: anywhere; }
.mails { padding: 0; list-style: none; overflow: hidden; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: flex; justify-content: space-between; gap: 16px; padding: 12px 16px; color: var(--ink); }
.mails a:hover { background: var(--canvas); text-decoration: none; }
.mails__subject { overflow-wrap: anywhere; }
.mails__time { flex: none; color: var(--quiet); font-weight: 400; font-variant-numeric: tabular-nums; }
.paper { overflow: hidden; }
.paper iframe { display: block; width: 100%; height: 70vh; background: #ffffff; border: 0; }
.paper pre { padding: 16px; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
.mailbox details { margin-top: 16px; }
.mailbox summary { cursor: pointer; color: var(--quiet); }
`;
