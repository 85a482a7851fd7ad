import type { paths } from '@drumbeat/api-client';
import { HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { createOpenApiHttp } from 'openapi-msw';

/** Makes up answers of the API by its contract: one that the API could not give is an error of types. */
export const http = createOpenApiHttp<paths>({ baseUrl: window.location.origin });

/** The API of the page under test. A call that nobody answers fails the test (see setup). */
export const server = setupServer();

interface Refusal {
  code?: string;
  details?: JsonBodyType;
  headers?: Record<string, string>;
}

/** An error as the API words it: `{ error, code, details?, requestId }`. */
export const refusal = (status: number, error: string, { code, details, headers = {} }: Refusal = {}) =>
  HttpResponse.json(
    { error, code: code ?? 'test.refused', requestId: 'r', ...(details === undefined ? {} : { details }) },
    { status, headers },
  );

/** A call that waits: `answer` lets it go on. */
export function gate(): { passed: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}
