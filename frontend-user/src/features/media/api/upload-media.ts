import { ApiError } from '@drumbeat/api-client';
import type { UploadedMedia } from '../../../entities/types';
import { pageOwner, refusalOf } from '../../../entities/session/page-owner';
import { renewSession } from '../../../entities/session/session-renewal';

/** An upload may take any time; one without progress for this long has failed. */
const standstillMs = 30_000;

/**
 * Sends one file and reports the sent share, from 0 to 1. By XMLHttpRequest: `fetch` does not report upload progress.
 * An expired access token is renewed, and the file sent again.
 * @throws ApiError
 */
export async function uploadMedia(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedMedia> {
  const first = await send(file, onProgress, signal);
  const response =
    first.status === 401 && (await renewSession()) ? await send(file, onProgress, signal) : first;
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as UploadedMedia;
}

function send(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Response> {
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
    request.open('POST', '/api/media');
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
    const form = new FormData();
    form.append('file', file);
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
