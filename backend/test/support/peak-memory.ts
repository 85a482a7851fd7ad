import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const MEGABYTE = 1024 * 1024;
const ps = promisify(execFile);

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
    const { stdout } = await ps('ps', ['-A', '-o', 'ppid=', '-o', 'rss=']);
    own = Math.max(own, process.memoryUsage.rss());
    for (const line of stdout.split('\n')) {
      const [parent, kilobytes = 0] = line.trim().split(/\s+/u).map(Number);
      if (parent === process.pid) ofChild = Math.max(ofChild, kilobytes / 1024);
    }
  }
  return { ofChild, ownGrowth: (own - before) / MEGABYTE };
}
