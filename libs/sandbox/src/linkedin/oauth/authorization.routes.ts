import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendPage } from '../../http/page.js';
import { beginCall, endCall } from '../api/call-tracking.js';
import { linkedInDress } from '../linkedin.dress.js';
import type { LinkedInWorld } from '../linkedin.world.js';
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
const frame = { title: 'Sign in | LinkedIn sandbox', dress: linkedInDress };

/** The member agrees: a code, and the application's address with it. */
export function allow(world: LinkedInWorld, request: AuthorizationRequest, name: string): string {
  const now = world.now();
  const member = world.members.signIn(request.client.clientId, name, now);
  const { redirectUri, scopes } = request;
  const code = world.codes.issue(
    { sub: member.sub, clientId: request.client.clientId, redirectUri, scopes },
    now,
  );
  return redirectLocation(request, { code });
}

function sendConsent(
  world: LinkedInWorld,
  reply: FastifyReply,
  request: AuthorizationRequest,
  error: string | null,
): FastifyReply {
  const requestId = world.consents.issue(request, world.now());
  const members = world.members.recent(request.client.clientId, recentMembers);
  const everybody = world.members.recent(request.client.clientId, Infinity);
  const suggestedName = newName(everybody.map(({ name }) => name));
  return sendPage(reply, error === null ? 200 : 422, {
    ...frame,
    body: consentPage({ request, requestId, members, suggestedName, error }),
  });
}

/** The consent page and its form. */
export function authorizationRoutes(app: FastifyInstance, world: LinkedInWorld): void {
  app.get<{ Querystring: Record<string, unknown> }>('/oauth/v2/authorization', async (request, reply) => {
    const call = beginCall(world, 'authorize', request, reply);
    const decision = judgeAuthorization(request.query, world.clients);
    if (decision.kind === 'shown') {
      endCall(world, call, { status: 400, outcome: 'refused' });
      return sendPage(reply, 400, { ...frame, body: refusalPage(decision.message) });
    }
    if (decision.kind === 'redirected') {
      endCall(world, call, { status: 303, outcome: 'refused' });
      return reply.redirect(decision.location, 303);
    }
    endCall(world, call, { status: 200, outcome: 'asked' });
    return sendConsent(world, reply, decision.request, null);
  });

  app.post<{ Body: Record<string, unknown> | undefined }>(
    '/oauth/v2/authorization',
    async (request, reply) => {
      const call = beginCall(world, 'consent', request, reply);
      const form = request.body ?? {};
      const asked = world.consents.claim(form['request'], world.now());
      if (!asked) {
        endCall(world, call, { status: 400, outcome: 'expired' });
        const message = 'This page has expired. Start again in the application.';
        return sendPage(reply, 400, { ...frame, body: refusalPage(message) });
      }
      if (form['decision'] === 'cancel' || form['decision'] === 'leave') {
        endCall(world, call, { status: 303, outcome: 'cancelled' });
        const at = form['decision'] === 'leave' ? 'login' : 'authorize';
        return reply.redirect(cancelledLocation(asked, at), 303);
      }
      const known = typeof form['member'] === 'string' ? world.members.find(form['member']) : null;
      const isOurs = known?.client_id === asked.client.clientId;
      const name = isOurs ? known.name : memberName(form['name']);
      if (name === null) {
        endCall(world, call, { status: 422, outcome: 'asked' });
        return sendConsent(world, reply, asked, 'Enter the name of a member, at most 100 characters.');
      }
      endCall(world, call, { status: 303, outcome: 'allowed' });
      return reply.redirect(allow(world, asked, name), 303);
    },
  );
}
