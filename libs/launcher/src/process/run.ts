import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { LaunchError } from '../../launch-error.mjs';
import { ROOT } from '../setup/settings.ts';
import { forget, stopWithUs } from './watchdog.ts';

export interface RunOptions {
  env?: NodeJS.ProcessEnv;
  /** Output goes to this file instead of the terminal. */
  logFile?: string;
  signal?: AbortSignal;
}

export interface RunResult {
  code: number;
  /** The end of what it printed; empty when that went to the terminal. */
  tail: string;
}

const TAIL_CHARACTERS = 20_000;

/** Runs a program to its end in the repository's folder, in a process group of its own that an abort ends whole. */
export async function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const { env = process.env, logFile, signal } = options;
  if (signal?.aborted) return { code: 1, tail: 'Stopped' };
  const quiet = logFile !== undefined;
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  stopWithUs(child, { signal: 'SIGTERM', group: true });
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM');
  signal?.addEventListener('abort', end, { once: true });
  let tail = '';
  const file = quiet ? createWriteStream(logFile, { flags: 'a', mode: 0o600 }) : undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-TAIL_CHARACTERS);
      file?.write(text);
    });
  }
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      tail = error.message;
      resolve(127);
    });
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  forget(child);
  signal?.removeEventListener('abort', end);
  if (file) await finished(file.end());
  return { code, tail };
}

/** As `run`, and a failure throws with the end of the output. */
export async function runOrFail(
  command: string,
  args: string[],
  options: RunOptions & { what: string },
): Promise<void> {
  const { code, tail } = await run(command, args, options);
  if (code === 0) return;
  throw new LaunchError(`${options.what} failed (code ${code}):\n${tail.trim()}`);
}
