import type { LoggerService } from '@nestjs/common';
import { pino, type Logger, type LoggerOptions } from 'pino';

/** Nothing under these names is ever written to a log, wherever it stands in an object. */
const SECRET_FIELDS = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'secret',
  'client_secret',
  'authorization',
  'cookie',
  'code',
];

const options = (level: string): LoggerOptions => ({
  level,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
    censor: '[redacted]',
  },
  serializers: { err: serializeError },
});

/** TypeORM and fetch put parameters, queries and responses on their errors: only what names the fault is written. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    ...('code' in error ? { errorCode: error.code } : {}),
    stack,
    ...(cause === undefined ? {} : { cause: serializeError(cause) }),
  };
}

/** Nest's logger on pino: one JSON object a line, context as a field. */
export class PinoLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(level: string) {
    this.pino = pino(options(level));
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  /** Nest calls with (message | object, text?, stack?, context). The last text is the class that logs. */
  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const texts = rest.filter((part): part is string => typeof part === 'string');
    const context = texts.at(-1);
    if (message instanceof Error) this.pino[level]({ context, err: message }, message.message);
    else if (typeof message === 'object' && message !== null) {
      this.pino[level]({ context, ...message }, texts.length > 1 ? texts[0] : undefined);
    } else this.pino[level]({ context, ...(texts.length > 1 ? { stack: texts[0] } : {}) }, String(message));
  }
}
