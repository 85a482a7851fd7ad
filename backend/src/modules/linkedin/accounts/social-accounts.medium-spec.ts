import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { aProfile } from '../../../../test/builders/profile.builder.js';
import {
  connectTestDatabase,
  type ConnectedDatabase,
} from '../../../../test/support/database/connected-database.js';
import { StartError } from '../../../config/start-error.js';
import { SecretBox } from '../../../platform/crypto/secret-box.js';
import { SocialAccountsRepository } from './social-accounts.repository.js';
import { SocialAccountsService } from './social-accounts.service.js';
import type { SocialAccountEntity } from './social-account.entity.js';

jest.setTimeout(30_000);

const oldKey = { id: 'old', key: Buffer.alloc(32, 1) };
const newKey = { id: 'new', key: Buffer.alloc(32, 2) };
const tokens = {
  accessToken: 'the-token',
  expiresInSeconds: 3_600,
  scopes: ['w_member_social'],
};

describe('Connected accounts', () => {
  let connection: ConnectedDatabase;
  let userId: string;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    connection = await connectTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    userId = (await aProfile(connection.database)).id;
  });

  const withKeys = (...keys: { id: string; key: Buffer | null }[]) =>
    new SocialAccountsService(
      connection.database,
      new SocialAccountsRepository(connection.database),
      new SecretBox(keys),
    );
  const rows = () =>
    connection.database.query<SocialAccountEntity>('select * from social_accounts where user_id = $1', [
      userId,
    ]);
  const read = async (accounts: SocialAccountsService) => {
    const [row] = await rows();
    return (await accounts.lockForPosting([row!.id])).get(row!.id);
  };

  it('open their token only with a key of the ring', async () => {
    await withKeys(oldKey).connect(userId, { sub: 'nora', name: 'Nora', picture: null }, tokens);
    expect((await read(withKeys(newKey, oldKey)))?.accessToken).toBe('the-token');
    await expect(read(withKeys(newKey))).rejects.toThrow('The key "old" is not in the key ring');
    expect((await rows())[0]?.needs_reconnect).toBe(false);
  });

  it('are sealed anew under the newest key, once', async () => {
    await withKeys(oldKey).connect(userId, { sub: 'nora', name: 'Nora', picture: null }, tokens);
    const rotating = withKeys(newKey, oldKey);
    expect(await rotating.renewSeals()).toBeGreaterThanOrEqual(1);
    expect(await rotating.renewSeals()).toBe(0);
    expect(await rows()).toMatchObject([{ access_token_encrypted: expect.stringMatching(/^v1\.new\./) }]);
    expect((await read(withKeys(newKey)))?.accessToken).toBe('the-token');
  });

  it('whose key was dropped too early do not keep the others from being sealed anew', async () => {
    await withKeys(oldKey).connect(userId, { sub: 'nora', name: 'Nora', picture: null }, tokens);
    await expect(withKeys(newKey).renewSeals()).resolves.toBe(0);
  });

  it('ask for a new connection where their key is said to be lost', async () => {
    await withKeys(oldKey).connect(userId, { sub: 'nora', name: 'Nora', picture: null }, tokens);
    expect(await read(withKeys(newKey, { id: 'old', key: null }))).toBeUndefined();
    expect((await rows())[0]?.needs_reconnect).toBe(true);
  });

  it('let nothing start without a key of their id, unless it is said to be lost, or under one with other bytes', async () => {
    await connection.database.query('delete from social_accounts');
    await withKeys(oldKey).connect(userId, { sub: 'nora', name: 'Nora', picture: null }, tokens);
    const wrongKey = { id: 'old', key: Buffer.alloc(32, 3) };
    await expect(withKeys(oldKey).requireFittingKeys()).resolves.toBeUndefined();
    await expect(withKeys(newKey).requireFittingKeys()).rejects.toThrow('ENCRYPTION_KEYS lacks "old"');
    const lost = { id: 'old', key: null };
    await expect(withKeys(newKey, lost).requireFittingKeys()).resolves.toBeUndefined();
    for (const keys of [[wrongKey], [newKey, wrongKey]]) {
      await expect(withKeys(...keys).requireFittingKeys()).rejects.toThrow(StartError);
    }
  });

  it('do not keep everybody from starting where one of them is damaged', async () => {
    await connection.database.query('delete from social_accounts');
    const accounts = withKeys(oldKey);
    await accounts.connect(userId, { sub: 'nora', name: 'Nora', picture: null }, tokens);
    const other = (await aProfile(connection.database)).id;
    await accounts.connect(other, { sub: 'otto', name: 'Otto', picture: null }, tokens);
    await connection.database.query(
      `update social_accounts set access_token_encrypted = access_token_encrypted || 'x' where user_id = $1`,
      [other],
    );
    await expect(accounts.requireFittingKeys()).resolves.toBeUndefined();
  });

  it('do not open a token that was moved to another row', async () => {
    const accounts = withKeys(oldKey);
    await accounts.connect(userId, { sub: 'nora', name: 'Nora', picture: null }, tokens);
    const other = (await aProfile(connection.database)).id;
    await accounts.connect(other, { sub: 'thief', name: 'Thief', picture: null }, tokens);
    await connection.database.query(
      `update social_accounts a set access_token_encrypted = b.access_token_encrypted
         from social_accounts b where a.user_id = $1 and b.user_id = $2`,
      [other, userId],
    );
    const [moved] = await connection.database.query<{ id: string }>(
      'select id from social_accounts where user_id = $1',
      [other],
    );
    expect((await accounts.lockForPosting([moved!.id])).size).toBe(0);
  });

  it('need a reconnection when the very token in use was refused, not when an older one was', async () => {
    const accounts = withKeys(oldKey);
    await accounts.connect(userId, { sub: 'nora', name: 'Nora', picture: null }, tokens);
    const old = (await read(accounts))!;
    await accounts.connect(userId, { sub: 'nora', name: 'Nora', picture: null }, tokens);
    const fresh = (await read(accounts))!;
    await accounts.reportRefusedToken(old);
    expect((await accounts.findConnected(userId))?.needs_reconnect).toBe(false);
    await accounts.reportRefusedToken(fresh);
    expect((await accounts.findConnected(userId))?.needs_reconnect).toBe(true);
  });

  it('need one as well where LinkedIn did not grant posting', async () => {
    const accounts = withKeys(oldKey);
    const reading = { ...tokens, scopes: ['openid', 'profile'] };
    await accounts.connect(userId, { sub: 'nora', name: 'Nora', picture: null }, reading);
    expect((await accounts.findConnected(userId))?.needs_reconnect).toBe(true);
  });

  it('have one connected member at a time, also when two callbacks arrive together', async () => {
    const accounts = withKeys(oldKey);
    await Promise.all(
      ['a', 'b', 'c'].map((sub) => accounts.connect(userId, { sub, name: sub, picture: null }, tokens)),
    );
    const connected = (await rows()).filter(({ disconnected_at }) => disconnected_at === null);
    expect(connected).toHaveLength(1);
  });

  it('pause longer with each 429 in a row, and count calls that were under way together once', async () => {
    const accounts = withKeys(oldKey);
    await accounts.connect(userId, { sub: 'nora', name: 'Nora', picture: null }, tokens);
    const { id } = (await read(accounts))!;
    const pauses = await Promise.all([accounts.pause(id, 0), accounts.pause(id, 0), accounts.pause(id, 0)]);
    expect(new Set(pauses.map(({ until }) => until?.getTime())).size).toBe(1);
    expect(await rows()).toMatchObject([{ throttle_count: 1 }]);
    await connection.database.query('update social_accounts set throttled_until = now() where id = $1', [id]);
    const { until } = await accounts.pause(id, 0);
    expect(until!.getTime()).toBeGreaterThan(Date.now() + 4 * 60_000);
  });
});
