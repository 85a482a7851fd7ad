import { stackWithoutSecrets, withoutSecrets } from './secret-texts.js';

/** Parts of names that hold secrets: compared without case and separators, so `newPassword` and `new-password` are alike. */
const SECRET_NAME =
  /password|passphrase|passwd|secret|token|authorization|cookie|credential|verifier|privatekey|apikey/;

/** Secret only as a complete name: the code of a sign-in. Others describe errors (`errorCode`, `status_code`). */
const SECRET_NAMES = new Set(['code', 'jwt']);

/** Deeper than pino writes, and an end for objects that contain themselves. */
const MAX_DEPTH = 8;

/**
 * Redacts a value for a log line: anything under a secret's name becomes `[redacted]`, at any depth, in
 * objects, lists and the causes of errors. What an error says loses what looks like a secret; other texts are not searched.
 */
export function redactSecrets(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) return '[too deep]';
  if (value instanceof Error) return writtenError(value, depth);
  if (Array.isArray(value)) return value.map((entry) => redactSecrets(entry, depth + 1));
  if ('toJSON' in value && typeof value.toJSON === 'function') {
    return redactSecrets((value.toJSON as () => unknown)(), depth + 1);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => [
      name,
      isSecretName(name) ? '[redacted]' : redactSecrets(field, depth + 1),
    ]),
  );
}

function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  return SECRET_NAMES.has(plain) || SECRET_NAME.test(plain);
}

/**
 * TypeORM and fetch put parameters, queries and responses on their errors: only the fields that identify the fault
 * are logged.
 */
function writtenError(error: Error, depth: number): unknown {
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message: withoutSecrets(message),
    ...('code' in error ? { errorCode: error.code } : {}),
    ...(stack === undefined ? {} : { stack: stackWithoutSecrets(stack) }),
    ...(cause === undefined ? {} : { cause: redactSecrets(cause, depth + 1) }),
  };
}
