import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../../http/page.js';
import type { Billing } from '../billing.js';
import { behaviourOf, cardNumber } from '../cards.js';
import { StripeRefusal } from '../stripe.errors.js';
import type { CheckoutSession } from '../stripe.objects.js';
import type { StripeStore } from '../stripe.store.js';
import { stripeTheme } from '../stripe.theme.js';
import { type CheckoutPage, checkoutPage, sentencePage } from './checkout.page.js';
import { invoicePage, portalPage } from './portal.page.js';

type Form = Readonly<Record<string, string | undefined>>;

const frame = { title: 'Stripe sandbox', theme: stripeTheme };
const firstCard = '4242 4242 4242 4242';

const sentence = (reply: FastifyReply, status: number, title: string, text: string): FastifyReply =>
  sendPage(reply, status, { ...frame, body: sentencePage(title, text) });

/** The pages that a customer sees: checkout, portal and hosted invoices. */
export function stripePages(app: FastifyInstance, store: StripeStore, billing: Billing): void {
  checkoutRoutes(app, store, billing);
  portalRoutes(app, store, billing);

  app.get<{ Params: { id: string } }>('/invoice/:id', async ({ params }, reply) => {
    const invoice = store.state.invoices.find(({ id }) => id === params.id);
    if (!invoice)
      return sentence(reply, 404, 'No such invoice', 'It was never made, or the sandbox was reset.');
    return sendPage(reply, 200, { ...frame, body: invoicePage(invoice) });
  });
  app.post<{ Params: { id: string } }>('/invoice/:id', async ({ params }, reply) => {
    const invoice = store.state.invoices.find(({ id }) => id === params.id);
    if (invoice?.status === 'open') billing.payOpen(invoice);
    return reply.redirect(`/stripe/invoice/${params.id}`, 303);
  });
}

function checkoutRoutes(app: FastifyInstance, store: StripeStore, billing: Billing): void {
  const find = (id: string): CheckoutSession | undefined => {
    billing.runDue();
    return store.state.sessions.find((session) => session.id === id);
  };
  const show = (
    reply: FastifyReply,
    session: CheckoutSession,
    changes: Partial<CheckoutPage> = {},
  ): FastifyReply => {
    const email = store.state.customers.find(({ id }) => id === session.customer)?.email ?? null;
    const applied = store.state.promotionCodes.find((one) => one.code === store.state.codes[session.id]);
    const page = {
      ...{ session, email, card: firstCard, code: '', asksOwner: false, error: null },
      loweredInvoices: applied?.invoices ?? null,
      ...changes,
    };
    return sendPage(reply, page.error === null ? 200 : 422, { ...frame, body: checkoutPage(page) });
  };
  const over = (reply: FastifyReply, session: CheckoutSession | undefined): FastifyReply =>
    session
      ? sentence(
          reply,
          410,
          session.status === 'complete' ? 'This was paid already' : 'This checkout has expired',
          'Nothing is charged here any more. Go back to Drumbeat.',
        )
      : sentence(reply, 404, 'No such checkout', 'It was never made, or the sandbox was reset.');

  app.get<{ Params: { id: string } }>('/checkout/:id', async ({ params }, reply) => {
    const session = find(params.id);
    return session?.status === 'open' ? show(reply, session) : over(reply, session);
  });

  app.post<{ Params: { id: string }; Body: Form }>('/checkout/:id', async ({ params, body }, reply) => {
    const session = find(params.id);
    if (session?.status !== 'open') return over(reply, session);
    const { card = '', code = '', decision } = body;
    const typed = { card, code };
    if (code !== '' && session.allow_promotion_codes) {
      const promotion = store.state.promotionCodes.find(
        (one) => one.active && one.code === code.trim().toUpperCase(),
      );
      if (!promotion) return show(reply, session, { ...typed, error: 'This code is invalid.' });
      store.state.codes[session.id] = promotion.code;
      session.amount_total = Math.round((session.amount_subtotal * (100 - promotion.percent_off)) / 100);
      store.changed();
    }
    if (decision === 'apply') return show(reply, session, typed);
    const number = cardNumber(card);
    if (number === null) return show(reply, session, { ...typed, error: 'Your card number is incorrect.' });
    if (decision === 'fail') {
      return show(reply, session, { ...typed, error: 'We are unable to authenticate your payment method.' });
    }
    if (behaviourOf(number).startsWith('asks') && decision !== 'authenticate') {
      return show(reply, session, { ...typed, asksOwner: true });
    }
    try {
      billing.complete(session, number, decision === 'authenticate');
    } catch (error) {
      if (error instanceof StripeRefusal) return show(reply, session, { ...typed, error: error.message });
      throw error;
    }
    return reply.redirect(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id), 303);
  });
}

function portalRoutes(app: FastifyInstance, store: StripeStore, billing: Billing): void {
  const show = (reply: FastifyReply, id: string, error: string | null = null): FastifyReply => {
    const portal = store.portals.get(id);
    if (!portal) return sentence(reply, 404, 'This page has expired', 'Open it again from Drumbeat.');
    billing.runDue();
    const { customer, returnUrl } = portal;
    const body = portalPage({
      id,
      returnUrl,
      card: (store.state.cards[customer] ?? '').slice(-4),
      subscription:
        store.state.subscriptions.find((one) => one.customer === customer && one.status !== 'canceled') ??
        null,
      invoices: store.state.invoices.filter((invoice) => invoice.customer === customer),
      error,
    });
    return sendPage(reply, error === null ? 200 : 422, { ...frame, body });
  };

  app.get<{ Params: { id: string } }>('/portal/:id', async ({ params }, reply) => show(reply, params.id));

  app.post<{ Params: { id: string }; Body: Form }>('/portal/:id', async ({ params, body }, reply) => {
    const customer = store.portals.get(params.id)?.customer;
    const subscription = store.state.subscriptions.find(
      (one) => one.customer === customer && one.status !== 'canceled',
    );
    if (body['decision'] === 'card' && customer !== undefined) {
      const number = cardNumber(body['card'] ?? '');
      if (number === null) return show(reply, params.id, 'Your card number is incorrect.');
      if (behaviourOf(number) === 'declined') return show(reply, params.id, 'Your card was declined.');
      billing.replaceCard(customer, number);
    } else if (subscription) {
      billing.cancelAtPeriodEnd(subscription, body['decision'] === 'cancel');
    }
    return reply.redirect(`/stripe/portal/${params.id}`, 303);
  });
}
