import type { FastifyRequest } from 'fastify';
import { linkedInErrors } from '../linkedin.errors.js';
import type { LinkedInStore } from '../linkedin.store.js';
import type { Member } from '../members/members.js';
import { tokenStatus } from '../oauth/access-tokens.js';
import type { Answer } from './answer.js';

export interface Caller {
  member: Member;
  scopes: readonly string[];
}

function bearer(request: FastifyRequest): string | null {
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** The member of a request's token, valid or not; for the call log. */
export function memberOf(store: LinkedInStore, request: FastifyRequest): string | null {
  const token = bearer(request);
  return token === null ? null : (store.tokens.find(token)?.sub ?? null);
}

export function authenticate(store: LinkedInStore, request: FastifyRequest): Caller | { problem: Answer } {
  const text = bearer(request);
  if (text === null) return { problem: linkedInErrors.emptyToken() };
  const token = store.tokens.find(text);
  const member = token && store.members.find(token.sub);
  if (!member) return { problem: linkedInErrors.invalidToken() };
  const status = tokenStatus(token, store.now());
  if (status === 'revoked') return { problem: linkedInErrors.revokedToken() };
  if (status === 'expired') return { problem: linkedInErrors.expiredToken() };
  return { member, scopes: token.scopes };
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The caller of a versioned `/rest` resource and the requested version, or the error of its headers. */
export function restCaller(
  store: LinkedInStore,
  request: FastifyRequest,
): (Caller & { version: string }) | { problem: Answer } {
  const caller = authenticate(store, request);
  if ('problem' in caller) return caller;
  const version = header(request, 'linkedin-version');
  if (version === null) return { problem: linkedInErrors.missingVersion() };
  if (!store.versions.includes(version)) return { problem: linkedInErrors.inactiveVersion(version) };
  if (header(request, 'x-restli-protocol-version') !== '2.0.0') {
    return { problem: linkedInErrors.wrongProtocol() };
  }
  const contentType = header(request, 'content-type');
  if (request.method === 'POST' && !/^application\/json(?:;|$)/iu.test(contentType ?? '')) {
    return { problem: linkedInErrors.unsupportedContentType() };
  }
  if (!store.dailyLimit.admit(caller.member.sub, store.now())) return { problem: linkedInErrors.throttled() };
  return { ...caller, version };
}
