import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { moduleBeside } from '../programs/module-beside.js';

/** What the process that looks at untrusted content may take. */
export interface InspectionLimits {
  readonly timeoutMs: number;
  /** Of the processor for the reading, all threads together, looked at every 10 ms: others on a busy machine do not use it up. */
  readonly cpuMaxMs: number;
  /** All of the process, looked at every 10 ms: what is taken meanwhile comes on top. Node and libvips alone have 75. */
  readonly memoryMaxMb: number;
}

/** How the process ended: with the reader's answer, or before it had one. */
export type Inspection =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'too_long' | 'too_much_memory' | 'crashed' };

/** V8's heap, a part of the memory: it frees what nobody needs any more before it takes more. */
const HEAP_MAX_MB = 256;
/** Memory's limit, the system, and V8 or libvips when they get no more. */
const OUT_OF_MEMORY: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGABRT', 'SIGTRAP'];
/** The processor's limit (watchdog.worker.ts). */
const OUT_OF_TIME: NodeJS.Signals = 'SIGTERM';
const PROGRAM = fileURLToPath(moduleBeside(import.meta.url, 'inspection.program'));

/**
 * Has an untrusted file read by a process of its own, without our environment. Some kilobytes can unpack to gigabytes or take minutes, and
 * what sharp takes lies outside V8's heap, so that no limit of a thread holds it; with a process all of it goes back, and no file meets
 * what another one left.
 * @param reader address of the module that has `read(task)`; `moduleBeside` makes it
 * @param task what a structured clone can carry
 */
export async function inspectApart(
  reader: URL,
  task: object,
  { timeoutMs, cpuMaxMs, memoryMaxMb }: InspectionLimits,
): Promise<Inspection> {
  const program = fork(PROGRAM, [reader.href, String(memoryMaxMb), String(cpuMaxMs), String(process.pid)], {
    execArgv: [`--max-old-space-size=${HEAP_MAX_MB}`],
    // Of glibc: else each thread keeps what it freed for itself.
    env: { MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const answers: unknown[] = [];
  program.once('message', (answer) => {
    answers.push(answer);
    // It does not end by itself: libvips may wait for its own threads for ever there.
    program.kill('SIGKILL');
  });
  // One that has ended takes no more input.
  program.once('spawn', () => program.send(task, () => undefined));
  const [, signal] = (await once(program, 'close')) as [number | null, NodeJS.Signals | null];
  if (answers.length > 0) return { kind: 'answered', answer: answers[0] };
  if (program.killed || signal === OUT_OF_TIME) return { kind: 'too_long' };
  return { kind: OUT_OF_MEMORY.includes(signal) ? 'too_much_memory' : 'crashed' };
}
