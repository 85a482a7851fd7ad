import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { COSTLY_CALLS, COSTLY_METADATA, type CostlyCall, type CostlyKind } from './costly-call.js';
import { CostlyCallsInterceptor } from './costly-calls.interceptor.js';

/**
 * Declares that a route costs the database more than a list: it is bounded by user and by process. Written to openapi.json as
 * `x-costly`, which a test compares with the table in docs/security.md.
 */
export function Costly(kind: CostlyKind): MethodDecorator {
  return applyDecorators(
    SetMetadata(COSTLY_METADATA, { kind, ...COSTLY_CALLS[kind] } satisfies CostlyCall),
    UseInterceptors(CostlyCallsInterceptor),
    ApiExtension('x-costly', kind),
  );
}
