import { PLANNED_BREAKS } from '@drumbeat/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../test/support/database/connected-database.js';
import { NotFoundError } from '../../platform/http/errors/app-error.js';
import { PlannedBreaksRepository } from './planned-breaks.repository.js';
import { PlannedBreaksService, TooManyBreaksError } from './planned-breaks.service.js';

describe('Planned breaks', () => {
  let connection: ConnectedDatabase;
  let breaks: PlannedBreaksService;
  let userId: string;
  const days = { starts_on: '2026-12-24', ends_on: '2027-01-01' };

  beforeAll(async () => {
    connection = await connectTestDatabase();
    const { database } = connection;
    breaks = new PlannedBreaksService(new PlannedBreaksRepository(database), database);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    ({ id: userId } = await aProfile(connection.database));
  });

  it('are listed, the latest first, and removed', async () => {
    const first = await breaks.plan(userId, days);
    const second = await breaks.plan(userId, { starts_on: '2027-07-01', ends_on: '2027-07-01' });
    expect(await breaks.list(userId)).toEqual([second, first]);
    await breaks.remove(userId, second.id);
    expect(await breaks.list(userId)).toEqual([{ id: first.id, ...days }]);
  });

  it('are refused where they end before they begin', async () => {
    await expect(breaks.plan(userId, { starts_on: '2026-12-24', ends_on: '2026-12-23' })).rejects.toThrow();
    expect(await breaks.list(userId)).toEqual([]);
  });

  it('have a limit, however many are planned at once', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: PLANNED_BREAKS.max + 2 }, () => breaks.plan(userId, days)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(PLANNED_BREAKS.max);
    await expect(breaks.plan(userId, days)).rejects.toThrow(TooManyBreaksError);
  });

  it('of somebody else are not there', async () => {
    const { id } = await breaks.plan(userId, days);
    const { id: other } = await aProfile(connection.database);
    await expect(breaks.remove(other, id)).rejects.toThrow(NotFoundError);
    expect(await breaks.list(other)).toEqual([]);
  });
});
