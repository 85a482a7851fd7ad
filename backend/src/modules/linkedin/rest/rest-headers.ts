/** Headers of every versioned `/rest` call, besides the token (LINKEDIN-7). */
export function restHeaders(version: string): Readonly<Record<string, string>> {
  return {
    'linkedin-version': version,
    'x-restli-protocol-version': '2.0.0',
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': 'Drumbeat',
  };
}
