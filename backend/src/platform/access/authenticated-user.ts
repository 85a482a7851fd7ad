import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The signed-in account behind a request, as the access guard found it in the database. */
export interface AuthenticatedUser {
  readonly id: string;
  readonly email: string;
  readonly is_admin: boolean;
  readonly subscription_active: boolean;
  /** IANA name of the zone whose days the user's calendar shows. */
  readonly time_zone: string;
  readonly session_id: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    user?: AuthenticatedUser;
  }
}

/** The signed-in user; only on routes whose access is not public. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): AuthenticatedUser => {
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!user) throw new Error('CurrentUser was asked for on a route that does not require a user');
    return user;
  },
);
