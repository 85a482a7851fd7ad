import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { COSTLY_CALLS, COSTLY_METADATA, type CostlyCall, type CostlyKind } from './costly-call.js';
import { CostlyCallsInterceptor } from './costly-calls.interceptor.js';

/**
 * Declares that a route costs more than a list of short rows: it is bounded by user and by process, as the first of these kinds that a
 * call is. Written to openapi.json as `x-costly`, which a test compares with the table in docs/security.md.
 */
export function Costly(...kinds: [CostlyKind, ...CostlyKind[]]): MethodDecorator {
  return applyDecorators(
    SetMetadata(
      COSTLY_METADATA,
      kinds.map((kind): CostlyCall => ({ kind, ...COSTLY_CALLS[kind] })),
    ),
    UseInterceptors(CostlyCallsInterceptor),
    ApiExtension('x-costly', kinds),
  );
}
