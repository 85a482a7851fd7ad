/**
 * Why an address is none that a program of ours may send to; null for one that it may. Where its name leads is looked at again as it is
 * sent to (platform/http/security/public-addresses.ts).
 * @param sandboxUrl what the addresses of a stand-in begin with
 */
export function endpointProblem(endpoint: string, sandboxUrl: string | undefined): string | null {
  const url = URL.parse(endpoint);
  if (url === null) return 'endpoint is no address';
  if (sandboxUrl !== undefined && url.href.startsWith(sandboxUrl)) return null;
  if (url.protocol !== 'https:') return 'endpoint must be https';
  if (url.username !== '' || url.password !== '' || url.port !== '' || !isPublicName(url.hostname)) {
    return 'endpoint must be the address of a public push service';
  }
  return null;
}

const LOCAL_ENDINGS = [
  'localhost',
  'local',
  'internal',
  'lan',
  'home',
  'intranet',
  'test',
  'invalid',
  'arpa',
];

/** A push service has a name, and one that everybody knows. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/u, '');
  // However an address of IPv4 is written, `URL` makes four numbers of it.
  if (name.startsWith('[') || /^[\d.]+$/u.test(name)) return false;
  const [ending = '', ...above] = name.split('.').reverse();
  return above.length > 0 && !LOCAL_ENDINGS.includes(ending);
}
