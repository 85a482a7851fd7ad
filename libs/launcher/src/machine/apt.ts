import { run } from '../process/run.ts';
import { step } from '../terminal/progress.ts';
import { findProgram } from './find-program.ts';

export interface AptOptions {
  logFile: string;
  signal: AbortSignal;
}

/** True when Debian packages can be installed: as root, with apt. */
export const canInstallPackages = (): boolean =>
  process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;

/**
 * Installs a Debian package with what it needs.
 *
 * @returns what apt said last when it failed, undefined when the package is there
 */
export async function installPackage(name: string, options: AptOptions): Promise<string | undefined> {
  // Waits for another apt on this machine instead of failing, and never asks.
  const quietly = ['-y', '-o', 'DPkg::Lock::Timeout=300'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return step(`Installing Debian's package ${name} (apt-get)`, async () => {
    await run('apt-get', [...quietly, 'update'], { ...options, env });
    const done = await run('apt-get', [...quietly, 'install', '--no-install-recommends', name], {
      ...options,
      env,
    });
    return done.code === 0 ? undefined : done.tail.trim();
  });
}
