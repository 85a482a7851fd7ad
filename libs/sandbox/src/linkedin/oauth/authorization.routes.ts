import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../../http/page.js';
import { beginCall, endCall } from '../api/call-tracking.js';
import { linkedInTheme } from '../linkedin.theme.js';
import type { LinkedInStore } from '../linkedin.store.js';
import { memberName } from '../members/members.js';
import { newName } from '../members/new-name.js';
import {
  type AuthorizationRequest,
  cancelledLocation,
  judgeAuthorization,
  redirectLocation,
} from './authorization.rules.js';
import { consentPage, refusalPage } from './consent.page.js';

const recentMembers = 5;
const frame = { title: 'Sign in | LinkedIn sandbox', theme: linkedInTheme };

/** The member agrees: a code, and the application's address with it. */
export function allow(store: LinkedInStore, request: AuthorizationRequest, name: string): string {
  const now = store.now();
  const member = store.members.signIn(request.client.clientId, name, now);
  const { redirectUri, scopes } = request;
  const code = store.codes.issue(
    { sub: member.sub, clientId: request.client.clientId, redirectUri, scopes },
    now,
  );
  return redirectLocation(request, { code });
}

function sendConsent(
  store: LinkedInStore,
  reply: FastifyReply,
  request: AuthorizationRequest,
  error: string | null,
): FastifyReply {
  const requestId = store.consents.issue(request, store.now());
  const members = store.members.recent(request.client.clientId, recentMembers);
  const everybody = store.members.recent(request.client.clientId, Infinity);
  const suggestedName = newName(everybody.map(({ name }) => name));
  return sendPage(reply, error === null ? 200 : 422, {
    ...frame,
    body: consentPage({ request, requestId, members, suggestedName, error }),
  });
}

/** The consent page and its form. */
export function authorizationRoutes(app: FastifyInstance, store: LinkedInStore): void {
  app.get<{ Querystring: Record<string, unknown> }>('/oauth/v2/authorization', async (request, reply) => {
    const call = beginCall(store, 'authorize', request, reply);
    const decision = judgeAuthorization(request.query, store.clients);
    if (decision.kind === 'shown') {
      endCall(store, call, { status: 400, outcome: 'refused' });
      return sendPage(reply, 400, { ...frame, body: refusalPage(decision.message) });
    }
    if (decision.kind === 'redirected') {
      endCall(store, call, { status: 303, outcome: 'refused' });
      return reply.redirect(decision.location, 303);
    }
    endCall(store, call, { status: 200, outcome: 'asked' });
    return sendConsent(store, reply, decision.request, null);
  });

  app.post<{ Body: Record<string, unknown> | undefined }>(
    '/oauth/v2/authorization',
    async (request, reply) => {
      const call = beginCall(store, 'consent', request, reply);
      const form = request.body ?? {};
      const asked = store.consents.claim(form['request'], store.now());
      if (!asked) {
        endCall(store, call, { status: 400, outcome: 'expired' });
        const message = 'This page has expired. Start again in the application.';
        return sendPage(reply, 400, { ...frame, body: refusalPage(message) });
      }
      if (form['decision'] === 'cancel' || form['decision'] === 'leave') {
        endCall(store, call, { status: 303, outcome: 'cancelled' });
        const at = form['decision'] === 'leave' ? 'login' : 'authorize';
        return reply.redirect(cancelledLocation(asked, at), 303);
      }
      const known = typeof form['member'] === 'string' ? store.members.find(form['member']) : null;
      const isOurs = known?.client_id === asked.client.clientId;
      const name = isOurs ? known.name : memberName(form['name']);
      if (name === null) {
        endCall(store, call, { status: 422, outcome: 'asked' });
        return sendConsent(store, reply, asked, 'Enter the name of a member, at most 100 characters.');
      }
      endCall(store, call, { status: 303, outcome: 'allowed' });
      return reply.redirect(allow(store, asked, name), 303);
    },
  );
}
