import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { aLargeGif } from '../../../../test/builders/gif.builder.js';
import { inspectApart } from '../../../platform/inspection/inspection-process.js';
import { moduleBeside } from '../../../platform/programs/module-beside.js';

const LIMITS = { timeoutMs: 600_000, cpuMaxMs: 600_000, memoryMaxMb: 512 };
const TASK = {
  content: aLargeGif(5_000, 5_000),
  format: 'gif',
  pixelsMax: 30_000_000,
  sideMax: 5_000,
  bytesMax: 8_000_000,
};

/** The children of a process that read a file. */
async function readersOf(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'ppid=', '-o', 'pid=', '-o', 'args=']);
  return stdout.split('\n').flatMap((line) => {
    const [ppid, pid] = line.trim().split(/\s+/u).map(Number);
    return ppid === parent && pid !== undefined && line.includes('inspection.program') ? [pid] : [];
  });
}

async function firstReaderOf(parent: number): Promise<number> {
  for (;;) {
    const [reader] = await readersOf(parent);
    if (reader !== undefined) return reader;
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('The process that reads a file', () => {
  it('may be ended by the system: its caller goes on', async () => {
    const inspection = inspectApart(moduleBeside(import.meta.url, 'image.reader'), TASK, LIMITS);
    process.kill(await firstReaderOf(process.pid), 'SIGKILL');
    expect(await inspection).toEqual({ kind: 'too_much_memory' });
    expect(await readersOf(process.pid)).toEqual([]);
  });

  it('does not outlive its caller', async () => {
    const program = fileURLToPath(
      new URL('../../../platform/inspection/inspection.program.ts', import.meta.url),
    );
    // One that is given nothing to do waits for ever.
    const source =
      "const { fork } = await import('node:child_process');" +
      `fork(${JSON.stringify(program)}, [${JSON.stringify(moduleBeside(import.meta.url, 'pdf.reader').href)}, '512', '60000', String(process.pid)], { execArgv: [] });`;
    const caller = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'ignore' });
    const reader = await firstReaderOf(caller.pid ?? 0);
    caller.kill('SIGKILL');
    await once(caller, 'exit');
    while (isThere(reader)) await new Promise((resolve) => setImmediate(resolve));
    expect(isThere(reader)).toBe(false);
  });
});
