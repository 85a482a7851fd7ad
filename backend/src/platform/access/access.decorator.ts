import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** Who may call a route: anybody; somebody signed in; a user with an active subscription or an admin; an admin. */
export type AccessLevel = 'public' | 'user' | 'subscriber' | 'admin';

export const ACCESS_METADATA = 'drumbeat:access';

/**
 * Declares a route's access. Every route needs one; a route without is denied, and the application refuses to start.
 * It is written to openapi.json as `x-access`, from which the isolation test is generated.
 */
export function Access(level: AccessLevel): ClassDecorator & MethodDecorator {
  return applyDecorators(SetMetadata(ACCESS_METADATA, level), ApiExtension('x-access', level));
}

export const FOR_ANYBODY_METADATA = 'drumbeat:for-anybody';

/** A write without the account header: it stores nothing in an account, whichever session it has. */
export const ForAnybody = (): MethodDecorator => SetMetadata(FOR_ANYBODY_METADATA, true);
