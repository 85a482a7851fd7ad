import { forUserProblem, FOR_USER_HEADER, OTHER_ACCOUNT, SESSION_TEXTS } from '@drumbeat/domain';
import { Injectable, Logger, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/errors/app-error.js';
import { ACCESS_METADATA, FOR_ANYBODY_METADATA, type AccessLevel } from './access.decorator.js';
import type { AuthenticatedUser } from './authenticated-user.js';
import { SAFE_METHODS } from './same-origin.hook.js';

export class SignInRequiredError extends AppError {
  constructor() {
    super(401, 'auth.required', 'Please sign in.');
  }
}

export class SubscriptionRequiredError extends AppError {
  constructor() {
    super(402, 'subscription.required', 'This needs an active plan.');
  }
}

export class ForbiddenError extends AppError {
  constructor() {
    super(403, 'auth.forbidden', 'You may not do this.');
  }
}

/** Another tab of this browser has signed somebody else in since the page was opened. */
export class OtherAccountError extends AppError {
  constructor() {
    super(409, OTHER_ACCOUNT, SESSION_TEXTS.otherAccount);
  }
}

export class UnnamedAccountError extends AppError {
  constructor() {
    super(409, 'auth.account_unnamed', SESSION_TEXTS.unnamedAccount);
  }
}

class JwtGuard extends AuthGuard('jwt') {
  /** passport refuses without an exception; an error of the database stays one, so that it becomes a 503. */
  override handleRequest<User>(error: Error | null, user: User | false): User {
    if (error) throw error;
    if (!user) throw new SignInRequiredError();
    return user;
  }
}

/** The API's only access check: admits callers who fulfil the route's declaration. Denies when nothing is declared. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly logger = new Logger(AccessGuard.name);
  private readonly jwt = new JwtGuard();

  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS_METADATA, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (level === 'public') return true;
    if (level === undefined) throw new ForbiddenError();
    await this.jwt.canActivate(context);
    const request = context.switchToHttp().getRequest<FastifyRequest & { user: AuthenticatedUser }>();
    const { user } = request;
    const problem = accountProblem(request);
    if (problem === 'other') throw new OtherAccountError();
    // An admin route does not distinguish a plain user from a subscriber, so its check comes first.
    if (level === 'admin' && !user.is_admin) {
      this.logger.warn({ user_id: user.id, handler: context.getHandler().name }, 'Access was refused');
      throw new ForbiddenError();
    }
    // After the rights: who may not do it at all learns nothing of what such a call has to name.
    if (problem === 'unnamed' && !this.reflector.get<boolean>(FOR_ANYBODY_METADATA, context.getHandler())) {
      throw new UnnamedAccountError();
    }
    if (level === 'subscriber' && !user.is_admin && !user.subscription_active)
      throw new SubscriptionRequiredError();
    return true;
  }
}

/** All tabs of a browser share its session: what one of them sends for its own account must never land in another's. */
function accountProblem({ method, headers, user }: FastifyRequest & { user: AuthenticatedUser }) {
  const named = headers[FOR_USER_HEADER];
  return forUserProblem({
    named: Array.isArray(named) ? named.join() : named,
    signedIn: user.id,
    isWrite: !SAFE_METHODS.has(method),
    isFromPage: headers['sec-fetch-site'] !== undefined || headers.origin !== undefined,
  });
}
