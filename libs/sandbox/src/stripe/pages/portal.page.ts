import { type Html, html } from '../../http/html.js';
import type { Invoice, Subscription } from '../stripe.objects.js';
import { amountOf, cardHelp, problem } from './checkout.page.js';

export interface PortalPage {
  id: string;
  returnUrl: string;
  /** The last four digits of the card. */
  card: string;
  subscription: Subscription | null;
  invoices: readonly Invoice[];
  error: string | null;
}

const dayOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10);

function planPart({ id, subscription }: PortalPage): Html {
  if (!subscription) return html`<p>There is no subscription.</p>`;
  const end = subscription.items.data[0]?.current_period_end ?? subscription.created;
  const sentence = subscription.cancel_at_period_end
    ? `Ends on ${dayOf(end)}`
    : `${subscription.status === 'past_due' ? 'Payment is past due. ' : ''}Renews on ${dayOf(end)}`;
  return html`<p class="done">${sentence}</p>
    <form method="post" action="/stripe/portal/${id}">
      <button
        class="button"
        name="decision"
        value="${subscription.cancel_at_period_end ? 'renew' : 'cancel'}"
      >
        ${subscription.cancel_at_period_end ? 'Don’t cancel plan' : 'Cancel plan'}
      </button>
    </form>`;
}

/** The portal in which a customer looks after card, plan and invoices. */
export function portalPage(page: PortalPage): Html {
  const { id, returnUrl, card, invoices, error } = page;
  return html`<main class="consent">
    <div class="consent__brand">
      <img src="/stripe/assets/icon.svg" alt="Stripe sandbox" width="40" height="40" />
    </div>
    <h1>Your plan with Drumbeat</h1>
    <div class="stack">
      ${planPart(page)}
      <form method="post" action="/stripe/portal/${id}">
        <label class="label" for="card">Card, now ending in ${card}</label>
        <input class="field" id="card" name="card" inputmode="numeric" autocomplete="off" />
        ${problem(error)}
        <p class="consent__buttons">
          <button class="button" name="decision" value="card">Use this card</button>
        </p>
        ${cardHelp()}
      </form>
      <section>
        <h2>Invoices</h2>
        <ul class="lines">
          ${invoices.map(
            (invoice) =>
              html`<li>
                <a href="/stripe/invoice/${invoice.id}">${invoice.number}</a>
                <span>${amountOf(invoice.total, invoice.currency)}, ${invoice.status}</span>
              </li>`,
          )}
        </ul>
      </section>
      <p><a href="${returnUrl}">Return to Drumbeat</a></p>
    </div>
  </main>`;
}

/** A hosted invoice: to read, and to pay when it is open. */
export function invoicePage(invoice: Invoice): Html {
  return html`<main class="consent">
    <div class="consent__brand">
      <img src="/stripe/assets/icon.svg" alt="Stripe sandbox" width="40" height="40" />
    </div>
    <h1>Invoice ${invoice.number}</h1>
    <p class="total">${amountOf(invoice.total, invoice.currency)} <small>${invoice.status}</small></p>
    <ul class="lines">
      <li><span>From</span><span>${dayOf(invoice.period_start)}</span></li>
      <li><span>To</span><span>${dayOf(invoice.period_end)}</span></li>
    </ul>
    ${
      invoice.status === 'open' &&
      html`<form method="post" action="/stripe/invoice/${invoice.id}">
        <button class="button" name="decision" value="pay">Pay, and answer your bank</button>
      </form>`
    }
  </main>`;
}
