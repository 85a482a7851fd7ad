import { type Html, html } from '../http/html.js';
import type { Mail } from './mail.js';

const timeOf = (mail: Mail): string => `${mail.received_at.slice(0, 16).replace('T', ' ')} UTC`;

function mailLink(mail: Mail): Html {
  return html`<li>
    <a href="/mailbox/${mail.id}">
      <span class="mails__subject">${mail.subject || 'No subject'}</span>
      <time class="mails__time" datetime="${mail.received_at}">${timeOf(mail)}</time>
    </a>
  </li>`;
}

function box(to: string, mails: readonly Mail[]): Html {
  return html`<section aria-label="Mail to ${to}">
    <h2><a href="/mailbox?to=${encodeURIComponent(to)}">${to}</a></h2>
    <ul class="mails card">
      ${mails.map(mailLink)}
    </ul>
  </section>`;
}

/** The mails of each recipient, newest first; the recipient with the latest mail comes first. */
export function mailboxPage(mails: readonly Mail[], to: string | null): Html {
  const recipients = to === null ? [...new Set(mails.flatMap((mail) => mail.to))] : [to.toLowerCase()];
  const boxes = recipients
    .map((address) => ({ address, its: mails.filter((mail) => mail.to.includes(address)) }))
    .filter(({ its }) => its.length > 0);
  return html`<main class="mailbox">
    <h1>Mailbox</h1>
    <p class="mailbox__lead">
      What Drumbeat sends by mail arrives here. ${to !== null && html`<a href="/mailbox">All mail</a>`}
    </p>
    ${boxes.map(({ address, its }) => box(address, its))}
    ${
      boxes.length === 0 &&
      html`<section class="card empty">
        <h2>No mail yet</h2>
        <p>Ask for a magic link or a new password, then load this page again.</p>
      </section>`
    }
  </main>`;
}

/**
 * One mail. Its HTML is shown in a frame without scripts and without this page's origin; its links open in the
 * whole window, as from a mail program.
 */
export function mailPage(mail: Mail): Html {
  return html`<main class="mailbox">
    <p class="mailbox__lead">
      <a href="/mailbox?to=${encodeURIComponent(mail.to[0] ?? '')}">Back to the mailbox</a>
    </p>
    <h1>${mail.subject || 'No subject'}</h1>
    <p class="mailbox__lead">From ${mail.from}<br />To ${mail.to.join(', ')}<br />${timeOf(mail)}</p>
    <div class="card paper">
      ${
        mail.html === null
          ? html`<pre>${mail.text}</pre>`
          : html`<iframe
              title="The mail"
              src="/mailbox/${mail.id}/html"
              sandbox="allow-top-navigation-by-user-activation"
            ></iframe>`
      }
    </div>
    ${
      mail.html !== null &&
      html`<details>
        <summary>As plain text</summary>
        <div class="card paper"><pre>${mail.text}</pre></div>
      </details>`
    }
  </main>`;
}

export function missingMailPage(): Html {
  return html`<main class="mailbox">
    <section class="card empty">
      <h1>This mail is gone</h1>
      <p>The sandbox keeps the newest 500, and forgets them when it stops. <a href="/mailbox">All mail</a></p>
    </section>
  </main>`;
}
