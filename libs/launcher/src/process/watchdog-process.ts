/** The program behind watchdog.ts: reads orders from standard input, and acts when that ends. */
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { waitUntilGone } from './process-table.ts';
import type { LastWill, WatchdogOrder } from './watchdog.ts';

const PATIENCE_MS = 30_000;
let hurried = false;
const wills = new Map<number, LastWill>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line) as WatchdogOrder;
  if ('forget' in order) wills.delete(order.forget);
  else if ('hurry' in order) hurried = true;
  else wills.set(order.watch, order);
}

for (const [pid, will] of [...wills].reverse()) {
  await end(pid, will);
  for (const folder of will.remove ?? []) rmSync(folder, { recursive: true, force: true });
}

async function end(pid: number, { signal, group }: LastWill): Promise<void> {
  const target = group ? -pid : pid;
  send(target, hurried && group ? 'SIGKILL' : signal);
  const isGone = await waitUntilGone(pid, PATIENCE_MS);
  // A group may outlive its first process.
  if (group || !isGone) send(target, 'SIGKILL');
}

function send(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal);
  } catch {
    // It exited itself.
  }
}
