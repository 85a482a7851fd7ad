import { type Html, html } from '../../http/html.js';
import { decimalsOf } from '@drumbeat/domain';
import { testCards } from '../cards.js';
import type { CheckoutSession } from '../stripe.objects.js';

export interface CheckoutPage {
  session: CheckoutSession;
  email: string | null;
  /** What was typed, to be shown again. */
  card: string;
  code: string;
  /** How many invoices the code lowers; null: all. */
  loweredInvoices: number | null;
  /** The card wants to know whether its owner is there. */
  asksOwner: boolean;
  error: string | null;
}

/** "139.50 USD", "20000 JPY": the pages of the stand-in have no locale. */
export function amountOf(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return `${(amount / 10 ** decimals).toFixed(decimals)} ${currency.toUpperCase()}`;
}

/** When the sum of today is charged, and what comes after it: a code may lower the first invoices alone. */
function termsOf({ session, loweredInvoices }: CheckoutPage): string {
  if (loweredInvoices === null || session.amount_total === session.amount_subtotal) return 'per month';
  const later = `then ${amountOf(session.amount_subtotal, session.currency)} per month`;
  return loweredInvoices === 1 ? `today, ${later}` : `per month for ${loweredInvoices} months, ${later}`;
}

export function cardHelp(): Html {
  const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/gu, '$1 ');
  return html`<details class="cards">
    <summary>Cards for tests</summary>
    <ul>
      ${Object.entries(testCards).map(([number, { label }]) => html`<li>${spaced(number)} ${label}</li>`)}
    </ul>
  </details>`;
}

export function problem(error: string | null): Html | null {
  return error === null ? null : html`<p class="problem" role="alert">${error}</p>`;
}

function ownerQuestion({ session, card, code }: CheckoutPage): Html {
  return html`<form method="post" action="/stripe/checkout/${session.id}">
    <input type="hidden" name="card" value="${card}" /><input type="hidden" name="code" value="${code}" />
    <p>The bank of this card wants to know whether it is you.</p>
    <p class="consent__buttons">
      <button class="button" name="decision" value="authenticate">It is me</button>
      <button class="button button--quiet" name="decision" value="fail">It is not me</button>
    </p>
  </form>`;
}

function cardForm({ session, card, code, error }: CheckoutPage): Html {
  return html`<form method="post" action="/stripe/checkout/${session.id}">
    <label class="label" for="card">Card number</label>
    <input class="field" id="card" name="card" inputmode="numeric" autocomplete="off" value="${card}" />
    ${
      session.allow_promotion_codes &&
      html`<label class="label" for="code">Promotion code</label>
        <input class="field" id="code" name="code" autocomplete="off" value="${code}" />`
    }
    ${problem(error)}
    <p class="consent__buttons">
      <button class="button" name="decision" value="pay">Subscribe</button>
      <button class="button button--quiet" name="decision" value="apply">Apply code</button>
    </p>
    ${cardHelp()}
  </form>`;
}

/** The page on which a subscription is paid. */
export function checkoutPage(page: CheckoutPage): Html {
  const { session, email } = page;
  return html`<main class="consent">
    <div class="consent__brand">
      <img src="/stripe/assets/icon.svg" alt="Stripe sandbox" width="40" height="40" />
    </div>
    <h1>Subscribe to Drumbeat Monthly</h1>
    <p class="total">${amountOf(session.amount_total, session.currency)} <small>${termsOf(page)}</small></p>
    <ul class="lines">
      <li>
        <span>Drumbeat Monthly</span><span>${amountOf(session.amount_subtotal, session.currency)}</span>
      </li>
      ${
        session.amount_total !== session.amount_subtotal &&
        html`<li>
          <span>Promotion code</span
          ><span>−${amountOf(session.amount_subtotal - session.amount_total, session.currency)}</span>
        </li>`
      }
      ${email !== null && html`<li><span>Receipts go to</span><span>${email}</span></li>`}
    </ul>
    ${page.asksOwner ? ownerQuestion(page) : cardForm(page)}
    ${session.cancel_url !== null && html`<p class="consent__foot"><a href="${session.cancel_url}">Back to Drumbeat</a></p>`}
  </main>`;
}

/** A page with one sentence: what is over, or was never there. */
export function sentencePage(title: string, sentence: string): Html {
  return html`<main class="consent">
    <div class="consent__brand">
      <img src="/stripe/assets/icon.svg" alt="Stripe sandbox" width="40" height="40" />
    </div>
    <h1>${title}</h1>
    <p>${sentence}</p>
  </main>`;
}
