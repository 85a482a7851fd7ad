import type { MediaResponse } from '../../../src/modules/media/media.dto.js';
import type { ErrorResponse, TestClient, TestResponse } from '../network/http-client.js';

/** A PNG of one pixel. */
export const TINY_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface TestFile {
  readonly content?: Uint8Array<ArrayBuffer>;
  readonly fileName?: string;
  /** MIME type named by the sender. */
  readonly type?: string;
  readonly field?: string;
}

/** Sends a form with a file, as a browser does. */
export async function sendFile(
  client: TestClient,
  { content = TINY_PNG, fileName = 'dot.png', type = 'image/png', field = 'file' }: TestFile = {},
): Promise<TestResponse<MediaResponse & ErrorResponse>> {
  const form = new FormData();
  form.set(field, new Blob([content], { type }), fileName);
  const response = await client.fetch(new Request(`${client.url}/api/media`, { method: 'POST', body: form }));
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as MediaResponse & ErrorResponse,
  };
}

/** @throws Error when it was refused */
export async function uploadImage(client: TestClient, file: TestFile = {}): Promise<MediaResponse> {
  const { status, body } = await sendFile(client, file);
  if (status !== 201) throw new Error(`The image was answered with ${status}: ${JSON.stringify(body)}`);
  return body;
}
