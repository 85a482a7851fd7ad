import { describe, expect, it } from '@jest/globals';
import { versionHint } from './postgres-tool.js';

describe('A failure of PostgreSQL’s programs', () => {
  it('that are older than the server says which version to install, and where it lies then', () => {
    const words = [
      'pg_dump: error: aborting because of server version mismatch',
      'pg_dump: detail: server version: 17.2 (Debian 17.2-1); pg_dump version: 15.14',
    ].join('\n');
    const [hint] = versionHint(words);
    expect(hint).toContain('Install version 17, on Debian and Ubuntu postgresql-client-17');
    expect(hint).toContain('/usr/lib/postgresql/17/bin');
  });

  it('that are older than those that wrote the dump says so, too', () => {
    const [hint] = versionHint('pg_restore: error: unsupported version (1.16) in file header');
    expect(hint).toContain('Install the version that wrote the dump');
  });

  it('of another kind has no such hint', () => {
    expect(versionHint('pg_dump: error: connection to server failed: Connection refused')).toEqual([]);
  });
});
