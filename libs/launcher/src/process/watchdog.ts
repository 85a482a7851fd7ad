import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/** How to stop a process whose launcher has vanished. */
export interface LastWill {
  signal: NodeJS.Signals;
  /** True to signal its whole process group (the process was started detached). */
  group: boolean;
  /** Folders to remove afterwards. */
  remove?: string[];
}

export type WatchdogOrder = ({ watch: number } & LastWill) | { forget: number } | { hurry: true };

let watchdog: ChildProcess | undefined;

/**
 * Sees to it that a child ends even when we are killed with no chance to stop it: a second, tiny process holds the
 * list of our children and ends them, last started first, as soon as the pipe to us closes.
 */
export function stopWithUs(child: ChildProcess, will: LastWill): void {
  if (child.pid !== undefined) order({ watch: child.pid, ...will });
}

/** Forgets an ended child: its id may soon be reused. */
export function forget(child: ChildProcess): void {
  if (child.pid !== undefined) order({ forget: child.pid });
}

/** Stops waiting: processes left when we exit are killed, except a database, which gets a fast shutdown. */
export function hurry(): void {
  if (watchdog) order({ hurry: true });
}

function order(what: WatchdogOrder): void {
  watchdog ??= startWatchdog();
  watchdog.stdin?.write(`${JSON.stringify(what)}\n`);
}

function startWatchdog(): ChildProcess {
  const program = fileURLToPath(new URL('./watchdog-process.ts', import.meta.url));
  const child = spawn(process.execPath, [program], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  // It must not keep us alive: it waits for our exit.
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  return child;
}
