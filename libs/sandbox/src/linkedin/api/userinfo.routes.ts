import type { FastifyInstance, FastifyRequest } from 'fastify';
import { linkedInErrors } from '../linkedin.errors.js';
import type { LinkedInWorld } from '../linkedin.world.js';
import { memberClaims } from '../oauth/id-token.js';
import type { Answer } from './answer.js';
import { tracked } from './call-tracking.js';
import { authenticate, memberOf } from './caller.js';
import { answerWithFault } from './faulty-answer.js';

function userinfo(world: LinkedInWorld, request: FastifyRequest, origin: string): Answer {
  const caller = authenticate(world, request);
  if ('problem' in caller) return caller.problem;
  if (!caller.scopes.includes('openid')) return linkedInErrors.accessDenied('userinfo.GET', null);
  return { status: 200, outcome: 'answered', body: memberClaims(caller.member, caller.scopes, origin) };
}

export function userinfoRoutes(app: FastifyInstance, world: LinkedInWorld): void {
  app.get(
    '/v2/userinfo',
    tracked(world, 'userinfo', (request, call) => {
      const fault = world.faults.take(({ target }) => target === 'userinfo');
      call.member = memberOf(world, request);
      call.fault = fault?.kind ?? null;
      const origin = `${request.protocol}://${request.host}`;
      return answerWithFault(world, fault, '', () => userinfo(world, request, origin));
    }),
  );
}
