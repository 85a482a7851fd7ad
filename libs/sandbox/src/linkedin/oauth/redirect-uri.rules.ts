function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/**
 * True for a valid redirect URI of an application: one registered with the same text, or any
 * plain-http address of this computer. A fragment is never allowed (LINKEDIN-1).
 */
export function isAllowedRedirectUri(uri: string, registered: readonly string[]): boolean {
  if (uri.includes('#')) return false;
  if (registered.includes(uri)) return true;
  const url = URL.parse(uri);
  return url?.protocol === 'http:' && isLoopback(url.hostname);
}
