import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadEnvFile } from '../../env-file.mjs';

describe('The file .env', () => {
  const before = process.env;
  let folder: string;

  beforeEach(() => {
    process.env = { PORT: '4000' };
    folder = mkdtempSync(join(tmpdir(), 'drumbeat-env-'));
  });
  afterEach(() => {
    process.env = before;
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['', '\uFEFF'])('sets what the environment does not, its first line too, after %j', (mark) => {
    const file = join(folder, '.env');
    writeFileSync(file, `${mark}LOG_LEVEL=debug\nPORT=5000\nSMTP_URL="smtp://mail"\n`);
    loadEnvFile(file);
    expect(process.env).toEqual({ LOG_LEVEL: 'debug', PORT: '4000', SMTP_URL: 'smtp://mail' });
  });

  it('may be missing', () => {
    loadEnvFile(join(folder, '.env'));
    expect(process.env).toEqual({ PORT: '4000' });
  });
});
