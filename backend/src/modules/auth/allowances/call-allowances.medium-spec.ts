import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { testConfig } from '../../../../test/support/test-config.js';
import { AttemptLimitsRepository } from './attempt-limits.repository.js';
import { TooManyAttemptsError } from '../auth.errors.js';
import { CallAllowancesService } from './call-allowances.service.js';
import { CALL_ALLOWANCES } from './user-allowances.limits.js';

describe('What a user may ask for', () => {
  let connection: ConnectedDatabase;
  beforeAll(async () => {
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());

  /** One process of the api with its own counters. */
  const aProcess = () =>
    new CallAllowancesService(
      new AttemptLimitsRepository(connection.source),
      testConfig({ DATABASE_URL: 'postgres://unused', RATE_LIMIT_SCALE: '1' }),
    );

  it('comes so often and no more, in one process', async () => {
    const userId = randomUUID();
    const allowances = aProcess();
    for (let made = 0; made < CALL_ALLOWANCES.export.points; made += 1)
      await allowances.take('export', userId);
    await expect(allowances.take('export', userId)).rejects.toThrow(TooManyAttemptsError);
  });

  it('is never more in many processes at the same instant, and nearly as much', async () => {
    const userId = randomUUID();
    const processes = [aProcess(), aProcess(), aProcess()];
    const { points } = CALL_ALLOWANCES.writes;
    const taken = await Promise.allSettled(
      Array.from({ length: points * 2 }, (_, index) => processes[index % 3]!.take('writes', userId)),
    );
    const allowed = taken.filter(({ status }) => status === 'fulfilled').length;
    expect(allowed).toBeLessThanOrEqual(points);
    expect(allowed).toBeGreaterThanOrEqual(points / 2);
    const refusals = taken.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    for (const refusal of refusals) expect(refusal).toBeInstanceOf(TooManyAttemptsError);
  });

  it('is each user’s own', async () => {
    const allowances = aProcess();
    const [ada, ben] = [randomUUID(), randomUUID()];
    for (let made = 0; made < CALL_ALLOWANCES.writes.points; made += 1) await allowances.take('writes', ada);
    await expect(allowances.take('writes', ada)).rejects.toThrow(TooManyAttemptsError);
    await allowances.take('writes', ben);
  });
});
