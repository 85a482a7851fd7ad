import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { redactSecrets } from './secret-fields.js';
import { stackWithoutSecrets, withoutSecrets } from './secret-texts.js';

const options = (level: string): LoggerOptions => ({
  level,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { log: (fields) => redactSecrets(fields) as Record<string, unknown> },
  // Keeps the formatter's result for an error: pino's own serializer treats anything with a message as an error.
  serializers: { err: (error: unknown) => error },
});

/** Nest's logger on pino: one JSON object a line, context as a field, without secrets (secret-fields.ts). */
export class PinoLogger implements LoggerService {
  private readonly pino: Logger;

  /** Writes to standard output by default. */
  constructor(level: string, destination?: DestinationStream) {
    this.pino = destination ? pino(options(level), destination) : pino(options(level));
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
    if (message instanceof Error) {
      this.pino[level]({ context, err: message }, withoutSecrets(message.message));
    } else if (typeof message === 'object' && message !== null) {
      this.pino[level]({ context, ...message }, texts.length > 1 ? texts[0] : undefined);
    } else
      this.pino[level](
        { context, ...(texts.length > 1 ? { stack: stackWithoutSecrets(texts[0] ?? '') } : {}) },
        String(message),
      );
  }
}
