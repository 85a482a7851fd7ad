import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** Why a call costs more than a list does, and by which allowance of the user's it is counted. */
export type CostlyKind = 'search' | 'check' | 'export';

export interface CostlyCall {
  readonly kind: CostlyKind;
  /** How long one of its statements may run. */
  readonly statementMs: number;
  /** It costs so much only with this field in its query. */
  readonly with?: string;
}

const CALLS: Record<CostlyKind, CostlyCall> = {
  search: { kind: 'search', statementMs: 3_000, with: 'search' },
  check: { kind: 'check', statementMs: 2_000 },
  export: { kind: 'export', statementMs: 15_000 },
};

export const COSTLY_METADATA = 'drumbeat:costly';

/**
 * Declares that a route costs the database more than a list: it is bounded by user and by process. Written to openapi.json as
 * `x-costly`, which a test compares with the table in docs/security.md.
 */
export function Costly(kind: CostlyKind): MethodDecorator {
  return applyDecorators(SetMetadata(COSTLY_METADATA, CALLS[kind]), ApiExtension('x-costly', kind));
}
