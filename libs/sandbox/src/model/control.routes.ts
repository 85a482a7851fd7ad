import type { FastifyInstance } from 'fastify';
import { controlRoutes, holdingRoutes, textContains } from '../http/control.routes.js';
import { modelFaultKinds } from './model.faults.js';
import type { ModelSandbox } from './model.sandbox.js';

const fault = {
  kinds: modelFaultKinds,
  properties: {
    text_contains: textContains,
    phrase: { type: 'string', minLength: 1, maxLength: 200 },
    retry_after_s: { type: 'integer', minimum: 1, maximum: 86_400 },
  },
} as const;

/** The control API of the stand-in over HTTP. */
export function modelControlRoutes(app: FastifyInstance, sandbox: ModelSandbox): void {
  controlRoutes(app, sandbox, fault);
  holdingRoutes(app, sandbox);
}
