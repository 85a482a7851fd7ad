import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ProcessRecord } from './process-record.ts';
import { isAlive } from './process-table.ts';

describe('the record of started processes', () => {
  let folder: string;
  let child: ChildProcess;
  let pid: number;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'drumbeat-record-'));
    child = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
    if (child.pid === undefined) throw new Error('sleep did not start');
    pid = child.pid;
  });
  afterEach(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('ends what a killed run left behind', async () => {
    new ProcessRecord(folder).add(pid);
    const ended = once(child, 'exit');
    await new ProcessRecord(folder).endLeftovers();
    await ended;
    expect(existsSync(join(folder, 'processes.json'))).toBe(false);
  });

  it('leaves alone a stranger that has the number of a process of ours', async () => {
    new ProcessRecord(folder).add(pid);
    const file = join(folder, 'processes.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"mark":"[^"]+"/, '"mark":"another start"'));
    await new ProcessRecord(folder).endLeftovers();
    expect(isAlive(pid)).toBe(true);
  });

  it('forgets what has ended by itself', async () => {
    const record = new ProcessRecord(folder);
    record.add(pid);
    record.remove(pid);
    await new ProcessRecord(folder).endLeftovers();
    expect(isAlive(pid)).toBe(true);
  });
});
