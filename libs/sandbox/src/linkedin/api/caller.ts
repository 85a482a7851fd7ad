import type { FastifyRequest } from 'fastify';
import { linkedInErrors } from '../linkedin.errors.js';
import type { LinkedInWorld } from '../linkedin.world.js';
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
export function memberOf(world: LinkedInWorld, request: FastifyRequest): string | null {
  const token = bearer(request);
  return token === null ? null : (world.tokens.find(token)?.sub ?? null);
}

export function authenticate(world: LinkedInWorld, request: FastifyRequest): Caller | { problem: Answer } {
  const text = bearer(request);
  if (text === null) return { problem: linkedInErrors.emptyToken() };
  const token = world.tokens.find(text);
  const member = token && world.members.find(token.sub);
  if (!member) return { problem: linkedInErrors.invalidToken() };
  const status = tokenStatus(token, world.now());
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
  world: LinkedInWorld,
  request: FastifyRequest,
): (Caller & { version: string }) | { problem: Answer } {
  const caller = authenticate(world, request);
  if ('problem' in caller) return caller;
  const version = header(request, 'linkedin-version');
  if (version === null) return { problem: linkedInErrors.missingVersion() };
  if (!world.versions.includes(version)) return { problem: linkedInErrors.inactiveVersion(version) };
  if (header(request, 'x-restli-protocol-version') !== '2.0.0') {
    return { problem: linkedInErrors.wrongProtocol() };
  }
  const contentType = header(request, 'content-type');
  if (request.method === 'POST' && !/^application\/json(?:;|$)/iu.test(contentType ?? '')) {
    return { problem: linkedInErrors.unsupportedContentType() };
  }
  if (!world.dailyLimit.admit(caller.member.sub, world.now())) return { problem: linkedInErrors.throttled() };
  return { ...caller, version };
}
