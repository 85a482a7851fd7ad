import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linkedInErrors } from '../linkedin.errors.js';
import type { LinkedInStore } from '../linkedin.store.js';
import { memberClaims } from '../oauth/id-token.js';
import type { Answer } from './answer.js';
import { tracked } from './call-tracking.js';
import { authenticate, memberOf } from './caller.js';
import { respondWithFault } from './faulty-answer.js';

function userinfo(store: LinkedInStore, request: FastifyRequest, origin: string): Answer {
  const caller = authenticate(store, request);
  if ('problem' in caller) return caller.problem;
  if (!caller.scopes.includes('openid')) return linkedInErrors.accessDenied('userinfo.GET', null);
  return { status: 200, outcome: 'answered', body: memberClaims(caller.member, caller.scopes, origin) };
}

export function userinfoRoutes(app: FastifyInstance, store: LinkedInStore): void {
  app.get(
    '/v2/userinfo',
    tracked(store, 'userinfo', (request, call) => {
      const fault = store.faults.take(({ target }) => target === 'userinfo');
      call.member = memberOf(store, request);
      call.fault = fault?.kind ?? null;
      const origin = `${request.protocol}://${request.host}`;
      return respondWithFault(store, fault, '', () => userinfo(store, request, origin));
    }),
  );
}
