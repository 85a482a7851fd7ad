import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ContinuityService } from '../../src/platform/continuity/continuity.service.js';
import { Database } from '../../src/platform/database/database.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import { backUp } from '../support/database/database-backup.js';
import { signUp, TestClient } from '../support/network/http-client.js';
import { startTestApp } from '../support/api/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/database/test-database.js';

describe('An api that starts on older data while no worker is there', () => {
  let database: TestDatabase;
  let files: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    files = await mkdtemp(join(tmpdir(), 'drumbeat-restored-start-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(files, { recursive: true });
  });
  const start = () => startTestApp({ environment: { DATABASE_URL: database.url, STORAGE_DIR: files } });

  it('has put it in order before it answers anybody', async () => {
    const before = await start();
    await signUp(before.url);
    const backup = await backUp(before.app.get(Database));
    await before.app.get(ContinuityService, { strict: false }).check();
    await backup.restore();
    await before.close();

    const after = await start();
    try {
      const ready = await new TestClient(after.url).get('/health/ready');
      expect(ready.body).toMatchObject({ paused: ['first_comments', 'mail', 'publishing'] });
      expect(await after.app.get(Database).query('select 1 from auth_sessions')).toEqual([]);
    } finally {
      await after.close();
    }
  });

  it('says in its readiness since when no mark of the data could be written', async () => {
    const api = await start();
    try {
      const unmarkedSince = async () =>
        (await new TestClient(api.url).get<{ unmarked_since: string | null }>('/health/ready')).body
          .unmarked_since;
      expect(await unmarkedSince()).toBeNull();
      const write = jest
        .spyOn(api.app.get(FileStorage, { strict: false }), 'write')
        .mockRejectedValue(new Error('EROFS: read-only file system'));
      await api.app.get(ContinuityService, { strict: false }).check();
      expect(Date.parse((await unmarkedSince()) ?? '')).not.toBeNaN();
      write.mockRestore();
      await api.app.get(ContinuityService, { strict: false }).check();
      expect(await unmarkedSince()).toBeNull();
    } finally {
      await api.close();
    }
  });
});
