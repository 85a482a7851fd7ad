import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aProfile } from '../../../test/builders/profile.builder.js';
import { startAccounts, type AccountsUnderTest } from '../../../test/support/accounts-module.js';
import { AdminListQuery } from '../../platform/http/lists/admin-list-query.dto.js';
import { AuditService } from './audit.service.js';

describe('The audit log', () => {
  let accounts: AccountsUnderTest;
  let audit: AuditService;

  beforeAll(async () => {
    accounts = await startAccounts();
    audit = accounts.get(AuditService, { strict: false });
  });
  afterAll(() => accounts.close());

  const list = (filter: Record<string, unknown>) =>
    audit.list(Object.assign(new AdminListQuery(), { filter }));

  it('has a row exactly when the change that it tells of is there', async () => {
    const record = { actor_id: null, action: 'thing.done', entity: 'things', entity_id: 'undone' };
    const undone = accounts.database.transaction(async () => {
      await audit.record(record);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await accounts.database.transaction(() => audit.record({ ...record, entity_id: 'done' }));
    expect(await list({ action: 'thing.done' })).toMatchObject({ total: 1, rows: [{ entity_id: 'done' }] });
  });

  it('names who did it, newest first, and outlives them', async () => {
    const { id, email } = await aProfile(accounts.database, { is_admin: true });
    for (const entity_id of ['1', '2']) {
      await audit.record({
        actor_id: id,
        action: 'page.read',
        entity: 'pages',
        entity_id,
        details: { n: 1 },
      });
      accounts.clock.advanceMs(1);
    }
    expect(await list({ actor_id: id })).toMatchObject({
      total: 2,
      rows: [
        { entity_id: '2', actor_email: email, details: { n: 1 } },
        { entity_id: '1', actor_email: email },
      ],
    });
    await accounts.database.query('delete from profiles where id = $1', [id]);
    expect((await list({ actor_id: id })).rows).toMatchObject([{ actor_email: null }, { actor_email: null }]);
  });
});
