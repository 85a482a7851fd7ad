import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { sendPage } from '../http/page.js';
import { emailAddress, type GoogleAccount, personName } from './accounts.js';
import { chooserPage, refusalPage } from './chooser.page.js';
import { googleTheme } from './google.theme.js';
import type { GoogleStore } from './google.store.js';
import { chooserPath } from './paths.js';

const recentAccounts = 5;
const frame = { title: 'Sign in | Google sandbox', theme: googleTheme };
const route = chooserPath(':uid');

type Form = Record<string, unknown>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The account that the form names: one of the list, or a new one. Null for what was entered wrongly. */
function chosenAccount(store: GoogleStore, form: Form): GoogleAccount | null {
  const known = store.accounts.find(textOf(form['account']));
  if (known) return store.accounts.signIn(known);
  const email = emailAddress(form['email']);
  if (email === null) return null;
  const name = personName(form['name']) ?? undefined;
  return store.accounts.signIn({ email, name, email_verified: form['verified'] === 'yes' });
}

/** The account chooser: the only page of oidc-provider's flow that it leaves to us. */
export function chooserRoutes(
  app: FastifyInstance,
  store: GoogleStore,
  providerOf: (request: FastifyRequest) => Promise<Provider>,
): void {
  app.setErrorHandler(async (error: Error, _request, reply) => {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    const message = 'This page has expired. Start again in the application.';
    return sendPage(reply, 400, { ...frame, body: refusalPage('session_expired', message) });
  });

  const ask = async (
    request: FastifyRequest,
    reply: FastifyReply,
    form: Form = {},
  ): Promise<FastifyReply> => {
    const provider = await providerOf(request);
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw);
    const error = 'decision' in form ? 'Enter an email address.' : null;
    const body = chooserPage({
      uid,
      redirectUri: textOf(params['redirect_uri']),
      accounts: store.accounts.recent(recentAccounts),
      entered: { name: textOf(form['name']), email: textOf(form['email']) },
      error,
    });
    return sendPage(reply, error === null ? 200 : 422, { ...frame, body });
  };

  app.get(route, (request, reply) => ask(request, reply));

  app.post<{ Body: Form | undefined }>(route, async (request, reply) => {
    const provider = await providerOf(request);
    const form = request.body ?? {};
    const isCancelled = form['decision'] === 'cancel';
    const account = isCancelled ? null : chosenAccount(store, form);
    if (!isCancelled && !account) return ask(request, reply, { ...form, decision: 'continue' });
    const result = account
      ? { login: { accountId: account.sub, remember: false }, select_account: {}, consent: {} }
      : { error: 'access_denied' };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  });
}
