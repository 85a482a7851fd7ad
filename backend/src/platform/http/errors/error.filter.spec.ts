import type { ArgumentsHost } from '@nestjs/common';
import { Logger } from '@nestjs/common';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PinoLogger } from '../../logging/pino-logger.js';
import { AppError } from './app-error.js';
import { ErrorFilter } from './error.filter.js';

class PausedError extends AppError {
  constructor() {
    super(503, 'mail.paused', 'No mail goes out at the moment.');
  }
}

const reply = { sent: false, header: () => reply, status: () => reply, send: () => reply };
const host = {
  switchToHttp: () => ({
    getRequest: () => ({ id: 'request', method: 'POST', routeOptions: { url: '/api/auth/magic-link/send' } }),
    getResponse: () => reply,
  }),
} as unknown as ArgumentsHost;

describe('The log of refused requests', () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.splice(0);
    Logger.overrideLogger(new PinoLogger('info', { write: (line) => void lines.push(line) }));
  });
  afterAll(() => void Logger.overrideLogger(new PinoLogger('silent')));

  const logged = (error: unknown) => {
    new ErrorFilter().catch(error, host);
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  it('takes a warning without a stack for what is expected, which anybody may bring about', () => {
    const [line, ...more] = logged(new PausedError());
    expect(line).toMatchObject({ level: 40, refusal: 'mail.paused', path: '/api/auth/magic-link/send' });
    expect(line).not.toHaveProperty('err');
    expect(more).toEqual([]);
  });

  it('takes an error with its stack for what nobody expected', () => {
    expect(logged(new Error('A column is missing'))).toMatchObject([
      { level: 50, err: { message: 'A column is missing', stack: expect.any(String) } },
    ]);
  });
});
