import { describe, expect, it } from '@jest/globals';
import { PinoLogger } from './pino-logger.js';

const SECRET = 'correct horse battery staple';

/** The lines that `write` logs. */
function logged(write: (logger: PinoLogger) => void, level = 'debug'): Record<string, unknown>[] {
  const lines: string[] = [];
  write(new PinoLogger(level, { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('The log', () => {
  it.each([
    'password',
    'newPassword',
    'current_password',
    'password_hash',
    'token',
    'accessToken',
    'refresh_token',
    'id-token',
    'idTokens',
    'code',
    'code_verifier',
    'authorization',
    'Authorization',
    'cookie',
    'set-cookie',
    'clientSecret',
    'ENCRYPTION_SECRET',
    'apiKey',
    'credentials',
  ])('never says what stands under the name %s, at any depth', (name) => {
    const secret = { [name]: SECRET, beside: 1 };
    const [line] = logged((logger) =>
      logger.log({
        ...secret,
        a: { b: { c: [secret] } },
        list: [[secret]],
        of: { [name]: { kept: [SECRET] } },
      }),
    );
    expect(JSON.stringify(line)).not.toContain(SECRET);
    expect(line).toMatchObject({ [name]: '[redacted]', beside: 1, list: [[{ beside: 1 }]] });
  });

  it('keeps what only sounds like a secret', () => {
    const fields = { errorCode: '23505', status_code: 500, author: 'Ann', keyboard: 'quiet' };
    expect(logged((logger) => logger.log(fields))).toEqual([expect.objectContaining(fields)]);
  });

  it('says of an error and its causes what names the fault, and leaves out what libraries hang on them', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505', parameters: [SECRET] });
    const error = Object.assign(new Error('The query failed', { cause }), { query: SECRET });
    for (const [line] of [
      logged((logger) => logger.error({ err: error, job: 7 }, 'A job failed', 'QueueWorker')),
      logged((logger) => logger.error(error, 'QueueWorker')),
    ]) {
      expect(JSON.stringify(line)).not.toContain(SECRET);
      expect(line).toMatchObject({
        context: 'QueueWorker',
        err: {
          type: 'Error',
          message: 'The query failed',
          stack: expect.any(String),
          cause: { message: 'duplicate key', errorCode: '23505' },
        },
      });
    }
  });

  it('says what an error says without the keys and addresses that it quotes', () => {
    const error = new Error('Refused token=abc of ann@example.test');
    const [line] = logged((logger) => logger.error(error, 'Mailer'));
    expect(line).toMatchObject({ msg: 'Refused token=[redacted] of [address]' });
    expect(JSON.stringify(line)).not.toMatch(/abc|ann@/u);
  });

  it('looks into what a value writes of itself, and ends with a value that contains itself', () => {
    const ring: Record<string, unknown> = { name: 'ring', at: new Date(0) };
    ring['self'] = ring;
    const [line] = logged((logger) => logger.log({ ring, own: { toJSON: () => ({ token: SECRET }) } }));
    expect(line).toMatchObject({
      ring: { name: 'ring', at: '1970-01-01T00:00:00.000Z', self: { name: 'ring' } },
      own: { token: '[redacted]' },
    });
  });

  it('is one JSON object a line, with the class that logs and the text', () => {
    expect(
      logged((logger) => {
        logger.log('Ready\n{"forged":true}', 'Api');
        logger.warn({ wall: 'sign-in' }, 'Too many attempts', 'AttemptLimits');
        logger.debug('Not at this level', 'Api');
      }, 'info'),
    ).toEqual([
      { level: 30, time: expect.any(String), context: 'Api', msg: 'Ready\n{"forged":true}' },
      {
        level: 40,
        time: expect.any(String),
        context: 'AttemptLimits',
        wall: 'sign-in',
        msg: 'Too many attempts',
      },
    ]);
  });
});
