import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Answer } from '../api/answer.js';
import { tracked } from '../api/call-tracking.js';
import { respondWithFault } from '../api/faulty-answer.js';
import type { LinkedInStore } from '../linkedin.store.js';
import { tokenLifetimeSeconds, tokenStatus } from './access-tokens.js';
import { idToken } from './id-token.js';
import type { Client } from './clients.js';

type Form = Record<string, unknown>;

const codeMismatch =
  'Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. ' +
  'Or authorization code expired. Or external member binding exists';

function refusal(status: number, error: string, error_description: string): Answer {
  return { status, outcome: error, body: { error, error_description } };
}

function missing(parameter: string): Answer {
  return refusal(400, 'invalid_request', `A required parameter "${parameter}" is missing`);
}

/** LinkedIn reads the client from the body only; the Authorization header counts for nothing. */
function clientOf(store: LinkedInStore, form: Form): Client | { problem: Answer } {
  if (typeof form['client_id'] !== 'string') return { problem: missing('client_id') };
  if (typeof form['client_secret'] !== 'string') return { problem: missing('client_secret') };
  const client = store.clients.authenticate(form['client_id'], form['client_secret']);
  return client ?? { problem: refusal(401, 'invalid_client', 'Client authentication failed') };
}

async function exchange(store: LinkedInStore, form: Form, origin: string): Promise<Answer> {
  if (form['grant_type'] === 'refresh_token') {
    return refusal(401, 'unauthorized_client', 'Refresh tokens are for approved partners only');
  }
  if (form['grant_type'] === undefined) return missing('grant_type');
  if (form['grant_type'] !== 'authorization_code') {
    return refusal(400, 'unsupported_grant_type', 'The grant_type is not supported');
  }
  const client = clientOf(store, form);
  if ('problem' in client) return client.problem;
  // PKCE is for native applications that LinkedIn enabled for it (LINKEDIN-2).
  if (form['code_verifier'] !== undefined) {
    return refusal(401, 'invalid_client', 'Client authentication failed');
  }
  if (typeof form['code'] !== 'string') return missing('code');
  if (typeof form['redirect_uri'] !== 'string') return missing('redirect_uri');
  const now = store.now();
  const grant = store.codes.claim(form['code'], now);
  const member = grant && store.members.find(grant.sub);
  if (!member || grant.clientId !== client.clientId || grant.redirectUri !== form['redirect_uri']) {
    return refusal(400, 'invalid_request', codeMismatch);
  }
  const body = {
    access_token: store.tokens.issue(member.sub, client.clientId, grant.scopes, now),
    expires_in: tokenLifetimeSeconds,
    scope: grant.scopes.join(','),
    token_type: 'Bearer',
    ...(grant.scopes.includes('openid') && {
      id_token: await idToken(member, client.clientId, grant.scopes, origin, now),
    }),
  };
  return { status: 200, outcome: 'issued', headers: { 'cache-control': 'no-store' }, body };
}

function seconds(date: string): number {
  return Math.floor(Date.parse(date) / 1000);
}

function introspect(store: LinkedInStore, form: Form): Answer {
  const client = clientOf(store, form);
  if ('problem' in client) return client.problem;
  if (typeof form['token'] !== 'string') return missing('token');
  const token = store.tokens.find(form['token']);
  if (token?.client_id !== client.clientId)
    return { status: 200, outcome: 'inactive', body: { active: false } };
  const status = tokenStatus(token, store.now());
  const body = {
    active: status === 'active',
    status,
    client_id: token.client_id,
    scope: token.scopes.join(','),
    created_at: seconds(token.created_at),
    authorized_at: seconds(token.created_at),
    expires_at: seconds(token.expires_at),
    auth_type: '3L',
  };
  return { status: 200, outcome: status, body };
}

function revoke(store: LinkedInStore, form: Form): Answer {
  const client = clientOf(store, form);
  if ('problem' in client) return client.problem;
  if (typeof form['token'] !== 'string') return missing('token');
  const token = store.tokens.find(form['token']);
  if (token?.client_id === client.clientId) store.tokens.revoke({ accessToken: form['token'] });
  return { status: 200, outcome: 'revoked' };
}

function formOf(request: FastifyRequest): Form {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm ? ((request.body as Form | undefined) ?? {}) : {};
}

/** The endpoints that a server talks to. They read form-urlencoded bodies only. */
export function tokenRoutes(app: FastifyInstance, store: LinkedInStore): void {
  app.post(
    '/oauth/v2/accessToken',
    tracked(store, 'token', (request, call) => {
      const fault = store.faults.take(({ target }) => target === 'token');
      call.fault = fault?.kind ?? null;
      const origin = `${request.protocol}://${request.host}`;
      return respondWithFault(store, fault, '', () => exchange(store, formOf(request), origin));
    }),
  );
  app.post(
    '/oauth/v2/introspectToken',
    tracked(store, 'introspect', (request) => introspect(store, formOf(request))),
  );
  app.post(
    '/oauth/v2/revoke',
    tracked(store, 'revoke', (request) => revoke(store, formOf(request))),
  );
}
