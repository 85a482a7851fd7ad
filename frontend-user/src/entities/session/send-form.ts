import { ApiError } from '@drumbeat/api-client';
import { pageOwner, refusalOf } from './page-owner';
import { renewSession } from './session-renewal';

/** An upload may take any time; one without progress for this long has failed. */
const standstillMs = 30_000;

interface Sending {
  /** The sent share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a form with files and reports the sent share. By XMLHttpRequest: `fetch` does not report upload progress. An expired access token
 * is renewed, and the form sent again.
 * @throws ApiError
 */
export async function sendForm<Body>(path: string, form: FormData, sending: Sending): Promise<Body> {
  const first = await send(path, form, sending);
  const response = first.status === 401 && (await renewSession()) ? await send(path, form, sending) : first;
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as Body;
}

function send(path: string, form: FormData, { onProgress, signal }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let standstill = 0;
    const moved = () => {
      clearTimeout(standstill);
      standstill = window.setTimeout(() => {
        reject(new ApiError(0, 'network.timeout', 'The upload stood still'));
        request.abort();
      }, standstillMs);
    };
    const cancel = () => request.abort();
    signal.addEventListener('abort', cancel, { once: true });
    request.open('POST', path);
    for (const [name, value] of Object.entries(pageOwner.headers())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => resolve(responseOf(request));
    request.onerror = () =>
      reject(new ApiError(0, 'network.unreachable', 'The file did not arrive. Check your network.'));
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'));
    request.onloadend = () => {
      clearTimeout(standstill);
      signal.removeEventListener('abort', cancel);
    };
    moved();
    request.send(form);
  });
}

/** The response as a Response, from which API errors are read. */
function responseOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(request.responseText, {
    status: request.status,
    statusText: request.statusText,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
