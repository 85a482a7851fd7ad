import { demoGoogleClient } from './google/google.store.js';
import { type Html, html } from './http/html.js';
import type { PageTheme } from './http/page.js';
import { demoKlaviyo } from './klaviyo/klaviyo.store.js';
import { demoModel } from './model/model.store.js';
import { demoClient } from './linkedin/oauth/clients.js';
import { demoStripe } from './stripe/stripe.store.js';

export const sandboxTheme: PageTheme = {
  ribbon: html`<strong>Sandbox.</strong> Stand-ins on this computer. Nothing here reaches the outside world.`,
  icon: '/linkedin/assets/icon.svg',
  stylesheets: [],
};

/** The start page of the sandbox. `origin` is the address as the browser sees it. */
export function indexPage({ origin, smtpUrl }: { origin: string; smtpUrl: string }): Html {
  const settings = [
    `LINKEDIN_AUTH_URL=${origin}/linkedin/oauth/v2`,
    `LINKEDIN_API_URL=${origin}/linkedin`,
    `LINKEDIN_CLIENT_ID=${demoClient.clientId}`,
    `LINKEDIN_CLIENT_SECRET=${demoClient.clientSecret}`,
    'LINKEDIN_SANDBOX=true',
    `GOOGLE_ISSUER=${origin}/google`,
    `GOOGLE_CLIENT_ID=${demoGoogleClient.clientId}`,
    `GOOGLE_CLIENT_SECRET=${demoGoogleClient.clientSecret}`,
    'GOOGLE_SANDBOX=true',
    `SMTP_URL=${smtpUrl}`,
    `MAIL_SANDBOX_URL=${origin}/mailbox`,
    `STRIPE_API_URL=${origin}`,
    `STRIPE_SECRET_KEY=${demoStripe.secretKey}`,
    `STRIPE_WEBHOOK_SECRET=${demoStripe.webhookSecret}`,
    `STRIPE_PRICE_ID=${demoStripe.priceId}`,
    'STRIPE_SANDBOX=true',
    `KLAVIYO_API_URL=${origin}/klaviyo`,
    `KLAVIYO_API_KEY=${demoKlaviyo.apiKey}`,
    'KLAVIYO_SANDBOX=true',
    `PUSH_SANDBOX_URL=${origin}/push/`,
    `AI_BASE_URL=${origin}/model/v1`,
    `AI_API_KEY=${demoModel.apiKey}`,
    `AI_MODEL=${demoModel.model}`,
  ].join('\n');
  return html`<main class="index">
    <h1>Drumbeat’s sandbox</h1>
    <p>Stand-ins for the outside world. They speak the real protocols and can be told to fail.</p>
    <h2>LinkedIn</h2>
    <ul>
      <li><a href="/linkedin/feed">The feed</a>: what was posted, as its readers would see it</li>
      <li>
        <a href="/linkedin/_sandbox/posts">Posts</a> and <a href="/linkedin/_sandbox/calls">requests seen</a>
      </li>
      <li>
        <code>POST /linkedin/_sandbox/</code> faults, release, reset, tokens, tokens/revoke, tokens/expire
      </li>
    </ul>
    <h2>Google</h2>
    <ul>
      <li>
        OpenID Connect:
        <a href="/google/.well-known/openid-configuration">the issuer ${origin}/google</a>
      </li>
      <li><a href="/google/_sandbox/calls">Requests seen</a></li>
      <li><code>POST /google/_sandbox/</code> faults, accounts, reset</li>
    </ul>
    <h2>Stripe</h2>
    <ul>
      <li>
        <code>/v1/…</code>, Stripe’s API; <a href="/stripe/_sandbox/subscriptions">subscriptions</a>,
        <a href="/stripe/_sandbox/events">events</a> and <a href="/stripe/_sandbox/calls">requests seen</a>
      </li>
      <li>The promotion code <code>${demoStripe.promotionCode}</code> lowers the first invoice by a fifth</li>
      <li>
        <code>POST /stripe/_sandbox/</code> faults, reset, advance, price, refund, dispute, delete-customer
      </li>
    </ul>
    <h2>Klaviyo</h2>
    <ul>
      <li>
        <code>/klaviyo/api/events</code>, Create Event;
        <a href="/klaviyo/_sandbox/events">what was taken</a> and
        <a href="/klaviyo/_sandbox/calls">requests seen</a>
      </li>
      <li><code>POST /klaviyo/_sandbox/</code> faults, release, reset</li>
    </ul>
    <h2>Push service</h2>
    <ul>
      <li>
        <code>/push/send/…</code>, for subscriptions made here;
        <a href="/push/_sandbox/messages">what was taken, decrypted</a> and
        <a href="/push/_sandbox/calls">requests seen</a>
      </li>
      <li><code>POST /push/_sandbox/</code> subscriptions, faults, release, reset</li>
    </ul>
    <h2>Mail</h2>
    <ul>
      <li><a href="/mailbox">The mailbox</a>: whatever was sent, to whomever</li>
      <li><code>POST /mailbox/_sandbox/</code> faults, reset</li>
    </ul>
    <h2>Model endpoint</h2>
    <ul>
      <li>
        <code>/model/v1/chat/completions</code> and <code>/model/v1/models</code>, OpenAI’s protocol; the
        model’s name chooses whose dialect is spoken
      </li>
      <li><a href="/model/_sandbox/calls">Requests seen</a></li>
      <li><code>POST /model/_sandbox/</code> faults, release, reset</li>
    </ul>
    <h2>Settings of an application that uses it</h2>
    <pre><code>${settings}</code></pre>
  </main>`;
}
