import type { Client, Clients } from './clients.js';
import { isAllowedRedirectUri } from './redirect-uri.rules.js';

/** A request for consent that may be shown to the member. */
export interface AuthorizationRequest {
  client: Client;
  redirectUri: string;
  scopes: string[];
  state: string | null;
}

/** `shown`: an error page, because there is no trusted address. `redirected`: the application gets the error. */
export type AuthorizationDecision =
  | { kind: 'consent'; request: AuthorizationRequest }
  | { kind: 'shown'; message: string }
  | { kind: 'redirected'; location: string };

type Query = Record<string, unknown>;

function text(query: Query, name: string): string | null {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The application's address with the result added to its query. */
export function redirectLocation(
  request: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  answer: Record<string, string>,
): string {
  const location = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(answer)) location.searchParams.append(name, value);
  if (request.state !== null) location.searchParams.append('state', request.state);
  return location.href;
}

/** `user_cancelled_login` before the member signed in, `user_cancelled_authorize` at the consent. */
export function cancelledLocation(request: AuthorizationRequest, at: 'login' | 'authorize'): string {
  return redirectLocation(request, {
    error: `user_cancelled_${at}`,
    error_description:
      at === 'login' ? 'The user cancelled LinkedIn login' : 'The user cancelled the authorization',
  });
}

/** Judges a request to `/oauth/v2/authorization` (LINKEDIN-1). One scope too many fails it whole. */
export function judgeAuthorization(query: Query, clients: Clients): AuthorizationDecision {
  const client = clients.find(query['client_id']);
  if (!client) return { kind: 'shown', message: 'The passed in client_id is invalid' };
  const redirectUri = text(query, 'redirect_uri');
  if (redirectUri === null || !isAllowedRedirectUri(redirectUri, client.redirectUris)) {
    return { kind: 'shown', message: 'The redirect_uri does not match the registered value' };
  }
  const state = text(query, 'state');
  const refuse = (error: string, error_description: string): AuthorizationDecision => ({
    kind: 'redirected',
    location: redirectLocation({ redirectUri, state }, { error, error_description }),
  });
  if (query['response_type'] !== 'code') {
    return refuse('invalid_request', 'The response_type must be code');
  }
  const scopes = [...new Set((text(query, 'scope') ?? '').split(/[\s,]+/).filter(Boolean))];
  if (scopes.length === 0) return refuse('invalid_scope_error', 'The scope must not be empty');
  const unauthorized = scopes.find((scope) => !client.scopes.includes(scope));
  if (unauthorized !== undefined) {
    // LinkedIn sends the quotation marks as HTML entities.
    const description = `Scope &quot;${unauthorized}&quot; is not authorized for your application`;
    return refuse('unauthorized_scope_error', description);
  }
  return { kind: 'consent', request: { client, redirectUri, scopes, state } };
}
