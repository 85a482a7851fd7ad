import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const MEGABYTE = 1024 * 1024;
const ps = promisify(execFile);
/** Where Linux says which children we have; to ask `ps` again and again costs as much as the work that is measured. */
const CHILDREN = `/proc/self/task/${process.pid}/children`;
const LOOK_EVERY_MS = 10;

/** Megabytes while some work lasts. */
export interface PeakMemory {
  /** The most that one child process of ours has. */
  readonly ofChild: number;
  /** The most that our own process has, beyond what it had before. */
  readonly ownGrowth: number;
}

export async function peakMemory(work: () => Promise<unknown>): Promise<PeakMemory> {
  const before = process.memoryUsage.rss();
  let own = before;
  let ofChild = 0;
  const over = new AbortController();
  const end = () => over.abort();
  work().then(end, end);
  while (!over.signal.aborted) {
    ofChild = Math.max(ofChild, ...(await childrenNow()));
    own = Math.max(own, process.memoryUsage.rss());
  }
  return { ofChild, ownGrowth: (own - before) / MEGABYTE };
}

/** What each of our children takes. */
async function childrenNow(): Promise<number[]> {
  if (existsSync(CHILDREN)) {
    await setTimeout(LOOK_EVERY_MS);
    return readFileSync(CHILDREN, 'utf8').trim().split(' ').map(mostOf);
  }
  const { stdout } = await ps('ps', ['-A', '-o', 'ppid=', '-o', 'rss=']);
  return stdout.split('\n').flatMap((line) => {
    const [parent, kilobytes = 0] = line.trim().split(/\s+/u).map(Number);
    return parent === process.pid ? [kilobytes / 1024] : [];
  });
}

/** The most that a process had so far; 0 for one that has just ended. */
function mostOf(pid: string): number {
  try {
    const [, kilobytes = 0] = /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
