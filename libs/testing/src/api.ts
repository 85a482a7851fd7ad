import type { paths } from '@drumbeat/api-client';
import { HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { createOpenApiHttp } from 'openapi-msw';

/** Builds API responses by the contract: an impossible response is a type error. */
export const http = createOpenApiHttp<paths>({ baseUrl: window.location.origin });

/** The API of the page under test. A call without a handler fails the test (see setup). */
export const server = setupServer();

interface Refusal {
  code?: string;
  details?: JsonBodyType;
  headers?: Record<string, string>;
}

/** An error in the API's format: `{ error, code, details?, requestId }`. */
export const refusal = (status: number, error: string, { code, details, headers = {} }: Refusal = {}) =>
  HttpResponse.json(
    { error, code: code ?? 'test.refused', requestId: 'r', ...(details === undefined ? {} : { details }) },
    { status, headers },
  );

/** A call that waits until `answer`. */
export function gate(): { passed: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}
