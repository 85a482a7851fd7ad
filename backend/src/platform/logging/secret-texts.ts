/** Who writes mails, or signs in on a database: no blank, and nothing that ends a quotation. Read from its beginning alone, as texts may be long. */
const ADDRESS = /(?<![^\s@<>"'()[\]])[^\s@<>"'()[\]]+@[^\s@<>"'()[\]]+/g;

/** `Authorization: Bearer …`, as libraries print the request that they made; a scheme without its header, too. */
const AUTHORIZATION = /\b(authorization["']?\s*[:=]\s*["']?)(?:[a-z]+\s+)?[^\s"',;]+/gi;
const SCHEME = /\b(bearer|basic)\s+(?!realm\b)(?=\S*[\d=+/_.-]|\S{20})[\w.~+/=-]{6,}/gi;
const COOKIE = /\b((?:set-)?cookie["']?\s*[:=]\s*)[^\r\n]+/gi;

/** `password=…` of an address or a form, `"token": "…"` of JSON. A colon without quotes is a sentence: 'The token: it has expired'. */
const NAME =
  '[\\w-]*(?:password|passphrase|passwd|pwd|secret|token|credential|(?:api|access|private|signing)[_-]?key)[\\w-]*';
const VALUE = `"(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'`;
const PAIR = new RegExp(`(?<![\\w-])(${NAME}["']?\\s*=\\s*)(?:${VALUE}|[^\\s&,;"')\\]}]+)`, 'gi');
const QUOTED_PAIR = new RegExp(`(?<![\\w-])(${NAME}["']?\\s*:\\s*)(?:${VALUE})`, 'gi');

/** A long word of letters and figures: a key, a token or a signature. An id is none. */
const WORD =
  /(?<![\w-])(?=[\w-]*[A-Za-z])(?=[\w-]*\d)(?![\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-]))[\w-]{24,}/gi;
/** Base64, which has slashes as a path has, but small and capital letters and figures in one. */
const BASE64 =
  /(?<![\w+/-])(?=[\w+/-]*[A-Z])(?=[\w+/-]*[a-z])(?=[\w+/-]*\d)(?![\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w+/-]))[\w+/-]{24,}={0,2}/g;

/** What an error says without whose it is: other services quote the address or the key that they refuse. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(COOKIE, '$1[redacted]')
    .replace(AUTHORIZATION, '$1[redacted]')
    .replace(SCHEME, '$1 [redacted]')
    .replace(PAIR, '$1[redacted]')
    .replace(QUOTED_PAIR, '$1[redacted]')
    .replace(ADDRESS, '[address]')
    .replace(BASE64, '[token]')
    .replace(WORD, '[token]');

/** The stack of an error without the secrets of its message. Its frames are paths of the program, which look like keys. */
export const stackWithoutSecrets = (stack: string): string =>
  stack
    .split(/(?=^ {4}at )/mu)
    .map((part) => (part.startsWith('    at ') ? part : withoutSecrets(part)))
    .join('');
